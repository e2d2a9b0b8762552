/** What happens, spoken by the browser's voice. Everybody in the room hears it, so it says only what all may know. */
import { readOut } from '@casefile/editions/words/rolls';
import { stripFact } from '@casefile/engine';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { toldOf, useNaming, useScene, useTable } from '../game/context.ts';
import { linesOf } from '../table/log/log-lines.ts';
import { locale } from '../words/lexicon.ts';

/** From when it is wanted on: what was before has been seen. */
export function ReadAloud(): null {
  const { session } = useTable();
  const { speaker } = useNaming();
  const { isPast } = useScene();
  const told = toldOf(session);
  const said = useRef(told);
  const say = (first: number): void => {
    const { game, lang } = locale.value!;
    // From the start, as what a line says may rest on those before it.
    const open = session.log.value.slice(0, told).map((fact) => stripFact(fact, 'spectator'));
    for (const { n, text } of linesOf(open, game, speaker)) if (n >= first) speak(readOut(game, text), lang);
  };
  useEffect(() => {
    // Whoever steps through what has been would hear whole turns at every step.
    if (!isPast) say(said.current);
    said.current = told;
  }, [told]);
  // Whoever turns it off, or leaves the table, wants silence at once.
  useEffect(() => () => speechSynthesis.cancel(), []);
  return null;
}

function speak(text: string, lang: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.volume = settings.volume.value;
  speechSynthesis.speak(words);
}
