/** The result of testing one promise. */
export interface Figure {
  /** The promise's number in docs/operations.md. */
  promise: number;
  what: string;
  figure: string;
  isKept: boolean;
}

/** Required values, each a number or a predicate. */
type Required<Values> = Partial<Record<keyof Values, number | ((value: number) => boolean)>>;

/**
 * Builds a figure from named values. Both its text and its verdict are computed from the values, so that no verdict depends on parsing
 * text.
 */
export function figureOf<const Values extends Record<string, number>>(
  promise: number,
  what: string,
  values: Values,
  required: Required<Values>,
): Figure {
  const rules = Object.entries<number | ((value: number) => boolean) | undefined>(required);
  return {
    promise,
    what,
    figure: Object.entries(values)
      .map(([name, value]) => `${value.toLocaleString('en')} ${name}`)
      .join(', '),
    isKept: rules.every(([name, rule]) => {
      const value = values[name] ?? Number.NaN;
      return typeof rule === 'function' ? rule(value) : value === rule;
    }),
  };
}

export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ promise, what, figure, isKept }) => [String(promise), what, figure, isKept ? 'kept' : 'BROKEN']);
  const table = [['#', 'promise', 'figure', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  table.forEach((cells, row) => {
    process.stdout.write(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`);
    if (row === 0) process.stdout.write(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|\n`);
  });
}
