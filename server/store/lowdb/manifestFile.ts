import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Adapter } from 'lowdb';
import { isCollectionName } from '#server/store/core/storedDocument.ts';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { GenerationEntry } from './collectionFile.ts';
import { isGenerationFileName } from './collectionFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { isMissing, readWhole } from './fileSystem.ts';
import { firstOfSegment } from './journalSegment.ts';
import { FIRST_SCHEMA } from './migrations.ts';
import { writeFileDurably } from './writeFileDurably.ts';

export const MANIFEST_NAME = 'manifest.json';
/** The previous manifest, whose files are retained, too. */
export const PREVIOUS_MANIFEST_NAME = 'manifest.previous.json';

/** 1: without a journal; 2: with one; 3: with a checksum of its own. */
export const FORMAT = 3;

/** Lists the files that make up the data up to a moment: replacing this one small file switches to a new checkpoint. */
export interface Manifest {
  format: number;
  /** Schema of the documents: see migrations.ts. */
  schema: number;
  /** Id of the data folder in its journal, so that another folder's journal is not mistaken for it. */
  folder: string;
  /** Number of the checkpoint, which its files carry. */
  generation: number;
  /** Last transaction that the files include. */
  sequence: number;
  /** Journal segment that continues from there; null before there is one. */
  journal: string | null;
  /** When it was written. */
  savedAt: string;
  collections: Partial<Record<CollectionName, GenerationEntry>>;
}

/** Manifest of a folder without data. */
export function emptyManifest(schema: number): Manifest {
  return {
    format: FORMAT,
    schema,
    folder: newFolderName(),
    generation: -1,
    sequence: 0,
    journal: null,
    savedAt: new Date().toISOString(),
    collections: {},
  };
}

export function newFolderName(): string {
  return randomBytes(8).toString('hex');
}

/** lowdb's adapter for a manifest. */
export class ManifestFile implements Adapter<Manifest> {
  readonly #files: FileSystem;
  readonly #directory: string;
  readonly #name: string;

  constructor(files: FileSystem, directory: string, name = MANIFEST_NAME) {
    this.#files = files;
    this.#directory = directory;
    this.#name = name;
  }

  /** null when there is none. Throws StoreDamaged when this version cannot read it. */
  async read(): Promise<Manifest | null> {
    const file = path.join(this.#directory, this.#name);
    let text: string;
    try {
      text = (await readWhole(this.#files, file)).toString('utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw new StoreDamaged(file, 'it cannot be read', error);
    }
    return parseManifest(file, text);
  }

  /** The name is durable only after the caller has synced the folder. */
  async write(manifest: Manifest): Promise<void> {
    const text = JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2);
    await writeFileDurably(this.#files, this.#directory, this.#name, [Buffer.from(`${text}\n`)]);
  }
}

function parseManifest(file: string, text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StoreDamaged(file, 'it is not JSON', error);
  }
  if (!isRecord(value) || typeof value['format'] !== 'number') throw new StoreDamaged(file, 'it is not the manifest of a data folder');
  if (value['format'] > FORMAT) {
    throw new StoreDamaged(
      file,
      `the data were written by a newer version of Rizq (format ${value['format']}; this one reads up to ${FORMAT})`,
    );
  }
  const { checksum, ...summed } = value;
  // Manifests of earlier formats have no checksum.
  if (checksum !== undefined || value['format'] === FORMAT) {
    if (checksum !== checksumOf(summed)) throw new StoreDamaged(file, 'its content is not what was written: its checksum differs');
  }
  const { schema, folder, generation, sequence, journal, savedAt, collections } = value['format'] === 1 ? upgraded(value) : value;
  if (
    !(isCount(value['format']) && value['format'] > 0) ||
    !isCount(schema) ||
    typeof folder !== 'string' ||
    !isCount(generation) ||
    !isCount(sequence) ||
    !(journal === null || (typeof journal === 'string' && firstOfSegment(journal) === sequence + 1)) ||
    typeof savedAt !== 'string' ||
    !isRecord(collections)
  ) {
    throw new StoreDamaged(file, 'it is not the manifest of a data folder');
  }
  const entries: Manifest['collections'] = {};
  for (const [name, entry] of Object.entries(collections)) {
    if (!isCollectionName(name)) throw new StoreDamaged(file, `it lists a collection "${name}" that this version does not know`);
    if (!isEntry(entry)) throw new StoreDamaged(file, `its entry for "${name}" is not a file with a checksum`);
    entries[name] = entry;
  }
  return { format: FORMAT, schema, folder, generation, sequence, journal, savedAt, collections: entries };
}

/** A manifest of format 1 lists only the files. */
function upgraded({ generation, collections }: Record<string, unknown>): Record<string, unknown> {
  return { ...emptyManifest(FIRST_SCHEMA), generation, collections };
}

/** SHA-256 of a manifest's content. */
function checksumOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isEntry(value: unknown): value is GenerationEntry {
  return (
    isRecord(value) && typeof value['file'] === 'string' && isGenerationFileName(value['file']) && typeof value['checksum'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
