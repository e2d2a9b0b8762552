/** The print style. Applied only while shown, because its page margins would affect other screens. */
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
