"""Web Push: what is told to a browser that is not open. Only that browser can read it, and it knows who sent it.

The message is encrypted for the browser (RFC 8291, RFC 8188), the request is signed with the key of the house (RFC 8292).
"""

from __future__ import annotations

import base64
import json
import os
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kotatsu.core.errors import Refusal

RECORD = 4096  # bytes of a record: a message is one
POINT = 65  # bytes of a public key
SIGNED_SECONDS = 12 * 3600.0
WAITS_SECONDS = 3 * 24 * 3600  # a push service keeps it for a browser that is not there
TOPIC = "kotatsu-turn"  # of two that wait only the newer one is told
HALF = 32  # bytes of each part of a signature


class Keys(NamedTuple):
    """What a browser gives to those who may push to it."""

    p256dh: str
    auth: str


class BadKeys(Refusal):
    """No browser gave these."""

    reason = "bad-push-keys"


def new_key() -> str:
    """A key for a house, to be kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    kind = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return made.private_bytes(*kind).decode()


def public_key(key: str) -> str:
    """What browsers are told of the key of a house."""
    return in_text(_point(_private(key).public_key()))


def check(keys: Keys) -> None:
    _browser(keys)


def sealed(text: str, keys: Keys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A message that only the browser with these keys can read. The key and the salt are made for it alone."""
    theirs, auth = _browser(keys)
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    shared, ours = own.exchange(ec.ECDH(), theirs), _point(own.public_key())
    secret = _derived(shared, auth, b"WebPush: info\0" + _point(theirs) + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    closed = AESGCM(key).encrypt(nonce, text.encode() + b"\x02", b"")
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + ours + closed


def headers(key: str, endpoint: str, contact: str, now: float) -> dict[str, str]:
    """What a request says besides the message: who sends it, and that they do."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now + SIGNED_SECONDS), "sub": contact}
    told = ".".join(in_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    parts = decode_dss_signature(_private(key).sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    signature = in_text(b"".join(part.to_bytes(HALF, "big") for part in parts))
    return {
        "Authorization": f"vapid t={told}.{signature}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(WAITS_SECONDS),
        "Topic": TOPIC,
        "Urgency": "normal",
    }


def in_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def in_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    made = serialization.load_pem_private_key(key.encode(), None)
    assert isinstance(made, ec.EllipticCurvePrivateKey)
    return made


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _browser(keys: Keys) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    try:
        theirs, auth = in_bytes(keys.p256dh), in_bytes(keys.auth)
        if len(theirs) != POINT or len(auth) != 16:
            raise BadKeys
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs), auth
    except (ValueError, UnsupportedAlgorithm):
        raise BadKeys from None


def _derived(secret: bytes, salt: bytes, about: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, about).derive(secret)
