import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { PayBackReturnDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { usePackageStep, type StepProblem } from '#client/features/fulfilment/usePackageStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { VendorPackageView } from './vendorPackageView.ts';
import { StepCard } from './StepCard.tsx';

interface PayBackProps {
  orderPackage: VendorPackageView;
  due: VendorPackageView['package']['returns'][number];
  onRefresh: () => void;
}

/** Goods that were paid in cash are back: their seller transfers the money, and says so here. */
export function PayBack({ orderPackage, due, onRefresh }: PayBackProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [payBack] = useMutation(PayBackReturnDocument);
  const { isBusy, take } = usePackageStep();
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const amount = formatMoney(due.refund.minorUnits);
  const press = async () => {
    const variables = { packageId: orderPackage.id, returnId: due.id, locale };
    const found = await take(async () => (await payBack({ variables })).data?.payBackReturn);
    setProblem(found);
    setAttempt((count) => count + 1);
    if (found === null) toast.success(t('vendorPackages.paidBack', { amount }));
    else onRefresh();
  };
  return (
    <StepCard id={`pay-back-${due.id}`} title={t('vendorPackages.toPayBack', { amount })}>
      <p>{t('vendorPackages.toPayBackHow')}</p>
      <FormProblem unsaved={problem} attempt={attempt} idOf={String} />
      <Button isBusy={isBusy} onClick={() => void press()}>
        {t('vendorPackages.markPaidBack')}
      </Button>
    </StepCard>
  );
}
