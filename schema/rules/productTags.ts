/** Normalises a tag: lower case, words joined by hyphens; empty if nothing is left. */
function normaliseTag(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Normalises tags and removes duplicates, preserving order. */
export function normaliseTags(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normaliseTag))].filter((tag) => tag !== '');
}
