/** A tag as it is kept: lower case, words joined by hyphens; empty when it says nothing. */
export function tidyTag(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Tags as they are kept, each once, in the order in which they came. */
export function tidyTags(texts: readonly string[]): string[] {
  return [...new Set(texts.map(tidyTag))].filter((tag) => tag !== '');
}
