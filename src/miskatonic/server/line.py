"""A live connection with a short way in and out: no queue, no task and no turn of the loop for a message.

It is uvicorn's own; ASGI still opens and closes it, and carries what can't go the short way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

__all__ = ["SHORT", "ShortLine"]

SHORT: Final = "miskatonic.line"
"""Where an application finds the line: among the extensions of its scope."""


class ShortLine(WebSocketsSansIOProtocol):
    """One connection. What comes is heard at once when somebody hears; what is said goes out at once if it can."""

    hear: Callable[[str], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[SHORT] = self

    def send_receive_event_to_app(self) -> None:
        if self.hear is not None and self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                said = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                pass  # uvicorn closes a line on which such things come
            else:
                self.frames = []
                self.hear(said)
                return
        super().send_receive_event_to_app()

    def say(self, messages: Iterable[bytes]) -> bool:
        """Write these texts in one go; False if the other side is slow or gone, and nothing is written."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def hold(self) -> None:
        """Take nothing more in until `go_on`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
