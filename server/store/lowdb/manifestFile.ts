import path from 'node:path';
import type { Adapter } from 'lowdb';
import { isCollectionName } from '../core/storedDocument.ts';
import { StoreDamaged } from '../core/storeErrors.ts';
import type { CollectionName } from '../documents/collections.ts';
import type { GenerationEntry } from './collectionFile.ts';
import { isGenerationFileName } from './collectionFile.ts';
import { FORMAT } from './collectionFormat.ts';
import type { FileSystem } from './fileSystem.ts';
import { writeFileDurably } from './writeFileDurably.ts';

export const MANIFEST_NAME = 'manifest.json';

/** Which files together are the data: replacing this one small file is what commits. */
export interface Manifest {
  format: number;
  /** Counts the flushes; the files of a flush carry its number. */
  generation: number;
  collections: Partial<Record<CollectionName, GenerationEntry>>;
}

/** lowdb's adapter for the manifest. */
export class ManifestFile implements Adapter<Manifest> {
  readonly #files: FileSystem;
  readonly #directory: string;

  constructor(files: FileSystem, directory: string) {
    this.#files = files;
    this.#directory = directory;
  }

  /** null when there is none. Throws StoreDamaged when it is not one that this version wrote. */
  async read(): Promise<Manifest | null> {
    const file = path.join(this.#directory, MANIFEST_NAME);
    let text: string;
    try {
      text = (await this.#files.read(file)).toString('utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw new StoreDamaged(file, 'it cannot be read', error);
    }
    return parseManifest(file, text);
  }

  async write(manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await writeFileDurably(this.#files, this.#directory, MANIFEST_NAME, [bytes]);
    await this.#files.syncFolder(this.#directory);
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
  const { format, generation, collections } = value;
  if (format > FORMAT) {
    throw new StoreDamaged(file, `the data were written by a newer version of Rizq (format ${format}; this one reads up to ${FORMAT})`);
  }
  if (
    format !== FORMAT ||
    typeof generation !== 'number' ||
    !Number.isSafeInteger(generation) ||
    generation < 0 ||
    !isRecord(collections)
  ) {
    throw new StoreDamaged(file, 'it is not the manifest of a data folder');
  }
  for (const [name, entry] of Object.entries(collections)) {
    if (!isCollectionName(name)) throw new StoreDamaged(file, `it lists a collection "${name}" that this version does not know`);
    if (!isEntry(entry)) throw new StoreDamaged(file, `its entry for "${name}" is not a file with a checksum`);
  }
  return value as unknown as Manifest;
}

function isEntry(value: unknown): value is GenerationEntry {
  return (
    isRecord(value) && typeof value['file'] === 'string' && isGenerationFileName(value['file']) && typeof value['checksum'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
