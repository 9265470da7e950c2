import { expect, test } from 'vitest';
import { withinOneEdit } from '#schema/rules/withinOneEdit.ts';

test.each([
  ['durian', 'durian', true],
  ['durain', 'durian', true],
  ['durin', 'durian', true],
  ['duriann', 'durian', true],
  ['curian', 'durian', true],
  ['uriand', 'durian', false],
  ['durna', 'durian', false],
  ['dur', 'durian', false],
  ['ab', 'ba', true],
  ['', 'a', true],
  ['', 'ab', false],
])('"%s" and "%s" are within one edit: %s', (left, right, expected) => {
  expect(withinOneEdit(left, right)).toBe(expected);
  expect(withinOneEdit(right, left)).toBe(expected);
});
