import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { OutsideLink } from '#client/ui/primitives/Button.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorDashboard.module.css';
import type { Earnings_PeriodFragment } from './VendorDashboardPage.generated.ts';

type Days = Earnings_PeriodFragment['byDay'];

/** Number of visible days. */
const SHOWN = 7;

/** The chart's data as a table with CSV exports. Shows the last week; earlier days can be expanded, and are expanded if `isOpen`. */
export function DayTable({ days, isOpen }: { days: Days; isOpen: boolean }) {
  const t = useT();
  const locale = useLocale();
  const file = (name: 'days' | 'orders') => `/exports/${name}.csv?days=${days.length}&lang=${locale}`;
  const newest = [...days].reverse();
  const rest = newest.slice(SHOWN);
  return (
    <Stack gap={2} className={styles.days}>
      <h3>{t('console.asTable')}</h3>
      <Table days={newest.slice(0, SHOWN)} label={t('console.asTable')} />
      {rest.length > 0 && (
        <details className={shared.fold} open={isOpen || undefined}>
          <summary>{t('console.earlierDays', { n: rest.length })}</summary>
          <Table days={rest} label={t('console.earlierDays', { n: rest.length })} />
        </details>
      )}
      <Text size="small" tone="subtle">
        {t('sales.download', { n: days.length })}
      </Text>
      <Cluster>
        <OutsideLink href={file('days')} download variant="outline" size="small" icon="download">
          {t('sales.daysCsv')}
        </OutsideLink>
        <OutsideLink href={file('orders')} download variant="outline" size="small" icon="download">
          {t('sales.ordersCsv')}
        </OutsideLink>
      </Cluster>
    </Stack>
  );
}

function Table({ days, label }: { days: Days; label: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <DataTable
      caption={label}
      rows={days}
      rowKey={({ day }) => day}
      rowProps={({ orders }) => ({ className: orders === 0 ? styles.idle : undefined })}
      columns={[
        { key: 'day', label: t('console.day'), isRowHeading: true, render: ({ day }) => formatDate(day, locale, 'weekday') },
        { key: 'orders', label: t('console.orders'), isNumeric: true, render: ({ orders }) => orders },
        { key: 'units', label: t('sales.unitsColumn'), isNumeric: true, render: ({ units }) => units },
        { key: 'earned', label: t('console.earned'), isNumeric: true, render: ({ revenue }) => formatMoney(revenue.minorUnits) },
      ]}
    />
  );
}
