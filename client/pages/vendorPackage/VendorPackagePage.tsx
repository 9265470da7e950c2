import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { Cluster, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ButtonLink, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { conversationPath, vendorPackagePath } from '#client/config/links.ts';
import { StepNote, StepRefusal, useStepResult } from '#client/features/fulfilment/StepForm.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { CancellationRecord } from '#client/features/packages/CancellationRequest.tsx';
import { lostTermsMessage } from '#client/features/packages/chargeMessages.ts';
import { PackageLines, TrackingLine } from '#client/features/packages/PackageCard.tsx';
import { ReturnRecord, Timeline } from '#client/features/packages/PackageEvents.tsx';
import { LineChanges } from '#client/features/packages/LineChanges.tsx';
import { isBeforeShipping, isPickupPackage } from '#client/features/packages/packageStatus.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import { CancelPackage, CorrectTracking, NextStep, PayBack } from './NextStep.tsx';
import { CancellationAnswer } from './CancellationAnswer.tsx';
import styles from './VendorPackage.module.css';
import { ReturnAnswer } from './ReturnAnswer.tsx';
import type { PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import type { VendorPackageView } from './StepCard.tsx';
import type { Translate } from '#client/i18n/Translate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useEffect, useRef } from 'react';
import { LineForms, ReplacePart } from './LineForms.tsx';
import { VendorPackageDocument, type Replacement_ProductFragment } from './VendorPackagePage.generated.ts';

export function VendorPackagePage() {
  const t = useT();
  const { data, retry } = usePageQuery(VendorPackageDocument);
  return (
    <ConsolePage title="console.order" viewer={data?.viewer} onRetry={retry}>
      {(vendor) =>
        vendor.package ? (
          <VendorPackageDetails orderPackage={vendor.package} products={vendor.products?.nodes ?? []} onRefresh={retry} />
        ) : (
          <NothingHere
            icon="search"
            headingLevel={1}
            title={t('vendorPackages.missing')}
            text={t('vendorPackages.missingHint')}
            links={[{ to: '/vendor-orders', label: t('vendorPackages.toList') }]}
          />
        )
      }
    </ConsolePage>
  );
}

interface VendorPackageDetailsProps {
  orderPackage: VendorPackageView;
  /** Products to send instead of the line that is being replaced. */
  products: readonly Replacement_ProductFragment[];
  onRefresh: () => void;
}

/** Package details: next step, contents, addresses and events. */
function VendorPackageDetails({ orderPackage: sold, products, onRefresh }: VendorPackageDetailsProps) {
  const t = useT();
  const locale = useLocale();
  const { package: orderPackage, note, shippingAddress, nextSteps } = sold;
  const { totals, tracking, returns, cancellationRequest: request } = orderPackage;
  const open = returns.find(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED');
  const due = returns.filter(({ status, refundBy }) => status === 'RECEIVED' && refundBy === 'TRANSFER');
  const step = open ? `${open.id} ${open.status}` : `${orderPackage.status} ${request?.state ?? ''}`;
  useStepResult(sold.id, { onRefused: onRefresh });
  useFocusOnStep(`${step} ${due.length} ${orderPackage.lineChanges.length}`);
  const isWithCourier = IS_WITH_COURIER.has(orderPackage.status);
  const settled = returns.filter((each) => each !== open);
  const isCash = sold.paymentMethod === 'CASH_ON_DELIVERY';
  return (
    <>
      <ButtonLink variant="text" icon="chevronLeft" to="/vendor-orders">
        {t('vendorPackages.toList')}
      </ButtonLink>
      <ConsoleHead
        title={
          <Cluster as="span" isTight>
            {orderPackage.number}
            <CopyText text={orderPackage.number} label={t('ord.copyNumber')} />
          </Cluster>
        }
        links={[
          { to: vendorPackagePath(orderPackage.number, 'slip'), icon: 'print', label: t('vendorPackages.slip') },
          { to: vendorPackagePath(orderPackage.number, 'invoice'), icon: 'print', label: t('own.invoice') },
        ]}
      >
        <time dateTime={sold.placedAt}>{t('own.placed', { date: formatDate(sold.placedAt, locale, 'moment') })}</time>
        {' · '}
        {orderPackage.shipping.name}
        {' · '}
        {paymentSummary(sold, t)}
      </ConsoleHead>
      <StepNote />
      <StepRefusal packageId={sold.id} />
      <Cluster below={5}>
        <ButtonLink
          variant="outline"
          size="small"
          icon="mail"
          to={conversationPath({ from: 'console' }, 'new', { package: orderPackage.number })}
        >
          {t('own.messageBuyer')}
        </ButtonLink>
      </Cluster>
      <Split side="minmax(0, 0.625fr)" gap={10}>
        <Stack gap={8}>
          {open ? (
            <ReturnAnswer key={step} orderPackage={sold} requested={open} />
          ) : request?.state === 'REQUESTED' ? (
            <CancellationAnswer key={step} orderPackage={sold} request={request} />
          ) : (
            <NextStep key={step} orderPackage={sold} />
          )}
          <ReplacePart orderPackage={sold} products={products} />
          {due.map((each) => (
            <PayBack key={each.id} orderPackage={sold} due={each} />
          ))}
          <Part size="lead" title={t('own.contents')}>
            <PackageLines
              lines={orderPackage.lines}
              isOpen={isBeforeShipping(orderPackage.status)}
              isCash={isCash}
              actionOf={(line) => <LineForms orderPackage={sold} line={line} />}
            />
            <LineChanges changes={orderPackage.lineChanges} isCash={isCash} />
            <div className={styles.totals}>
              <TotalsTable
                subtotalCents={totals.subtotal.minorUnits}
                discountCents={totals.discount.minorUnits}
                taxCents={totals.tax.minorUnits}
                shippingCents={totals.shipping.minorUnits}
                totalCents={totals.total.minorUnits}
              />
              {orderPackage.lostTerms && <Text above={2}>{lostTermsMessage(orderPackage.lostTerms, t)}</Text>}
            </div>
          </Part>
          {request && request.state !== 'REQUESTED' && <CancellationRecord request={request} />}
          {settled.map((each) => (
            <ReturnRecord key={each.id} record={each} lines={orderPackage.lines} />
          ))}
        </Stack>
        <Stack gap={8} className={styles.side}>
          <AddressCard address={shippingAddress} title={t('ord.address')}>
            {sold.isFirstOrder && <span>{t('vendorPackages.firstOrder')}</span>}
            {!sold.isBuyerShown && <span>{t('vendorPackages.buyerHidden')}</span>}
            {shippingAddress.phone && (
              <OutsideLink variant="text" icon="phone" href={`tel:${shippingAddress.phone}`}>
                {t('vendorPackages.call', { name: shippingAddress.firstName })}
              </OutsideLink>
            )}
          </AddressCard>
          {note && (
            <Part size="lead" title={t('vendorPackages.buyersNote')}>
              <Text isTyped>{note}</Text>
            </Part>
          )}
          {(tracking || isWithCourier) && (
            <Part size="lead" title={t('vendorPackages.courier')}>
              {tracking && <TrackingLine tracking={tracking} />}
              {isWithCourier && <CorrectTracking key={tracking?.code} orderPackage={sold} />}
            </Part>
          )}
          <Part size="lead" title={t('ord.timeline')}>
            <Timeline
              events={orderPackage.timeline}
              isPickupPackage={isPickupPackage(orderPackage)}
              changes={orderPackage.lineChanges}
              isCash={isCash}
              by="vendor"
            />
          </Part>
          {nextSteps.includes('CANCELLED') && <CancelPackage orderPackage={sold} />}
        </Stack>
      </Split>
    </>
  );
}

const IS_WITH_COURIER: ReadonlySet<PackageStatus> = new Set(['SHIPPED', 'OUT_FOR_DELIVERY']);

/** Describes the payment method and status as far as they matter to the vendor. */
function paymentSummary({ package: orderPackage, paymentMethod, toCollect, waitsForBank }: VendorPackageView, t: Translate): string {
  const isPickup = isPickupPackage(orderPackage);
  if (toCollect.minorUnits > 0) {
    return t(isPickup ? 'vendorPackages.toCollectHere' : 'vendorPackages.toCollect', { amount: formatMoney(toCollect.minorUnits) });
  }
  if (paymentMethod !== 'CASH_ON_DELIVERY') return t(waitsForBank ? 'vendorPackages.waitsForBank' : 'vendorPackages.paid');
  if (orderPackage.status === 'CANCELLED') return t('pay.nothing');
  return t(isPickup ? 'vendorPackages.collectedHere' : 'vendorPackages.collected');
}

/** Focuses the next step's heading after a step, because the completed step's form is unmounted. */
function useFocusOnStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) document.getElementById('next-step')?.focus();
    before.current = step;
  }, [step]);
}
