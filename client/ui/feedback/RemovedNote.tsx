import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './feedback.module.css';

interface RemovedNoteProps {
  /** Confirmation, such as "Mango removed from your wishlist". */
  text: string;
  name: string;
  onUndo: () => void;
}

/** Replaces a list item that was removed, and offers to undo the removal. */
export function RemovedNote({ text, name, onUndo }: RemovedNoteProps) {
  const t = useT();
  return (
    <Cluster as="p" isTight gap={4} justify="between" className={cx(styles.note, styles.removed)}>
      <span>{text}</span>
      <Button variant="text" aria-label={t('cart.undoRemove', { name })} onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </Cluster>
  );
}
