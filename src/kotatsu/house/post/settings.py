"""What whoever runs a house can say about its post: two sections of the settings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kotatsu.core.errors import KotatsuError

SECURITY = ("starttls", "tls", "none")
NOBODY = "mailto:kotatsu@localhost"


@dataclass(frozen=True)
class Mail:
    """How letters are sent; without a host there are none."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    security: str = "starttls"  # or tls from the start, or none
    sender: str = ""  # Kotatsu <kotatsu@games.example.org>

    def __post_init__(self) -> None:
        if self.security not in SECURITY:
            raise KotatsuError(f"mail is secured by {', '.join(SECURITY)}, not by {self.security!r}")
        if any(sign in self.sender for sign in "\r\n"):
            raise KotatsuError("a sender is one line")

    @property
    def works(self) -> bool:
        return bool(self.host and self.sender)


@dataclass(frozen=True)
class Notices:
    """How people are told that it is their turn, if they want to be."""

    push: bool = True  # to browsers
    webhooks: bool = True  # to addresses that people name
    private: bool = False  # also to machines in our own network; leave it off on a public server
    gather_seconds: float = 60.0  # after somebody is asked; who is quick hears nothing
    pause_minutes: float = 30.0  # between two messages to a person
    contact: str = NOBODY  # whom a push service may turn to about our pushes: mailto:… or https://…

    def __post_init__(self) -> None:
        if not self.contact.startswith(("mailto:", "https://")):
            raise KotatsuError(f"a contact is mailto:… or https://…, not {self.contact!r}")

    def of_house(self, address: str) -> Notices:
        """The same for a house at an address: push services that want to reach somebody refuse what leads nowhere."""
        unsaid = self.contact == NOBODY and address.startswith("https://")
        return replace(self, contact=address) if unsaid else self


MAIL, NOTICES = Mail(), Notices()
