import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitset } from '#server/search/bitset.ts';

const members = fc.uniqueArray(fc.nat(200));

function setOf(values: readonly number[]): Bitset {
  const bitset = new Bitset();
  for (const value of values) bitset.add(value);
  return bitset;
}

const sorted = (values: Iterable<number>): number[] => [...values].sort((left, right) => left - right);

test('a set of bits holds what was added and not deleted, in ascending order, and knows its size', () => {
  fc.assert(
    fc.property(members, members, (added, deleted) => {
      const bitset = setOf([...added, ...added]);
      for (const value of deleted) bitset.delete(value);
      const expected = sorted(added.filter((value) => !deleted.includes(value)));
      expect([...bitset.toArray()]).toEqual(expected);
      expect(bitset.size).toBe(expected.length);
      expect(expected.every((value) => bitset.has(value))).toBe(true);
    }),
  );
});

test('intersection and union are those of sets, whatever the lengths, and leave the other set alone', () => {
  fc.assert(
    fc.property(members, members, (left, right) => {
      const other = setOf(right);
      const intersection = setOf(left);
      expect(intersection.intersectionSize(other)).toBe(left.filter((value) => right.includes(value)).length);
      intersection.intersect(other);
      const union = setOf(left);
      union.unite(other);
      expect([...intersection.toArray()]).toEqual(sorted(left.filter((value) => right.includes(value))));
      expect([...union.toArray()]).toEqual(sorted(new Set([...left, ...right])));
      expect([...other.toArray()]).toEqual(sorted(right));
    }),
  );
});

test('the last bit of a word and the first of the next are told apart', () => {
  const bitset = setOf([31, 32, 63]);
  expect([30, 31, 32, 33, 63, 64].map((value) => bitset.has(value))).toEqual([false, true, true, false, true, false]);
});

test('what is left without another set is a set of its own', () => {
  fc.assert(
    fc.property(members, members, (left, right) => {
      const whole = setOf(left);
      const rest = whole.without(setOf(right));
      const expected = sorted(left.filter((value) => !right.includes(value)));
      expect([...rest.toArray()]).toEqual(expected);
      expect(rest.size).toBe(expected.length);
      expect(whole.size).toBe(left.length);
    }),
  );
});
