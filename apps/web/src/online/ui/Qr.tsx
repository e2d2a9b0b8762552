/** A QR code. Dark on light in every theme, because cameras do not read inverted codes. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** The quiet zone that cameras need. */
const quiet = 4;

export function Qr({ text, label }: { readonly text: string; readonly label: string }): JSX.Element | null {
  const dots = useSignal<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('qrcode-generator').then(({ default: qrcode }) => {
      if (!isWanted) return;
      const code = qrcode(0, 'M');
      code.addData(text);
      code.make();
      const size = code.getModuleCount();
      const cells = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const);
      const dark = cells.filter(([column, row]) => code.isDark(row, column));
      const path = dark.map(([column, row]) => `M${column + quiet} ${row + quiet}h1v1h-1z`).join('');
      dots.value = { size: size + 2 * quiet, path };
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (dots.value === null) return <div class="qr" aria-busy="true" />;
  const { size, path } = dots.value;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
