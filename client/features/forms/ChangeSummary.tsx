import { useT } from '#client/i18n/useT.ts';
import styles from './Forms.module.css';

/** One thing that saving will change. */
export interface PlannedChange {
  label: string;
  before: string;
  after: string;
}

/** What saving will change, before it does. */
export function ChangeSummary({ changes }: { changes: readonly PlannedChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <div className={styles.summary} role="status">
      <p>{t('vendorSettings.willChange')}</p>
      <ul>
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <b>{label}:</b> <del>{before || t('vendorSettings.nothing')}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{after || t('vendorSettings.nothing')}</ins>
          </li>
        ))}
      </ul>
    </div>
  );
}
