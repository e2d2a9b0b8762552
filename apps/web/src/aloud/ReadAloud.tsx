/** Reads events aloud. Everybody in the room hears it, so it speaks only of public facts. */
import { readOut } from '@casefile/editions/words/rolls';
import { stripFact } from '@casefile/engine';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { toldOf, useNaming, useScene, useTable } from '../game/context.ts';
import { linesOf } from '../table/log/log-lines.ts';
import { locale } from '../words/lexicon.ts';

/** Starts when switched on: earlier events have been seen. */
export function ReadAloud(): null {
  const { session } = useTable();
  const { speaker } = useNaming();
  const { isPast } = useScene();
  const told = toldOf(session);
  const said = useRef(told);
  const say = (first: number): void => {
    const { game, lang } = locale.value!;
    // From the first fact, because a line may depend on earlier ones.
    const open = session.log.value.slice(0, told).map((fact) => stripFact(fact, 'spectator'));
    for (const { n, text } of linesOf(open, game, speaker)) if (n >= first) speak(readOut(game, text), lang);
  };
  useEffect(() => {
    // Stepping through a replay would read whole turns at every step.
    if (!isPast) say(said.current);
    said.current = told;
  }, [told]);
  // Switching it off or leaving the table silences it at once.
  useEffect(() => () => speechSynthesis.cancel(), []);
  return null;
}

function speak(text: string, lang: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.volume = settings.volume.value;
  speechSynthesis.speak(words);
}
