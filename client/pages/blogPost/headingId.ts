/** Where the contents of an article lead: its headings by their place in the text. */
export function headingId(index: number): string {
  return `part-${index}`;
}
