/** One figure: what was measured, what it came to, and against what. */
export interface BenchRow {
  what: string;
  products: number;
  figure: string;
  floor: string;
  ratio: string;
}

/** Prints rows as a Markdown table. */
export function printTable(rows: readonly BenchRow[]): void {
  const table = [
    ['figure', 'products', 'measured', 'floor of this run', 'ratio'],
    ...rows.map(({ what, products, figure, floor, ratio }) => [what, products.toLocaleString('en'), figure, floor, ratio]),
  ];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  table.forEach((cells, row) => {
    console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
    if (row === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  });
}
