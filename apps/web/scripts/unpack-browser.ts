/** A process of its own for `unpacked-browser.ts`: the package unpacks into the temporary folder of its process. */
import packed from '@sparticuz/chromium';

await packed.executablePath();
