"""An engine for Pantheon in plain Python: any game, any number of seats.

    npx pantheon arena isles --a "python3 examples/engines/first_engine.py" --b shepherd --players 2 --blocks 25

For a handful of answers it asks the table for worlds that fit what its seat knows, tries each answer there, lets the
table play on until it is asked again, and takes the answer after which its chances look best.
docs/engine-protocol.md describes every message.
"""

import json
import sys
import time

CANDIDATES = 8


def say(**message):
    print(json.dumps(message), flush=True)


def hear():
    line = sys.stdin.readline()
    if line == "":
        sys.exit(0)
    return json.loads(line)


class Stopped(Exception):
    """The table wants its answer now."""


def ask(**message):
    """Asks the table something, and waits for what it says to it."""
    say(**message)
    reply = hear()
    if reply["is"] == "stop":
        hear()  # what the table had been asked
        raise Stopped
    if reply["is"] == "refused" and reply["why"] == "time is up":
        raise Stopped
    return reply


def chance_after(key, seat):
    """How likely the seat is to win after an answer, in one world of many that may be the true one."""
    world = ask(**{"is": "imagine"})
    if world["is"] != "world":
        return None
    after = ask(**{"is": "try", "world": world["world"], "answers": {str(seat): key}, "until": "mine"})
    ask(**{"is": "forget", "world": world["world"]})
    if after.get("world") is not None:
        ask(**{"is": "forget", "world": after["world"]})
    return after["chances"][seat] if after["is"] == "world" else None


def decide(seat, ms):
    deadline = time.monotonic() + 0.8 * ms / 1000
    keys = ask(**{"is": "sample", "count": CANDIDATES})["keys"]
    found = {key: [] for key in keys}
    try:
        while len(keys) > 1 and time.monotonic() < deadline and any(len(tries) < 4 for tries in found.values()):
            for key in keys:
                chance = chance_after(key, seat)
                if chance is not None:
                    found[key].append(chance)
                if time.monotonic() >= deadline:
                    break
    except Stopped:
        pass
    return max(keys, key=lambda key: sum(found[key]) / len(found[key]) if found[key] else 0)


def main():
    seat, question = 0, None
    while True:
        message = hear()
        kind = message["is"]
        if kind == "hello":
            say(**{"is": "hello", "name": "first engine", "protocol": 1})
        elif kind == "options":
            seat = message["seat"]
            say(**{"is": "ready"})
        elif kind == "question":
            question = message
        elif kind == "go":
            say(**{"is": "answer", "id": question["id"], "key": decide(seat, message["ms"])})
        elif kind == "quit":
            return


if __name__ == "__main__":
    main()
