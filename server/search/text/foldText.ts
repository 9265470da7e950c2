/** Letters, digits and signs that are folded by lower case alone. */
const PLAIN = /^[\x00-\x7f]*$/;

/** Text without case, diacritics and forms of letters, for comparing: "Crème BRÛLÉE" is "creme brulee", "ｍｉｌｋ" is "milk". */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A number and its unit, however they are set apart: "2 kg" is "2kg". */
const MEASURE = /(\d) +(kg|g|mg|l|ml|cm|mm|m|inch|pcs|pc|pack|packs)\b/g;
/** A word as it is written, with its diacritics; a number and its unit are one. */
const SPAN =
  /\p{N}+(?:[.,]\p{N}+)* +(?:kg|g|mg|l|ml|cm|mm|m|inch|pcs|pc|pack|packs)(?![\p{L}\p{N}])|\p{N}+(?:[.,]\p{N}+)+[\p{L}\p{M}]*|[\p{L}\p{N}\p{M}]+/giu;
/** A number with its decimals is one word, as is anything else that is letters and digits. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+\p{L}*|[\p{L}\p{N}]+/gu;

/** A word of a text, folded, and where it stands in it. */
export interface WordSpan {
  word: string;
  start: number;
  end: number;
}

/** The same words as `wordsOf`, each with its place in the text as it is written. */
export function wordSpans(text: string): WordSpan[] {
  return Array.from(text.matchAll(SPAN), ({ 0: written, index }) => ({
    word: wordsOf(written).join(''),
    start: index,
    end: index + written.length,
  }));
}

/** The words of a text, folded; whatever is neither letter nor digit parts them, but for the point of a number: "1,5 L" is "1.5l". */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const plain = plainWords(folded);
  if (plain !== null) return plain;
  const words = folded.replace(MEASURE, '$1$2').match(WORD) ?? [];
  return words.map((word) => word.replaceAll(',', '.'));
}

/** The words of a folded text in which only the letters from a to z make words, as most are; null for others. */
function plainWords(folded: string): string[] | null {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at);
    if (code >= 0x61 && code <= 0x7a) continue;
    if (code > 0x7f || (code >= 0x30 && code <= 0x39)) return null;
    if (at > start) words.push(folded.slice(start, at));
    start = at + 1;
  }
  if (start < folded.length) words.push(folded.slice(start));
  return words;
}
