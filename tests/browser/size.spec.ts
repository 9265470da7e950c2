import { gzipSync } from 'node:zlib';
import { expect, hydrated, test } from './browserTest.ts';

/**
 * Size budget of a page, kB after gzip: scripts until hydration, all scripts loaded without input, and styles. It shows growth that nobody meant:
 * each figure is some 5 kB above what a page takes. The goal is at most 225 kB to hydrate. Code not needed for hydration belongs into
 * `client/layout/laterParts.ts`.
 */
const BUDGET: Readonly<Record<string, { scripts: number; allScripts: number; styles: number }>> = {
  '/': { scripts: 180, allScripts: 232, styles: 20 },
  '/rizq-marketplace': { scripts: 195, allScripts: 245, styles: 19 },
  '/product/harumanis-mango': { scripts: 190, allScripts: 241, styles: 20 },
  '/fashion': { scripts: 182, allScripts: 233, styles: 23 },
  '/cart': { scripts: 183, allScripts: 233, styles: 17 },
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
