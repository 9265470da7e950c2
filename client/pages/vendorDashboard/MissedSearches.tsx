import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { ViewerVendor } from './dashboardData.ts';
import styles from './VendorDashboard.module.css';

/** What shoppers of the market looked for and did not find: what a seller might offer next. */
export function MissedSearches({ searches }: { searches: NonNullable<ViewerVendor['missedSearches']> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section id="missed" aria-labelledby="missed-title" className={styles.missedSearchesSection}>
      <h2 id="missed-title">{t('console.missed')}</h2>
      {searches.length === 0 ? (
        <p className={styles.none}>
          <Icon name="search" size={22} />
          {t('console.missedNone')}
        </p>
      ) : (
        <>
          <p className={styles.missedSearchesNote}>{t('console.missedNote')}</p>
          <table className={styles.missedSearchesTable} aria-labelledby="missed-title">
            <thead>
              <tr>
                <th scope="col">{t('console.missedWords')}</th>
                <th scope="col">{t('console.missedTimes')}</th>
                <th scope="col">{t('console.missedLast')}</th>
              </tr>
            </thead>
            <tbody>
              {searches.map(({ words, count, lastDay }) => (
                <tr key={words}>
                  <th scope="row">{words}</th>
                  <td>{count}</td>
                  <td>{formatDate(lastDay, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
