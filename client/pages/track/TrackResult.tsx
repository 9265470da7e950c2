import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { ORDER_STATUS_LABEL, PACKAGE_STATUS_LABEL } from '#client/features/orders/packageStatus.ts';
import { PackageProgress } from '#client/features/orders/PackageProgress.tsx';
import { Timeline } from '#client/features/orders/Timeline.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import styles from './TrackResult.module.css';
import type { TrackedOrder } from './useTracking.ts';

const IS_OVER: ReadonlySet<string> = new Set(['DELIVERED', 'CANCELLED', 'RETURN_REQUESTED', 'RETURNED']);

/** An order's progress, parcel by parcel. */
export function TrackResult({ order }: { order: TrackedOrder }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className={styles.order}>
      <header>
        <h2>{t('ord.title', { number: order.number })}</h2>
        <p className={styles.facts}>
          {[
            t(ORDER_STATUS_LABEL[order.status]),
            t('track.placed', { date: formatDate(order.placedAt, locale, 'moment') }),
            t('track.to', { place: [...new Set([order.city, MALAYSIAN_STATES[order.state][locale]])].join(', ') }),
          ].join(' · ')}
        </p>
      </header>
      {order.packages.map((parcel, index) => (
        <section key={parcel.number} className={styles.parcel} aria-labelledby={parcel.number}>
          <p className={styles.from}>
            {t('ord.parcelFrom', { n: index + 1, vendor: parcel.vendorName })} · {t('ord.items', { n: parcel.itemCount })}
          </p>
          <h3 id={parcel.number}>{t(PACKAGE_STATUS_LABEL[parcel.status])}</h3>
          {parcel.expectedBy && !IS_OVER.has(parcel.status) && (
            <p className={styles.expected}>{t('ord.expected', { date: formatDate(parcel.expectedBy, locale, 'weekday') })}</p>
          )}
          <PackageProgress events={parcel.timeline} />
          <h4>{t('ord.timeline')}</h4>
          <Timeline events={parcel.timeline} />
        </section>
      ))}
    </div>
  );
}
