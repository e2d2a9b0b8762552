import { editions } from '@casefile/editions';
import type { DieSign } from '@casefile/editions/die';
import type { EditionNames } from '@casefile/editions/names';
import type { Edition } from '@casefile/engine';
import type { Drawing, Place, Square } from '@casefile/engine/board/drawing';
import { type ComponentChildren, render } from 'preact';
import { Board, type BoardWords, type Destination } from '../board/Board.tsx';
import { layoutBoard } from '../board/layout/board-layout.ts';
import '../theme/base.css';
import { artOf, isBoardArt } from './art-of.ts';
import { Wordmark } from './brand/Wordmark.tsx';
import { CardBack, CardFace, Envelope } from './cards/cards.tsx';
import { furtherWeapons } from './cards/further-weapons.ts';
import { weaponIcon, weapons, weaponToken } from './cards/weapons.ts';
import { Drawn } from './Drawn.tsx';
import { Die } from './dice/Die.tsx';
import { Icon } from './icons/Icon.tsx';
import { type IconId, icons } from './icons/icon-set.ts';
import { Emblem, Face, Pawn, Portrait } from './people/people.tsx';
import { suspects } from './pieces.ts';

const asked = new URLSearchParams(location.search);
const names = import.meta.glob<{ names: EditionNames }>(
  '../../../../packages/editions/src/*/{en,fr}/names.ts',
);

/** A straight way along the row of a square, as far as there are squares. */
function wayTo(drawing: Drawing, [column, row]: Square): readonly Square[] {
  const line = drawing.map[row]!;
  let from = column;
  while (/[.\d]/.test(line[from - 1] ?? '#') && column - from < 6) from--;
  return Array.from({ length: column - from + 1 }, (_, i) => [from + i, row]);
}

/** A board in the middle of a game, with what may be reached from a square. */
async function boardPage(edition: Edition) {
  const art = await artOf(edition.id);
  const drawing = edition.drawing;
  if (!drawing || !isBoardArt(art)) return <p>No board.</p>;
  const { suspects, weapons, rooms } = edition.cards({});
  const said = (
    await names[`../../../../packages/editions/src/${edition.id}/${asked.get('lang') ?? 'en'}/names.ts`]!()
  ).names;
  const words: BoardWords = {
    board: 'Board',
    zoomIn: 'Closer',
    zoomOut: 'Further',
    whole: 'Whole board',
    place: (place: Place) => (typeof place === 'string' ? (said.rooms[place] ?? place) : place.join(', ')),
    describe: (place, { cost, pieces }) =>
      [words.place(place), cost && `${cost} steps`, ...pieces].filter(Boolean).join(', '),
  };
  const crowded = asked.has('crowded');
  const pawns = Object.fromEntries(
    suspects.map((suspect, index): [string, Place] => [
      suspect,
      crowded
        ? rooms[Number(asked.get('crowded'))]!
        : index % 3 === 1
          ? rooms[(index * 2) % rooms.length]!
          : drawing.starts[suspect]!,
    ]),
  );
  const inRooms = Object.fromEntries(
    weapons.map((weapon, index) => [
      weapon,
      rooms[crowded ? Number(asked.get('crowded')) : index % rooms.length]!,
    ]),
  );
  const crowd = { pawns: suspects.length, weapons: weapons.length };
  const layout = layoutBoard(drawing, art, words.place, crowd);
  const square = drawing.doors[4]!.square;
  // A throw near the middle, for small screens.
  const steps: readonly Destination[] = [
    {
      place: [8, 6],
      cost: 4,
      path: [
        [8, 8],
        [8, 7],
        [8, 6],
      ],
    },
    { place: [8, 7], cost: 3 },
    { place: drawing.doors[5]!.room, cost: 5 },
  ];
  const near: Destination[] = [
    { place: drawing.doors[4]!.room, cost: 7, path: [...wayTo(drawing, square), drawing.doors[4]!.room] },
    { place: drawing.doors[0]!.room, cost: 5 },
    { place: square, cost: 6 },
  ];
  return (
    <div style={{ height: '100vh' }}>
      <Board
        layout={layout}
        palette={art.palette}
        words={words}
        pawns={pawns}
        weapons={inRooms}
        destinations={asked.has('bare') ? [] : asked.has('near') ? steps : near}
        active={suspects[0]!}
        onPick={(place) => Object.assign(window, { picked: place })}
        {...(asked.has('focus') || asked.has('near') ? {} : { focus: [] })}
      />
    </div>
  );
}

