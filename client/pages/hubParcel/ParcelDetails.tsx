import { parcelPath } from '#client/config/links.ts';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import { AddressCard } from '#client/features/orders/AddressCard.tsx';
import { CopyText } from '#client/features/orders/CopyText.tsx';
import { PackageLines } from '#client/features/orders/PackageLines.tsx';
import { ReturnRecord } from '#client/features/orders/ReturnRecord.tsx';
import { isFetched } from '#client/features/orders/packageStatus.ts';
import { Timeline } from '#client/features/orders/Timeline.tsx';
import { TrackingLine } from '#client/features/orders/TrackingLine.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TotalsTable } from '#client/ui/TotalsTable.tsx';
import { CancelParcel } from './CancelParcel.tsx';
import { moneyWords } from './moneyWords.ts';
import { NextStep } from './NextStep.tsx';
import styles from './ParcelDetails.module.css';
import { PayBack } from './PayBack.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { ReturnAnswer } from './ReturnAnswer.tsx';
import type { SellersParcel } from './sellersParcel.ts';

/** What waits to be done with a package, what is in it, whom it goes to and what has happened to it. */
export function ParcelDetails({ parcel: sold, onRefresh }: { parcel: SellersParcel; onRefresh: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { package: parcel, note, shippingAddress, nextSteps } = sold;
  const { totals, tracking, returns } = parcel;
  const open = returns.find(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED');
  const owed = returns.filter(({ status, refundBy }) => status === 'RECEIVED' && refundBy === 'TRANSFER');
  const step = open ? `${open.id} ${open.status}` : parcel.status;
  useFocusOnStep(`${step} ${owed.length}`);
  const settled = returns.filter((each) => each !== open);
  return (
    <>
      <p className={styles.back}>
        <AppLink to="/vendor-orders">
          <Icon name="chevronLeft" size={18} />
          {t('hubParcels.toList')}
        </AppLink>
      </p>
      <HubHead
        title={
          <span className={styles.number}>
            {parcel.number}
            <CopyText text={parcel.number} label={t('ord.copyNumber')} />
          </span>
        }
        actions={
          <>
            <ButtonLink to={parcelPath(parcel.number, 'slip')} look="outline" size="small" icon="print">
              {t('hubParcels.slip')}
            </ButtonLink>
            <ButtonLink to={parcelPath(parcel.number, 'invoice')} look="outline" size="small" icon="print">
              {t('own.invoice')}
            </ButtonLink>
          </>
        }
      >
        <time dateTime={sold.placedAt}>{t('own.placed', { date: formatDate(sold.placedAt, locale, 'moment') })}</time>
        {' · '}
        {parcel.shipping.name}
        {' · '}
        {moneyWords(sold, t)}
      </HubHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          {open ? (
            <ReturnAnswer key={step} parcel={sold} asked={open} onRefresh={onRefresh} />
          ) : (
            <NextStep key={step} parcel={sold} onRefresh={onRefresh} />
          )}
          {owed.map((each) => (
            <PayBack key={each.id} parcel={sold} owed={each} onRefresh={onRefresh} />
          ))}
          <section className={styles.part}>
            <h2>{t('own.contents')}</h2>
            <PackageLines lines={parcel.lines} />
            <div className={styles.totals}>
              <TotalsTable
                subtotalCents={totals.subtotal.minorUnits}
                discountCents={totals.discount.minorUnits}
                taxCents={totals.tax.minorUnits}
                shippingCents={totals.shipping.minorUnits}
                totalCents={totals.total.minorUnits}
              />
            </div>
          </section>
          {settled.map((each) => (
            <ReturnRecord key={each.id} record={each} lines={parcel.lines} />
          ))}
        </div>
        <div className={styles.side}>
          <AddressCard address={shippingAddress} title={t('ord.address')}>
            {shippingAddress.phone && (
              <a href={`tel:${shippingAddress.phone}`} className={styles.call}>
                <Icon name="phone" size={18} />
                {t('hubParcels.call', { name: shippingAddress.firstName })}
              </a>
            )}
          </AddressCard>
          {note && (
            <section>
              <h2>{t('hubParcels.buyersNote')}</h2>
              <p className={styles.note}>{note}</p>
            </section>
          )}
          {tracking && (
            <section>
              <h2>{t('hubParcels.courier')}</h2>
              <TrackingLine tracking={tracking} />
            </section>
          )}
          <section>
            <h2>{t('ord.timeline')}</h2>
            <Timeline events={parcel.timeline} isFetched={isFetched(parcel)} />
          </section>
          {nextSteps.includes('CANCELLED') && <CancelParcel parcel={sold} onRefresh={onRefresh} />}
        </div>
      </div>
    </>
  );
}
