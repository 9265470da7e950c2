import { gzipSync } from 'node:zlib';
import { expect, test } from './browserTest.ts';

/** Scripts until hydration, in kB after gzip: the largest page, a listing, has 245. The goal is 225 (decision 82). */
const MAX_SCRIPTS = 250;

/** Styles of a page, in kB after gzip: some 10 % above their size, so that growth that nobody meant fails. */
const MAX_STYLES: Readonly<Record<string, number>> = {
  '/': 20,
  '/rizq-marketplace': 19,
  '/product/harumanis-mango': 20,
  '/fashion': 23,
  '/cart': 17,
};

for (const [path, maxStyles] of Object.entries(MAX_STYLES)) {
  test(`@desk the size of ${path} is within its budget`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, entry = '', modules = ''] = /<script data-entry="([^"]*)" data-modules="([^"]*)"/.exec(html) ?? [];
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(modules.split(' ').length).toBeGreaterThan(1);
    const scripts = await Promise.all(
      [entry, ...modules.split(' ')].map(async (address) => kilobytes(await (await request.get(address)).body())),
    );
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPTS);
    expect(kilobytes(styles)).toBeLessThan(maxStyles);
    // Lower bound: detects a build with missing styles.
    expect(kilobytes(styles)).toBeGreaterThan(0.75 * maxStyles);
  });
}

function kilobytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}
