import { useMutation } from '@apollo/client/react';
import { PACKAGE_STATUS_LABEL } from '#client/features/orders/packageStatus.ts';
import { AdvancePackageDocument } from '#client/features/parcels/ParcelSteps.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { SellersParcel } from './sellersParcel.ts';
import { focusNextStep } from './StepCard.tsx';
import { StepFold } from './StepFold.tsx';
import styles from './StepForm.module.css';
import { StepTrouble } from './StepTrouble.tsx';
import { useStepForm } from './useStepForm.ts';

/** Calls a package off before it is shipped; its buyer reads why. */
export function CancelParcel({ parcel, onRefresh }: { parcel: SellersParcel; onRefresh: () => void }) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const { id, number, totals } = parcel.package;
  const [advance] = useMutation(AdvancePackageDocument);
  const form = useStepForm({
    draftKey: `cancel ${id}`,
    check: ({ note = '' }) => (note.trim() === '' ? { note: t('hubParcels.needReason') } : {}),
    send: async ({ note = '' }) => (await advance({ variables: { packageId: id, to: 'CANCELLED', note, locale } })).data?.advancePackage,
    onTaken: () => {
      toast.success(t('hubParcels.stepDone', { number, status: t(PACKAGE_STATUS_LABEL.CANCELLED) }));
      onRefresh();
      focusNextStep();
    },
  });
  const amount = formatMoney(totals.total.minorUnits);
  return (
    <StepFold label={t('hubParcels.cancel')}>
      <form
        noValidate
        method="post"
        className={styles.form}
        aria-label={t('hubParcels.cancel')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p>{t(parcel.paymentMethod === 'CASH_ON_DELIVERY' ? 'hubParcels.cancelCash' : 'hubParcels.cancelPaid', { amount })}</p>
        <StepTrouble problem={form.problem} attempt={form.attempt} />
        <TextField
          {...form.fieldProps('note')}
          label={t('hubParcels.why')}
          hint={t('hubParcels.buyerReads')}
          isLong
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="danger" isBusy={form.isBusy}>
            {t('hubParcels.cancelYes')}
          </Button>
        </div>
      </form>
    </StepFold>
  );
}
