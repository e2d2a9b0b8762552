/** Entries that are missing, repeated or out of order. */
import { type Forgery, forge } from './forgery.ts';

export const forgedOrder: readonly Forgery[] = [
  forge('settled twice', (f) => f.insert(f.at('started'), { ...f.find('settled') }).record()),
  forge('never settled', (f) => f.remove(({ is }) => is === 'settled').record()),
  forge('opened twice', (f) =>
    f.record(({ log }) => ({ log: [log[0]!, ...log].map((entry, n) => ({ ...entry, n })) })),
  ),
  forge('somebody sits down when all is settled', (f) =>
    f.insert(f.at('started'), { ...f.find('sat') }).record(),
  ),
  forge('somebody sits where somebody sits', (f) => {
    const { n, suspect, sitter } = f.all('sat').find((entry) => entry.sitter.kind === 'bot') ?? f.find('sat');
    return f.insert(n + 1, { is: 'sat', suspect, sitter }).record();
  }),
  forge('terms changed when all is settled', (f) => {
    const { options, terms } = f.find('opened');
    return f.insert(f.at('started'), { is: 'terms', options, terms }).record();
  }),
  forge('the game goes on after its end', (f) => {
    const log = [...f.log, { ...f.find('acted') }].map((entry, n) => ({ ...entry, n, at: 9e12 + n }));
    return f.record(() => ({ log }));
  }),
  forge('an entry missing', (f) => f.remove((entry) => entry === f.find('acted')).record()),
  forge('an entry missing, and its number with it', (f) => {
    const gone = f.at('acted');
    return f.record(({ log }) => ({ log: log.filter(({ n }) => n !== gone) }));
  }),
  forge('a step twice', (f) => {
    const rolled = f.all('acted').find(({ facts }) => facts.some(({ fact }) => fact === 'rolled'))!;
    return f.insert(rolled.n + 1, { ...rolled }).record();
  }),
  forge('a roll taken back', (f) => {
    const rolled = f.all('acted').find(({ facts }) => facts.some(({ fact }) => fact === 'rolled'))!;
    return f.insert(rolled.n + 1, { is: 'undone', seat: rolled.seat, of: rolled.n }, { ...rolled }).record();
  }),
  forge('something else taken back than the last step', (f) =>
    f.change('undone', { of: f.at('acted') }).record(),
  ),
  forge('a roll chosen by hand, and taken back before anything was done', (f) => {
    f.insert(f.at('acted'), { is: 'undone', seat: f.find('acted').seat, of: 0 });
    const rolled = f.all('acted').findLast(({ facts }) => facts.some(({ fact }) => fact === 'rolled'))!;
    for (const fact of rolled.facts)
      if (fact.fact === 'rolled') Object.assign(fact, { dice: fact.dice.map((die) => (die % 6) + 1) });
    for (const later of f.all('acted')) if (later.n >= rolled.n) Object.assign(later, { used: undefined });
    return f.change('undone', { of: rolled.n }).record();
  }),
  forge('a step taken back twice', (f) => {
    const undone = f.find('undone');
    return f.insert(undone.n + 1, { ...undone }).record();
  }),
  forge('two entries exchanged', (f) => {
    const at = f.at('settled');
    f.log = f.log.with(at, f.log[at + 1]!).with(at + 1, f.log[at]!);
    return f.renumber().record();
  }),
  forge('time that runs backwards', (f) => {
    f.log = f.log.with(2, { ...f.log[2]!, at: 5 });
    return f.record();
  }),
  forge('times between the milliseconds', (f) => {
    f.log = f.log.map((entry) => ({ ...entry, at: entry.at + 0.5 }));
    return f.record();
  }),
  forge('no end', (f) => f.record(({ log }) => ({ log: log.slice(0, -1) }))),
];
