import path from 'node:path';
import { Low } from 'lowdb';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { emptyTables, type Tables } from '#server/store/core/table.ts';
import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import { StoreDamaged } from '#server/store/store.ts';
import { CollectionFile, isGenerationFileName, type CollectionData } from './collectionFile.ts';
import { expectSum, sumFile, TEMPORARY_SUFFIX } from './fileOperations.ts';
import type { FileSystem } from './fileSystem.ts';
import { firstOfSegment, segmentName } from './journalFormat.ts';
import { verifyJournal } from './journalReader.ts';
import { emptyManifest, FORMAT, MANIFEST_NAME, ManifestFile, PREVIOUS_MANIFEST_NAME, type Manifest } from './manifestFile.ts';

/** Names allowed in a folder that is to become a data folder: the marketplace's own files, and files that operating systems create. */
const HARMLESS =
  /^(\..*|lost\+found|lock(\.owner)?(\.[\da-f]+)?(\.sock)?|((payment-)?secret|account-key)(\.tmp)?|uploads|outbox|admin\.sock)$/;

/** Documents of the collections that have changed since the last checkpoint. */
export interface Snapshot {
  /** The last transaction that is included. */
  sequence: number;
  documents: ReadonlyMap<CollectionName, readonly StoredDocument[]>;
}

/**
 * Checkpoints of a data folder: one plain JSON file per collection, and a manifest that lists the current files. A checkpoint
 * writes new files next to the old ones (each through a temporary file, sync and rename), syncs the folder, and then replaces the
 * manifest in the same way; this last rename switches atomically to the new checkpoint. The previous checkpoint is retained with
 * its manifest and the journal since then.
 */
export class DataFolder {
  /** The manifest as it is on disk. */
  manifest: Manifest;

  private constructor(
    private readonly files: FileSystem,
    private readonly directory: string,
    private readonly low: Low<Manifest>,
    /** Manifest of the previous checkpoint, or an error if it is damaged; null if there is none. */
    private previous: Manifest | StoreDamaged | null,
  ) {
    this.manifest = low.data;
  }

  /** Opens a folder that this process has locked. Throws StoreDamaged, without changing the folder, if it is corrupt or foreign. */
  static async open(files: FileSystem, directory: string, schema: number): Promise<DataFolder> {
    const low = new Low<Manifest>(new ManifestFile(files, directory, schema), emptyManifest(schema));
    await low.read();
    if (low.data.generation === -1) await refuseForeign(files, directory);
    return new DataFolder(files, directory, low, await readPrevious(files, directory, schema));
  }

  /** Size of the last checkpoint, in bytes. */
  get bytes(): number {
    return Object.values(this.manifest.collections).reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  }

  /** The last checkpoint's documents. */
  async load(): Promise<Tables> {
    const tables = emptyTables();
    for (const name of COLLECTION_NAMES) {
      const file = new CollectionFile(this.files, this.directory, name, this.manifest.collections[name]);
      const low = new Low<CollectionData>(file, { documents: [] });
      await low.read();
      for (const document of low.data.documents) tables[name].apply(document.id, document);
    }
    return tables;
  }

  /**
   * Damage to the files retained for a rollback, before anything is written; null if there is none. The current data does not
   * need these files.
   */
  async spareProblem(): Promise<StoreDamaged | null> {
    const { previous } = this;
    if (previous === null || previous instanceof StoreDamaged) return previous;
    try {
      await verifySpareFiles(this.files, this.directory, this.manifest, previous);
      await verifyJournal(this.files, this.directory, previous, this.manifest);
      return null;
    } catch (error) {
      if (error instanceof StoreDamaged) return error;
      throw error;
    }
  }

  /**
   * Writes a checkpoint. Throws NoRoom if it does not fit, in which case the last checkpoint stays current. Calls `assertTrusted`
   * before each step and stops if it throws.
   */
  async save({ sequence, documents }: Snapshot, schema: number, assertTrusted: () => void): Promise<void> {
    const generation = this.manifest.generation + 1;
    const collections = { ...this.manifest.collections };
    for (const [name, items] of documents) {
      assertTrusted();
      const file = new CollectionFile(this.files, this.directory, name, undefined, generation);
      await new Low<CollectionData>(file, { documents: items }).write();
      collections[name] = file.entry;
    }
    await this.files.syncFolder(this.directory);
    assertTrusted();
    const { folder } = this.manifest;
    const journal = segmentName(sequence + 1);
    const savedAt = new Date().toISOString();
    await this.replaceManifest({ format: FORMAT, schema, folder, generation, sequence, journal, savedAt, collections });
  }

