import { expect, test } from 'vitest';
import { figureOf } from '#tests/promises/figure.ts';

test('a promise is kept when each required value is what it must be', () => {
  const figure = figureOf(1, 'acknowledged orders', { acknowledged: 14_204, lost: 0 }, { acknowledged: (count) => count > 0, lost: 0 });
  expect(figure).toEqual({ promise: 1, what: 'acknowledged orders', figure: '14,204 acknowledged, 0 lost', isKept: true });
});

test('the wording plays no part: 10 lost is broken, though its text ends like 0 lost', () => {
  expect(figureOf(1, 'orders', { acknowledged: 90, lost: 10 }, { lost: 0 }).isKept).toBe(false);
});

test('a run that measured nothing keeps no promise', () => {
  expect(figureOf(1, 'orders', { acknowledged: 0, lost: 0 }, { acknowledged: (count) => count > 0, lost: 0 }).isKept).toBe(false);
  expect(figureOf(6, 'stock', { sold: 50, left: Number.NaN }, { left: (left) => left >= 0 }).isKept).toBe(false);
});

test('units and words with spaces are written as given', () => {
  expect(figureOf(5, 'locks', { 'got in': 0, 'ms to open again': 12.4 }, { 'got in': 0 }).figure).toBe('0 got in, 12.4 ms to open again');
});
