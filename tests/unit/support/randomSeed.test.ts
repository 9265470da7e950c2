import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { seedProperties } from '#tests/support/setup/randomSeed.ts';

const before = fc.readConfigureGlobal();
afterEach(() => fc.configureGlobal(before));

const numbers = () => {
  const seen: number[] = [];
  fc.assert(fc.property(fc.nat(), (number) => void seen.push(number)));
  return seen;
};

test('every run has a seed of its own, which a property that fails prints', () => {
  const [one, other] = [seedProperties(''), seedProperties('')];
  expect(one).not.toBe(other);
  expect(() => fc.assert(fc.property(fc.nat(), (number) => number < 50))).toThrow(`seed: ${other}`);
});

test('the setup of the tests has set one', () => {
  expect(before.seed).toEqual(expect.any(Number));
});

test('the seed of a failed run makes the same cases again', () => {
  seedProperties('4711');
  const first = numbers();
  seedProperties('4711');
  expect(numbers()).toEqual(first);
  seedProperties('4712');
  expect(numbers()).not.toEqual(first);
});

test('what is no seed is refused', () => {
  expect(() => seedProperties('many')).toThrow('TEST_SEED must be a whole number');
});
