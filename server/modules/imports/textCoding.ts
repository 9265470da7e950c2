import { isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes from which UTF-16 without a byte order mark is detected. */
const SAMPLE = 4096;
/** Pictures, workbooks and programs contain control characters; texts contain only line breaks and tabs. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u0080-\u009f]/;

/** The text of a file, and its encoding; null when it is not text. */
export function decodeText(bytes: Buffer): { text: string; encoding: TextEncoding } | null {
  const encoding = encodingOf(bytes);
  const text = encoding === null ? null : textIn(bytes, encoding);
  return encoding === null || text === null || CONTROL.test(text) ? null : { text, encoding };
}

/** null for binary data. Windows-1252 has no signature: it is the fallback for invalid UTF-8. */
function encodingOf(bytes: Buffer): TextEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.subarray(0, SAMPLE).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // In UTF-16, Latin scripts have a zero in every second byte.
  if (even + odd > 0) return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : null;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** null for malformed UTF-16. */
function textIn(bytes: Buffer, encoding: TextEncoding): string | null {
  if (encoding === 'utf-8') return bytes.toString();
  if (encoding === 'windows-1252') return windowsText(bytes.toString('latin1'));
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Windows-1252 from 80 to 9F, the rest equals Latin-1: some versions of Node treat it as Latin-1. Unused codes stay control characters. */
const WINDOWS_SIGNS =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';
const SIGNS_START = 0x80;

function windowsText(bytes: string): string {
  return bytes.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - SIGNS_START] ?? sign);
}
