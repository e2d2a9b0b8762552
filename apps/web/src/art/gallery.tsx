import { editions } from '@casefile/editions';
import type { EditionNames } from '@casefile/editions/names';
import type { Edition } from '@casefile/engine';
import type { Place } from '@casefile/engine/board/drawing';
import { render } from 'preact';
import { Board, type BoardWords, type Destination } from '../board/Board.tsx';
import '../theme/base.css';
import { isBoardArt, roomsArtOf } from './art-of.ts';

const asked = new URLSearchParams(location.search);
const names = import.meta.glob<{ names: EditionNames }>('../../../../packages/editions/src/*/{en,fr}.ts');

/** A board in the middle of a game, with what may be reached from a square. */
async function boardPage(edition: Edition) {
  const art = await roomsArtOf(edition.id);
  const drawing = edition.drawing;
  if (!drawing || !isBoardArt(art)) return <p>No board.</p>;
  const { suspects, weapons, rooms } = edition.cards({});
  const said = (await names[`../../../../packages/editions/src/${edition.id}/${asked.get('lang') ?? 'en'}.ts`]!()).names;
  const words: BoardWords = {
    board: 'Board',
    zoomIn: 'Closer',
    zoomOut: 'Further',
    whole: 'Whole board',
    place: (place: Place) => (typeof place === 'string' ? (said.rooms[place] ?? place) : place.join(', ')),
    describe: (place, { cost, pieces }) => [words.place(place), cost && `${cost} steps`, ...pieces].filter(Boolean).join(', '),
  };
  const crowded = asked.has('crowded');
  const pawns = Object.fromEntries(
    suspects.map((suspect, index): [string, Place] => [suspect, crowded ? rooms[Number(asked.get('crowded'))]! : index % 3 === 1 ? rooms[(index * 2) % rooms.length]! : drawing.starts[suspect]!]),
  );
  const inRooms = Object.fromEntries(weapons.map((weapon, index) => [weapon, rooms[crowded ? Number(asked.get('crowded')) : index % rooms.length]!]));
  const square = drawing.doors[4]!.square;
  const near: Destination[] = [
    { place: drawing.doors[4]!.room, cost: 7, path: [square, drawing.doors[4]!.room] },
    { place: drawing.doors[0]!.room, cost: 5 },
    { place: square, cost: 6 },
  ];
  return (
    <div style={{ height: '100vh' }}>
      <Board drawing={drawing} art={art} words={words} pawns={pawns} weapons={inRooms} destinations={asked.has('bare') ? [] : near} active={suspects[0]!} focus={[]} />
    </div>
  );
}

document.documentElement.dataset.theme = asked.get('theme') ?? 'plan';
if (asked.has('contrast')) document.documentElement.dataset.contrast = 'high';
const edition = editions.find(({ id }) => id === asked.get('board'));
render(edition ? await boardPage(edition) : <p>?board=</p>, document.getElementById('gallery')!);
