import { useT } from '#client/i18n/useT.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { groupRates, type Rate } from './groupRates.ts';
import styles from './Vendors.module.css';

/** Where a shop delivers to, in how many days, and for how much. */
export function RateTable({ rates }: { rates: readonly Rate[] }) {
  const t = useT();
  return (
    <DataTable
      caption={t('vend.delivery')}
      className={styles.rates}
      rows={groupRates(rates)}
      rowKey={({ states: [first] }) => first ?? ''}
      columns={[
        {
          key: 'states',
          label: t('vend.to'),
          isRowHeading: true,
          render: ({ states }) => states.map((state) => t(`states.${state}`)).join(', '),
        },
        { key: 'days', label: t('vend.workingDays'), render: ({ minDays, maxDays }) => t('vend.days', { a: minDays, b: maxDays }) },
        { key: 'price', label: t('vend.perPackage'), isNumeric: true, render: ({ priceCents }) => formatMoney(priceCents) },
      ]}
    />
  );
}
