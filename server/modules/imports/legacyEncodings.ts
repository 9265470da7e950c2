import { COMMON_HANGUL, COMMON_HANZI, COMMON_TRADITIONAL } from './commonCharacters.ts';
import { isWestern, SAMPLE, windowsText } from './westernText.ts';

/** Encodings without a signature in which spreadsheets save files: of a Chinese, a Taiwanese or Hong Kong, and a Western system. */
export type LegacyEncoding = 'gb18030' | 'big5' | 'windows-1252';

/** Bytes that are judged: a file has one encoding. */
const SAMPLE_BYTES = 1 << 18;
/** Mean plausibility from which a reading is accepted, and how far it must be ahead of other readings of the same bytes. */
const ACCEPTED = 0.7;
const AHEAD = 0.15;

const RARE = -0.5;
const USUAL = 0.4;
const COMMON = 1;
/** Half-width kana: every byte of other encodings may be one. */
const HALF_WIDTH = 0.7;

const TRADITIONAL = new Set([...COMMON_HANZI, ...COMMON_TRADITIONAL]);
const HANGUL = new Set(COMMON_HANGUL);
/** The frequent half of each standard: level 1. */
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

/** How plausible a text is in each reading, from RARE to COMMON. Only the first two are read; the others are told from them. */
const READINGS: Readonly<Record<string, (text: string) => number>> = {
  gb18030: ideographs((one) => (TRADITIONAL.has(one) ? COMMON : GB_LEVEL_1.has(one) ? USUAL : RARE)),
  big5: ideographs((one) => (TRADITIONAL.has(one) ? COMMON : BIG5_LEVEL_1.has(one) ? USUAL : RARE)),
  'euc-kr': ideographs((one) => (HANGUL.has(one) ? COMMON : /\p{sc=Hang}/u.test(one) ? USUAL : RARE)),
  shift_jis: ideographs(japanese),
  'euc-jp': ideographs(japanese),
  'windows-1251': cyrillic,
  'koi8-r': cyrillic,
};

/** The encoding of bytes that are not UTF-8; null unless one reading is plausible, and more so than all others. */
export function legacyEncodingOf(file: Buffer): LegacyEncoding | null {
  const bytes = sampleOf(file);
  const ranked = Object.entries(READINGS)
    .map(([encoding, plausibilityOf]) => ({ encoding, plausibility: plausibilityOf(decoded(bytes, encoding)) }))
    .sort((left, right) => right.plausibility - left.plausibility);
  const [best, second] = ranked;
  const isChinese = ranked.some(
    ({ encoding, plausibility }) => (encoding === 'gb18030' || encoding === 'big5') && plausibility >= ACCEPTED,
  );
  // Short Chinese names are letters of Western languages, too, but those are hardly ever valid Chinese.
  if (!isChinese && isWestern(windowsText(bytes))) return 'windows-1252';
  if (best === undefined || best.plausibility < ACCEPTED || best.plausibility - (second?.plausibility ?? RARE) < AHEAD) return null;
  return best.encoding === 'gb18030' || best.encoding === 'big5' ? best.encoding : null;
}

function japanese(one: string): number {
  if (/[\u3041-\u3096\u30a1-\u30fa\u30fc]/.test(one)) return COMMON;
  if (/[\uff66-\uff9f]/.test(one)) return HALF_WIDTH;
  return TRADITIONAL.has(one) ? COMMON : JIS_LEVEL_1.has(one) ? USUAL : RARE;
}

/** Plausibility of a text of ideographs or syllables: the mean of its characters. */
function ideographs(plausibilityOf: (character: string) => number): (text: string) => number {
  return (text) => {
    let [sum, count] = [0, 0];
    for (const [run] of text.matchAll(/[a-z]?[^\0-\x7f]+[a-z]?/gu)) {
      const characters = [...run.replace(/[a-z]/g, '')];
      // One alone beside a letter is an accented letter of another encoding: "jalape女".
      const isLone = characters.length === 1 && run.length > 1 && /[a-z]/.test(run);
      for (const one of characters) sum += isLone ? RARE : isNeutral(one) ? COMMON : plausibilityOf(one);
      count += characters.length;
      if (count > SAMPLE) break;
    }
    return count === 0 ? RARE : sum / count;
  };
}

/** Plausibility of Cyrillic text: its words are in lower case, begin with a capital, or are capitals. */
function cyrillic(text: string): number {
  const words = text.match(/[^\0-\x7f]+/g) ?? [];
  return words.length === 0
    ? RARE
    : words.reduce((sum, word) => sum + (/^(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+)$/.test(word) ? COMMON : RARE), 0) / words.length;
}

/** Punctuation and full-width signs, which are in every East Asian encoding. */
function isNeutral(one: string): boolean {
  return PUNCTUATION.has(one) || /[\uff01-\uff5e]/.test(one);
}

/** From the line of the first byte beyond ASCII on. */
function sampleOf(file: Buffer): Buffer {
  let at = 0;
  while ((file[at] ?? 0xff) <= 0x7f) at += 1;
  const start = file.lastIndexOf('\n', at) + 1;
  return file.subarray(start, start + SAMPLE_BYTES);
}

/** Empty when the bytes are invalid in the encoding; the last character may be cut off. */
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
