import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { Transaction } from '#server/store/store.ts';

/** Marks an upload as used, which makes it permanent; null when there is none by that id, or it is another user's. */
export async function claimUpload(
  transaction: Transaction,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<PictureDoc | null> {
  const upload = await transaction.get('uploads', id);
  if (upload?.userId !== userId) return null;
  if (upload.usedAt == null || upload.droppedAt != null) {
    await transaction.put('uploads', { ...upload, usedAt: upload.usedAt ?? at.toISOString(), droppedAt: null });
  }
  return upload.picture;
}
