/** How the printed page looks. Only while it is shown: the margins of the paper are not those of other screens. */
import { useLayoutEffect } from 'preact/hooks';
import onePage from './one-page.css?inline';
import sections from './sections.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(onePage + sections);

export function useOnePageStyle(): void {
  useLayoutEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
