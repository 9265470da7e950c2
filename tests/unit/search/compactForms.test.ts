import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedRows } from '#server/search/index/packedRows.ts';
import { ProductOrdinals } from '#server/search/index/numbering.ts';

const rows = fc.uniqueArray(fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 3_000_000 }), fc.constantFrom(127, 128, 16_383, 16_384)), {
  maxLength: 30,
});

test('packed rows of the search index are read as written while rows grow and shrink', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 20 }), rows), { maxLength: 120 }), (steps) => {
      const packed = new PackedRows();
      const expected = new Map<number, number[]>();
      for (const [ordinal, numbers] of steps) {
        const row = numbers.sort((left, right) => left - right);
        packed.set(ordinal, row);
        expected.set(ordinal, row);
        for (const [of, stored] of expected) expect([...packed.get(of)]).toEqual(stored);
      }
      packed.trim(21);
      for (const [of, stored] of expected) expect([...packed.get(of)]).toEqual(stored);
    }),
    { numRuns: 40 },
  );
});

test('product ordinals are found by id after many products are added and removed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 700 }), { minLength: 400, maxLength: 2000 }), (steps) => {
      const ids = new ProductOrdinals();
      const expected = new Map<string, number>();
      for (const step of steps) {
        const id = `prd_${step}`;
        const ordinal = expected.get(id);
        if (ordinal === undefined) expected.set(id, ids.add(id));
        else {
          ids.remove(ordinal);
          expected.delete(id);
        }
      }
      for (let step = 0; step <= 700; step += 1) expect(ids.ordinalOf(`prd_${step}`)).toBe(expected.get(`prd_${step}`) ?? null);
      expect(new Set(expected.values()).size).toBe(expected.size);
    }),
    { numRuns: 30 },
  );
});
