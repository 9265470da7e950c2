import { quantitiesIn } from '#schema/rules/quantity.ts';
import { simplified } from './traditional.ts';

/** ASCII only needs lower-casing. */
const PLAIN = /^[\x00-\x7f]*$/;

/**
 * Normalises a text for comparison (case, diacritics, compatibility forms, invisible marks, Traditional characters): "Crème
 * BRÛLÉE" becomes "creme brulee", "ｍｉｌｋ" "milk", "醬" "酱".
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return simplified(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
      .toLowerCase(),
  );
}

/** A word with its diacritics: a decimal number, or a run of letters and digits. An apostrophe between letters is part of it. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+[\p{L}\p{M}]*|[\p{L}\p{N}\p{M}]+(?:(?<=[\p{L}\p{M}])['’‘ʼ＇`](?=\p{L})[\p{L}\p{N}\p{M}]+)*/gu;
const APOSTROPHES = /['’‘ʼ＇`]/g;
const HAS_DIGIT = /\p{N}/u;
/** Thousands separators: "1,500" is 1500. */
const GROUPED = /^\p{N}{1,3}(?:,\p{N}{3})+$/u;
/** The multiplication sign of a multipack: "6x330ml" consists of the words "6" and "330ml". */
const PACKS = /(?<=\p{N}) ?[x×*] ?$/iu;

/** A folded word with its range in the original text. */
export interface WordSpan {
  word: string;
  start: number;
  end: number;
}

/** Tokenises and folds a text. Everything except letters, digits and decimal separators ("1,5" becomes "1.5") separates words. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  if (HAS_DIGIT.test(folded)) return wordSpans(folded).map(({ word }) => word);
  return Array.from(folded.match(WORD) ?? [], (word) => word.replace(APOSTROPHES, ''));
}

/**
 * Like `wordsOf`, with each word's range in the original text. Quantities are normalised to one word: "0.5 kg" and "500gm" are
 * both "500g".
 */
export function wordSpans(text: string): WordSpan[] {
  const spans: WordSpan[] = [];
  let done = 0;
  for (const { label, start, end } of quantitiesIn(text)) {
    spans.push(...plainSpans(text.slice(done, start).replace(PACKS, ''), done), { word: foldText(label), start, end });
    done = end;
  }
  spans.push(...plainSpans(text.slice(done), done));
  return spans;
}

function plainSpans(text: string, offset: number): WordSpan[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => {
    const folded = foldText(written).replace(APOSTROPHES, '');
    const word = folded.includes(',') ? folded.replaceAll(',', GROUPED.test(folded) ? '' : '.') : folded;
    return { word, start: offset + index, end: offset + index + written.length };
  });
}
