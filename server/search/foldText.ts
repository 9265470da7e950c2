/** Letters, digits and signs that are folded by lower case alone. */
const PLAIN = /^[\x00-\x7f]*$/;

/** Text without case and diacritics, for comparing: "Crème BRÛLÉE" is "creme brulee". */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text, folded; whatever is neither letter nor digit parts them. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
