import { SharedValues } from '#server/store/core/sharedValues.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { Line } from './lines.ts';

/**
 * A collection on disk is JSON that jq can read, laid out with one document a line:
 *
 *   {"format":1,"collection":"stock","documents":[
 *   {"id":"var_1","onHand":5,"version":1},
 *   {"id":"var_2","onHand":7,"version":3}
 *   ]}
 *
 * With lines the reader never holds a string of the whole file, and an error can name its place.
 */
export const COLLECTION_FORMAT = 1;

/** Chunk size, between which other work can run. */
const CHUNK_BYTES = 64 << 10;
const FOOTER = ']}';

const headerOf = (collection: string) => `{"format":${COLLECTION_FORMAT},"collection":${JSON.stringify(collection)},"documents":[`;

/** The file's bytes in chunks of about 64 kilobytes. */
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

/** Decodes a file's lines; throws an Error that names the line where they are not what `encodeCollection` writes. */
export class CollectionDecoder {
  readonly documents: StoredDocument[] = [];
  readonly #collection: string;
  readonly #ids = new Set<string>();
  readonly #shared = new SharedValues();
  #lines = 0;
  #isOver = false;

  constructor(collection: string) {
    this.#collection = collection;
  }

  read({ bytes, number, isWhole }: Line): void {
    if (!isWhole) return;
    this.#lines = number;
    if (number === 1) return expectHeader(this.#collection, bytes.toString('utf8'));
    if (bytes.length === FOOTER.length && bytes.toString('latin1') === FOOTER) {
      this.#isOver = true;
      return;
    }
    const document = parseDocument(bytes, number);
    if (this.#isOver || this.#ids.has(document.id))
      throw new Error(`line ${number} repeats the document ${document.id} or stands after the end`);
    this.#ids.add(document.id);
    // It is not shared yet, so it may be mutated.
    this.#shared.shareWith(document);
    this.documents.push(document);
  }

  /** Call it after the last line. */
  end(): void {
    if (!this.#isOver) throw new Error(`it ends too early, in line ${this.#lines + 1}`);
  }
}

function expectHeader(collection: string, text: string): void {
  if (text !== headerOf(collection))
    throw new Error(`line 1 is not the beginning of the collection ${collection} in format ${COLLECTION_FORMAT}`);
}

function parseDocument(bytes: Buffer, line: number): StoredDocument {
  const hasComma = bytes[bytes.length - 1] === 0x2c;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8', 0, hasComma ? bytes.length - 1 : bytes.length));
  } catch (error) {
    throw new Error(`line ${line} is not JSON`, { cause: error });
  }
  if (!isDocument(value)) throw new Error(`line ${line} is not a document: it needs an id and a version`);
  return value;
}

function isDocument(value: unknown): value is StoredDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, version } = value as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && typeof version === 'number' && Number.isSafeInteger(version) && version >= 1;
}
