import { AddressCard } from '#client/features/orders/AddressCard.tsx';
import { CancelPackage } from '#client/features/orders/CancelPackage.tsx';
import { PackageLines } from '#client/features/orders/PackageLines.tsx';
import { IS_ON_ITS_WAY } from '#client/features/orders/packageWords.ts';
import { PickupPlace } from '#client/features/orders/PickupPlace.tsx';
import { Timeline } from '#client/features/orders/Timeline.tsx';
import { TrackingLine } from '#client/features/orders/TrackingLine.tsx';
import { askSellerPath, contactAboutOrder } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { TrackParcelHead, type TrackParcelProps } from './TrackParcelHead.tsx';
import styles from './TrackResult.module.css';

/** The events that are seen at once; what lies further back opens on demand. */
const LATEST = 3;

/** All that has happened to a package, and for its owner: what is in it, where it goes, what can still be changed. */
export function TrackParcelTimeline(props: TrackParcelProps) {
  const t = useT();
  const { order, parcel, position, accessToken } = props;
  const { timeline } = parcel;
  const older = timeline.slice(0, -LATEST);
  return (
    <article className={styles.parcel} aria-labelledby={parcel.id}>
      <TrackParcelHead {...props} />
      <div className={styles.pair}>
        <div>
          <h4>{t('ord.timeline')}</h4>
          {parcel.tracking && <TrackingLine tracking={parcel.tracking} />}
          {parcel.pickup && IS_ON_ITS_WAY.has(parcel.status) && <PickupPlace place={parcel.pickup} />}
          <Timeline events={timeline.slice(-LATEST)} isFetched={parcel.pickup !== null} />
          {older.length > 0 && (
            <details className={styles.older}>
              <summary>{t('track.older', { n: older.length })}</summary>
              <Timeline events={older} isOlder isFetched={parcel.pickup !== null} />
            </details>
          )}
        </div>
        {order.own && parcel.own && (
          <div className={styles.own}>
            <div>
              <h4>{t('own.contents')}</h4>
              <PackageLines lines={parcel.own.lines} />
            </div>
            <AddressCard address={order.own.shippingAddress} title={t('ord.address')} headingLevel={4} />
            <div className={styles.actions}>
              {parcel.own.canCancel && (
                <>
                  <CancelPackage
                    parcel={parcel.own}
                    position={position}
                    count={order.parcels.length}
                    accessToken={accessToken}
                    isCash={order.own.payment.method === 'CASH_ON_DELIVERY'}
                  />
                  <AppLink to={contactAboutOrder(order.number)}>{t('track.changeAddress')}</AppLink>
                </>
              )}
              <AppLink to={askSellerPath(parcel.own.vendor.slug, order.number)}>
                {t('own.askSeller', { vendor: parcel.vendorName })}
              </AppLink>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
