import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Adapter } from 'lowdb';
import * as v from 'valibot';
import { isCollectionName, type CollectionName } from '#server/store/documents/collections.ts';
import { StoreDamaged } from '#server/store/store.ts';
import { type GenerationEntry, isGenerationFileName } from './collectionFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { firstOfSegment } from './journalFormat.ts';
import { FIRST_SCHEMA, MIGRATIONS, schemaAfter } from '#server/store/migrations.ts';
import { isMissing, readWhole, sha256, writeFileDurably } from './fileOperations.ts';

export const MANIFEST_NAME = 'manifest.json';
/** The previous manifest, whose files are retained as well. */
export const PREVIOUS_MANIFEST_NAME = 'manifest.previous.json';

/** 1: without a journal; 2: with a journal; 3: with its own checksum. */
export const FORMAT = 3;
const NO_MANIFEST = 'it is not the manifest of a data folder';

/** Lists the files that make up the data at a point in time. Replacing this small file switches atomically to a new checkpoint. */
export interface Manifest {
  format: number;
  /** Schema number of the documents; see migrations.ts. */
  schema: number;
  /** Id of the data folder in its journal, which reveals a journal from a different folder. */
  folder: string;
  /** Number of the checkpoint, which is part of its file names. */
  generation: number;
  /** Last transaction contained in the files. */
  sequence: number;
  /** Journal segment that continues from the files; null if there is none. */
  journal: string | null;
  /** Time at which the manifest was written. */
  savedAt: string;
  collections: Partial<Record<CollectionName, GenerationEntry>>;
}

/** Manifest for a folder without data. */
export function emptyManifest(schema: number): Manifest {
  return {
    format: FORMAT,
    schema,
    folder: newFolderId(),
    generation: -1,
    sequence: 0,
    journal: null,
    savedAt: new Date().toISOString(),
    collections: {},
  };
}

export function newFolderId(): string {
  return randomBytes(8).toString('hex');
}

/** lowdb's adapter for a manifest. */
export class ManifestFile implements Adapter<Manifest> {
  constructor(
    private readonly files: FileSystem,
    private readonly directory: string,
    /** Data with a later schema is refused. */
    private readonly schema = schemaAfter(MIGRATIONS),
    private readonly name = MANIFEST_NAME,
  ) {}

  /** Returns null if there is none. Throws StoreDamaged if this version cannot read it. */
  async read(): Promise<Manifest | null> {
    const file = path.join(this.directory, this.name);
    let text: string;
    try {
      text = (await readWhole(this.files, file)).toString('utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw new StoreDamaged(file, 'it cannot be read', error);
    }
    return parseManifest(file, text, this.schema);
  }

  /** The name is durable only after the caller has synced the folder. */
  async write(manifest: Manifest): Promise<void> {
    const text = JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2);
    await writeFileDurably(this.files, this.directory, this.name, [Buffer.from(`${text}\n`)]);
  }
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const versionSchema = v.looseObject({ format: v.number() });
const manifestSchema = v.object({
  format: v.pipe(count, v.minValue(1)),
  schema: count,
  folder: v.string(),
  generation: count,
  sequence: count,
  journal: v.nullable(v.string()),
  savedAt: v.string(),
  collections: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((entries) => !Array.isArray(entries)),
  ),
});
const entrySchema = v.object({ file: v.pipe(v.string(), v.check(isGenerationFileName)), checksum: v.string() });

function parseManifest(file: string, text: string, schema: number): Manifest {
  const value = parseJson(file, text);
  if (!v.is(versionSchema, value)) throw new StoreDamaged(file, NO_MANIFEST);
  if (value.format > FORMAT) {
    throw new StoreDamaged(
      file,
      `the data were written by a newer version of Rizq (format ${value.format}; this one reads up to ${FORMAT})`,
    );
  }
  const { checksum, ...content } = value;
  // Manifests in earlier formats have no checksum.
  if ((checksum !== undefined || value.format === FORMAT) && checksum !== checksumOf(content)) {
    throw new StoreDamaged(file, 'its content is not what was written: its checksum differs');
  }
  const { success, output: manifest } = v.safeParse(manifestSchema, value.format === 1 ? upgraded(value) : value);
  if (!success || (manifest.journal !== null && firstOfSegment(manifest.journal) !== manifest.sequence + 1))
    throw new StoreDamaged(file, NO_MANIFEST);
  // Checked before the collections, because a later version may have different ones.
  if (manifest.schema > schema) {
    throw new StoreDamaged(
      file,
      `the data were written by a newer version of Rizq (schema ${manifest.schema}; this one reads up to ${schema}): start that version, or use a backup`,
    );
  }
  const collections: Manifest['collections'] = {};
  for (const [name, entry] of Object.entries(manifest.collections)) {
    if (!isCollectionName(name)) throw new StoreDamaged(file, `it lists a collection "${name}" that this version does not know`);
    if (!v.is(entrySchema, entry)) throw new StoreDamaged(file, `its entry for "${name}" is not a file with a checksum`);
    collections[name] = entry;
  }
  return { ...manifest, format: FORMAT, collections };
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StoreDamaged(file, 'it is not JSON', error);
  }
}

/** A manifest of format 1 lists only the files. */
function upgraded({ format, generation, collections }: Record<string, unknown>): Record<string, unknown> {
  return { ...emptyManifest(FIRST_SCHEMA), format, generation, collections };
}

/** SHA-256 of a manifest's content. */
function checksumOf(content: object): string {
  return sha256(JSON.stringify(content));
}
