import { deepFreeze } from '../core/frozenCopy.ts';
import type { StoredDocument } from '../core/storedDocument.ts';

/**
 * A collection on disk is JSON that jq can read, laid out with one document a line:
 *
 *   {"format":1,"collection":"stock","documents":[
 *   {"id":"var_1","onHand":5,"version":1},
 *   {"id":"var_2","onHand":7,"version":3}
 *   ]}
 *
 * Lines keep the reader from ever holding a string of the whole file, and let an error name its place.
 */
export const FORMAT = 1;

const CHUNK_BYTES = 1 << 20;
const NEW_LINE = 0x0a;
const FOOTER = ']}';

const headerOf = (collection: string) => `{"format":${FORMAT},"collection":${JSON.stringify(collection)},"documents":[`;

/** The file's bytes, a megabyte or so at a time. */
export function* encodeCollection(collection: string, documents: Iterable<StoredDocument>): Generator<Uint8Array> {
  let text = headerOf(collection);
  let separator = '\n';
  for (const document of documents) {
    text += separator + JSON.stringify(document);
    separator = ',\n';
    if (text.length >= CHUNK_BYTES) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(`${text}\n${FOOTER}\n`);
}

/** The documents of a file's bytes, frozen. Throws an Error that names the line where it is not what `encodeCollection` writes. */
export function decodeCollection(collection: string, bytes: Buffer): StoredDocument[] {
  const documents: StoredDocument[] = [];
  const ids = new Set<string>();
  let line = 0;
  let start = 0;
  let isLast = false;
  while (start < bytes.length) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (end === -1) break;
    line += 1;
    if (line === 1) expectHeader(collection, bytes.toString('utf8', start, end));
    else if (isFooter(bytes, start, end)) isLast = true;
    else {
      const document = parseDocument(bytes, start, end, line);
      if (isLast || ids.has(document.id)) throw new Error(`line ${line} repeats the document ${document.id} or stands after the end`);
      ids.add(document.id);
      documents.push(document);
    }
    start = end + 1;
  }
  if (!isLast) throw new Error(`it ends too early, in line ${line + 1}`);
  return documents;
}

function expectHeader(collection: string, text: string): void {
  if (text !== headerOf(collection)) throw new Error(`line 1 is not the beginning of the collection ${collection} in format ${FORMAT}`);
}

function isFooter(bytes: Buffer, start: number, end: number): boolean {
  return end - start === FOOTER.length && bytes.toString('latin1', start, end) === FOOTER;
}

function parseDocument(bytes: Buffer, start: number, end: number, line: number): StoredDocument {
  const hasComma = bytes[end - 1] === 0x2c;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8', start, hasComma ? end - 1 : end));
  } catch (error) {
    throw new Error(`line ${line} is not JSON`, { cause: error });
  }
  if (!isDocument(value)) throw new Error(`line ${line} is not a document: it needs an id and a version`);
  return deepFreeze(value);
}

function isDocument(value: unknown): value is StoredDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, version } = value as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && typeof version === 'number' && Number.isSafeInteger(version) && version >= 1;
}