  /** Deletes files that neither this checkpoint nor the previous one needs. Failures are ignored, because they only cost space. */
  async removeUnneeded(): Promise<void> {
    const { manifest, previous } = this;
    const needed = previous === null || previous instanceof StoreDamaged ? [manifest] : [manifest, previous];
    const current = new Set(needed.flatMap(({ collections }) => Object.values(collections).map(({ file }) => file)));
    const from = Math.min(...needed.map(({ journal, sequence }) => (journal === null ? Infinity : sequence + 1)));
    const isUnneeded = (name: string) => {
      const first = firstOfSegment(name);
      if (first !== null) return first < from;
      return isTemporary(name) || (isGenerationFileName(name) && !current.has(name));
    };
    const names = await this.files.list(this.directory).catch(() => []);
    await Promise.allSettled(names.filter(isUnneeded).map((name) => this.files.remove(path.join(this.directory, name))));
  }

  private async replaceManifest(next: Manifest): Promise<void> {
    const isFirst = this.manifest.generation === -1;
    // A manifest without a journal was not followed by any transactions, so the new journal continues it as well.
    const previous = isFirst ? null : { ...this.manifest, journal: this.manifest.journal ?? next.journal };
    if (previous !== null) await new ManifestFile(this.files, this.directory, next.schema, PREVIOUS_MANIFEST_NAME).write(previous);
    this.low.data = next;
    await this.low.write();
    await this.files.syncFolder(this.directory);
    this.previous = previous;
    this.manifest = next;
  }
}

/** Manifest of the previous checkpoint, if any. It is only for manual recovery, so damage to it is not fatal. */
async function readPrevious(files: FileSystem, directory: string, schema: number): Promise<Manifest | StoreDamaged | null> {
  try {
    return await new ManifestFile(files, directory, schema, PREVIOUS_MANIFEST_NAME).read();
  } catch (error) {
    if (error instanceof StoreDamaged) return error;
    throw error;
  }
}

/** Verifies the previous checkpoint's files by their checksums, without parsing documents. Throws StoreDamaged. */
async function verifySpareFiles(files: FileSystem, directory: string, current: Manifest, previous: Manifest): Promise<void> {
  const verified = new Map(Object.values(current.collections).map(({ file, checksum }) => [file, checksum]));
  for (const { file: name, checksum } of Object.values(previous.collections)) {
    const file = path.join(directory, name);
    // Both checkpoints' files were verified when the store was opened.
    const known = verified.get(name);
    if (known !== undefined) {
      expectSum(path.join(directory, PREVIOUS_MANIFEST_NAME), known, checksum);
      continue;
    }
    const sum = await sumFile(files, file).catch((error: unknown) => {
      throw new StoreDamaged(file, 'the manifest lists this file, but it cannot be read', error);
    });
    expectSum(file, sum.checksum, checksum);
  }
}

/** Throws StoreDamaged for a foreign folder, because only a folder without other data may become a data folder. */
async function refuseForeign(files: FileSystem, directory: string): Promise<void> {
  const names = await files.list(directory);
  const orphan = names.find(isGenerationFileName);
  if (orphan !== undefined) {
    throw new StoreDamaged(path.join(directory, MANIFEST_NAME), `it is missing, though there are data such as ${orphan}`);
  }
  const foreign = names.find((name) => !HARMLESS.test(name) && !isTemporary(name) && firstOfSegment(name) === null);
  if (foreign !== undefined) {
    throw new StoreDamaged(
      directory,
      `this is not the data folder of a marketplace, and not empty (it holds ${foreign}): give the marketplace a folder of its own`,
    );
  }
}

/** Whether a file is left over from an interrupted write. */
export function isTemporary(name: string): boolean {
  if (!name.endsWith(TEMPORARY_SUFFIX)) return false;
  const finished = name.slice(0, -TEMPORARY_SUFFIX.length);
  return [MANIFEST_NAME, PREVIOUS_MANIFEST_NAME].includes(finished) || isGenerationFileName(finished) || firstOfSegment(finished) !== null;
}
