import { PackageLines } from '#client/features/packages/PackageLines.tsx';
import { hasSteps, PackageProgress } from '#client/features/packages/PackageProgress.tsx';
import { IS_ON_ITS_WAY } from '#client/features/packages/packageWords.ts';
import { PickupPlace } from '#client/features/packages/PickupPlace.tsx';
import { Timeline } from '#client/features/packages/Timeline.tsx';
import { TrackingLine } from '#client/features/packages/TrackingLine.tsx';
import { useT } from '#client/i18n/useT.ts';
import { TrackPackageHead, type TrackPackageProps } from './TrackPackageHead.tsx';
import styles from './Track.module.css';

/** A package with its five steps, or with what happened instead of them; for its owner with what is in it. */
export function TrackPackage(props: TrackPackageProps) {
  const t = useT();
  const { orderPackage } = props;
  const isStraight = hasSteps(orderPackage.timeline);
  return (
    <article className={styles.orderPackage} aria-labelledby={orderPackage.id}>
      <TrackPackageHead {...props} />
      {isStraight && (
        <div className={styles.steps}>
          <PackageProgress events={orderPackage.timeline} isPickupPackage={orderPackage.pickup !== null} />
          {orderPackage.tracking && <TrackingLine tracking={orderPackage.tracking} />}
          {orderPackage.pickup && IS_ON_ITS_WAY.has(orderPackage.status) && <PickupPlace place={orderPackage.pickup} />}
        </div>
      )}
      {(!isStraight || orderPackage.own) && (
        <div className={styles.pair}>
          {!isStraight && (
            <div>
              <h4>{t('ord.timeline')}</h4>
              {orderPackage.tracking && <TrackingLine tracking={orderPackage.tracking} />}
              <Timeline events={orderPackage.timeline} isPickupPackage={orderPackage.pickup !== null} />
            </div>
          )}
          {orderPackage.own && (
            <div className={styles.contents}>
              <h4>{t('own.contents')}</h4>
              <PackageLines lines={orderPackage.own.lines} />
            </div>
          )}
        </div>
      )}
    </article>
  );
}
