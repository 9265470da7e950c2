/** `TEST_RUNS=full`, which `.ci/run` sets: all cases of property tests, and every language. */
export const ALL_RUNS = process.env['TEST_RUNS'] === 'full';

/** Number of random cases of a costly property test: a quarter of all, unless all are requested. */
export function runsOf(all: number): number {
  return ALL_RUNS ? all : Math.ceil(all / 4);
}
