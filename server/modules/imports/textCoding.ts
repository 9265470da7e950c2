import { isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes from which the encoding of a file without a byte order mark is detected. */
const SAMPLE = 4096;
const NONE = Buffer.alloc(0);
/** Pictures, workbooks and programs contain control characters; texts contain only line breaks and tabs. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/;
const HIGH_CONTROL = /[\u0080-\u009f]/;
/** The same characters as bytes, in UTF-8 and among those that Windows-1252 does not use. */
const HIGH_CONTROL_UTF8 = /\xc2[\x80-\x9f]/;
const UNUSED_WINDOWS = /[\x81\x8d\x8f\x90\x9d]/;

/**
 * Streaming encoding detection. Bytes are passed on in an ASCII-compatible encoding, so that a table can be parsed before the end: UTF-16
 * as UTF-8, all others unchanged. `decode` turns a part of them, a cell, into text.
 */
export class TextCoding {
  /** Detected so far: UTF-8 until an invalid byte; then the whole file is Windows-1252. */
  encoding: TextEncoding = 'utf-8';
  private waiting: Buffer = NONE;
  private hasStarted = false;
  private utf16: TextDecoder | null = null;
  private isBroken = false;
  private hasHighControl = false;
  private hasUnusedByte = false;

  /** Whether the file is text; final after `end`. */
  get isText(): boolean {
    return !this.isBroken && !(this.encoding === 'utf-8' ? this.hasHighControl : this.encoding === 'windows-1252' && this.hasUnusedByte);
  }

  write(bytes: Uint8Array): Buffer {
    if (this.isBroken) return NONE;
    this.waiting = this.waiting.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.waiting, bytes]);
    if (!this.hasStarted && this.waiting.length < SAMPLE) return NONE;
    return this.take(false);
  }

  end(): Buffer {
    return this.isBroken ? NONE : this.take(true);
  }

  /** Text of bytes from `write`, one character each, in the encoding detected so far. */
  decode(bytes: string): string {
    if (!/[\u0080-\u00ff]/.test(bytes)) return bytes;
    return this.encoding === 'windows-1252' ? windowsText(bytes) : Buffer.from(bytes, 'latin1').toString('utf8');
  }

  private take(isEnd: boolean): Buffer {
    if (!this.hasStarted) this.start();
    if (this.isBroken) return NONE;
    return this.utf16 === null ? this.takeBytes(isEnd) : this.takeUtf16(this.utf16, isEnd);
  }

  private start(): void {
    this.hasStarted = true;
    const encoding = encodingOf(this.waiting);
    if (encoding === null) this.isBroken = true;
    else if (encoding !== 'utf-8') this.utf16 = new TextDecoder(encoding, { fatal: true });
    this.encoding = encoding ?? 'utf-8';
  }

  private takeUtf16(decoder: TextDecoder, isEnd: boolean): Buffer {
    try {
      const text = decoder.decode(this.waiting, { stream: !isEnd });
      this.waiting = NONE;
      this.isBroken = CONTROL.test(text) || HIGH_CONTROL.test(text);
      return Buffer.from(text);
    } catch {
      this.isBroken = true;
      return NONE;
    }
  }

  private takeBytes(isEnd: boolean): Buffer {
    const end = isEnd || this.encoding !== 'utf-8' ? this.waiting.length : wholeCharacters(this.waiting);
    let taken = this.waiting.subarray(0, end);
    if (this.encoding === 'utf-8' && !isUtf8(taken)) {
      this.encoding = 'windows-1252';
      taken = this.waiting;
    }
    this.waiting = this.waiting.subarray(taken.length);
    const bytes = taken.toString('latin1');
    this.isBroken = CONTROL.test(bytes);
    this.hasHighControl ||= HIGH_CONTROL_UTF8.test(bytes);
    this.hasUnusedByte ||= UNUSED_WINDOWS.test(bytes);
    return taken;
  }
}

/** Converts text that was decoded as UTF-8 before a later byte showed it to be Windows-1252. */
export function utf8AsWindows(text: string): string {
  return windowsText(Buffer.from(text).toString('latin1'));
}

/** null for binary data. Windows-1252 has no signature: it is the fallback for invalid UTF-8. */
function encodingOf(bytes: Buffer): Exclude<TextEncoding, 'windows-1252'> | null {
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
  return 'utf-8';
}

/** Number of bytes without a truncated UTF-8 character at the end. */
function wholeCharacters(bytes: Buffer): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 3); at -= 1) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return at + length > bytes.length ? at : bytes.length;
  }
  return bytes.length;
}

/** Windows-1252 from 80 to 9F, the rest equals Latin-1: some versions of Node treat it as Latin-1. Unused codes stay control characters. */
const WINDOWS_SIGNS =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';
const SIGNS_START = 0x80;

function windowsText(bytes: string): string {
  return bytes.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - SIGNS_START] ?? sign);
}
