import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProductSet } from '#server/search/index/productSet.ts';

/** A few members are stored as a list, many as a bitmap. Both forms and their combinations are generated. */
const members = fc.oneof(
  fc.uniqueArray(fc.nat(6000), { maxLength: 20 }),
  fc.uniqueArray(fc.nat(400), { minLength: 100, maxLength: 300 }),
  fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 3 })).map(([count, step]) => Array.from({ length: count }, (_, at) => at * step)),
);

function setOf(values: readonly number[]): ProductSet {
  const set = new ProductSet();
  for (const value of values) set.add(value);
  return set;
}

const sorted = (values: Iterable<number>): number[] => [...values].sort((left, right) => left - right);

test('a product set contains the added and not deleted ordinals, in ascending order, and has their number as its size', () => {
  fc.assert(
    fc.property(members, members, (added, deleted) => {
      const set = setOf([...added, ...added]);
      for (const value of deleted) set.delete(value);
      const expected = sorted(added.filter((value) => !deleted.includes(value)));
      expect([...set.ordinals()]).toEqual(expected);
      expect(set.size).toBe(expected.length);
      expect(expected.every((value) => set.has(value))).toBe(true);
      expect(deleted.some((value) => set.has(value))).toBe(false);
    }),
  );
});

test('intersections, unions and differences of product sets are correct in every stored form', () => {
  fc.assert(
    fc.property(fc.array(members, { minLength: 1, maxLength: 4 }), (lists) => {
      const sets = lists.map(setOf);
      const [first = [], ...others] = lists;
      const [firstSet = new ProductSet(), ...otherSets] = sets;
      const inAll = first.filter((value) => others.every((other) => other.includes(value)));
      const inNoOther = first.filter((value) => !others.some((other) => other.includes(value)));
      const intersection = ProductSet.intersection(sets);
      const union = ProductSet.union(sets);
      const rest = firstSet.without(ProductSet.union(otherSets));
      expect([...intersection.ordinals()]).toEqual(sorted(inAll));
      expect([...union.ordinals()]).toEqual(sorted(new Set(lists.flat())));
      expect([...rest.ordinals()]).toEqual(sorted(inNoOther));
      expect([intersection.size, union.size, rest.size]).toEqual([inAll.length, new Set(lists.flat()).size, inNoOther.length]);
      expect(sets.map((set) => [...set.ordinals()])).toEqual(lists.map(sorted));
    }),
    { numRuns: 300 },
  );
});

test('a product set with many members is a bitmap, and its intersection with few members is a list', () => {
  const many = setOf(Array.from({ length: 500 }, (_, at) => at));
  expect(many.isMany).toBe(true);
  expect(ProductSet.intersection([many, setOf(Array.from({ length: 300 }, (_, at) => at + 498))]).isMany).toBe(false);
  expect(setOf([31, 32, 63, 4000]).isMany).toBe(false);
});

test('a product set distinguishes the last bit of a word from the first bit of the next', () => {
  const set = setOf([...Array.from({ length: 100 }, (_, at) => at + 100), 31, 32, 63]);
  expect(set.isMany).toBe(true);
  expect([30, 31, 32, 33, 63, 64].map((value) => set.has(value))).toEqual([false, true, true, false, true, false]);
});
