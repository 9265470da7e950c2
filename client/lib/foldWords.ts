/** Text without case and diacritics, for comparing what people type. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
