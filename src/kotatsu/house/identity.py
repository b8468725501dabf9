"""Secrets: browsers keep them and links contain them, the house keeps hashes, so that a copy of its files opens no door."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 12  # 60 bits, which somebody can still type
TOKEN = "token "  # what the name of whoever comes with a token begins with: no browser's secret makes such a name


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def identity(secret: str) -> str:
    """The name under which the house knows whoever has this secret. Long random secrets need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def token_identity(token: str) -> str:
    """The same for a program that plays one seat: whoever it is there, they are nobody at any other table."""
    return TOKEN + identity(TOKEN + token)


def has_token(person: str) -> bool:
    """Whether somebody is known by a token, so that they exist in one seat only."""
    return person.startswith(TOKEN)


def door_secret(browser: str, table: str, seat: int, number: str) -> str:
    """What opens a door: only the browser of its host and the house together can make it."""
    return _together(browser, f"door {table} {seat} {number}")


def help_secret(browser: str, box: str, number: str) -> str:
    """What lets somebody help with a box: only the browser of its owner and the house together can make it."""
    return _together(browser, f"help {box} {number}")


def _together(browser: str, what: str) -> str:
    made = hmac.digest(browser.encode(), what.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def new_code() -> str:
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def plain_code(typed: str) -> str:
    """A code as it was made, whatever somebody put between its signs."""
    return "".join(sign for sign in typed.upper() if sign in CODE_SIGNS)


def handle(asker: str, person: str) -> str:
    """What somebody is called in the forms of another person: it means nothing to anybody else."""
    return identity(f"{asker} {person}")[:16]
