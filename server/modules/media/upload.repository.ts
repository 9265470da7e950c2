import { allDocuments, listAll } from '#server/platform/allDocuments.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { Reader } from '#server/store/store.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';

/** Reads uploaded pictures from the store or a transaction. */
export class UploadRepository {
  constructor(private readonly reader: Reader) {}

  async ofUser(userId: string): Promise<Stored<'uploads'>[]> {
    return (await this.reader.query('uploads', { where: { userId } })).items;
  }

  /** Pictures that a guest uploaded for an order. */
  async ofOrder(orderId: string): Promise<Stored<'uploads'>[]> {
    return (await this.reader.query('uploads', { where: { orderId } })).items;
  }

  all(): Promise<Stored<'uploads'>[]> {
    return listAll(this.reader, 'uploads');
  }

  /**
   * Keys of all pictures that documents reference or may reference again. Orders are read last, because they copy their pictures
   * from products.
   */
  async referencedPictures(): Promise<Set<string>> {
    const keys = new Set<string>();
    const add = (pictures: readonly (PictureDoc | null | undefined)[]) => {
      for (const picture of pictures) if (picture) keys.add(picture.key);
    };
    for await (const { pictures } of allDocuments(this.reader, 'products')) add(pictures);
    for await (const { logo, banner, portrait } of allDocuments(this.reader, 'vendors')) add([logo, banner, portrait]);
    for (const collection of ['reviews', 'conversationMessages'] as const) {
      for await (const { photos } of allDocuments<typeof collection>(this.reader, collection)) add(photos);
    }
    for (const collection of ['productImportPieces', 'productImports'] as const) {
      for await (const { products = [] } of allDocuments<typeof collection>(this.reader, collection)) {
        for (const { before } of products) add(before?.pictures ?? []);
      }
    }
    for await (const { packages } of allDocuments(this.reader, 'orders')) {
      for (const { lines } of packages) add(lines.map(({ picture }) => picture));
    }
    return keys;
  }
}

interface Claimant {
  /** The user; null for a guest. */
  userId: string | null;
  /** The order to which the picture may belong instead, because the caller has access to it. */
  orderId?: string | null;
  at: Date;
}

/** Marks an upload as used, which makes it permanent. Returns null if it does not exist or belongs to neither the user nor the order. */
export async function claimUpload(transaction: Transaction, { id, ...claimant }: Claimant & { id: string }): Promise<PictureDoc | null> {
  const upload = await findClaimable(transaction, id, claimant);
  if (upload !== null) await markUsed(transaction, upload, claimant.at);
  return upload?.picture ?? null;
}

/**
 * Claims several uploads, or none if one of them is missing, whose index is returned then: a refused request leaves every upload
 * unused. The pictures in `current` are already claimed.
 */
export async function claimUploads(
  transaction: Transaction,
  ids: readonly string[],
  { current = [], ...claimant }: Claimant & { current?: readonly PictureDoc[] },
): Promise<{ pictures: PictureDoc[] } | { missing: number }> {
  const pictures: PictureDoc[] = [];
  const uploads: Stored<'uploads'>[] = [];
  for (const [index, id] of ids.entries()) {
    const known = current.find(({ key }) => key === id);
    const upload = known === undefined ? await findClaimable(transaction, id, claimant) : null;
    const picture = known ?? upload?.picture;
    if (picture === undefined) return { missing: index };
    if (upload !== null) uploads.push(upload);
    pictures.push(picture);
  }
  for (const upload of uploads) await markUsed(transaction, upload, claimant.at);
  return { pictures };
}

async function findClaimable(
  transaction: Transaction,
  id: string,
  { userId, orderId = null }: Claimant,
): Promise<Stored<'uploads'> | null> {
  const upload = await transaction.get('uploads', id);
  const isOwn = userId !== null && upload?.userId === userId;
  const isOfOrder = orderId !== null && upload?.orderId === orderId;
  return isOwn || isOfOrder ? upload : null;
}

async function markUsed(transaction: Transaction, upload: Stored<'uploads'>, at: Date): Promise<void> {
  if (upload.usedAt != null && upload.droppedAt == null) return;
  await transaction.put('uploads', { ...upload, usedAt: upload.usedAt ?? at.toISOString(), droppedAt: null });
}
