"""A bot in another language: crosses off what it has seen, asks for the rest, accuses when sure.

    casefile arena --edition clue-2002 --seats 'exec:python3 examples/bot.py,cross-off,random' --games 10

It reads one JSON message a line and answers each "decide" with one of the actions that "legal" stands for.
"""
import json
import random
import sys


class Game:
    def __init__(self, start):
        self.you = start["you"]
        self.chance = random.Random(start["game"])

    def decide(self, view, legal):
        forms = {form["do"]: form for form in legal}
        known = view["known"]
        if "accuse" in forms:
            named = self.name(forms["accuse"], known, sure=True)
            if named or len(forms) == 1:
                return named or self.name(forms["accuse"], known)
        if "show" in forms:
            return {"do": "show", "card": self.shown_before(forms["show"]["card"], view)}
        for do in ("look", "suggest", "ask"):
            if do in forms:
                return self.name(forms[do], known)
        calm = [form for form in legal if form["do"] != "accuse"]
        return self.name(self.chance.choice(calm), known)

    def name(self, form, known, sure=False):
        """One action of the form: cards nobody has shown, rooms before squares, the rest by chance."""
        action = {}
        for key, choices in form.items():
            if not isinstance(choices, list):
                action[key] = choices
                continue
            if key == "from":
                unseen = [card for card in choices if card not in known]
                rest = [card for card in choices if card in known]
                self.chance.shuffle(rest)
                action["cards"] = (unseen + rest)[:2]
                continue
            better = [one for one in choices if self.is_open(key, one, known)]
            if sure and len(better) != 1:
                return None
            action[key] = self.chance.choice(better or choices)
        return action

    def is_open(self, key, choice, known):
        if key in ("suspect", "weapon", "room", "card"):
            return known.get(choice, "envelope") == "envelope"
        return key == "to" and isinstance(choice, str) and choice not in known

    def shown_before(self, cards, view):
        """A card the asker has seen from us tells nothing new."""
        cards = cards if isinstance(cards, list) else [cards]
        seen = [showed["card"] for showed in view["showed"] if showed["to"] == view["turn"]]
        return self.chance.choice([card for card in cards if card in seen] or cards)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "name": "example", "version": "1.0"}
        elif message["type"] == "start":
            game = Game(message)
            continue
        elif message["type"] == "decide":
            action = game.decide(message["view"], message["legal"])
            answer = {"type": "action", "game": message["game"], "id": message["id"], "action": action}
        else:
            continue
        print(json.dumps(answer), flush=True)


main()
