import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { RateGroup } from './groupRates.ts';
import styles from './Vendors.module.css';

/** Where a shop delivers to, in how many days, and for how much. */
export function RateTable({ groups }: { groups: readonly RateGroup[] }) {
  const t = useT();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('vend.to')}</th>
          <th scope="col">{t('vend.workingDays')}</th>
          <th scope="col">{t('vend.perPackage')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ states, minDays, maxDays, priceCents }) => (
          <tr key={states[0]}>
            <th scope="row">{states.map((state) => t(`states.${state}`)).join(', ')}</th>
            <td>{t('vend.days', { a: minDays, b: maxDays })}</td>
            <td>{formatMoney(priceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
