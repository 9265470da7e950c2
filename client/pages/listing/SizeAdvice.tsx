import { useT } from '#client/i18n/useT.ts';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import styles from './Listing.module.css';

/** A tile of words among the pieces: what to do between two sizes. */
export function SizeAdvice() {
  const t = useT();
  return (
    <div className={styles.advice}>
      <h3>
        {t('fashion.betweenTitle')} <em>{t('fashion.betweenAdvice')}</em>
      </h3>
      <p>{t('fashion.betweenText', { n: RETURN_DAYS })}</p>
    </div>
  );
}
