import { createHash } from 'node:crypto';
import type { OpenedStore } from '#server/openStore.ts';
import type { SecretName } from '#server/secret.ts';
import { allDocuments } from '#server/platform/allDocuments.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import { clearCollections, isUnfinished } from '#server/store/filling.ts';
import type { PictureFiles } from '#server/store/sharedState.ts';
import type { Reader, Store } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

/** Documents per transaction. */
const BATCH_SIZE = 500;
/** In this order an interrupted transfer has products and no vendors (`isUnfinished`). */
const BETWEEN = COLLECTION_NAMES.filter((name) => name !== 'products' && name !== 'vendors');
const SECRETS: readonly SecretName[] = ['secret', 'payment-secret', 'account-key'];

interface TransferSource extends Pick<OpenedStore, 'shared' | 'secret'> {
  /** A snapshot. */
  reader: Reader;
}

export type TransferTarget = Pick<OpenedStore, 'store' | 'shared' | 'secret' | 'replaceSecret'>;

/** Documents or pictures that were read and stored: both have this number and checksum. */
export interface Transferred {
  name: string;
  count: number;
  /** SHA-256 over documents as canonical JSON in the order of ids, over pictures as names and bytes. */
  checksum: string;
}

/** A transfer was refused or has failed. The source is unchanged. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}

/**
 * Copies documents with their versions, pictures and secrets into an empty store, and compares what was stored with what was read. An
 * interrupted transfer is restarted from nothing. Throws TransferRefused.
 */
export async function transfer(
  source: TransferSource,
  target: TransferTarget,
  { leftOut = [], secrets = SECRETS }: { leftOut?: readonly CollectionName[]; secrets?: readonly SecretName[] } = {},
): Promise<Transferred[]> {
  await assertFinished(source.reader);
  await prepare(source, target);
  const copied: Transferred[] = [];
  const copy = async (name: CollectionName) => void copied.push(await copyCollection(source.reader, target.store, name));
  await copy('products');
  for (const name of BETWEEN) if (!leftOut.includes(name)) await copy(name);
  copied.push(await copyPictures(source.shared.pictureFiles, target.shared.pictureFiles));
  for (const name of secrets) {
    const secret = await source.secret(name);
    await target.replaceSecret(name, secret);
    if ((await target.secret(name)) !== secret) throw new TransferRefused(`The ${name} was not stored as it was read.`);
  }
  await copy('vendors');
  return copied;
}

async function assertFinished(reader: Reader): Promise<void> {
  if ((await reader.count('products')) > 0 && (await reader.count('vendors')) > 0) return;
  throw new TransferRefused('The source has no products or no vendors: nothing was transferred.');
}

/** Empties what an interrupted transfer has left; throws when there is anything else. */
async function prepare(source: TransferSource, { store, shared }: TransferTarget): Promise<void> {
  const known = new Set(await namesOf(source.shared.pictureFiles));
  const foreign = (await namesOf(shared.pictureFiles)).filter((name) => !known.has(name));
  if (await isUnfinished(store)) {
    await shared.pictureFiles.remove(foreign);
    await clearCollections(store, [...BETWEEN, 'products']);
    return;
  }
  const counts = await Promise.all(COLLECTION_NAMES.map((name) => store.count(name)));
  const found = COLLECTION_NAMES.find((_name, index) => counts[index] !== 0) ?? (foreign.length > 0 ? 'pictures' : null);
  if (found !== null) throw new TransferRefused(`The target is not empty (it has ${found}): name an empty database or a new folder.`);
}

async function copyCollection<Name extends CollectionName>(reader: Reader, store: Store, name: Name): Promise<Transferred> {
  // Vendors in one transaction: with the first of them the transfer counts as finished.
  const size = name === 'vendors' ? Infinity : BATCH_SIZE;
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
    if (batch.length >= size) await write();
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
    // An unused one was deleted meanwhile, or a killed process has left it half-written.
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

/** Number and SHA-256 of parts, each on lines of its own. */
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
