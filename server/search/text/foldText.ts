/** ASCII, which is folded by lower case alone. */
const PLAIN = /^[\x00-\x7f]*$/;

/** Normalises a text for comparison (case, diacritics, compatibility forms, invisible marks): "Crème BRÛLÉE" becomes "creme brulee", "ｍｉｌｋ" "milk". */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase();
}

/** A number and its unit separated by spaces: "2 kg" becomes "2kg". */
const MEASURE = /(\d) +(kg|g|mg|l|ml|cm|mm|m|inch|pcs|pc|pack|packs)\b/g;
/** A word as written, with diacritics; a number and its unit are one word. */
const SPAN =
  /\p{N}+(?:[.,]\p{N}+)* +(?:kg|g|mg|l|ml|cm|mm|m|inch|pcs|pc|pack|packs)(?![\p{L}\p{N}])|\p{N}+(?:[.,]\p{N}+)+[\p{L}\p{M}]*|[\p{L}\p{N}\p{M}]+/giu;
/** A decimal number is one word, as is any other run of letters and digits. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+\p{L}*|[\p{L}\p{N}]+/gu;

/** A folded word and its range in the original text. */
export interface WordSpan {
  word: string;
  start: number;
  end: number;
}

/** Like `wordsOf`, each word with its range in the original text. */
export function wordSpans(text: string): WordSpan[] {
  return Array.from(text.matchAll(SPAN), ({ 0: written, index }) => ({
    word: wordsOf(written).join(''),
    start: index,
    end: index + written.length,
  }));
}

/** Tokenises and folds a text: everything but letters and digits separates words, except a decimal separator ("1,5 L" becomes "1.5l"). */
export function wordsOf(text: string): string[] {
  const words = foldText(text).replace(MEASURE, '$1$2').match(WORD) ?? [];
  return words.map((word) => word.replaceAll(',', '.'));
}
