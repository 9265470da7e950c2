import { expect, test } from 'vitest';
import { figureOf } from '#tests/promises/figure.ts';

test('a promise is kept if every required value meets its condition', () => {
  const figure = figureOf(1, 'acknowledged orders', { acknowledged: 14_204, lost: 0 }, { acknowledged: (count) => count > 0, lost: 0 });
  expect(figure).toEqual({ promise: 1, what: 'acknowledged orders', figure: '14,204 acknowledged, 0 lost', isKept: true });
});

test('a promise is judged by its values, not its text: "10 lost" does not pass as "0 lost"', () => {
  expect(figureOf(1, 'orders', { acknowledged: 90, lost: 10 }, { lost: 0 }).isKept).toBe(false);
});

test('a promise is not kept if the run measured nothing', () => {
  expect(figureOf(1, 'orders', { acknowledged: 0, lost: 0 }, { acknowledged: (count) => count > 0, lost: 0 }).isKept).toBe(false);
  expect(figureOf(6, 'stock', { sold: 50, left: Number.NaN }, { left: (left) => left >= 0 }).isKept).toBe(false);
});

test('the figure of a promise prints names of several words as given', () => {
  expect(figureOf(5, 'locks', { 'got in': 0, 'ms to open again': 12.4 }, { 'got in': 0 }).figure).toBe('0 got in, 12.4 ms to open again');
});
