#!/usr/bin/env python3
"""A bot for Fathom's ladder that needs nothing but Python:

    npx fathom ladder submarine --seats 2 --bots ./examples/mybot.py,random

Questions come on standard input, answers go to standard output, one JSON object a line. This one lifts treasures when it
can, then goes on, and otherwise takes chances. Everything it may know of the match is in question["view"].
"""

import json
import random
import sys

PROTOCOL = 1
LIKED = ("lift", "sail", "place")


def choose(question):
    """One of question["moves"]; what is not among them costs the turn."""
    chance = random.Random(question["seed"] + str(len(question["moves"])))
    for kind in LIKED:
        moves = [move for move in question["moves"] if move.startswith(kind)]
        if moves:
            return chance.choice(moves)
    return chance.choice(question["moves"])


def main():
    for line in sys.stdin:
        said = json.loads(line)
        if "hello" in said:
            answer = {"hello": PROTOCOL, "name": "mybot"}
        else:
            answer = {"id": said["id"], "move": choose(said)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
