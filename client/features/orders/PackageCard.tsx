import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cashWords } from './cashWords.ts';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';
import { PackageHead } from './PackageHead.tsx';
import { PackageLines } from './PackageLines.tsx';
import { IS_ON_ITS_WAY, withPickup } from './packageWords.ts';
import styles from './PackageCard.module.css';
import { PickupPlace } from './PickupPlace.tsx';
import { ReturnRecord } from './ReturnRecord.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackingLine } from './TrackingLine.tsx';

interface PackageCardProps {
  parcel: PackageCard_PackageFragment;
  position: number;
  /** How many packages the order has. */
  count: number;
  /** False while a bank may still decline: then no day is promised. */
  isSure?: boolean;
  /** What can be done about it, at the foot of the card. */
  actions?: ReactNode;
  /** What can be done about one line, beside it. */
  lineActionOf?: (line: PackageCard_PackageFragment['lines'][number]) => ReactNode;
}

/** One vendor's package: where it stands, what has happened to it, what is in it. */
export function PackageCard({ parcel, position, count, isSure = true, actions, lineActionOf }: PackageCardProps) {
  const t = useT();
  const { pickup } = parcel.shipping;
  const cash = cashWords(parcel, t);
  return (
    <article className={styles.card} aria-labelledby={`${parcel.id}-from ${parcel.id}`} data-status={parcel.status}>
      <PackageHead
        parcel={withPickup(parcel)}
        from={t('ord.parcelFrom', { n: position, count, vendor: parcel.vendor.name })}
        shipping={parcel.shipping.name}
        isSure={isSure}
        headingLevel={2}
      />
      <div className={styles.body}>
        <div className={styles.events}>
          <h3 className={styles.heading}>{t('ord.timeline')}</h3>
          {parcel.tracking && <TrackingLine tracking={parcel.tracking} />}
          {pickup && IS_ON_ITS_WAY.has(parcel.status) && <PickupPlace place={pickup} />}
          <Timeline events={parcel.timeline} isFetched={pickup !== null} />
        </div>
        <div className={styles.goods}>
          <h3 className={styles.heading}>{t('own.contents')}</h3>
          {cash !== null && <p className={styles.cash}>{cash}</p>}
          <PackageLines lines={parcel.lines} actionOf={lineActionOf} />
          {parcel.returns.length > 0 && (
            <div className={styles.returns}>
              {parcel.returns.map((each) => (
                <ReturnRecord key={each.id} record={each} lines={parcel.lines} />
              ))}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}
