import { signal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import { useDeferred } from '../../app/use-deferred.ts';
import type { EditionArt } from '../board-art.ts';
import './cards.css';
import { Drawn } from '../Drawn.tsx';
import { portrait } from '../people/portraits.ts';
import { medallion } from '../people/suspects.ts';
import { suspects } from '../pieces.ts';
import { vignette, vignetteBox } from '../rooms/vignette.ts';
import { useArt } from '../use-art.ts';
import { card, cardBox, framed, weaponPicture } from './card.ts';
import { envelope } from './envelope.ts';
import { weapons, weaponToken } from './weapons.ts';

interface FaceProps {
  /** A suspect, weapon, room, or a clue, butler or clock card. */
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly isFaint?: boolean;
  /** Lay on the screen a moment ago: drawn with the page, it does not blink. */
  readonly isThere?: boolean;
}

/** The face of a card, five wide and seven high; as wide as its box. Drawn after the page around it: a hand is much. */
export function CardFace({ id, name, edition, isFaint = false, isThere = false }: FaceProps) {
  const prefix = useId().replace(/\W/g, '');
  const art = useArt(edition);
  const isTime = useDeferred(art !== undefined) || isThere;
  const markup = useMemo(
    () => (isTime ? faceOf(id, name, art, prefix) : ''),
    [isTime, id, name, art, prefix],
  );
  return (
    <div class="card" data-palette={art?.palette} data-faint={isFaint ? '' : undefined}>
      <Drawn markup={markup} box={cardBox} label={name} />
    </div>
  );
}

function faceOf(id: string, name: string, art: EditionArt | undefined, prefix: string): string {
  if (id in suspects)
    return card(framed(portrait(id, art?.people[id], art?.finish), '-2 -14 104 150.7'), name, medallion(id));
  if (id in weapons) return card(art ? weaponPicture(id, art) : '', name);
  const extra = art?.extras[id];
  if (extra && art?.drawExtra) return art.drawExtra(extra, name);
  const room = art?.rooms[id];
  return card(room ? framed(vignette(room, prefix), vignetteBox) : '', name);
}

/** A small picture of a card, for lists: emblem, weapon on its dish, or a corner of the room. The lists come first. */
export function Thumb({
  id,
  edition,
  size = 32,
}: {
  readonly id: string;
  readonly edition: string;
  readonly size?: number;
}) {
  const prefix = useId().replace(/\W/g, '');
  const art = useArt(edition);
  const isTime = useDeferred();
  const square = { width: size, height: size };
  if (id in suspects) return <Drawn markup={isTime ? medallion(id) : ''} box="0 0 24 24" {...square} />;
  if (id in weapons) return <Drawn markup={isTime ? weaponToken(id) : ''} box="0 0 48 48" {...square} />;
  const room = art?.rooms[id];
  return (
    <span class="room-thumb" data-palette={art?.palette}>
      <Drawn markup={room && isTime ? vignette(room, prefix) : ''} box="-3 20 126 126" {...square} />
    </span>
  );
}

/** Some are of hundreds of lines: each is drawn when the first card is shown, and kept for the others. */
const backs = signal<Readonly<Record<string, string>>>({});
const asked = new Set<string>();

function useBack(art: EditionArt | undefined): string {
  if (art !== undefined && !asked.has(art.palette)) {
    asked.add(art.palette);
    void art.finish.loadBack().then(
      (draw) => {
        backs.value = { ...backs.peek(), [art.palette]: draw() };
      },
      // Offline before it was ever fetched: the next one who asks tries again.
      () => asked.delete(art.palette),
    );
  }
  return backs.value[art?.palette ?? ''] ?? '';
}

interface BackProps {
  readonly edition: string;
  readonly label?: string;
}

export function CardBack({ edition, label }: BackProps) {
  const art = useArt(edition);
  const markup = useBack(art);
  return (
    <div class="card" data-palette={art?.palette}>
      <Drawn markup={markup} box={cardBox} {...(label === undefined ? {} : { label })} />
    </div>
  );
}

export const Envelope = ({ size = 96, label }: { readonly size?: number; readonly label?: string }) => (
  <Drawn
    markup={envelope(96, 64)}
    box="-1 -1 100 68"
    width={size}
    height={size * 0.68}
    {...(label === undefined ? {} : { label })}
  />
);
