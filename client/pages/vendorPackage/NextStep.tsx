import { useMutation } from '@apollo/client/react';
import { isPickupPackage, packageStatusLabel, PACKAGE_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS, type PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import { AdvancePackageDocument, PayBackReturnDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { PressStep, StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepForm.tsx';
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
  const locale = useApiLocale();
  const [advance] = useMutation(AdvancePackageDocument);
  const { id, number, status } = orderPackage.package;
  const to = isHandedOver(orderPackage) ? 'DELIVERED' : PLAIN_STEPS[status];
  const label = isHandedOver(orderPackage) ? 'vendorPackages.markFetched' : NEXT_STEP_LABELS[status];
  if (to === null || label === null) return null;
  return (
    <PressStep
      label={t(label)}
      done={t('vendorPackages.stepDone', { number, status: t(packageStatusLabel(to, isPickupPackage(orderPackage.package))) })}
      send={async () => (await advance({ variables: { packageId: id, to, locale } })).data?.advancePackage}
      onRefused={onRefresh}
    />
  );
}

interface PayBackProps extends NextStepProps {
  due: VendorPackageView['package']['returns'][number];
}

/** What was paid in cash is back: its seller transfers the money, and says so here. */
export function PayBack({ orderPackage, due, onRefresh }: PayBackProps) {
  const t = useT();
  const locale = useApiLocale();
  const [payBack] = useMutation(PayBackReturnDocument);
  const amount = formatMoney(due.refund.minorUnits);
  const variables = { packageId: orderPackage.id, returnId: due.id, locale };
  return (
    <StepCard id={`pay-back-${due.id}`} title={t('vendorPackages.toPayBack', { amount })}>
      <p>{t('vendorPackages.toPayBackHow')}</p>
      <PressStep
        label={t('vendorPackages.markPaidBack')}
        done={t('vendorPackages.paidBack', { amount })}
        send={async () => (await payBack({ variables })).data?.payBackReturn}
        onRefused={onRefresh}
      />
    </StepCard>
  );
}

/** Calls a package off before it is shipped; its buyer reads why. */
export function CancelPackage({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const locale = useApiLocale();
  const { id, number, totals } = orderPackage.package;
  const [advance] = useMutation(AdvancePackageDocument);
  const amount = formatMoney(totals.total.minorUnits);
  return (
    <StepFold label={t('vendorPackages.cancel')}>
      <WrittenStep
        draftKey={`cancel ${id}`}
        field="note"
        reason="cancelReason"
        words={{
          form: 'vendorPackages.cancel',
          label: 'vendorPackages.why',
          hint: 'vendorPackages.buyerReads',
          missing: 'vendorPackages.needReason',
          button: 'vendorPackages.cancelYes',
        }}
        look="danger"
        send={async (note) => (await advance({ variables: { packageId: id, to: 'CANCELLED', note, locale } })).data?.advancePackage}
        onTaken={() => {
          toast.success(t('vendorPackages.stepDone', { number, status: t(PACKAGE_STATUS_LABEL.CANCELLED) }));
          onRefresh();
        }}
      >
        <p>
          {t(orderPackage.paymentMethod === 'CASH_ON_DELIVERY' ? 'vendorPackages.cancelCash' : 'vendorPackages.cancelPaid', { amount })}
        </p>
      </WrittenStep>
    </StepFold>
  );
}
