/** `TEST_RUNS=full`, set by `.ci/run`, runs all cases of property tests and every language. */
export const ALL_RUNS = process.env['TEST_RUNS'] === 'full';

/** Number of random cases in a costly property test: a quarter of all cases, unless all are requested. */
export function runsOf(all: number): number {
  return ALL_RUNS ? all : Math.ceil(all / 4);
}
