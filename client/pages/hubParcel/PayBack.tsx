import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { PayBackReturnDocument } from '#client/features/parcels/ParcelSteps.generated.ts';
import { useParcelStep } from '#client/features/parcels/useParcelStep.ts';
import type { StepProblem } from '#client/features/parcels/useParcelStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormProblem } from '#client/ui/FormProblem.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { SellersParcel } from './sellersParcel.ts';
import { StepCard } from './StepCard.tsx';

interface PayBackProps {
  parcel: SellersParcel;
  owed: SellersParcel['package']['returns'][number];
  onRefresh: () => void;
}

/** Goods that were paid in cash are back: their seller transfers the money, and says so here. */
export function PayBack({ parcel, owed, onRefresh }: PayBackProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [payBack] = useMutation(PayBackReturnDocument);
  const { isBusy, take } = useParcelStep();
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const amount = formatMoney(owed.refund.minorUnits);
  const press = async () => {
    const variables = { packageId: parcel.id, returnId: owed.id, locale };
    const found = await take(async () => (await payBack({ variables })).data?.payBackReturn);
    setProblem(found);
    setAttempt((count) => count + 1);
    if (found === null) toast.success(t('hubParcels.paidBack', { amount }));
    else onRefresh();
  };
  return (
    <StepCard id={`pay-back-${owed.id}`} title={t('hubParcels.toPayBack', { amount })}>
      <p>{t('hubParcels.toPayBackHow')}</p>
      <FormProblem unsaved={problem} attempt={attempt} idOf={String} />
      <Button isBusy={isBusy} onClick={() => void press()}>
        {t('hubParcels.markPaidBack')}
      </Button>
    </StepCard>
  );
}
