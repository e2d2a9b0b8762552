/** The list of this device's sheets, with ways to create one or open a file. */
import { readSheet, SheetFileError } from '@casefile/deduction/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { FilePicker } from '../app/FilePicker.tsx';
import { freshId } from '../app/fresh-id.ts';
import { follow, go } from '../app/router.ts';
import { isKeeping } from '../app/settings.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { Page } from '../screens/Page.tsx';
import { ageOf } from '../words/age.ts';
import { deleteSheet, type KeptSheet, keepSheet, keptSheets } from './kept.ts';
import { namesFor } from './naming.ts';
import type { CompanionWords } from './words/words.ts';

/** Far larger than any real sheet. */
const maxBytes = 2 ** 20;

export interface SheetListProps {
  readonly words: CompanionWords;
  /** A message above the list, such as that a sheet was not found. */
  readonly note: string | null;
}

export function SheetList({ words: t, note }: SheetListProps): JSX.Element {
  const sheets = useSignal(keptSheets());
  const deleted = useSignal<{ readonly name: string; readonly undo: () => void } | null>(null);
  const nameOf = ({ table }: KeptSheet): string => {
    const people = table.players.map(({ name }) => name).join(', ');
    const title = table.deck.edition === undefined ? t.ownDeck : namesFor(table.deck)?.title;
    return `${title ?? ''} · ${people}`;
  };
  const remove = (sheet: KeptSheet): void => {
    deleted.value = { name: nameOf(sheet), undo: deleteSheet(sheet.id) };
    sheets.value = keptSheets();
  };
  const restore = (): void => {
    deleted.value?.undo();
    deleted.value = null;
    sheets.value = keptSheets();
  };
  return (
    <Page title={t.title}>
      <p class="train-lead">{t.lead}</p>
      {note !== null && <p role="alert">{note}</p>}
      {!isKeeping && <p class="help">{t.unkept}</p>}
      <div class="sheet-ways">
        <a href="/companion/new" onClick={follow} class="button primary">
          {t.newSheet}
        </a>
        <FromFile words={t} />
      </div>
      {sheets.value.length > 0 && (
        <section class="shelf">
          <h2>{t.sheets}</h2>
          <ul class="games">
            {sheets.value.map((sheet) => (
              <li key={sheet.id} class="kept-game">
                <a href={`/companion/${sheet.id}`} onClick={follow} class="game">
                  <span>
                    <strong>{nameOf(sheet)}</strong>
                    <small>
                      {t.lineCount(sheet.table.entries.length)} · {t.age(ageOf(sheet.touched))}
                    </small>
                  </span>
                </a>
                <button
                  type="button"
                  class="tool"
                  aria-label={t.delete(nameOf(sheet))}
                  onClick={() => remove(sheet)}
                >
                  <Icon id="cross" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {deleted.value !== null && (
        <p class="newer" role="status">
          <span>{t.deleted(deleted.value.name)}</span>
          <button type="button" class="plain" onClick={restore}>
            {t.undo}
          </button>
        </p>
      )}
    </Page>
  );
}

function FromFile({ words: t }: { readonly words: CompanionWords }): JSX.Element {
  const fault = useSignal<string | null>(null);
  const take = async (file: File): Promise<void> => {
    if (file.size > maxBytes) {
      fault.value = t.faults['too-large'];
      return;
    }
    try {
      const id = freshId();
      keepSheet(id, readSheet(await file.text()));
      go(`/companion/${id}`);
    } catch (error) {
      if (!(error instanceof SheetFileError)) throw error;
      fault.value = error.key === '' ? t.faults[error.why] : `${t.faults[error.why]} ${t.at(error.key)}`;
    }
  };
  return (
    <>
      <FilePicker label={t.openFile} onFile={(file) => void take(file)} />
      {fault.value !== null && <p role="alert">{fault.value}</p>}
    </>
  );
}
