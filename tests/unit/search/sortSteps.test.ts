import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesByNumber, placesByText } from '#server/search/sort/sortSteps.ts';

/** What a generator that rests now and then comes to. */
function resultOf<Result>(steps: Generator<void, Result>): { result: Result; rests: number } {
  for (let rests = 0; ; rests += 1) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, rests };
  }
}

const numbers = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, -0, 1e12, -1, 2 ** 53 - 1));

test('numbers are put in order, equal ones as they come, few by comparing and many by their digits', () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 200 }), fc.constantFrom(1, 60), (some, times) => {
      const all = Float64Array.from(
        { length: some.length * times },
        (_, at) => (some[(at * 31) % some.length] ?? 0) + (times > 1 ? at % 7 : 0),
      );
      const { result } = resultOf(placesByNumber(all));
      const expected = [...all.keys()].sort((left, right) => (all[left] ?? 0) - (all[right] ?? 0) || left - right);
      expect([...result]).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

/** Letters of seven bits, of more, and of two code units; many texts begin alike, or are alike. */
const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '\u007f', '\uffff', '😀'), maxLength: 20 }), {
  minLength: 1,
  maxLength: 60,
});

test('texts are put in the order of their code units, equal ones as they come, few and many', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(1, 40), fc.constantFrom('', 'the same beginning of all '), (some, times, beginning) => {
      const all = Array.from({ length: some.length * times }, (_, at) => beginning + (some[(at * 31) % some.length] ?? ''));
      const expected = [...all.keys()].sort((left, right) => {
        const [one = '', other = ''] = [all[left], all[right]];
        return one === other ? left - right : one < other ? -1 : 1;
      });
      expect([...resultOf(placesByText(all.length, (at) => all[at] ?? '')).result]).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('ten thousand texts are sorted with rests', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => `${(at * 7919) % 10_007} ${String.fromCharCode(97 + (at % 26))}é`);
  const { result, rests } = resultOf(placesByText(many.length, (at) => many[at] ?? ''));
  expect(Array.from(result, (place) => many[place])).toEqual([...many].sort());
  expect(rests).toBeGreaterThan(3);
});
