/** A whole game at every place of a table: three who play, one who looks on. */
import { askedSeats, legalForms, sampleForms } from '@casefile/engine';
import { type Entry, stripEntry } from '@casefile/protocol';
import { same } from '@casefile/protocol/record/same';
import { ask, type Bounds, Visitor } from './visitor.ts';

export interface TestTable {
  readonly players: readonly Visitor[];
  readonly spectator: Visitor;
  readonly table: string;
}

export async function openTestTable(bounds: Bounds): Promise<TestTable> {
  const terms = { spectators: true, pace: 'instant' };
  const host = await Visitor.sit(bounds, '/api/tables', 'Selftest A', {
    edition: 'speed',
    suspect: 'scarlet',
    terms,
  });
  const { table } = host.session;
  const others = [
    await Visitor.sit(bounds, `/api/tables/${table}/seats`, 'Selftest B', { suspect: 'plum' }),
    await Visitor.sit(bounds, `/api/tables/${table}/seats`, 'Selftest C', { suspect: 'green' }),
  ];
  const watching = await ask(bounds, 'POST', `/api/tables/${table}/watchers`, {});
  const spectator = new Visitor(bounds, 'the spectator', watching.body, '');
  for (const visitor of [host, ...others, spectator]) await visitor.connect();
  return { players: [host, ...others], spectator, table };
}

const entriesOf = ({ heard }: Visitor): readonly Entry[] =>
  heard.flatMap((frame) => (frame.t === 'entry' ? [frame.entry] : []));

/** Starts, and plays quickly: whoever may accuse does. Their clients open the seeds by themselves. */
export async function playOut({ players, spectator }: TestTable): Promise<void> {
  const [host] = players;
  await host!.do({ do: 'start' }, host!.session.tokens.host);
  const below = (bound: number): number => Math.floor(Math.random() * bound);
  for (;;) {
    const { state } = host!;
    if (state?.phase === 'over') break;
    const asked = state?.position ? askedSeats(state.position) : [];
    const seat = asked[0];
    const player = players.find((each) => state?.chairs[seat ?? -1]?.people.includes(each.session.person));
    const own = player?.state;
    // Who has not heard yet what the host has would decide on what is over.
    const isBehind = own?.n !== state?.n;
    const forms = own?.position && seat !== undefined && !isBehind ? legalForms(own.position, seat) : [];
    if (player === undefined || forms.length === 0) {
      await (player ?? host!).news();
      continue;
    }
    const accuse = forms.filter((form) => form.do === 'accuse');
    const before = entriesOf(host!).length;
    await player.do({ do: 'act', action: sampleForms(accuse.length > 0 ? accuse : forms, below) });
    while (entriesOf(host!).length === before) await host!.news();
  }
  while (!entriesOf(spectator).some(({ is }) => is === 'revealed')) await spectator.news();
}

/** What each was told, against what the record says they were entitled to. */
export function overheard(
  { players, spectator }: TestTable,
  log: readonly Entry[],
  seats: readonly string[],
): string[] {
  const found: string[] = [];
  const tokens = players.flatMap(({ session }) => Object.values(session.tokens));
  const revealed = log.find((entry) => entry.is === 'revealed');
  for (const visitor of [...players, spectator]) {
    const seat = seats.indexOf(visitor.session.suspect ?? '');
    const viewer = seat < 0 ? 'spectator' : seat;
    for (const frame of visitor.heard) {
      const text = JSON.stringify(frame);
      if (tokens.some((token) => text.includes(token))) found.push(`${visitor.name} was sent a token`);
      if (frame.t !== 'entry') {
        if (/"(cards|envelope|hands)"/.test(text))
          found.push(`${visitor.name} was sent cards in "${frame.t}"`);
        continue;
      }
      const { entry } = frame;
      const whole = log[entry.n];
      if (whole === undefined) continue;
      if (entry.is !== 'revealed' && revealed?.is === 'revealed' && text.includes(revealed.seed))
        found.push(`${visitor.name} was sent the table’s seed with entry ${entry.n}`);
      if (!same(entry, stripEntry(whole, viewer)))
        found.push(`${visitor.name} was sent entry ${entry.n} (${entry.is}) not as it is for them`);
    }
  }
  return found;
}
