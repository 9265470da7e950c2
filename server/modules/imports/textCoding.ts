import { isUtf8 } from 'node:buffer';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';
import { legacyEncodingOf, type LegacyEncoding } from './legacyEncodings.ts';
import { windowsText } from './westernText.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

export type DecodedText = { text: string; encoding: TextEncoding } | { refusal: LocalisedText };

/** Bytes used to detect UTF-16 without a byte order mark. */
const SAMPLE = 4096;
/** Pictures, workbooks and programs contain control characters, whereas text contains only line breaks and tabs. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u0080-\u009f]/;
const BINARY = /[\0-\x08\x0b\x0e-\x1f]/;
/** Start of a heading. In the opposite byte order, its characters would be Chinese. */
const HEADING = /^[\s,;"']*\p{sc=Latin}/u;

/** Decodes a file. Rejects binary data, and text whose encoding is uncertain; it never guesses. */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = unicodeOf(bytes);
  if (encoding === null && BINARY.test(bytes.subarray(0, SAMPLE).toString('latin1'))) return { refusal: IMPORT_MESSAGES.notText };
  const legacy = encoding ?? legacyEncodingOf(bytes);
  if (legacy === null) return { refusal: IMPORT_MESSAGES.unknownEncoding };
  const text = textIn(bytes, legacy);
  if (text !== null && !CONTROL.test(text)) return { text, encoding: legacy };
  return { refusal: encoding === null ? IMPORT_MESSAGES.unknownEncoding : IMPORT_MESSAGES.notText };
}

/** The Unicode encoding of the bytes; null if they have none. Latin letters in UTF-16 have a zero in every second byte. */
function unicodeOf(bytes: Buffer): TextEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  if (sample.includes(0)) {
    const isHeading = (encoding: TextEncoding) => HEADING.test(new TextDecoder(encoding).decode(sample));
    return (['utf-16le', 'utf-16be'] as const).find(isHeading) ?? null;
  }
  return isUtf8(bytes) ? 'utf-8' : null;
}

/** Returns null if the bytes are invalid in the encoding. */
function textIn(bytes: Buffer, encoding: TextEncoding): string | null {
  if (encoding === 'utf-8') return bytes.toString();
  if (encoding === 'windows-1252') return windowsText(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
