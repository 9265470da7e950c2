/** Maximum number of non-ASCII characters examined. */
export const SAMPLE = 20_000;
/** Maximum share of misplaced characters. */
const MISPLACED = 0.02;

/**
 * Windows-1252 from 80 to 9F; the rest is the same as Latin-1. Some versions of Node decode it as Latin-1. Unused codes remain
 * control characters.
 */
const WINDOWS_SIGNS =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';
const SIGNS_START = 0x80;

export function windowsText(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - SIGNS_START] ?? sign);
}

/** Letters of Western European languages. Other Windows-1252 letters usually result from decoding a different encoding. */
const LOWER = new Set('àáâãäåæçèéêëìíîïñòóôõöøœùúûüßÿ');
const UPPER = new Set('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜ');
const isAlphabetic = (sign: string) => /\p{L}/u.test(sign);
const isLower = (sign: string) => /\p{Ll}/u.test(sign);

/** Where Windows-1252 signs may occur in Western text, by the text before and after them. */
const PLACES: readonly (readonly [signs: string, isPlaced: (before: string, after: string) => boolean])[] = [
  ['“‘„«', (before, after) => /(?:^|[\s(\[,;"“‘/-])$/.test(before) && /^[\p{L}\p{N}‘“\s]/u.test(after)],
  ['¡¿', (before, after) => /(?:^|[\s(\[,;"“‘«/-])$/.test(before) && isAlphabetic(after.charAt(0))],
  ['”»', (before, after) => /[\p{L}\p{N}\p{Po}\s’]$/u.test(before) && !isAlphabetic(after.charAt(0))],
  ['’', (before, after) => /[\p{L}\p{N}.!?]$/u.test(before) || /^\d/.test(after)],
  ['´\u00ad', (before, after) => isAlphabetic(before.slice(-1)) && isAlphabetic(after.charAt(0))],
  ['–', isDash],
  ['—', (before, after) => isDash(before, after) || (/\p{L}{2}$/u.test(before) && /^\p{L}{2}/u.test(after))],
  ['…', (before, after) => !isAlphabetic(before.slice(-1)) || !isAlphabetic(after.charAt(0))],
  ['™®²³¹ª', (before, after) => /[\p{L}\p{N})”"]\s?$/u.test(before) && !isAlphabetic(after.charAt(0))],
  ['º°', (before, after) => /[\d\sNn]$/.test(before) && !/^(?![CFcf])\p{L}/u.test(after)],
  ['€£¥¢', (before, after) => /^\s?\d/.test(after) || /\d\s?$/.test(before)],
  ['½¼¾', (before) => /(?:^|[\s\d,;"(])$/.test(before)],
  ['±×÷§', (before, after) => !isAlphabetic(before.slice(-1)) && /^[\s\d]/.test(after)],
  ['·', (before, after) => /\s$/.test(before) === /^\s/.test(after) && !/[^\0-\x7f]$/.test(before)],
  ['•©', (before, after) => !isAlphabetic(before.slice(-1)) && /^[\s\w]/.test(after)],
  ['µ', (before, after) => !isAlphabetic(before.slice(-1)) && /^[mgl]/.test(after)],
  ['\u00a0', () => true],
];

/** Between spaces, digits or words; a dash inside a word is a wrongly decoded letter. */
function isDash(before: string, after: string): boolean {
  if (!isAlphabetic(before.slice(-1)) || !isAlphabetic(after.charAt(0)))
    return /[\s\d\p{L},;"”’)]$/u.test(before) && /^[\s\d\p{L}"“‘(]/u.test(after);
  return !isLower(before.slice(-1)) || !isLower(after.charAt(0));
}

/** Whether text decoded as Windows-1252 is Western, that is, whether its letters and signs are in plausible positions. */
export function isWestern(text: string): boolean {
  let [judged, misplaced] = [0, 0];
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) {
    judged += 1;
    if (!isPlaced(text, index)) misplaced += 1;
    if (judged === SAMPLE) break;
  }
  return judged > 0 && misplaced <= judged * MISPLACED;
}

function isPlaced(text: string, at: number): boolean {
  const sign = text.charAt(at);
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 3)];
  if (LOWER.has(sign)) {
    if (sign === 'œ') return /^[uid]/.test(after);
    const [left, right] = [before.slice(-1), after.charAt(0)];
    if (UPPER.has(left) || UPPER.has(right)) return false;
    // Words may contain two accented letters in a row ("açúcar", "Größe"), but not three.
    if (LOWER.has(left) || LOWER.has(right)) return /[a-z]/i.test(before + after) && !/[à-öø-ÿ]{3}/.test(before + sign + after);
    return isAlphabetic(left) || isAlphabetic(right) || 'àéèêó'.includes(sign);
  }
  if (UPPER.has(sign)) return !isLower(before.slice(-1)) && (!isAlphabetic(before.slice(-1)) || !isLower(after.charAt(0)));
  return PLACES.some(([signs, isHere]) => signs.includes(sign) && isHere(before, after));
}
