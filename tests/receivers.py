"""Those to whom a house sends something: a post office that speaks SMTP, and a machine that takes whatever is posted there."""

from __future__ import annotations

import base64
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PATIENCE = 60.0


# -- letters -----------------------------------------------------------------------------------------


class PostOffice:
    """It takes letters one after the other; people at some addresses are not known there."""

    def __init__(self, unknown: str = "") -> None:
        self.letters: list[EmailMessage] = []
        self.busy = 0  # how many visitors are sent away before the next one is served
        self._unknown, self._arrived = unknown, threading.Condition()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]

    def run(self) -> None:
        while True:
            try:
                talk, _ = self._socket.accept()
            except OSError:
                return
            with talk, talk.makefile("rwb") as lines:
                self._serve(lines)

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _serve(self, lines: Any) -> None:
        def say(text: str) -> None:
            lines.write(text.encode() + b"\r\n")
            lines.flush()

        if self.busy:
            self.busy -= 1
            say("421 too busy")
            return
        say("220 post office")
        while line := lines.readline().decode().strip():
            verb = line[:4].upper()
            if verb == "RCPT" and self._unknown and self._unknown in line:
                say("550 nobody of that name")
            elif verb == "DATA":
                say("354 go on")
                body = b""
                while (part := lines.readline()) != b".\r\n":
                    body += part.removeprefix(b".") if part.startswith(b"..") else part
                letter = message_from_bytes(body, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                with self._arrived:
                    self.letters.append(letter)
                    self._arrived.notify_all()
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                return
            else:
                say("250 fine")

    def wait_for(self, count: int) -> list[EmailMessage]:
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.letters) >= count, PATIENCE), "no letter came"
            return self.letters


@contextmanager
def post_office(unknown: str = "") -> Iterator[PostOffice]:
    office = PostOffice(unknown)
    thread = threading.Thread(target=office.run, daemon=True)
    thread.start()
    try:
        yield office
    finally:
        office.close()
        thread.join(PATIENCE)


# -- posts -------------------------------------------------------------------------------------------


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Machine(ThreadingHTTPServer):
    """It notes what is posted, and answers to each path what was agreed on."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.posted: list[Posted] = []
        self.answers: dict[str, int] = {}
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def at(self, path: str) -> list[Posted]:
        return [posted for posted in self.posted if posted.path == path]


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        machine = self.server
        assert isinstance(machine, Machine)
        body = self.rfile.read(int(self.headers["content-length"]))
        machine.posted.append(Posted(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        status = machine.answers.get(self.path, 201)
        self.send_response(status)
        if status == 302:
            self.send_header("location", f"{machine.url}/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def machine() -> Iterator[Machine]:
    server = Machine()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join(PATIENCE)


# -- a browser that is pushed to ---------------------------------------------------------------------


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def _mac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """What a browser and its push service know: a key, a secret, and how to read what is sealed for them. Each step is done
    by hand here, so that it shares nothing with what it checks."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        self._key = (
            ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1())
            if private
            else ec.generate_private_key(ec.SECP256R1())
        )
        self._auth = _bytes(auth) if auth else bytes(range(16))

    @property
    def point(self) -> bytes:
        plain = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return self._key.public_key().public_bytes(*plain)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": _text(self.point), "auth": _text(self._auth)}

    def read(self, sealed: bytes) -> str:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        point, closed = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(closed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        first = _mac(self._auth, self._key.exchange(ec.ECDH(), sender))
        root = _mac(salt, _mac(first, b"WebPush: info\0" + self.point + point + b"\x01"))
        key = _mac(root, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _mac(root, b"Content-Encoding: nonce\0\x01")[:12]
        opened = AESGCM(key).decrypt(nonce, closed, None)
        assert opened.endswith(b"\x02")
        return opened[:-1].decode()


def signed_claims(posted: Posted, origin: str) -> dict[str, Any]:
    """What a push says about its sender, if they have signed it with the key they name."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    told, _, signature = parts["t"].rpartition(".")
    raw = _bytes(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    key.verify(der, told.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(_bytes(told.split(".")[1]))
    assert claims["aud"] == origin
    return {**claims, "key": parts["k"]}
