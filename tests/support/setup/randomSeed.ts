import fc from 'fast-check';
import { beforeEach } from 'vitest';

/** Environment variable with which a failed run's random cases are replayed. */
export const SEED_VARIABLE = 'TEST_SEED';

/**
 * A single random seed for all property tests in a process. A failing property prints it as `seed`; the same number in `TEST_SEED`
 * generates the same cases again.
 */
export function seedProperties(given = process.env[SEED_VARIABLE]): number {
  const seed = given === undefined || given === '' ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  if (!Number.isSafeInteger(seed)) throw new Error(`${SEED_VARIABLE} must be a whole number, as a failed property test prints it.`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
  return seed;
}

/** Prints the seed on failure, even if a test times out before its property could print it. */
export function printSeedOnFailure(seed: number): void {
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      process.stdout.write(`${SEED_VARIABLE}=${seed} makes the same random cases again.\n`);
    });
  });
}
