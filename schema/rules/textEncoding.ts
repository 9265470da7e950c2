/** How the bytes of a text file become text, whatever program wrote it. */

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file; null when it is none. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | null {
  const encoding = encodingOf(bytes);
  if (encoding === null) return null;
  try {
    const text = encoding === 'windows-1252' ? windowsText(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return isText(text) ? { text, encoding } : null;
  } catch {
    return null;
  }
}

/** So many bytes tell how a file without a mark is written. */
const SAMPLE = 4096;

function encodingOf(bytes: Uint8Array): TextEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.subarray(0, SAMPLE).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Letters of Latin scripts leave every second byte empty in UTF-16.
  if (even + odd > 0) return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : null;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Windows-1252 from 80 to 9F, the rest is as in Latin-1: some versions of Node take it for Latin-1 altogether. Unused places stay control characters. */
const WINDOWS_SIGNS =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';
const SIGNS_START = 0x80;

function windowsText(bytes: Uint8Array): string {
  const latin = new TextDecoder('iso-8859-1').decode(bytes);
  // Where the decoder knows better, these places are mapped already.
  return latin.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - SIGNS_START] ?? sign);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Pictures, workbooks and programs hold control characters; texts hold line breaks and tabs alone. */
function isText(text: string): boolean {
  return !/[\u0000-\u0008\u000b\u000e-\u001f\u0080-\u009f]/.test(text);
}
