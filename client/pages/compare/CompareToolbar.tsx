import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import styles from './CompareToolbar.module.css';

interface CompareToolbarProps {
  count: number;
  isOnlyDifferent: boolean;
  onOnlyDifferent: (isOnly: boolean) => void;
  onClear: () => void;
}

/** What can be done with the whole comparison; one product alone has nothing to differ from. */
export function CompareToolbar({ count, isOnlyDifferent, onOnlyDifferent, onClear }: CompareToolbarProps) {
  const t = useT();
  return (
    <div className={styles.bar}>
      {count > 1 ? (
        <CheckboxField label={t('compare.only')} checked={isOnlyDifferent} onChange={(event) => onOnlyDifferent(event.target.checked)} />
      ) : (
        <p className={styles.hint}>{t('compare.oneMore')}</p>
      )}
      <Button look="text" onClick={onClear}>
        {t('compare.clear')}
      </Button>
    </div>
  );
}
