import { gzipSync } from 'node:zlib';
import { expect, hydrated, test } from './browserTest.ts';

/**
 * Size budget of a page, kB after gzip: scripts until hydration, all scripts loaded without input, and styles. Code not needed for hydration belongs
 * into
 * `client/layout/laterParts.ts`. Exceptions: `client/lib/firstInput.ts` takes 0.3 kB and defers 22; the sample cart in the first paint takes 0.8 of
 * `/cart`.
 * Goals: home page 172 and listing 190 to hydrate, all pages 235 without input.
 */
const BUDGET: Readonly<Record<string, { scripts: number; allScripts: number; styles: number }>> = {
  '/': { scripts: 172, allScripts: 222, styles: 20 },
  '/rizq-marketplace': { scripts: 187, allScripts: 235, styles: 19 },
  '/product/harumanis-mango': { scripts: 182, allScripts: 231, styles: 20 },
  '/fashion': { scripts: 174, allScripts: 223, styles: 23 },
  '/cart': { scripts: 175, allScripts: 223, styles: 17 },
};

for (const [path, budget] of Object.entries(BUDGET)) {
  test(`@desk the size of ${path} is within its budget`, async ({ page, request }) => {
    const size = async (addresses: readonly string[]) => {
      const sizes = addresses.map(async (address) => gzipSync(await (await request.get(address)).body(), { level: 9 }).length);
      return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    };
    const html = await (await request.get(path)).text();
    const [, entry = '', modules = ''] = /<script data-entry="([^"]*)" data-modules="([^"]*)"/.exec(html) ?? [];
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(modules.split(' ').length).toBeGreaterThan(1);
    expect(styles.length).toBeGreaterThan(1000);
    await page.goto(path);
    await hydrated(page);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const measured = {
      scripts: await size([entry, ...modules.split(' ')]),
      allScripts: await size([...new Set(loaded)]),
      styles: gzipSync(styles, { level: 9 }).length / 1000,
    };
    expect(measured.scripts).toBeLessThan(budget.scripts);
    expect(measured.allScripts).toBeGreaterThan(measured.scripts);
    expect(measured.allScripts).toBeLessThan(budget.allScripts);
    expect(measured.styles).toBeLessThan(budget.styles);
    // Lower bound: detects a build with missing styles.
    expect(measured.styles).toBeGreaterThan(0.75 * budget.styles);
  });
}
