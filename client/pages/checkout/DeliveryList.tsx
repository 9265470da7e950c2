import { expectedDates } from '#schema/rules/deliveryTimes.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { Quote } from '#client/features/cart/cartFigures.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import styles from './DeliveryList.module.css';

/** One parcel a vendor: how it comes, when, and for how much. */
export function DeliveryList({ quote, state }: { quote: Quote | null; state: MalaysianState }) {
  const t = useT();
  const locale = useLocale();
  if (!quote) return <p role="status">{t('ui.loading')}</p>;
  const datesOf = (days: { minDays: number; maxDays: number }) => {
    const { earliest, latest } = expectedDates(new Date(), state, days);
    return t('co.arrives', { from: formatDate(earliest, locale, 'weekday'), to: formatDate(latest, locale, 'weekday') });
  };
  return (
    <ul className={styles.parcels}>
      {quote.groups.map((group) => {
        const feeCents = group.totals.shipping.minorUnits;
        const [option] = group.shippingOptions;
        return (
          <li key={group.vendor.id} className={styles.parcel}>
            <p className={styles.vendor}>
              <b>{group.vendor.name}</b>
              <span>{t('cart.itemsFrom', { n: group.lines.reduce((units, { quantity }) => units + quantity, 0) })}</span>
            </p>
            {option ? (
              <p className={styles.option}>
                <span>
                  <b>{option.name}</b> {datesOf(option)}
                </span>
                <b>{feeCents === 0 ? t('cart.free') : formatMoney(feeCents)}</b>
              </p>
            ) : (
              <p className={styles.option}>{t('cart.notDeliverableHere')}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
