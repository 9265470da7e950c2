/** One figure from a benchmark: its name, value and baseline. */
export interface BenchRow {
  what: string;
  /** Number of products or orders. */
  size: number;
  figure: string;
  floor: string;
  /** Ratio to the baseline, or for pages, to the goal. */
  ratio: string;
}

/** Prints rows as a Markdown table. */
export function printTable(rows: readonly BenchRow[]): void {
  const table = [
    ['figure', 'of', 'measured', 'floor of this run', 'ratio, or goal'],
    ...rows.map(({ what, size, figure, floor, ratio }) => [what, size.toLocaleString('en'), figure, floor, ratio]),
  ];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  table.forEach((cells, row) => {
    console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
    if (row === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  });
}
