import { PACKAGE_STATUS_LABEL } from '#client/features/orders/packageStatus.ts';
import { arrival, whereabouts } from '#client/features/orders/packageWords.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { TrackedParcel, TrackedView } from './trackedView.ts';
import styles from './TrackResult.module.css';

export interface TrackParcelProps {
  order: TrackedView;
  parcel: TrackedParcel;
  position: number;
  accessToken: string | null;
}

/** Who sends a package, where it is, and when it comes. */
export function TrackParcelHead({ order, parcel, position }: TrackParcelProps) {
  const t = useT();
  const locale = useLocale();
  const where = whereabouts(parcel, { t });
  const when = arrival(parcel, order.isSure, { t, locale, now: new Date() });
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.from}>
          {t('ord.parcelFrom', { n: position, count: order.parcels.length, vendor: parcel.vendorName })} ·{' '}
          {t('ord.items', { n: parcel.itemCount })}
        </p>
        <h3 id={parcel.id} tabIndex={-1}>
          {t(PACKAGE_STATUS_LABEL[parcel.status])}
        </h3>
        <p className={styles.where} data-status={parcel.status}>
          <Icon name={where.icon} size={18} />
          {where.text}
        </p>
      </div>
      {when && (
        <p className={styles.when}>
          <span>{when.label}</span> <time dateTime={when.at}>{when.day}</time>
        </p>
      )}
    </header>
  );
}
