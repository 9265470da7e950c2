import path from 'node:path';
import { Low } from 'lowdb';
import { emptyTables } from '../core/emptyTables.ts';
import type { Layer } from '../core/layer.ts';
import type { Tables } from '../core/layeredReader.ts';
import type { StoredDocument } from '../core/storedDocument.ts';
import { COLLECTION_NAMES } from '../core/storedDocument.ts';
import { StoreDamaged } from '../core/storeErrors.ts';
import type { Table } from '../core/table.ts';
import type { CollectionName } from '../documents/collections.ts';
import type { CollectionData } from './collectionFile.ts';
import { CollectionFile, isGenerationFileName } from './collectionFile.ts';
import { FORMAT } from './collectionFormat.ts';
import type { FileSystem } from './fileSystem.ts';
import type { Manifest } from './manifestFile.ts';
import { MANIFEST_NAME, ManifestFile } from './manifestFile.ts';
import { TEMPORARY_SUFFIX } from './writeFileDurably.ts';

interface OpenCollection {
  file: CollectionFile;
  low: Low<CollectionData>;
}

/**
 * The files of a data folder. A flush writes a new generation of every collection it touches (each: temporary file, sync, rename), syncs
 * the folder, then replaces the manifest in the same way. Until that rename the old generation counts, afterwards the new one does: all
 * collections change together or none. What no manifest lists is removed, after a flush or at the next start.
 */
export class DataFolder {
  readonly #files: FileSystem;
  readonly #directory: string;
  readonly #manifest: Low<Manifest>;
  readonly #collections: ReadonlyMap<CollectionName, OpenCollection>;

  private constructor(files: FileSystem, directory: string, manifest: Low<Manifest>) {
    this.#files = files;
    this.#directory = directory;
    this.#manifest = manifest;
    this.#collections = new Map(
      COLLECTION_NAMES.map((name) => {
        const file = new CollectionFile(files, directory, name, manifest.data.collections[name] ?? null);
        return [name, { file, low: new Low<CollectionData>(file, { documents: [] }) }];
      }),
    );
  }

  /** Opens a folder that nobody else has open. Throws StoreDamaged when one of its files cannot be trusted, without changing any. */
  static async open(files: FileSystem, directory: string): Promise<{ folder: DataFolder; tables: Tables }> {
    const manifest = new Low<Manifest>(new ManifestFile(files, directory), { format: FORMAT, generation: -1, collections: {} });
    await manifest.read();
    const names = await files.list(directory);
    if (manifest.data.generation === -1) await startAfresh(manifest, directory, names);
    const folder = new DataFolder(files, directory, manifest);
    const tables = await folder.#load();
    await folder.#removeLeftovers(names);
    return { folder, tables };
  }

  /** Makes the writes durable, all or nothing. After it has rejected, what the disk holds is known only at the next start. */
  async flush(writes: Layer, tables: Tables): Promise<void> {
    const generation = this.#manifest.data.generation + 1;
    const dirty = writes.collections();
    const replaced = dirty.flatMap((name) => this.#open(name).file.entry?.file ?? []);
    // All are waited for, also when one fails: nothing may go on writing once the folder is given up.
    const written = await Promise.allSettled(dirty.map((name) => this.#write(name, generation, merged(tables[name], writes.of(name)))));
    const failed = written.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    await this.#files.syncFolder(this.#directory);
    const entries = dirty.flatMap((name) => {
      const { entry } = this.#open(name).file;
      return entry === null ? [] : [[name, entry] as const];
    });
    const collections = { ...this.#manifest.data.collections, ...Object.fromEntries(entries) };
    this.#manifest.data = { format: FORMAT, generation, collections };
    await this.#manifest.write();
    await this.#removeAll(replaced);
  }

  async #write(name: CollectionName, generation: number, documents: Iterable<StoredDocument>): Promise<void> {
    const { file, low } = this.#open(name);
    file.nextGeneration = generation;
    low.data = { documents };
    await low.write();
    low.data = { documents: [] };
  }

  async #load(): Promise<Tables> {
    const tables = emptyTables();
    for (const [name, { low }] of this.#collections) {
      await low.read();
      for (const document of low.data.documents) tables[name].apply(document.id, document);
      // The tables hold them from now on.
      low.data = { documents: [] };
    }
    return tables;
  }

  async #removeLeftovers(names: readonly string[]): Promise<void> {
    const current = new Set(Object.values(this.#manifest.data.collections).map((entry) => entry.file));
    const leftovers = names.filter((name) => isTemporary(name) || (isGenerationFileName(name) && !current.has(name)));
    await this.#removeAll(leftovers);
  }

  /** A file that stays costs only space, and the next start tries again: failing is no reason to stop. */
  async #removeAll(names: readonly string[]): Promise<void> {
    await Promise.allSettled(names.map((name) => this.#files.remove(path.join(this.#directory, name))));
  }

  #open(name: CollectionName): OpenCollection {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`There is no collection ${name}`);
    return collection;
  }
}

/** Only an empty folder gets a first manifest: files without one are somebody's data, not nothing. */
async function startAfresh(manifest: Low<Manifest>, directory: string, names: readonly string[]): Promise<void> {
  const orphan = names.find(isGenerationFileName);
  if (orphan !== undefined) {
    throw new StoreDamaged(path.join(directory, MANIFEST_NAME), `it is missing, though there are data such as ${orphan}`);
  }
  manifest.data.generation = 0;
  await manifest.write();
}

function isTemporary(name: string): boolean {
  if (!name.endsWith(TEMPORARY_SUFFIX)) return false;
  const finished = name.slice(0, -TEMPORARY_SUFFIX.length);
  return finished === MANIFEST_NAME || isGenerationFileName(finished);
}

/** A table as it will be after the writes. */
function* merged(table: Table, writes: ReadonlyMap<string, StoredDocument | null> = new Map()): Generator<StoredDocument> {
  for (const document of table.documents()) {
    if (!writes.has(document.id)) yield document;
  }
  for (const document of writes.values()) {
    if (document !== null) yield document;
  }
}
