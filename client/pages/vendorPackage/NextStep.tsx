import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS, type PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import { AdvancePackageDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { usePackageStep, type StepProblem } from '#client/features/fulfilment/usePackageStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { VendorPackageView } from './vendorPackageView.ts';
import { ShipForm } from './ShipForm.tsx';
import { StepCard } from './StepCard.tsx';

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

/** A step that needs nothing but a press. */
function PlainStep({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [advance] = useMutation(AdvancePackageDocument);
  const { isBusy, take } = usePackageStep();
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { id, number, status } = orderPackage.package;
  const to = isHandedOver(orderPackage) ? 'DELIVERED' : PLAIN_STEPS[status];
  const label = isHandedOver(orderPackage) ? 'vendorPackages.markFetched' : NEXT_STEP_LABELS[status];
  if (to === null || label === null) return null;
  const press = async () => {
    const found = await take(async () => (await advance({ variables: { packageId: id, to, locale } })).data?.advancePackage);
    setProblem(found);
    setAttempt((count) => count + 1);
    // Somebody else may have taken the step: the page shows where the package is.
    if (found !== null) return onRefresh();
    toast.success(t('vendorPackages.stepDone', { number, status: t(packageStatusLabel(to, isPickupPackage(orderPackage.package))) }));
  };
  return (
    <>
      <FormProblem unsaved={problem} attempt={attempt} idOf={String} />
      <Button isBusy={isBusy} onClick={() => void press()}>
        {t(label)}
      </Button>
    </>
  );
}
