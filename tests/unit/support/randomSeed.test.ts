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

test('each run of property tests has a different seed, which a failing property prints', () => {
  const [one, other] = [seedProperties(''), seedProperties('')];
  expect(one).not.toBe(other);
  expect(() => fc.assert(fc.property(fc.nat(), (number) => number < 50))).toThrow(`seed: ${other}`);
});

test('the test setup sets a seed for property tests', () => {
  expect(before.seed).toEqual(expect.any(Number));
});

test('a given seed reproduces the cases of a property test', () => {
  seedProperties('4711');
  const first = numbers();
  seedProperties('4711');
  expect(numbers()).toEqual(first);
  seedProperties('4712');
  expect(numbers()).not.toEqual(first);
});

test('an invalid TEST_SEED throws', () => {
  expect(() => seedProperties('many')).toThrow('TEST_SEED must be a whole number');
});
