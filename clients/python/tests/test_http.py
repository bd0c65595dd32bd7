"""The standard library as the transport, against servers that behave badly."""

import socket
import threading
import unittest
from collections.abc import Callable

from rappen_client import NoAnswerError, Rappen, RappenError


class Transport(unittest.TestCase):
    def client(self, *pieces: bytes, ends: bool = True, **options: float) -> Rappen:
        """Of a service that answers the first request with these bytes."""
        listener = socket.create_server(("127.0.0.1", 0))
        done = threading.Event()

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(65_536)
                for piece in pieces:
                    connection.sendall(piece)
                if not ends:
                    done.wait()

        thread = threading.Thread(target=serve)
        thread.start()
        self.addCleanup(listener.close)
        self.addCleanup(thread.join)
        self.addCleanup(done.set)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        return Rappen(url, retries=0, **options)  # type: ignore[arg-type]

    def no_answer(self, call: Callable[[], object]) -> NoAnswerError:
        with self.assertRaises(NoAnswerError) as caught:
            call()
        return caught.exception

    def test_an_answer(self) -> None:
        self.assertEqual(self.client(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]").list_countries(), [])

    def test_a_redirection_is_a_refusal(self) -> None:
        client = self.client(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
        with self.assertRaises(RappenError) as caught:
            client.list_countries()
        self.assertEqual(caught.exception.status, 302)

    def test_half_an_answer_is_none(self) -> None:
        client = self.client(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[]")
        self.assertFalse(self.no_answer(client.list_countries).is_timeout)

    def test_no_answer_in_time(self) -> None:
        client = self.client(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[", ends=False, timeout_seconds=0.2)
        self.assertTrue(self.no_answer(client.list_countries).is_timeout)

    def test_nobody_there(self) -> None:
        self.assertFalse(self.no_answer(Rappen("http://127.0.0.1:1", retries=0).list_countries).is_timeout)

    def test_no_more_is_read_than_agreed(self) -> None:
        client = self.client(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 1_000, ends=False, answer_bytes_max=100)
        with self.assertRaises(RappenError) as caught:
            client.example_bulk_xlsx()
        self.assertEqual(caught.exception.code, "ANSWER_TOO_LONG")


if __name__ == "__main__":
    unittest.main()
