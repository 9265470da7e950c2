import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cashWords } from './cashWords.ts';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';
import { PackageHead } from './PackageHead.tsx';
import { PackageLines } from './PackageLines.tsx';
import { IS_ON_ITS_WAY, withPickup } from './packageWords.ts';
import styles from './Packages.module.css';
import { PickupPlace } from './PickupPlace.tsx';
import { ReturnRecord } from './ReturnRecord.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackingLine } from './TrackingLine.tsx';

interface PackageCardProps {
  orderPackage: PackageCard_PackageFragment;
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
export function PackageCard({ orderPackage, position, count, isSure = true, actions, lineActionOf }: PackageCardProps) {
  const t = useT();
  const { pickup } = orderPackage.shipping;
  const cash = cashWords(orderPackage, t);
  return (
    <article className={styles.card} aria-labelledby={`${orderPackage.id}-from ${orderPackage.id}`} data-status={orderPackage.status}>
      <PackageHead
        orderPackage={withPickup(orderPackage)}
        from={t('ord.packageFrom', { n: position, count, vendor: orderPackage.vendor.name })}
        shipping={orderPackage.shipping.name}
        isSure={isSure}
        headingLevel={2}
      />
      <div className={styles.packageCardBody}>
        <div className={styles.events}>
          <h3 className={styles.heading}>{t('ord.timeline')}</h3>
          {orderPackage.tracking && <TrackingLine tracking={orderPackage.tracking} />}
          {pickup && IS_ON_ITS_WAY.has(orderPackage.status) && <PickupPlace place={pickup} />}
          <Timeline events={orderPackage.timeline} isPickupPackage={pickup !== null} />
        </div>
        <div className={styles.products}>
          <h3 className={styles.heading}>{t('own.contents')}</h3>
          {cash !== null && <p className={styles.cash}>{cash}</p>}
          <PackageLines lines={orderPackage.lines} actionOf={lineActionOf} />
          {orderPackage.returns.length > 0 && (
            <div className={styles.returns}>
              {orderPackage.returns.map((each) => (
                <ReturnRecord key={each.id} record={each} lines={orderPackage.lines} />
              ))}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}
