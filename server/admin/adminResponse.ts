/** Result of an operator's command, and whether it succeeded. */
export interface AdminResponse {
  isDone: boolean;
  text: string;
}

export function done(text: string): AdminResponse {
  return { isDone: true, text };
}

export function refused(text: string): AdminResponse {
  return { isDone: false, text };
}

/** "2026-03-10 15:59" */
export function toMinute(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

/** Formats rows in aligned columns; the first row is the heading. */
export function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
