import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS, type PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import { PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { PressStep } from '#client/features/fulfilment/StepForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepCard.tsx';
import { ShipForm } from './ShipForm.tsx';
import { formatMoney } from '#schema/rules/money.ts';

/** What a seller is told to do where a package stands. */
const WHAT_NOW: Record<PackageStatus, PlainMessageKey> = {
  PLACED: 'vendorPackages.nowPack',
  PACKED: 'vendorPackages.nowShip',
  SHIPPED: 'vendorPackages.nowOut',
  OUT_FOR_DELIVERY: 'vendorPackages.nowDeliver',
  DELIVERED: 'vendorPackages.nowDelivered',
  CANCELLED: 'vendorPackages.nowCancelled',
  RETURN_REQUESTED: 'vendorPackages.nowReturned',
  RETURNED: 'vendorPackages.nowReturned',
};

interface NextStepProps {
  orderPackage: VendorPackageView;
  onRefresh: () => void;
}

/** Where a package stands, and the one step on from there. */
export function NextStep({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const { status } = orderPackage.package;
  const isDone = orderPackage.nextSteps.length === 0;
  const isReady = isHandedOver(orderPackage);
  return (
    <StepCard title={t(packageStatusLabel(status, isPickupPackage(orderPackage.package)))} isQuiet={isDone}>
      <p>{t(orderPackage.waitsForBank ? 'vendorPackages.nowWait' : isReady ? 'vendorPackages.nowFetch' : WHAT_NOW[status])}</p>
      {!isDone &&
        (status === 'PACKED' && !isReady ? (
          <ShipForm orderPackage={orderPackage} />
        ) : (
          <PlainStep orderPackage={orderPackage} onRefresh={onRefresh} />
        ))}
    </StepCard>
  );
}

/** Whether it is packed for its buyer to fetch: no courier has it. */
function isHandedOver({ package: { status }, nextSteps }: VendorPackageView): boolean {
  return status === 'PACKED' && nextSteps.includes('DELIVERED');
}

/** A step on from there that needs nothing but a press. */
function PlainStep({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const { status } = orderPackage.package;
  const to = isHandedOver(orderPackage) ? 'DELIVERED' : PLAIN_STEPS[status];
  const label = isHandedOver(orderPackage) ? 'vendorPackages.markFetched' : NEXT_STEP_LABELS[status];
  if (to === null || label === null) return null;
  return <PressStep step={PACKAGE_STEPS.advance} target={{ packageId: orderPackage.id, to }} label={t(label)} onRefused={onRefresh} />;
}

interface PayBackProps extends NextStepProps {
  due: VendorPackageView['package']['returns'][number];
}

/** What was paid in cash is back: its seller transfers the money, and says so here. */
export function PayBack({ orderPackage, due, onRefresh }: PayBackProps) {
  const t = useT();
  const amount = formatMoney(due.refund.minorUnits);
  return (
    <StepCard id={`pay-back-${due.id}`} title={t('vendorPackages.toPayBack', { amount })}>
      <p>{t('vendorPackages.toPayBackHow')}</p>
      <PressStep
        step={PACKAGE_STEPS.payBack}
        target={{ packageId: orderPackage.id, returnId: due.id }}
        label={t('vendorPackages.markPaidBack')}
        onRefused={onRefresh}
      />
    </StepCard>
  );
}

/** Calls a package off before it is shipped; its buyer reads why. */
export function CancelPackage({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const amount = formatMoney(orderPackage.package.totals.total.minorUnits);
  return (
    <StepFold label={t('vendorPackages.cancel')}>
      <WrittenStep
        step={PACKAGE_STEPS.cancel}
        target={{ packageId: orderPackage.id }}
        words={{
          form: 'vendorPackages.cancel',
          label: 'vendorPackages.why',
          hint: 'vendorPackages.buyerReads',
          button: 'vendorPackages.cancelYes',
        }}
        look="danger"
        onTaken={onRefresh}
      >
        <p>
          {t(orderPackage.paymentMethod === 'CASH_ON_DELIVERY' ? 'vendorPackages.cancelCash' : 'vendorPackages.cancelPaid', { amount })}
        </p>
      </WrittenStep>
    </StepFold>
  );
}
