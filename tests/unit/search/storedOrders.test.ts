import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSteps } from '#server/search/sort/storedOrders.ts';

/** The result of a generator that pauses, and the number of times it paused. */
function resultOf<Result>(steps: Generator<void, Result>): { result: Result; rests: number } {
  for (let rests = 0; ; rests += 1) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, rests };
  }
}

const keys = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, -0, 1e12, -1, 2 ** 53 - 1));

test('sortInSteps sorts ordinals by their keys and is stable', () => {
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 200 }), fc.constantFrom(1, 20, 60), (some, times) => {
      const all = Array.from({ length: some.length * times }, (_, at) => (some[(at * 31) % some.length] ?? 0) + (times > 1 ? at % 7 : 0));
      const compare = (left: number, right: number) => Math.sign((all[left] ?? 0) - (all[right] ?? 0));
      const ordinals = Uint32Array.from(all.keys()).reverse();
      const { result } = resultOf(sortInSteps(ordinals, compare));
      expect([...result]).toEqual([...ordinals].sort(compare));
      expect([...ordinals]).toEqual([...all.keys()].reverse());
    }),
    { numRuns: 60 },
  );
});

test('sortInSteps pauses while it sorts ten thousand texts', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => `${(at * 7919) % 10_007} ${String.fromCharCode(97 + (at % 26))}é`);
  const compare = (left: number, right: number) => ((many[left] ?? '') < (many[right] ?? '') ? -1 : 1);
  const { result, rests } = resultOf(sortInSteps(Uint32Array.from(many.keys()), compare));
  expect(Array.from(result, (place) => many[place])).toEqual([...many].sort());
  expect(rests).toBeGreaterThan(3);
});
