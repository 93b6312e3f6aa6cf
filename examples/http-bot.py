#!/usr/bin/env python3
"""A bot that plays one match over HTTP, with nothing but the standard library.

    python3 examples/http-bot.py http://localhost:8080 <table> [--invite CODE] [--name NAME] [--owner NAME]

It sits down at the table and chooses any legal move; put your own choice into `choose`.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid

PATIENCE = 25


class Refused(Exception):
    """The server said no; `code` is one of those listed at /api/docs."""

    def __init__(self, code, answer):
        super().__init__(code)
        self.code = code
        self.answer = answer


class Server:
    def __init__(self, url):
        self.url = url.rstrip("/")
        self.headers = {"Content-Type": "application/json"}

    def call(self, method, path, body=None):
        """Repeats what got no answer: moves carry an id, so twice is as good as once."""
        for attempt in range(10):
            try:
                return self._once(method, path, body)
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.2 * (attempt + 1))
            except Refused as refused:
                if refused.code not in ("busy", "rate_limited", "store_failed"):
                    raise
                time.sleep(0.5 * (attempt + 1))
        raise SystemExit(f"{self.url} does not answer")

    def _once(self, method, path, body):
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers if data else {k: v for k, v in self.headers.items() if k != "Content-Type"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE + 10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            answer = json.load(error)
            raise Refused(answer["error"]["code"], answer) from None


def choose(view, moves):
    """The only line a better bot has to change: `view` is all that the seat may know."""
    return random.choice(moves)


def play(server, table):
    since = ""
    while True:
        answer = server.call("GET", f"/api/matches/{table}?wait={PATIENCE}{since}")
        update = answer["update"]
        while update and update["moves"]:
            move = {"id": uuid.uuid4().hex, "base": update["seq"], "move": choose(update["view"], update["moves"])}
            try:
                update = server.call("POST", f"/api/matches/{table}/moves", move)["update"]
            except Refused as refused:
                if refused.code != "stale":
                    raise
                update = refused.answer["update"]
        if update:
            since = f"&since={update['seq']}"
            if "result" in update:
                return update["result"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("table")
    parser.add_argument("--invite")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--owner", default="somebody")
    given = parser.parse_args()
    server = Server(given.url)
    if given.invite:
        server.headers["Fathom-Invite"] = given.invite
    seated = server.call(
        "POST", f"/api/tables/{given.table}/join", {"name": given.name, "botOf": given.owner}
    )
    server.headers["Authorization"] = f"Bearer {seated['token']}"
    result = play(server, given.table)
    print(json.dumps({"place": result["places"][seated["you"]], "scores": result["scores"]}))


if __name__ == "__main__":
    main()
