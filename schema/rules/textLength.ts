/**
 * Lengths of text as perceived by readers, for limits. Units are grapheme clusters instead of UTF-16 code units: a Tamil or
 * Thai letter with its marks counts as one, like an emoji.
 */

/** Ideographs, syllables and signs that are as wide as two Latin letters. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Yiii}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60\uffe0-\uffe6\ufe0f]/u;
const HALF_WIDTH = /[\uff61-\uffdc]/;
const ONE_UNIT_EACH = /^[\u0020-\u007e\u00a0-\u02ff]*$/;
/**
 * Code units per unit of length. Because a cluster can be any number of code units long, it counts one for each such group that
 * it begins. Two for prose, so that text truncated at `MAX_RAW_LENGTH` (`normaliseText.ts`) exceeds every limit.
 */
const LINE_UNITS = 8;
const PROSE_UNITS = 2;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Length of a name or other line, in widths of a Latin letter. Ideographs, kana, Hangul syllables, emoji and syllables of scripts
 * with marks, such as Tamil, count as two, because one of them says as much as two letters.
 */
export function lineLength(text: string): number {
  return lengthOf(text, LINE_UNITS, (cluster) => (isWide(cluster) || hasMark(cluster) ? 2 : 1));
}

/** Length of prose, which wraps: every letter counts as one. */
export function proseLength(text: string): number {
  return lengthOf(text, PROSE_UNITS, () => 1);
}

/** The longest prefix of a line that fits a limit, without splitting letters. */
export function clipLine(text: string, limit: number): string {
  if (ONE_UNIT_EACH.test(text)) return text.slice(0, limit);
  let [clipped, length] = ['', 0];
  for (const { segment } of segmenter.segment(text)) {
    length += lineLength(segment);
    if (length > limit) break;
    clipped += segment;
  }
  return clipped;
}

function lengthOf(text: string, units: number, weightOf: (cluster: string) => number): number {
  if (ONE_UNIT_EACH.test(text)) return text.length;
  let length = 0;
  for (const { segment } of segmenter.segment(text)) length += Math.max(weightOf(segment), Math.ceil(segment.length / units));
  return length;
}

function isWide(cluster: string): boolean {
  return WIDE.test(cluster) && !HALF_WIDTH.test(cluster);
}

/**
 * Whether a letter has a vowel sign or tone, such as the syllable "நீ". A Latin, Greek or Cyrillic letter with an accent counts
 * as one letter.
 */
function hasMark(cluster: string): boolean {
  return [...cluster].length > 1 && !/[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u.test(cluster);
}
