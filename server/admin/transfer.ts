import { createHash } from 'node:crypto';
import type { OpenedStore } from '#server/openStore.ts';
import type { SecretName } from '#server/secret.ts';
import { allDocuments } from '#server/platform/allDocuments.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import { beginFilling, clearCollections, endFilling, hasBegun, isUnfinished } from '#server/store/filling.ts';
import type { PictureFiles } from '#server/store/sharedState.ts';
import type { Reader, Store } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

/** Documents per transaction. */
const BATCH_SIZE = 500;
/** All collections except the one that marks an unfinished store. */
const COPIED = COLLECTION_NAMES.filter((name) => name !== 'fillings');
const SECRETS: readonly SecretName[] = ['secret', 'payment-secret', 'account-key'];

interface TransferSource extends Pick<OpenedStore, 'shared' | 'secret'> {
  reader: Reader;
}

export type TransferTarget = Pick<OpenedStore, 'store' | 'shared' | 'secret' | 'replaceSecret'>;

/** What was read and stored; both sides had this count and checksum. */
export interface Transferred {
  name: string;
  count: number;
  /** SHA-256 over documents as canonical JSON, ordered by id, or over the names and bytes of pictures. */
  checksum: string;
}

/** The transfer was refused or failed. The source is unchanged. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}

/**
 * Copies documents with their versions, pictures and secrets into an empty store, then compares the stored data with the source.
 * Until that succeeds, the target is marked as unfinished; an interrupted transfer starts again from the beginning. Throws
 * TransferRefused.
 */
export async function transfer(
  source: TransferSource,
  target: TransferTarget,
  { leftOut = [], secrets = SECRETS }: { leftOut?: readonly CollectionName[]; secrets?: readonly SecretName[] } = {},
): Promise<Transferred[]> {
  await prepare(source, target);
  const copied: Transferred[] = [];
  for (const name of COPIED) if (!leftOut.includes(name)) copied.push(await copyCollection(source.reader, target.store, name));
  copied.push(await copyPictures(source.shared.pictureFiles, target.shared.pictureFiles));
  for (const name of secrets) {
    const secret = await source.secret(name);
    await target.replaceSecret(name, secret);
    if ((await target.secret(name)) !== secret) throw new TransferRefused(`The ${name} was not stored as it was read.`);
  }
  await target.store.transaction(endFilling);
  return copied;
}

/**
 * Marks the target as unfinished and deletes the remains of an interrupted transfer. Throws if the target contains other data or
 * the source is empty.
 */
async function prepare(source: TransferSource, { store, shared }: TransferTarget): Promise<void> {
  const known = new Set(await namesOf(source.shared.pictureFiles));
  const foreign = (await namesOf(shared.pictureFiles)).filter((name) => !known.has(name));
  const isRestarted = await hasBegun(store);
  const refusal = (await refusalOf(source.reader)) ?? (isRestarted ? null : await occupied(store, foreign));
  if (refusal !== null) {
    if (!isRestarted) await store.transaction(endFilling);
    throw new TransferRefused(refusal);
  }
  await beginFilling(store);
  if (!isRestarted) return;
  await shared.pictureFiles.remove(foreign);
  await clearCollections(store, COPIED);
}

/** Reason why the source cannot be copied; null if it can. */
async function refusalOf(reader: Reader): Promise<string | null> {
  if (await isUnfinished(reader))
    return 'The source is unfinished, because a command that filled it was interrupted: nothing was transferred.';
  if ((await reader.count('products')) > 0 && (await reader.count('vendors')) > 0) return null;
  return 'The source has no products or no vendors: nothing was transferred.';
}

/** Reason why the target cannot be filled; null if it can. */
async function occupied(store: Store, pictures: readonly string[]): Promise<string | null> {
  const counts = await Promise.all(COPIED.map((name) => store.count(name)));
  const found = COPIED.find((_name, index) => counts[index] !== 0) ?? (pictures.length > 0 ? 'pictures' : null);
  return found === null ? null : `The target is not empty (it has ${found}): name an empty database or a new folder.`;
}

async function copyCollection<Name extends CollectionName>(reader: Reader, store: Store, name: Name): Promise<Transferred> {
  let batch: Stored<Name>[] = [];
  const write = async () => {
    const documents = batch;
    batch = [];
    if (documents.length === 0) return;
    await store.transaction(async (transaction) => {
      for (const document of documents) await transaction.put(name, document, { version: document.version });
    });
  };
  const read = new Sum(name);
  for await (const document of allDocuments(reader, name)) {
    read.add(canonicalJson(document));
    batch.push(document);
    if (batch.length >= BATCH_SIZE) await write();
  }
  await write();
  const stored = new Sum(name);
  for await (const document of allDocuments(store, name)) stored.add(canonicalJson(document));
  return same(read, stored);
}

async function copyPictures(source: PictureFiles, target: PictureFiles): Promise<Transferred> {
  const [read, stored] = [new Sum('pictures'), new Sum('pictures')];
  for (const name of await namesOf(source)) {
    const bytes = await source.read(name);
    // The picture was deleted in the meantime because it was unused, or a killed process left it half-written.
    if (bytes === null) continue;
    read.add(name, bytes);
    if ((await target.read(name))?.equals(bytes) !== true) await target.write([{ name, bytes }]);
    stored.add(name, (await target.read(name)) ?? '');
  }
  return same(read, stored);
}

async function namesOf(pictureFiles: PictureFiles): Promise<string[]> {
  return (await pictureFiles.list()).map(({ name }) => name).sort();
}

function same(read: Sum, stored: Sum): Transferred {
  const [before, after] = [read.result(), stored.result()];
  if (before.count === after.count && before.checksum === after.checksum) return before;
  const of = ({ count, checksum }: Transferred) => `${count}, SHA-256 ${checksum}`;
  throw new TransferRefused(`${before.name} were read (${of(before)}) and stored (${of(after)}) differently: run the transfer again.`);
}

/** Counts entries and computes their SHA-256, in which each part is on its own line. */
class Sum {
  private readonly hash = createHash('sha256');
  private count = 0;

  constructor(private readonly name: string) {}

  add(...parts: (string | Buffer)[]): void {
    for (const part of parts) this.hash.update(part).update('\n');
    this.count += 1;
  }

  result(): Transferred {
    return { name: this.name, count: this.count, checksum: this.hash.digest('hex') };
  }
}
