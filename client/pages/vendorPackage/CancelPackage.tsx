import { useMutation } from '@apollo/client/react';
import { PACKAGE_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import { AdvancePackageDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { VendorPackageView } from './vendorPackageView.ts';
import { StepFold } from './StepFold.tsx';
import { WrittenStep } from './WrittenStep.tsx';

/** Calls a package off before it is shipped; its buyer reads why. */
export function CancelPackage({ orderPackage, onRefresh }: { orderPackage: VendorPackageView; onRefresh: () => void }) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const { id, number, totals } = orderPackage.package;
  const [advance] = useMutation(AdvancePackageDocument);
  const amount = formatMoney(totals.total.minorUnits);
  return (
    <StepFold label={t('vendorPackages.cancel')}>
      <WrittenStep
        draftKey={`cancel ${id}`}
        field="note"
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