const of = (suspect: string): string =>
  editions.find((each) => each.cards({}).suspects.includes(suspect))!.id;

const PeoplePage = () => (
  <div style={{ padding: '16px', display: 'grid', gridTemplateColumns: 'repeat(9, 1fr)', gap: '12px' }}>
    {Object.keys(suspects).map((id) => (
      <div key={id}>
        <Portrait id={id} edition={of(id)} size={130} />
        <div style={{ display: 'flex', gap: '8px', alignItems: 'end' }}>
          <Emblem id={id} size={20} />
          <Emblem id={id} size={40} />
          <Pawn id={id} size={32} />
          <Face id={id} edition={of(id)} size={28} />
        </div>
        {id}
      </div>
    ))}
  </div>
);

const WeaponsPage = () => (
  <div style={{ padding: '16px', display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '16px' }}>
    {Object.keys(Object.assign(weapons, furtherWeapons)).map((id) => (
      <div key={id}>
        <Drawn markup={weaponIcon(id)} box="0 0 48 48" width={96} height={96} />
        <Drawn markup={weaponToken(id)} box="0 0 48 48" width={48} height={48} />
        <Drawn markup={weaponIcon(id)} box="0 0 48 48" width={24} height={24} />
        <br />
        {id}
      </div>
    ))}
  </div>
);

async function cardsPage(edition: Edition) {
  const { suspects: who, weapons: tools, rooms } = edition.cards({ advanced: true });
  const said = (
    await names[`../../../../packages/editions/src/${edition.id}/${asked.get('lang') ?? 'en'}/names.ts`]!()
  ).names;
  const all: Record<string, string> = { ...said.suspects, ...said.weapons, ...said.rooms, ...said.extras };
  const extras = Object.keys(said.extras).filter((id) => /:|clock/.test(id));
  return (
    <div style={{ padding: '16px' }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 148px)', gap: '12px' }}>
        {[...who, ...tools, ...rooms, ...extras].map((id) => (
          <CardFace key={id} id={id} name={all[id]!} edition={edition.id} />
        ))}
        <CardBack edition={edition.id} />
      </div>
    </div>
  );
}

const ThingsPage = () => (
  <div style={{ padding: '16px', display: 'grid', gap: '16px' }}>
    <Wordmark isLarge />
    <Wordmark />
    <div>
      <Envelope size={160} />
    </div>
    <div>
      {[undefined, 'magnifier', 'question'].map((sign) => (
        <div key={sign}>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={face} face={face} sign={face === 1 ? (sign as DieSign) : undefined} />
          ))}
        </div>
      ))}
    </div>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px' }}>
      {(Object.keys(icons) as IconId[]).map((id) => (
        <span key={id}>
          <Icon id={id} size={20} /> <Icon id={id} size={32} />
        </span>
      ))}
    </div>
  </div>
);

document.documentElement.dataset.theme = asked.get('theme') ?? 'plan';
if (asked.has('contrast')) document.documentElement.dataset.contrast = 'high';
const edition = editions.find(({ id }) => id === (asked.get('board') ?? asked.get('cards')));
const sheets: Record<string, () => unknown> = {
  people: PeoplePage,
  weapons: WeaponsPage,
  things: ThingsPage,
};
const Sheet = (sheets[asked.get('sheet') ?? ''] ?? PeoplePage) as () => ComponentChildren;
const page = edition ? await (asked.has('cards') ? cardsPage(edition) : boardPage(edition)) : <Sheet />;
const root = document.getElementById('gallery')!;
if (asked.has('grey')) root.style.filter = 'grayscale(1)';
render(page, root);
await document.fonts.ready;
root.dataset.ready = '';
