/** The ways to pay in one line; those that only play at paying stand together, and the mark behind them counts for all. */
export function waysToPay(methods: readonly { name: string; demo: boolean }[], mark: string): string {
  const namesOf = (isDemo: boolean) => methods.filter(({ demo }) => demo === isDemo).map(({ name }) => name);
  const [demo, real] = [namesOf(true).join(', '), namesOf(false)];
  return [...(demo === '' ? [] : [`${demo} (${mark})`]), ...real].join(' · ');
}
