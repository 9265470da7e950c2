import { PackageLines } from '#client/features/orders/PackageLines.tsx';
import { hasSteps, PackageProgress } from '#client/features/orders/PackageProgress.tsx';
import { IS_ON_ITS_WAY } from '#client/features/orders/packageWords.ts';
import { PickupPlace } from '#client/features/orders/PickupPlace.tsx';
import { Timeline } from '#client/features/orders/Timeline.tsx';
import { TrackingLine } from '#client/features/orders/TrackingLine.tsx';
import { useT } from '#client/i18n/useT.ts';
import { TrackParcelHead, type TrackParcelProps } from './TrackParcelHead.tsx';
import styles from './TrackResult.module.css';

/** A package with its five steps, or with what happened instead of them; for its owner with what is in it. */
export function TrackParcel(props: TrackParcelProps) {
  const t = useT();
  const { parcel } = props;
  const isStraight = hasSteps(parcel.timeline);
  return (
    <article className={styles.parcel} aria-labelledby={parcel.id}>
      <TrackParcelHead {...props} />
      {isStraight && (
        <div className={styles.steps}>
          <PackageProgress events={parcel.timeline} isFetched={parcel.pickup !== null} />
          {parcel.tracking && <TrackingLine tracking={parcel.tracking} />}
          {parcel.pickup && IS_ON_ITS_WAY.has(parcel.status) && <PickupPlace place={parcel.pickup} />}
        </div>
      )}
      {(!isStraight || parcel.own) && (
        <div className={styles.pair}>
          {!isStraight && (
            <div>
              <h4>{t('ord.timeline')}</h4>
              {parcel.tracking && <TrackingLine tracking={parcel.tracking} />}
              <Timeline events={parcel.timeline} isFetched={parcel.pickup !== null} />
            </div>
          )}
          {parcel.own && (
            <div className={styles.contents}>
              <h4>{t('own.contents')}</h4>
              <PackageLines lines={parcel.own.lines} />
            </div>
          )}
        </div>
      )}
    </article>
  );
}
