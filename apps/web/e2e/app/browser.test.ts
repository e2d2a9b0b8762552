import { expect, test } from 'vitest';
import { launch } from '../../scripts/browser.ts';

test('the packaged browser survives closing its contexts', async () => {
  const browser = await launch();
  try {
    for (let round = 0; round < 10; round++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.setContent(`<h1>${round}</h1>`);
      expect(await page.locator('h1').innerText()).toBe(String(round));
      await context.close();
    }
    expect(browser.isConnected()).toBe(true);
    const page = await browser.newPage();
    await page.setContent('<h1>still here</h1>');
    expect(await page.locator('h1').innerText()).toBe('still here');
  } finally {
    await browser.close();
  }
});
