import { useT } from '#client/i18n/useT.ts';
import styles from './RemovedNote.module.css';

interface RemovedNoteProps {
  /** What became of it: "Mango taken off your wishlist". */
  text: string;
  name: string;
  onUndo: () => void;
}

/** In the place of what was taken off a list: the way back, for as long as the page is open. */
export function RemovedNote({ text, name, onUndo }: RemovedNoteProps) {
  const t = useT();
  return (
    <p className={styles.note}>
      <span>{text}</span>
      <button type="button" aria-label={t('cart.undoRemove', { name })} onClick={onUndo}>
        {t('cart.undo')}
      </button>
    </p>
  );
}
