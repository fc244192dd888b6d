"""An engine with one fault, named by its argument; for tests."""

import json
import sys
import time

FAULT = sys.argv[1]


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    kind = message["is"]
    if kind == "hello":
        if FAULT == "silent":
            time.sleep(600)
        say(**{"is": "hello", "name": FAULT, "protocol": 99 if FAULT == "stranger" else 1})
    elif kind == "options":
        say(**{"is": "ready"})
    elif kind == "question":
        asked = message["id"]
    elif kind == "go":
        if FAULT == "hanging":
            time.sleep(600)
        if FAULT == "crashing":
            raise RuntimeError("all is lost")
        if FAULT == "lying":
            say(**{"is": "answer", "id": asked, "key": "everything"})
        if FAULT == "late":
            say(**{"is": "answer", "id": asked + 7, "key": "0"})
        if FAULT == "mumbling":
            print("I would take the left one", flush=True)
        if FAULT == "flooding":
            while True:
                say(**{"is": "info", "text": "x" * 1000})
        if FAULT == "endless":
            sys.stdout.write("x" * 3_000_000)
            sys.stdout.flush()
            time.sleep(600)
        if FAULT == "prying":
            say(**{"is": "try", "world": 12345})
            say(**{"is": "reveal"})
