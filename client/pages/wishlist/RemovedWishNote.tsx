import { useT } from '#client/i18n/useT.ts';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import type { WishRow } from './wishRows.ts';

/** In the place of what was taken off the wishlist, or went into the cart. */
export function RemovedWishNote({ row, onUndo }: { row: WishRow; onUndo: (row: WishRow) => void }) {
  const t = useT();
  const { title } = row.product;
  return (
    <RemovedNote
      text={t(row.removed?.movedTo == null ? 'wish.removed' : 'wish.moved', { name: title })}
      name={title}
      onUndo={() => onUndo(row)}
    />
  );
}
