import { gzipSync } from 'node:zlib';
import { expect, test } from './browserTest.ts';

/**
 * Budgets in kB after gzip for the scripts that a page loads before hydration and for its styles. They are about 5 kB and 10 % above the
 * current sizes, so that unintended growth fails the test. The goal for scripts is 225 (decision 82).
 */
const BUDGETS: Readonly<Record<string, { scripts: number; styles: number }>> = {
  '/': { scripts: 231, styles: 20 },
  '/rizq-marketplace': { scripts: 257, styles: 19 },
  '/product/harumanis-mango': { scripts: 262, styles: 20 },
  '/fashion': { scripts: 231, styles: 23 },
  '/cart': { scripts: 241, styles: 17 },
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`@desk scripts and styles of ${path} are within their size budgets`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, entry = '', modules = ''] = /<script data-entry="([^"]*)" data-modules="([^"]*)"/.exec(html) ?? [];
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(modules.split(' ').length).toBeGreaterThan(1);
    const scripts = await Promise.all(
      [entry, ...modules.split(' ')].map(async (address) => kilobytes(await (await request.get(address)).body())),
    );
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget.scripts);
    expect(kilobytes(styles)).toBeLessThan(budget.styles);
    // A lower bound, which detects a build with missing styles.
    expect(kilobytes(styles)).toBeGreaterThan(0.75 * budget.styles);
  });
}

function kilobytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}
