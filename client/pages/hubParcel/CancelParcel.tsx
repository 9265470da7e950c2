import { useMutation } from '@apollo/client/react';
import { PACKAGE_STATUS_LABEL } from '#client/features/orders/packageStatus.ts';
import { AdvancePackageDocument } from '#client/features/parcels/ParcelSteps.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { SellersParcel } from './sellersParcel.ts';
import { StepFold } from './StepFold.tsx';
import { WrittenStep } from './WrittenStep.tsx';

/** Calls a package off before it is shipped; its buyer reads why. */
export function CancelParcel({ parcel, onRefresh }: { parcel: SellersParcel; onRefresh: () => void }) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const { id, number, totals } = parcel.package;
  const [advance] = useMutation(AdvancePackageDocument);
  const amount = formatMoney(totals.total.minorUnits);
  return (
    <StepFold label={t('hubParcels.cancel')}>
      <WrittenStep
        draftKey={`cancel ${id}`}
        field="note"
        words={{
          form: 'hubParcels.cancel',
          label: 'hubParcels.why',
          hint: 'hubParcels.buyerReads',
          missing: 'hubParcels.needReason',
          button: 'hubParcels.cancelYes',
        }}
        look="danger"
        send={async (note) => (await advance({ variables: { packageId: id, to: 'CANCELLED', note, locale } })).data?.advancePackage}
        onTaken={() => {
          toast.success(t('hubParcels.stepDone', { number, status: t(PACKAGE_STATUS_LABEL.CANCELLED) }));
          onRefresh();
        }}
      >
        <p>{t(parcel.paymentMethod === 'CASH_ON_DELIVERY' ? 'hubParcels.cancelCash' : 'hubParcels.cancelPaid', { amount })}</p>
      </WrittenStep>
    </StepFold>
  );
}
