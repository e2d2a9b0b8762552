import { useMemo } from 'preact/hooks';
import { trustedMarkup } from '../trusted.ts';

interface Props {
  readonly markup: string;
  /** The viewBox. */
  readonly box: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly class?: string;
  /** With a name it is a picture; without one it is silent. */
  readonly label?: string;
}

/** Markup of this project as an svg of its own. */
export function Drawn({ markup, box, width, height, class: name, label }: Props) {
  const spoken =
    label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  const content = useMemo(() => trustedMarkup(markup), [markup]);
  return (
    <svg
      viewBox={box}
      width={width}
      height={height}
      class={name}
      {...spoken}
      dangerouslySetInnerHTML={content}
    />
  );
}
