import { gzipSync } from 'node:zlib';
import { expect, test } from './browserTest.ts';

/**
 * kB after gzip that a page may take: scripts until it is hydrated, and styles. A change that needs more says why here.
 * Last: the service worker's registration and offline note, frames that a page's data ask for (1 to 2 kB); the bar of a navigation, the
 * door to its skeleton, what was added to the cart (0.4 kB).
 */
const BUDGET: Readonly<Record<string, { scripts: number; styles: number }>> = {
  '/': { scripts: 232, styles: 22 },
  '/rizq-marketplace': { scripts: 249, styles: 22 },
  '/product/harumanis-mango': { scripts: 242, styles: 22 },
  '/fashion': { scripts: 233, styles: 25 },
  '/cart': { scripts: 232, styles: 18 },
};

for (const [path, budget] of Object.entries(BUDGET)) {
  test(`@desk the size of ${path} is within its budget`, async ({ request }) => {
    const size = async (addresses: readonly string[]) => {
      const sizes = addresses.map(async (address) => gzipSync(await (await request.get(address)).body(), { level: 9 }).length);
      return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    };
    const html = await (await request.get(path)).text();
    const [, entry = '', modules = ''] = /<script data-entry="([^"]*)" data-modules="([^"]*)"/.exec(html) ?? [];
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(modules.split(' ').length).toBeGreaterThan(1);
    expect(styles.length).toBeGreaterThan(1000);
    const measured = { scripts: await size([entry, ...modules.split(' ')]), styles: gzipSync(styles, { level: 9 }).length / 1000 };
    expect(measured.scripts).toBeLessThan(budget.scripts);
    expect(measured.styles).toBeLessThan(budget.styles);
  });
}
