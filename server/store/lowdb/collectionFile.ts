import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Adapter } from 'lowdb';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { CollectionDecoder, encodeCollection } from './collectionFormat.ts';
import { expectSum } from './copyFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { linesOf } from './lines.ts';
import { writeFileDurably } from './writeFileDurably.ts';

/** lowdb's data of one collection. During a write the documents may come from a generator. */
export interface CollectionData {
  documents: Iterable<StoredDocument>;
}

/** One generation of a collection's file, as the manifest lists it. */
export interface GenerationEntry {
  file: string;
  /** SHA-256 of the bytes, hex. */
  checksum: string;
  /** Missing in files of format 1. */
  bytes?: number;
}

/**
 * lowdb's adapter for one collection. Each write creates a new file beside the old one and changes `entry`; the manifest decides which one
 * is current, so that several collections change atomically.
 */
export class CollectionFile implements Adapter<CollectionData> {
  /** null: no file yet. */
  entry: GenerationEntry | null;
  /** Generation of the file that the next write creates. */
  nextGeneration = 1;
  readonly #files: FileSystem;
  readonly #directory: string;
  readonly #collection: CollectionName;

  constructor(files: FileSystem, directory: string, collection: CollectionName, entry: GenerationEntry | null) {
    this.#files = files;
    this.#directory = directory;
    this.#collection = collection;
    this.entry = entry;
  }

  /** Throws StoreDamaged, naming the file, unless it is exactly what was written. */
  async read(): Promise<CollectionData | null> {
    if (this.entry === null) return null;
    const file = path.join(this.#directory, this.entry.file);
    const hash = createHash('sha256');
    const decoder = new CollectionDecoder(this.#collection);
    try {
      for await (const lines of linesOf(this.#files, file, (piece) => hash.update(piece))) {
        for (const line of lines) decoder.read(line);
      }
      decoder.end();
    } catch (error) {
      if (error instanceof Error && 'code' in error) {
        throw new StoreDamaged(file, 'the manifest lists this file, but it cannot be read', error);
      }
      throw new StoreDamaged(file, error instanceof Error ? error.message : String(error), error);
    }
    expectSum(file, hash.digest('hex'), this.entry.checksum);
    return { documents: decoder.documents };
  }

  async write(data: CollectionData): Promise<void> {
    const file = generationFileName(this.#collection, this.nextGeneration);
    const hash = createHash('sha256');
    let bytes = 0;
    const seen = (chunk: Uint8Array) => {
      hash.update(chunk);
      bytes += chunk.length;
    };
    await writeFileDurably(this.#files, this.#directory, file, watched(encodeCollection(this.#collection, data.documents), seen));
    this.entry = { file, checksum: hash.digest('hex'), bytes };
  }
}

function* watched(chunks: Iterable<Uint8Array>, seen: (chunk: Uint8Array) => void): Generator<Uint8Array> {
  for (const chunk of chunks) {
    seen(chunk);
    yield chunk;
  }
}

/** For example "orders.42.json". */
function generationFileName(collection: CollectionName, generation: number): string {
  return `${collection}.${generation}.json`;
}

/** Whether a file name looks like a generation of some collection. */
export function isGenerationFileName(name: string): boolean {
  return /^[A-Za-z]+\.\d+\.json$/.test(name);
}
