"""A bot in another language: crosses off what it has seen, asks for the rest, accuses when sure.

    casefile arena --edition clue-2002 --seats 'exec:python3 examples/bot.py,cross-off,random' --games 10

casefile_bot.py beside it speaks the line protocol; here is only how it plays.
"""
from typing import Dict, List, Optional, Sequence

from casefile_bot import Action, Bot, Card, Form, Owner, View, run


class CrossingOff(Bot):
    def decide(self, view: View, legal: Sequence[Form], ms: int) -> Action:
        forms: Dict[str, Form] = {form["do"]: form for form in legal}
        known = view["known"]
        if "accuse" in forms:
            named = self.sure(forms["accuse"], known)
            if named or len(forms) == 1:
                return named or self.named(forms["accuse"], known)
        if "show" in forms:
            return {"do": "show", "card": self.shown_before(forms["show"]["card"], view)}
        for do in ("look", "suggest", "ask"):
            if do in forms:
                return self.named(forms[do], known)
        calm = [form for form in legal if form["do"] != "accuse"]
        return self.named(self.chance.choice(calm), known)

    def sure(self, form: Form, known: Dict[Card, Owner]) -> Optional[Action]:
        """The accusation, where one card of each kind is left."""
        left = {key: self.open(key, form[key], known) for key in ("suspect", "weapon", "room")}
        if any(len(cards) != 1 for cards in left.values()):
            return None
        return {"do": "accuse", **{key: cards[0] for key, cards in left.items()}}

    def named(self, form: Form, known: Dict[Card, Owner]) -> Action:
        """One action of the form: cards nobody has shown, rooms before squares, the rest by chance."""
        chosen = {}
        for key, choices in form.items():
            if key == "from":
                chosen["cards"] = sorted(choices, key=lambda card: (card in known, self.chance.random()))[:2]
            elif isinstance(choices, list):
                chosen[key] = self.chance.choice(self.open(key, choices, known) or choices)
        return self.fill(form, **chosen)

    def open(self, key: str, choices: Sequence, known: Dict[Card, Owner]) -> List:
        if key in ("suspect", "weapon", "room", "card"):
            listed = choices if isinstance(choices, list) else [choices]
            return [card for card in listed if known.get(card, "envelope") == "envelope"]
        return [one for one in choices if key == "to" and isinstance(one, str) and one not in known]

    def shown_before(self, cards, view: View) -> Card:
        """A card the asker has seen from us tells nothing new."""
        held = cards if isinstance(cards, list) else [cards]
        seen = [showed["card"] for showed in view["showed"] if showed["to"] == view["turn"]]
        return self.chance.choice([card for card in held if card in seen] or held)


if __name__ == "__main__":
    run(CrossingOff, name="example", version="1.1")
