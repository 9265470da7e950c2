import { expect, test } from 'vitest';
import { closestWord } from '#schema/rules/closestWord.ts';

const KNOWN = ['payment', 'refunded', 'refund', 'songket'];

test.each([
  ['refnd', 'refund'],
  ['songkat', 'songket'],
  ['paymnt', 'payment'],
  ['refudn', 'refund'],
  ['songk', 'songket'],
  ['ref', null],
  ['zebra', null],
])('the spelling correction of %s is %s', (typed, meant) => {
  expect(closestWord(typed, KNOWN)).toBe(meant);
});
