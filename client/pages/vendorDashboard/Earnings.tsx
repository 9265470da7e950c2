import { useCallback, useState, type ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { ConsoleChips } from '#client/features/vendorConsole/ConsoleList.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, Grid, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
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
    <Stack
      as={AppLink}
      gap={1}
      to={dashboardPath({ ...query, measure }, 'earnings')}
      aria-current={query.measure === measure ? 'true' : undefined}
      className={styles.figure}
      preventScrollReset
    >
      <Figure label={label} figure={figure} note={note} />
    </Stack>
  );
  /** So few a day that they would read as none have a second digit. */
  const aDay = (count: number) => (count / days).toFixed(count > 0 && count / days < 0.1 ? 2 : 1);
  return (
    <Split as="section" id="earnings" side="minmax(0, 0.385fr)" from="xl" gap={10} aria-labelledby="earnings-title">
      <Stack gap={4}>
        <Cluster justify="between">
          <h2 id="earnings-title">{t('console.earnings')}</h2>
          <ConsoleChips
            label={t('console.period')}
            choices={PERIODS.map((option) => ({
              label: t('console.days', { n: option }),
              to: dashboardPath({ ...query, days: option }, 'earnings'),
              isCurrent: option === query.days,
            }))}
          />
        </Cluster>
        <Grid columns={{ base: 2, sm: 5 }} gap={2} align="stretch" className={styles.figures}>
          {choice(
            'earnings',
            t('console.earningsADay'),
            formatMoney(Math.round(period.revenue.minorUnits / days)),
            compare(period.revenue.minorUnits, previous.revenue.minorUnits),
          )}
          {choice('orders', t('console.ordersADay'), aDay(period.orders), compare(period.orders, previous.orders))}
          {choice('units', t('sales.units'), aDay(period.units), compare(period.units, previous.units))}
          <Stack gap={1} className={styles.figure}>
            <Figure label={t('sales.products')} figure={String(products.total)} note={onShelves} />
          </Stack>
          <Stack gap={1} className={styles.figure}>
            <Figure
              label={t('console.salesThisMonth')}
              figure={formatMoney(month.revenue.minorUnits)}
              note={t('console.daysSoFar', { n: month.days })}
            />
          </Stack>
        </Grid>
        <Chart measure={query.measure} days={period.byDay} before={previous.byDay} onFailed={fail} />
        <Text size="compact" tone="subtle">
          {t('sales.legend', { n: days, from: formatDate(period.byDay[0]?.day ?? '', locale, 'dayMonth') })}
        </Text>
      </Stack>
      <DayTable days={period.byDay} isOpen={isChartless} />
    </Split>
  );
}

function Figure({ label, figure, note }: { label: ReactNode; figure: string; note: string }) {
  return (
    <>
      <Text as="span" size="body" tone="muted">
        {label}
      </Text>
      <b>{figure}</b>
      <Text as="small" size="small" tone="subtle">
        {note}
      </Text>
    </>
  );
}
