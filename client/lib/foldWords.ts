/** Folds case and diacritics, for comparing user input. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
