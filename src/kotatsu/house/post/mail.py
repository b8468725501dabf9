"""Letters by SMTP."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple

from kotatsu.core.errors import Refusal
from kotatsu.house.post.outbound import Failed
from kotatsu.house.post.settings import Mail

SECONDS = 10.0  # for each step
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+")
MOST = 200  # characters of an address


class BadAddress(Refusal):
    """Nothing that a letter could be sent to."""

    reason = "no-mail-address"


class Unknown(Exception):
    """The other side says that there is no such person."""


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    stop: str = ""  # where one can say that there shall be no more


def plain_address(text: str) -> str:
    """An address as it is kept: what differs in upper and lower case only is the same."""
    address = text.strip().lower()
    if len(address) > MOST or not ADDRESS.fullmatch(address):
        raise BadAddress
    return address


def send(letter: Letter, mail: Mail) -> None:
    """Hand a letter over. It blocks, for a while that is bounded."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, letter.to, " ".join(letter.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(mail.sender)[1].partition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    try:
        with _office(mail) as office:
            if mail.security == "starttls":
                office.starttls(context=ssl.create_default_context())
            if mail.user:
                office.login(mail.user, mail.password)
            office.send_message(message)
    except smtplib.SMTPRecipientsRefused:
        raise Unknown from None
    except (smtplib.SMTPException, OSError) as error:
        raise Failed(type(error).__name__) from None


def _office(mail: Mail) -> smtplib.SMTP:
    if mail.security == "tls":
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=ssl.create_default_context())
    return smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)
