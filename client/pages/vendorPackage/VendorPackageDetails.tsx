import { vendorPackagePath } from '#client/config/links.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { PackageLines } from '#client/features/packages/PackageLines.tsx';
import { ReturnRecord } from '#client/features/packages/ReturnRecord.tsx';
import { isPickupPackage } from '#client/features/packages/packageStatus.ts';
import { Timeline } from '#client/features/packages/Timeline.tsx';
import { TrackingLine } from '#client/features/packages/TrackingLine.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import { CancelPackage } from './CancelPackage.tsx';
import { moneyWords } from './moneyWords.ts';
import { NextStep } from './NextStep.tsx';
import styles from './VendorPackage.module.css';
import { PayBack } from './PayBack.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { ReturnAnswer } from './ReturnAnswer.tsx';
import type { VendorPackageView } from './vendorPackageView.ts';

/** What waits to be done with a package, what is in it, whom it goes to and what has happened to it. */
export function VendorPackageDetails({ orderPackage: sold, onRefresh }: { orderPackage: VendorPackageView; onRefresh: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { package: orderPackage, note, shippingAddress, nextSteps } = sold;
  const { totals, tracking, returns } = orderPackage;
  const open = returns.find(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED');
  const due = returns.filter(({ status, refundBy }) => status === 'RECEIVED' && refundBy === 'TRANSFER');
  const step = open ? `${open.id} ${open.status}` : orderPackage.status;
  useFocusOnStep(`${step} ${due.length}`);
  const settled = returns.filter((each) => each !== open);
  return (
    <>
      <p className={styles.back}>
        <AppLink to="/vendor-orders">
          <Icon name="chevronLeft" size={18} />
          {t('vendorPackages.toList')}
        </AppLink>
      </p>
      <ConsoleHead
        title={
          <span className={styles.number}>
            {orderPackage.number}
            <CopyText text={orderPackage.number} label={t('ord.copyNumber')} />
          </span>
        }
        actions={
          <>
            <ButtonLink to={vendorPackagePath(orderPackage.number, 'slip')} look="outline" size="small" icon="print">
              {t('vendorPackages.slip')}
            </ButtonLink>
            <ButtonLink to={vendorPackagePath(orderPackage.number, 'invoice')} look="outline" size="small" icon="print">
              {t('own.invoice')}
            </ButtonLink>
          </>
        }
      >
        <time dateTime={sold.placedAt}>{t('own.placed', { date: formatDate(sold.placedAt, locale, 'moment') })}</time>
        {' · '}
        {orderPackage.shipping.name}
        {' · '}
        {moneyWords(sold, t)}
      </ConsoleHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          {open ? (
            <ReturnAnswer key={step} orderPackage={sold} requested={open} onRefresh={onRefresh} />
          ) : (
            <NextStep key={step} orderPackage={sold} onRefresh={onRefresh} />
          )}
          {due.map((each) => (
            <PayBack key={each.id} orderPackage={sold} due={each} onRefresh={onRefresh} />
          ))}
          <section className={styles.part}>
            <h2>{t('own.contents')}</h2>
            <PackageLines lines={orderPackage.lines} />
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
            <ReturnRecord key={each.id} record={each} lines={orderPackage.lines} />
          ))}
        </div>
        <div className={styles.side}>
          <AddressCard address={shippingAddress} title={t('ord.address')}>
            {shippingAddress.phone && (
              <a href={`tel:${shippingAddress.phone}`} className={styles.call}>
                <Icon name="phone" size={18} />
                {t('vendorPackages.call', { name: shippingAddress.firstName })}
              </a>
            )}
          </AddressCard>
          {note && (
            <section>
              <h2>{t('vendorPackages.buyersNote')}</h2>
              <p className={styles.note}>{note}</p>
            </section>
          )}
          {tracking && (
            <section>
              <h2>{t('vendorPackages.courier')}</h2>
              <TrackingLine tracking={tracking} />
            </section>
          )}
          <section>
            <h2>{t('ord.timeline')}</h2>
            <Timeline events={orderPackage.timeline} isPickupPackage={isPickupPackage(orderPackage)} />
          </section>
          {nextSteps.includes('CANCELLED') && <CancelPackage orderPackage={sold} onRefresh={onRefresh} />}
        </div>
      </div>
    </>
  );
}
