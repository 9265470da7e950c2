import { COMMON_HANGUL, COMMON_HANZI, COMMON_TRADITIONAL } from './commonCharacters.ts';
import { isWestern, SAMPLE, windowsText } from './westernText.ts';

/** Encodings without a signature that spreadsheets use on simplified Chinese, traditional Chinese and Western systems. */
export type LegacyEncoding = 'gb18030' | 'big5' | 'windows-1252';

/** Bytes used for detection. */
const SAMPLE_BYTES = 1 << 18;
/** Mean plausibility above which a decoding is accepted, and its minimum lead over other decodings of the same bytes. */
const ACCEPTED = 0.7;
const AHEAD = 0.15;

const RARE = -0.5;
const USUAL = 0.4;
const COMMON = 1;
/** Half-width kana, which any byte of other encodings may decode to. */
const HALF_WIDTH = 0.7;

const TRADITIONAL = new Set([...COMMON_HANZI, ...COMMON_TRADITIONAL]);
const HANGUL = new Set(COMMON_HANGUL);
/** Level 1 of each standard: the more frequent half of its characters. */
const GB_LEVEL_1 = charactersOf('gb18030', [0xb0, 0xd7], [[0xa1, 0xfe]]);
const BIG5_LEVEL_1 = charactersOf(
  'big5',
  [0xa4, 0xc6],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
);
const JIS_LEVEL_1 = charactersOf('euc-jp', [0xb0, 0xcf], [[0xa1, 0xfe]]);
const PUNCTUATION = new Set('，。、；：？！（）《》「」『』【】“”‘’…—－·・％／～￥　×');

/**
 * A text's plausibility per encoding, from RARE to COMMON. Only the first two encodings are accepted; the others are detected so
 * that they can be rejected.
 */
const READINGS: Readonly<Record<string, (text: string) => number>> = {
  gb18030: ideographs((one) => (TRADITIONAL.has(one) ? COMMON : GB_LEVEL_1.has(one) ? USUAL : RARE)),
  big5: ideographs((one) => (TRADITIONAL.has(one) ? COMMON : BIG5_LEVEL_1.has(one) ? USUAL : RARE)),
  'euc-kr': ideographs((one) => (HANGUL.has(one) ? COMMON : /\p{sc=Hang}/u.test(one) ? USUAL : RARE)),
  shift_jis: ideographs(japanese),
  'euc-jp': ideographs(japanese),
  'windows-1251': cyrillic,
  'koi8-r': cyrillic,
};

/** The encoding of bytes that are not UTF-8; null unless exactly one decoding is clearly the most plausible. */
export function legacyEncodingOf(file: Buffer): LegacyEncoding | null {
  const bytes = sampleOf(file);
  const ranked = Object.entries(READINGS)
    .map(([encoding, plausibilityOf]) => ({ encoding, plausibility: plausibilityOf(decoded(bytes, encoding)) }))
    .sort((left, right) => right.plausibility - left.plausibility);
  const [best, second] = ranked;
  const isChinese = ranked.some(
    ({ encoding, plausibility }) => (encoding === 'gb18030' || encoding === 'big5') && plausibility >= ACCEPTED,
  );
  // Short Chinese names may also decode as Western letters, but Western text is hardly ever valid Chinese.
  if (!isChinese && isWestern(windowsText(bytes))) return 'windows-1252';
  if (best === undefined || best.plausibility < ACCEPTED || best.plausibility - (second?.plausibility ?? RARE) < AHEAD) return null;
  return best.encoding === 'gb18030' || best.encoding === 'big5' ? best.encoding : null;
}

function japanese(one: string): number {
  if (/[\u3041-\u3096\u30a1-\u30fa\u30fc]/.test(one)) return COMMON;
  if (/[\uff66-\uff9f]/.test(one)) return HALF_WIDTH;
  return TRADITIONAL.has(one) ? COMMON : JIS_LEVEL_1.has(one) ? USUAL : RARE;
}

/** Plausibility of Chinese or Korean text: the mean over its characters. */
function ideographs(plausibilityOf: (character: string) => number): (text: string) => number {
  return (text) => {
    let [sum, count] = [0, 0];
    for (const [run] of text.matchAll(/[a-z]?[^\0-\x7f]+[a-z]?/gu)) {
      const characters = [...run.replace(/[a-z]/g, '')];
      // A single ideograph next to a letter is an accented letter in a different encoding: "jalape女".
      const isLone = characters.length === 1 && run.length > 1 && /[a-z]/.test(run);
      for (const one of characters) sum += isLone ? RARE : isNeutral(one) ? COMMON : plausibilityOf(one);
      count += characters.length;
      if (count > SAMPLE) break;
    }
    return count === 0 ? RARE : sum / count;
  };
}

/** Plausibility of Cyrillic text: words are lower case, capitalised, or all capitals. */
function cyrillic(text: string): number {
  const words = text.match(/[^\0-\x7f]+/g) ?? [];
  return words.length === 0
    ? RARE
    : words.reduce((sum, word) => sum + (/^(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+)$/.test(word) ? COMMON : RARE), 0) / words.length;
}

/** Punctuation and full-width signs, which all East Asian encodings contain. */
function isNeutral(one: string): boolean {
  return PUNCTUATION.has(one) || /[\uff01-\uff5e]/.test(one);
}

/** Starts at the line that contains the first non-ASCII byte. */
function sampleOf(file: Buffer): Buffer {
  let at = 0;
  while ((file[at] ?? 0xff) <= 0x7f) at += 1;
  const start = file.lastIndexOf('\n', at) + 1;
  return file.subarray(start, start + SAMPLE_BYTES);
}

/** Returns an empty string if the bytes are invalid in the encoding. The last character may be incomplete. */
function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return '';
  }
}

function charactersOf(
  encoding: string,
  [first, last]: readonly [number, number],
  trails: readonly (readonly [number, number])[],
): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let lead = first; lead <= last; lead += 1)
    for (const [from, to] of trails) for (let trail = from; trail <= to; trail += 1) bytes.push(lead, trail);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)).replaceAll('\ufffd', ''));
}
