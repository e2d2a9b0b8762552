import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

export interface FilePickerProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file. The same file can be chosen again. */
export function FilePicker({ label, onFile }: FilePickerProps): JSX.Element {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
      <button type="button" class="plain" onClick={() => picker.current?.click()}>
        {label}
      </button>
    </>
  );
}
