/** One line of text: composed letters, no control characters, single spaces, none around. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Text of several lines: as above, but line breaks stay, at most two in a row. */
export function tidyParagraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
