import { gzipSync } from 'node:zlib';
import { expect, test } from './browserTest.ts';

/**
 * kB after gzip that a page may take: scripts until it is hydrated, and styles. What it is hydrated without belongs into
 * `client/layout/laterParts.ts`. A change that needs more says why here: `client/lib/firstInput.ts` takes 0.3 kB and delays 22;
 * the sample cart in the first paint takes 0.8 of `/cart`.
 */
const BUDGET: Readonly<Record<string, { scripts: number; styles: number }>> = {
  '/': { scripts: 179, styles: 20 },
  '/rizq-marketplace': { scripts: 193, styles: 19 },
  '/product/harumanis-mango': { scripts: 188, styles: 20 },
  '/fashion': { scripts: 180, styles: 23 },
  '/cart': { scripts: 181, styles: 17 },
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
