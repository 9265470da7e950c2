import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import styles from './GoneNote.module.css';

/** Some products of a list do not exist any more: says how many, and takes them off it. */
export function GoneNote({ count, onTakeOff }: { count: number; onTakeOff: () => void }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <span>{t('saved.gone', { n: count })}</span>
      <Button look="text" onClick={onTakeOff}>
        {t('saved.goneRemove')}
      </Button>
    </p>
  );
}
