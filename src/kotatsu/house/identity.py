"""Who somebody is: their browser keeps a secret, the house keeps its hash, so that a copy of its files opens no door."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def identity(secret: str) -> str:
    """The name under which the house knows whoever has this secret. Long random secrets need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()
