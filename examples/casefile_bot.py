"""A typed client of the line protocol: subclass Bot, write decide(), call run(). Needs nothing but Python 3.9.

    from casefile_bot import Bot, run

    class MyBot(Bot):
        def decide(self, view, legal, ms):
            return self.any(legal)

    run(MyBot, name="my-bot", version="0.1")

docs/bots.md has every message and every fact, field by field.
"""
from __future__ import annotations

import json
import random
import sys
from typing import Any, Dict, List, Optional, Sequence, Type, TypedDict, Union

Card = str
Seat = int
#: A room by its id, or a square as [column, row].
Place = Union[str, List[int]]
#: Where a card is: a seat by number, or "envelope", "face-up", "pool", "room:…".
Owner = Union[int, str]
Options = Dict[str, Union[str, bool]]


class SeatView(TypedDict):
    suspect: str
    name: str
    hand: int
    out: bool


class Shown(TypedDict):
    card: Card
    by: Seat
    turn: int


class Showed(TypedDict):
    card: Card
    to: Seat
    turn: int


class Answer(TypedDict):
    seat: Seat
    answer: str  # "none", "shown" or "unanswered"


class Inquiry(TypedDict):
    turn: int
    by: Seat
    cards: List[Card]
    answers: List[Answer]


class Accusation(TypedDict):
    turn: int
    by: Seat
    cards: Optional[List[Card]]
    right: bool


class View(TypedDict):
    """What your seat may know. More keys may be added; these keep their meaning."""
    edition: str
    options: Options
    you: Seat
    seats: List[SeatView]
    hand: List[Card]
    turn: Seat
    turnNumber: int
    asked: List[Seat]
    dice: Optional[List[int]]
    pawns: Dict[str, Optional[Place]]
    weapons: Dict[str, Optional[Place]]
    known: Dict[Card, Owner]
    shown: List[Shown]
    showed: List[Showed]
    history: List[Inquiry]
    accusations: List[Accusation]
    result: Optional[Dict[str, Any]]


#: Actions that may be taken: each key holds its one value, or the list of its choices.
Form = Dict[str, Any]
#: One action: {"do": "suggest", "suspect": …, "weapon": …, "room": …}.
Action = Dict[str, Any]
#: Something that happened: {"fact": "showed", "seat": 2, "to": 0, …}.
Fact = Dict[str, Any]


class Start(TypedDict):
    game: str
    edition: str
    options: Options
    seats: List[str]
    you: Seat
    view: View


class Bot:
    """One game. A new one is made for every game; override what you need."""

    def __init__(self, start: Start) -> None:
        self.game: str = start["game"]
        self.edition: str = start["edition"]
        self.options: Options = start["options"]
        self.seats: List[str] = start["seats"]
        self.you: Seat = start["you"]
        self.chance = random.Random(start["game"])

    def event(self, n: int, fact: Fact) -> None:
        """Everything your seat may see, in order. After a restart all of it comes again, from n = 0."""

    def decide(self, view: View, legal: Sequence[Form], ms: int) -> Action:
        """One of the actions that `legal` stands for, within `ms` milliseconds."""
        raise NotImplementedError

    def end(self, winner: Optional[str], envelope: Sequence[Card]) -> None:
        """The game is over: the suspect who won, or None."""

    def any(self, legal: Sequence[Form]) -> Action:
        """Something legal, by chance; an accusation only where nothing else is left."""
        calm = [form for form in legal if form["do"] != "accuse"] or list(legal)
        return self.fill(self.chance.choice(calm))

    def fill(self, form: Form, **chosen: Any) -> Action:
        """An action of this form: the values you name, the rest by chance."""
        action: Action = {}
        for key, choices in form.items():
            if key == "from":
                action["cards"] = chosen.get("cards") or self.chance.sample(choices, 2)
            elif not isinstance(choices, list):
                action[key] = choices
            else:
                action[key] = chosen[key] if key in chosen else self.chance.choice(choices)
        return action


def run(bot: Type[Bot], name: str, version: str = "0") -> None:
    """Reads messages from standard input and answers on standard output until there are no more."""
    game: Optional[Bot] = None

    def say(message: Dict[str, Any]) -> None:
        print(json.dumps(message), flush=True)

    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "name": name, "version": version})
        elif kind == "start":
            game = bot(message)
        elif game is None or message.get("game") != game.game:
            continue
        elif kind == "event":
            game.event(message["n"], message["event"])
        elif kind == "decide":
            action = game.decide(message["view"], message["legal"], message["ms"])
            say({"type": "action", "game": message["game"], "id": message["id"], "action": action})
        elif kind == "end":
            game.end(message["winner"], message["envelope"])
