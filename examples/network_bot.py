"""A bot that plays a seat of a server over HTTP, with nothing but Python.

    python3 examples/network_bot.py http://127.0.0.1:8080 TABLE TOKEN

The host of the table makes the seat and its token (docs/api.md). The bot has its part in the deal: it commits to a seed
and opens it when everybody has committed. When the stream breaks it comes back and is told the game as it is now.
"""
import hashlib
import json
import random
import sys
import time
import urllib.error
import urllib.request


def choose(view, legal):
    """Asks for cards it has not seen, accuses when one of each is left, and else does anything."""
    known = view["known"]
    accuse = next((form for form in legal if form["do"] == "accuse"), None)
    if accuse:
        left = {key: [c for c in cards if known.get(c, "envelope") == "envelope"]
                for key, cards in accuse.items() if isinstance(cards, list)}
        if len(legal) == 1 or all(len(cards) == 1 for cards in left.values()):
            return {"do": "accuse", **{key: random.choice(cards or accuse[key]) for key, cards in left.items()}}
    form = random.choice([form for form in legal if form["do"] != "accuse"])
    action = {}
    for key, choices in form.items():
        if not isinstance(choices, list):
            action[key] = choices
        elif key == "from":
            unseen = [card for card in choices if card not in known]
            action["cards"] = random.sample(unseen if len(unseen) > 1 else choices, 2)
        else:
            action[key] = random.choice([c for c in choices if str(c) not in known] or choices)
    return action


class Seat:
    def __init__(self, origin, table, token):
        self.address = f"{origin}/api/tables/{table}/bot"
        self.commands = f"{origin}/api/tables/{table}/commands"
        self.seed = random.SystemRandom().randbytes(32)
        self.table = table
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def stream(self):
        with urllib.request.urlopen(urllib.request.Request(self.address, headers=self.headers), timeout=60) as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)

    def answer(self, decide, action):
        self.post(self.address, {"type": "action", "game": self.table, "id": decide["id"], "action": action})

    def deal(self, what):
        commitment = hashlib.sha256(b"casefile player commitment v1\n" + self.seed).hexdigest()
        said = {"commitment": commitment} if what == "commit" else {"seed": self.seed.hex()}
        self.post(self.commands, {"id": what, "v": -1, "command": {"do": what, **said}})

    def post(self, address, body):
        request = urllib.request.Request(address, json.dumps(body).encode(), self.headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60).close()
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    # Too late, or against the rules: the next question tells more.
                    return print(f"refused: {refused.read().decode()}", file=sys.stderr)
            # Too many requests, or nothing can be saved now. The table still waits for this answer: nobody asks again.
            time.sleep(1)

    def play(self):
        for message in self.stream():
            if message["type"] in ("commit", "open"):
                self.deal(message["type"])
            if message["type"] == "decide":
                self.answer(message, choose(message["view"], message["legal"]))
            if message["type"] == "end":
                print(json.dumps({"winner": message["winner"], "envelope": message["envelope"]}), flush=True)
                return True
        return False


def main(origin, table, token):
    seat = Seat(origin, table, token)
    while True:
        try:
            if seat.play():
                return
        except urllib.error.HTTPError as refused:
            if refused.code in (401, 403, 404):
                sys.exit(f"The server does not know this seat: {refused.read().decode()}")
        except OSError:
            pass
        time.sleep(0.5)


main(*sys.argv[1:4])
