"""What the house notes for whoever runs it: in lines for people, or as JSON for programs. No secret is ever among it.

Links, codes and cookies are secrets, and so is what people say. Paths of requests are noted by the pattern of their route,
so nothing of them is written down in the first place; messages are looked through all the same.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

from kotatsu.web.server.configuration import Logs

ROUTES = ("/join/{}", "/device/{}", "/confirm/{}", "/unsubscribe/{}", "/box/{}/help/{}")  # that end with a secret
WAYS = "|".join(route.removesuffix("{}").replace("{}", "[^/]+") for route in ROUTES)
SECRETS = re.compile(
    rf"(?P<way>{WAYS}|kotatsu=|[Bb]earer |://[^:/@\s]*:)(?P<secret>[^\s\"'@;,/?&]+)",
)
PLAIN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}  # of every record
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def without_secrets(text: str) -> str:
    return SECRETS.sub(r"\g<way>…", text)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Lines(logging.Formatter):
    """An object in a line, with whatever was noted besides the message."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z"
        told: dict[str, Any] = {"time": stamp, "level": record.levelname.lower(), "from": record.name}
        told["message"] = record.getMessage()
        told.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(told, ensure_ascii=False, default=str))


def keep_logs(logs: Logs) -> None:
    """Let everything that is noted go to stderr in the format that was chosen."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if logs.format == "json" else Plain(FORMAT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if logs.format == "json" or logs.requests else logging.WARNING)
    for quiet in ("alembic", "asyncio", "multipart", "python_multipart"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
