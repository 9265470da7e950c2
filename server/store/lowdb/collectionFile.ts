import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Adapter } from 'lowdb';
import { SharedValues } from '#server/store/sharedValues.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { StoreDamaged } from '#server/store/store.ts';
import { expectSum, linesOf, writeFileDurably, type Line } from './fileOperations.ts';
import type { FileSystem } from './fileSystem.ts';

/**
 * A collection on disk is JSON that jq can read, laid out with one document a line:
 *
 *   {"format":1,"collection":"stock","documents":[
 *   {"id":"var_1","onHand":5,"version":1},
 *   {"id":"var_2","onHand":7,"version":3}
 *   ]}
 *
 * Because of the lines, the reader never holds the whole file as one string, and an error can say where it is.
 */
const COLLECTION_FORMAT = 1;
const FOOTER = ']}';
const COMMA = 0x2c;
/** Chunk size; other work can run between chunks. */
const CHUNK_BYTES = 64 << 10;

const headerOf = (collection: string) => `{"format":${COLLECTION_FORMAT},"collection":${JSON.stringify(collection)},"documents":[`;

/** lowdb's data for one collection. */
export interface CollectionData {
  documents: readonly StoredDocument[];
}

/** A generation of a collection's file, as listed in the manifest. */
export interface GenerationEntry {
  file: string;
  /** SHA-256 of the bytes, hex. */
  checksum: string;
  /** Missing from files of format 1. */
  bytes?: number;
}

/**
 * lowdb's adapter for a collection, which reads the file of `entry`. A write creates the file of a different generation and
 * updates `entry`. The manifest determines which generation is current, so that several collections change atomically.
 */
export class CollectionFile implements Adapter<CollectionData> {
  constructor(
    private readonly files: FileSystem,
    private readonly directory: string,
    private readonly collection: CollectionName,
    /** Undefined if there is no file yet. */
    public entry: GenerationEntry | undefined,
    private readonly nextGeneration = 1,
  ) {}

  /** Throws StoreDamaged, with the name of the file, unless the file is exactly what was written. */
  async read(): Promise<CollectionData | null> {
    if (this.entry === undefined) return null;
    const file = path.join(this.directory, this.entry.file);
    const hash = createHash('sha256');
    const lines = linesOf(this.files, file, (chunk) => hash.update(chunk));
    const documents = await decodeCollection(this.collection, lines).catch((error: unknown) => {
      const isUnreadable = error instanceof Error && 'code' in error;
      const problem = isUnreadable ? 'the manifest lists this file, but it cannot be read' : String((error as Error).message);
      throw new StoreDamaged(file, problem, error);
    });
    expectSum(file, hash.digest('hex'), this.entry.checksum);
    return { documents };
  }

  async write({ documents }: CollectionData): Promise<void> {
    const file = `${this.collection}.${this.nextGeneration}.json`;
    const sum = await writeFileDurably(this.files, this.directory, file, encodeCollection(this.collection, documents));
    this.entry = { file, ...sum };
  }
}

/** Whether a file name looks like a generation of some collection, such as "orders.42.json". */
export function isGenerationFileName(name: string): boolean {
  return /^[A-Za-z]+\.\d+\.json$/.test(name);
}

/** The file's bytes in chunks of about 64 kB. */
function* encodeCollection(collection: string, documents: readonly StoredDocument[]): Generator<Uint8Array> {
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

/** Documents in a file's lines. Throws an Error that identifies the first line that `encodeCollection` would not have written. */
async function decodeCollection(collection: string, batches: AsyncIterable<Line[]>): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  const ids = new Set<string>();
  const shared = new SharedValues();
  let lastLine = 0;
  let isOver = false;
  for await (const lines of batches) {
    for (const { bytes, number, isComplete } of lines) {
      if (!isComplete) continue;
      lastLine = number;
      if (number === 1) {
        if (bytes.toString('utf8') !== headerOf(collection))
          throw new Error(`line 1 is not the beginning of the collection ${collection} in format ${COLLECTION_FORMAT}`);
      } else if (bytes.length === FOOTER.length && bytes.toString('latin1') === FOOTER) {
        isOver = true;
      } else {
        const document = parseDocument(bytes, number);
        if (isOver || ids.has(document.id)) throw new Error(`line ${number} repeats the document ${document.id} or stands after the end`);
        ids.add(document.id);
        // The document is not frozen yet, so it can be mutated.
        shared.shareWith(document);
        documents.push(document);
      }
    }
  }
  if (!isOver) throw new Error(`it ends too early, in line ${lastLine + 1}`);
  return documents;
}

function parseDocument(bytes: Buffer, line: number): StoredDocument {
  const hasComma = bytes[bytes.length - 1] === COMMA;
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
