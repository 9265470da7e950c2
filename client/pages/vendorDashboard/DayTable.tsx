import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { DownloadLink } from '#client/ui/primitives/Button.tsx';
import styles from './VendorDashboard.module.css';
import type { Earnings_PeriodFragment } from './VendorDashboardPage.generated.ts';

type Days = Earnings_PeriodFragment['byDay'];

/** As many as are seen at once: a week. */
const SHOWN = 7;

/** The chart in figures: the last week, behind a fold (open with `isOpen`) the days before it, and all of them as files. */
export function DayTable({ days, isOpen }: { days: Days; isOpen: boolean }) {
  const t = useT();
  const locale = useLocale();
  const file = (name: 'days' | 'orders') => `/exports/${name}.csv?days=${days.length}&lang=${locale}`;
  const newest = [...days].reverse();
  const rest = newest.slice(SHOWN);
  return (
    <div className={styles.side}>
      <h3>{t('console.asTable')}</h3>
      <Table days={newest.slice(0, SHOWN)} label={t('console.asTable')} />
      {rest.length > 0 && (
        <details className={styles.rest} open={isOpen || undefined}>
          <summary>{t('console.earlierDays', { n: rest.length })}</summary>
          <Table days={rest} label={t('console.earlierDays', { n: rest.length })} />
        </details>
      )}
      <div className={styles.files}>
        <span>{t('sales.download', { n: days.length })}</span>
        <DownloadLink href={file('days')} look="outline" size="small" icon="download">
          {t('sales.daysCsv')}
        </DownloadLink>
        <DownloadLink href={file('orders')} look="outline" size="small" icon="download">
          {t('sales.ordersCsv')}
        </DownloadLink>
      </div>
    </div>
  );
}

function Table({ days, label }: { days: Days; label: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('console.day')}</th>
          <th scope="col">{t('console.orders')}</th>
          <th scope="col">{t('sales.unitsColumn')}</th>
          <th scope="col">{t('console.earned')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, orders, units, revenue }) => (
          <tr key={day} data-none={orders === 0 || undefined}>
            <th scope="row">{formatDate(day, locale, 'weekday')}</th>
            <td>{orders}</td>
            <td>{units}</td>
            <td>{formatMoney(revenue.minorUnits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
