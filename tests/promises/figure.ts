/** What one promise came to. */
export interface Figure {
  /** Its number in docs/operations.md. */
  promise: number;
  what: string;
  figure: string;
  isKept: boolean;
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
