import path from 'node:path';
import { Low } from 'lowdb';
import { emptyTables } from '#server/store/core/emptyTables.ts';
import type { Tables } from '#server/store/core/layeredReader.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { COLLECTION_NAMES } from '#server/store/core/storedDocument.ts';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { checkSpare } from './checkSpare.ts';
import type { CollectionData } from './collectionFile.ts';
import { CollectionFile, isGenerationFileName } from './collectionFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { isTemporary, refuseForeign } from './folderFiles.ts';
import { firstOfSegment, segmentName } from './journalSegment.ts';
import type { Manifest } from './manifestFile.ts';
import { emptyManifest, FORMAT, MANIFEST_NAME, ManifestFile, PREVIOUS_MANIFEST_NAME } from './manifestFile.ts';

interface OpenCollection {
  file: CollectionFile;
  low: Low<CollectionData>;
}

/** Documents of the collections that changed since the last checkpoint. */
export interface Snapshot {
  /** The last transaction that it includes. */
  sequence: number;
  documents: ReadonlyMap<CollectionName, readonly StoredDocument[]>;
}

/**
 * Checkpoints of a data folder: one plain JSON file per collection, and a manifest that lists the current files. A checkpoint writes new
 * files beside the old ones (each: temporary file, sync, rename), syncs the folder, then replaces the manifest in the same way: that rename
 * switches atomically from the old checkpoint to the new one. The previous one is retained, with its manifest and the journal since then.
 */
export class DataFolder {
  /** As on disk. */
  manifest: Manifest;
  readonly #files: FileSystem;
  readonly #directory: string;
  readonly #low: Low<Manifest>;
  #previous: Manifest | null;
  readonly #spareProblem: StoreDamaged | null;
  readonly #collections: ReadonlyMap<CollectionName, OpenCollection>;

  private constructor(
    files: FileSystem,
    directory: string,
    low: Low<Manifest>,
    previous: Manifest | null,
    spareProblem: StoreDamaged | null,
  ) {
    this.#files = files;
    this.#directory = directory;
    this.#low = low;
    this.#previous = previous;
    this.#spareProblem = spareProblem;
    this.manifest = low.data;
    this.#collections = new Map(
      COLLECTION_NAMES.map((name) => {
        const file = new CollectionFile(files, directory, name, low.data.collections[name] ?? null);
        return [name, { file, low: new Low<CollectionData>(file, { documents: [] }) }];
      }),
    );
  }

  /** Opens a folder that is locked by this process. Throws StoreDamaged when it is corrupt or foreign, without changing it. */
  static async open(files: FileSystem, directory: string, schema: number): Promise<DataFolder> {
    const low = new Low<Manifest>(new ManifestFile(files, directory), emptyManifest(schema));
    await low.read();
    if (low.data.generation === -1) await refuseForeign(files, directory);
    if (low.data.schema > schema) {
      throw new StoreDamaged(
        path.join(directory, MANIFEST_NAME),
        `the data were written by a newer version of Rizq (schema ${low.data.schema}; this one reads up to ${schema})`,
      );
    }
    const spare = await readSpare(files, directory);
    return new DataFolder(files, directory, low, spare.manifest, spare.problem);
  }

  /** Size of the last checkpoint in bytes. */
  get bytes(): number {
    return Object.values(this.manifest.collections).reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  }

  /** The documents of the last checkpoint. */
  async load(): Promise<Tables> {
    const tables = emptyTables();
    for (const [name, { low }] of this.#collections) {
      await low.read();
      for (const document of low.data.documents) tables[name].apply(document.id, document);
      // Released: the tables hold them from now on.
      low.data = { documents: [] };
    }
    return tables;
  }

  /** Damage of what is retained for a rollback, before anything is written; null when there is none. The data themselves do not need it. */
  async spareProblem(): Promise<StoreDamaged | null> {
    if (this.#spareProblem !== null || this.#previous === null) return this.#spareProblem;
    try {
      await checkSpare(this.#files, this.#directory, this.manifest, this.#previous);
      return null;
    } catch (error) {
      if (error instanceof StoreDamaged) return error;
      throw error;
    }
  }

  /**
   * Writes a checkpoint. Throws NoRoom when it does not fit: the last one then stays current. `assertTrusted` is called before each step;
   * when it throws, no step follows.
   */
  async save({ sequence, documents }: Snapshot, schema: number, assertTrusted: () => void): Promise<void> {
    const generation = this.manifest.generation + 1;
    const collections = { ...this.manifest.collections };
    for (const [name, items] of documents) {
      assertTrusted();
      const entry = await this.#write(name, generation, items);
      if (entry !== null) collections[name] = entry;
    }
    await this.#files.syncFolder(this.#directory);
    assertTrusted();
    const { folder } = this.manifest;
    const journal = segmentName(sequence + 1);
    await this.#replaceManifest({
      format: FORMAT,
      schema,
      folder,
      generation,
      sequence,
      journal,
      savedAt: new Date().toISOString(),
      collections,
    });
  }

  /** Removes what neither this checkpoint nor the previous one needs. Failures are ignored: a file that stays costs only space. */
  async tidy(): Promise<void> {
    const needed = [this.manifest, ...(this.#previous === null ? [] : [this.#previous])];
    const current = new Set(needed.flatMap(({ collections }) => Object.values(collections).map(({ file }) => file)));
    const from = Math.min(...needed.map(({ journal, sequence }) => (journal === null ? Infinity : sequence + 1)));
    const isNeedless = (name: string) => {
      const first = firstOfSegment(name);
      if (first !== null) return first < from;
      return isTemporary(name) || (isGenerationFileName(name) && !current.has(name));
    };
    const names = await this.#files.list(this.#directory).catch(() => []);
    await Promise.allSettled(names.filter(isNeedless).map((name) => this.#files.remove(path.join(this.#directory, name))));
  }

  async #write(name: CollectionName, generation: number, documents: readonly StoredDocument[]) {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`There is no collection ${name}`);
    const { file, low } = collection;
    file.nextGeneration = generation;
    low.data = { documents };
    await low.write();
    low.data = { documents: [] };
    return file.entry;
  }

  async #replaceManifest(next: Manifest): Promise<void> {
    const isFirst = this.manifest.generation === -1;
    // A manifest without a journal had no transactions after it: the journal that begins now continues it, too.
    const previous = isFirst ? null : { ...this.manifest, journal: this.manifest.journal ?? next.journal };
    if (previous !== null) await new ManifestFile(this.#files, this.#directory, PREVIOUS_MANIFEST_NAME).write(previous);
    this.#low.data = next;
    await this.#low.write();
    await this.#files.syncFolder(this.#directory);
    this.#previous = previous;
    this.manifest = next;
  }
}

/** Manifest of the previous checkpoint, where there is one. It is for manual recovery: a broken one is not fatal. */
async function readSpare(files: FileSystem, directory: string): Promise<{ manifest: Manifest | null; problem: StoreDamaged | null }> {
  try {
    return { manifest: await new ManifestFile(files, directory, PREVIOUS_MANIFEST_NAME).read(), problem: null };
  } catch (error) {
    if (error instanceof StoreDamaged) return { manifest: null, problem: error };
    throw error;
  }
}
