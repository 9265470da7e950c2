import { useCallback, useState, type ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Chart } from './Chart.tsx';
import { DayTable } from './DayTable.tsx';
import styles from './VendorDashboard.module.css';
import type { ViewerVendor } from './dashboardData.ts';
import { dashboardPath, PERIODS, type DashboardQuery, type Measure } from './dashboardQuery.ts';

interface EarningsProps {
  stats: NonNullable<ViewerVendor['stats']>;
  query: DashboardQuery;
}

/** How the shop sells: five figures, three of which choose what the chart draws, the chart, and the same as a table. */
export function Earnings({ stats: { period, previous, month, products }, query }: EarningsProps) {
  const t = useT();
  const locale = useLocale();
  const [isChartless, setChartless] = useState(false);
  const fail = useCallback(() => setChartless(true), []);
  const { days } = period;
  const compare = (now: number, then: number) => {
    if (then === 0) return t('console.noneBefore', { n: days });
    const percent = Math.round((now / then - 1) * 100);
    if (percent === 0) return t('console.asBefore', { n: days });
    return percent > 0 ? t('console.moreThanBefore', { p: percent, n: days }) : t('console.lessThanBefore', { p: -percent, n: days });
  };
  const { onOffer, outOfStock: out, disabled: hidden } = products;
  const onShelves = out > 0 ? t('sales.onSaleAndOut', { onOffer, out, hidden }) : t('sales.onSale', { onOffer, hidden });
  const choice = (measure: Measure, label: string, figure: string, note: string) => (
    <AppLink
      to={dashboardPath({ ...query, measure }, 'earnings')}
      aria-current={query.measure === measure ? 'true' : undefined}
      className={styles.figure}
      preventScrollReset
    >
      <Figure label={label} figure={figure} note={note} />
    </AppLink>
  );
  /** So few a day that they would read as none have a second digit. */
  const aDay = (count: number) => (count / days).toFixed(count > 0 && count / days < 0.1 ? 2 : 1);
  return (
    <section id="earnings" aria-labelledby="earnings-title" className={styles.earningsSection}>
      <div>
        <div className={styles.head}>
          <h2 id="earnings-title">{t('console.earnings')}</h2>
          <nav aria-label={t('console.period')}>
            <ul className={styles.periods}>
              {PERIODS.map((option) => (
                <li key={option}>
                  <AppLink
                    to={dashboardPath({ ...query, days: option }, 'earnings')}
                    aria-current={option === query.days ? 'true' : undefined}
                    preventScrollReset
                  >
                    {t('console.days', { n: option })}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.figures}>
          {choice(
            'earnings',
            t('console.earningsADay'),
            formatMoney(Math.round(period.revenue.minorUnits / days)),
            compare(period.revenue.minorUnits, previous.revenue.minorUnits),
          )}
          {choice('orders', t('console.ordersADay'), aDay(period.orders), compare(period.orders, previous.orders))}
          {choice('units', t('sales.units'), aDay(period.units), compare(period.units, previous.units))}
          <div className={styles.figure}>
            <Figure label={t('sales.products')} figure={String(products.total)} note={onShelves} />
          </div>
          <div className={styles.figure}>
            <Figure
              label={t('console.salesThisMonth')}
              figure={formatMoney(month.revenue.minorUnits)}
              note={t('console.daysSoFar', { n: month.days })}
            />
          </div>
        </div>
        <Chart measure={query.measure} days={period.byDay} before={previous.byDay} onFailed={fail} />
        <p className={styles.legend}>{t('sales.legend', { n: days, from: formatDate(period.byDay[0]?.day ?? '', locale, 'dayMonth') })}</p>
      </div>
      <DayTable days={period.byDay} isOpen={isChartless} />
    </section>
  );
}

function Figure({ label, figure, note }: { label: ReactNode; figure: string; note: string }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <b>{figure}</b>
      <small>{note}</small>
    </>
  );
}
