/** Separators between tags in files and forms; a tag never contains one. */
const SEPARATORS = /[,;|\u3001\uff0c\uff1b]+/g;

/**
 * Normalises a tag: lower case, words joined by hyphens, without a leading "#". Other signs are kept, because "C++" and "C#"
 * are different tags. Returns empty text if no letter, digit, sign or emoji is left.
 */
function normaliseTag(text: string): string {
  const tag = text
    .normalize('NFC')
    .toLowerCase()
    .replace(SEPARATORS, ' ')
    .trim()
    .replace(/^[#\uff03](?=\p{L})/u, '')
    .replace(/\s+(?:\p{Pd}\s+)*/gu, '-');
  return /[^\p{P}\s]/u.test(tag) ? tag : '';
}

/** Normalises tags and removes duplicates, preserving order. */
export function normaliseTags(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normaliseTag))].filter((tag) => tag !== '');
}
