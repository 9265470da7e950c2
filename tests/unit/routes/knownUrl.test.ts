import { expect, test } from 'vitest';
import { knownUrl } from '#client/routes/knownUrl.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';

const pageOf = () => ({ component: () => null, loader: null, params: ['brand', 'q'], messages: [], renderMs: 20 });

const secondsOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
};

test('removing trailing slashes takes linear time, also for a path with many slashes inside', () => {
  // An earlier version took more than a minute for 200,000 slashes.
  const pathname = `/a${'/'.repeat(200_000)}x`;
  expect(secondsOf(() => withoutTrailingSlashes(pathname))).toBeLessThan(5);
  expect(secondsOf(() => knownUrl({ pathname, search: '' }, pageOf))).toBeLessThan(5);
});

test('trailing slashes are removed from a path, and inner ones are kept', () => {
  const pathOf = (path: string) => [path, withoutTrailingSlashes(path)];
  expect(['/', '/faq', '/faq/', '/faq///', '/a//b/'].map(pathOf)).toEqual([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq///', '/faq'],
    ['/a//b/', '/a//b'],
  ]);
});

test('a URL parameter keeps its first 50 values', () => {
  const brands = Array.from({ length: 60 }, (_, brand) => `brand=b${brand}`);
  const { search } = knownUrl({ pathname: '/rizq-marketplace', search: `?${brands.join('&')}&q=tea` }, pageOf);
  expect(search).toBe(`?${brands.slice(0, 50).join('&')}&q=tea`);
});
