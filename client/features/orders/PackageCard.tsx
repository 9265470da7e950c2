import type { ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';
import { PackageLines } from './PackageLines.tsx';
import { PACKAGE_STATUS_LABEL } from './packageStatus.ts';
import { arrival, whereabouts } from './packageWords.ts';
import styles from './PackageCard.module.css';
import { Timeline } from './Timeline.tsx';

interface PackageCardProps {
  parcel: PackageCard_PackageFragment;
  position: number;
  /** How many packages the order has. */
  count: number;
  /** False while a bank may still decline: then no day is promised. */
  isSure?: boolean;
  /** What can be done about it, at the foot of the card. */
  actions?: ReactNode;
}

/** One vendor's package: where it stands, what has happened to it, what is in it. */
export function PackageCard({ parcel, position, count, isSure = true, actions }: PackageCardProps) {
  const t = useT();
  const locale = useLocale();
  const where = whereabouts(parcel, { t });
  const when = arrival(parcel, isSure, { t, locale, now: new Date() });
  return (
    <article className={styles.card} aria-labelledby={`${parcel.id}-from ${parcel.id}`} data-status={parcel.status}>
      <header className={styles.header}>
        <div>
          <p id={`${parcel.id}-from`} className={styles.from}>
            {t('ord.parcelFrom', { n: position, count, vendor: parcel.vendor.name })}
          </p>
          <h2 id={parcel.id} className={styles.status} tabIndex={-1}>
            {t(PACKAGE_STATUS_LABEL[parcel.status])}
          </h2>
          <p className={styles.where}>
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
      <div className={styles.body}>
        <div className={styles.events}>
          <h3 className={styles.heading}>{t('ord.timeline')}</h3>
          <Timeline events={parcel.timeline} />
        </div>
        <div className={styles.goods}>
          <h3 className={styles.heading}>{t('own.contents')}</h3>
          <PackageLines lines={parcel.lines} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}
