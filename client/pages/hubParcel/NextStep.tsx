import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { isFetched, packageStatusLabel } from '#client/features/orders/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS } from '#client/features/parcels/parcelStages.ts';
import type { PackageStatus } from '#client/features/parcels/parcelStages.ts';
import { AdvancePackageDocument } from '#client/features/parcels/ParcelSteps.generated.ts';
import { useParcelStep } from '#client/features/parcels/useParcelStep.ts';
import type { StepProblem } from '#client/features/parcels/useParcelStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormProblem } from '#client/ui/FormProblem.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import type { SellersParcel } from './sellersParcel.ts';
import { ShipForm } from './ShipForm.tsx';
import { StepCard } from './StepCard.tsx';

/** What a seller is told to do where a package stands. */
const WHAT_NOW: Record<PackageStatus, PlainMessageKey> = {
  PLACED: 'hubParcels.nowPack',
  PACKED: 'hubParcels.nowShip',
  SHIPPED: 'hubParcels.nowOut',
  OUT_FOR_DELIVERY: 'hubParcels.nowDeliver',
  DELIVERED: 'hubParcels.nowDelivered',
  CANCELLED: 'hubParcels.nowCancelled',
  RETURN_REQUESTED: 'hubParcels.nowReturned',
  RETURNED: 'hubParcels.nowReturned',
};

interface NextStepProps {
  parcel: SellersParcel;
  onRefresh: () => void;
}

/** Where a package stands, and the one step on from there. */
export function NextStep({ parcel, onRefresh }: NextStepProps) {
  const t = useT();
  const { status } = parcel.package;
  const isDone = parcel.nextSteps.length === 0;
  const isReady = isHandedOver(parcel);
  return (
    <StepCard title={t(packageStatusLabel(status, isFetched(parcel.package)))} isQuiet={isDone}>
      <p>{t(parcel.waitsForBank ? 'hubParcels.nowWait' : isReady ? 'hubParcels.nowFetch' : WHAT_NOW[status])}</p>
      {!isDone && (status === 'PACKED' && !isReady ? <ShipForm parcel={parcel} /> : <PlainStep parcel={parcel} onRefresh={onRefresh} />)}
    </StepCard>
  );
}

/** Whether it is packed for its buyer to fetch: no courier has it. */
function isHandedOver({ package: { status }, nextSteps }: SellersParcel): boolean {
  return status === 'PACKED' && nextSteps.includes('DELIVERED');
}

/** A step that needs nothing but a press. */
function PlainStep({ parcel, onRefresh }: NextStepProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [advance] = useMutation(AdvancePackageDocument);
  const { isBusy, take } = useParcelStep();
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { id, number, status } = parcel.package;
  const to = isHandedOver(parcel) ? 'DELIVERED' : PLAIN_STEPS[status];
  const label = isHandedOver(parcel) ? 'hubParcels.markFetched' : NEXT_STEP_LABELS[status];
  if (to === null || label === null) return null;
  const press = async () => {
    const found = await take(async () => (await advance({ variables: { packageId: id, to, locale } })).data?.advancePackage);
    setProblem(found);
    setAttempt((count) => count + 1);
    // Somebody else may have taken the step: the page shows where the package is.
    if (found !== null) return onRefresh();
    toast.success(t('hubParcels.stepDone', { number, status: t(packageStatusLabel(to, isFetched(parcel.package))) }));
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
