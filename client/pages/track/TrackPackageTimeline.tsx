import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { CancelPackage } from '#client/features/packages/CancelPackage.tsx';
import { PackageLines } from '#client/features/packages/PackageLines.tsx';
import { IS_ON_ITS_WAY } from '#client/features/packages/packageWords.ts';
import { PickupPlace } from '#client/features/packages/PickupPlace.tsx';
import { Timeline } from '#client/features/packages/Timeline.tsx';
import { TrackingLine } from '#client/features/packages/TrackingLine.tsx';
import { askSellerPath, contactAboutOrder } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { TrackPackageHead, type TrackPackageProps } from './TrackPackageHead.tsx';
import styles from './Track.module.css';

/** The events that are seen at once; what lies further back opens on demand. */
const LATEST = 3;

/** All that has happened to a package, and for its owner: what is in it, where it goes, what can still be changed. */
export function TrackPackageTimeline(props: TrackPackageProps) {
  const t = useT();
  const { order, orderPackage, position, accessToken } = props;
  const { timeline } = orderPackage;
  const older = timeline.slice(0, -LATEST);
  return (
    <article className={styles.orderPackage} aria-labelledby={orderPackage.id}>
      <TrackPackageHead {...props} />
      <div className={styles.pair}>
        <div>
          <h4>{t('ord.timeline')}</h4>
          {orderPackage.tracking && <TrackingLine tracking={orderPackage.tracking} />}
          {orderPackage.pickup && IS_ON_ITS_WAY.has(orderPackage.status) && <PickupPlace place={orderPackage.pickup} />}
          <Timeline events={timeline.slice(-LATEST)} isPickupPackage={orderPackage.pickup !== null} />
          {older.length > 0 && (
            <details className={styles.older}>
              <summary>{t('track.older', { n: older.length })}</summary>
              <Timeline events={older} isOlder isPickupPackage={orderPackage.pickup !== null} />
            </details>
          )}
        </div>
        {order.own && orderPackage.own && (
          <div className={styles.own}>
            <div>
              <h4>{t('own.contents')}</h4>
              <PackageLines lines={orderPackage.own.lines} />
            </div>
            <AddressCard address={order.own.shippingAddress} title={t('ord.address')} headingLevel={4} />
            <div className={styles.actions}>
              {orderPackage.own.canCancel && (
                <>
                  <CancelPackage
                    orderPackage={orderPackage.own}
                    position={position}
                    count={order.packages.length}
                    accessToken={accessToken}
                    isCash={order.own.payment.method === 'CASH_ON_DELIVERY'}
                  />
                  <AppLink to={contactAboutOrder(order.number)}>{t('track.changeAddress')}</AppLink>
                </>
              )}
              <AppLink to={askSellerPath(orderPackage.own.vendor.slug, order.number)}>
                {t('own.askSeller', { vendor: orderPackage.vendorName })}
              </AppLink>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
