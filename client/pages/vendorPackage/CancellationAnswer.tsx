import { PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { PressStep } from '#client/features/fulfilment/StepForm.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepCard.tsx';
import styles from './VendorPackage.module.css';

interface CancellationAnswerProps {
  orderPackage: VendorPackageView;
  request: NonNullable<VendorPackageView['package']['cancellationRequest']>;
}

/** The buyer's request to cancel a packed package. The vendor accepts it, or declines it with a reason. */
export function CancellationAnswer({ orderPackage, request }: CancellationAnswerProps) {
  const t = useT();
  const locale = useLocale();
  const target = { packageId: orderPackage.id };
  return (
    <StepCard title={t('vendorPackages.cancelWanted')}>
      <p>{t('vendorPackages.returnOn', { date: formatDate(request.requestedAt, locale, 'moment') })}</p>
      <Text isTyped className={styles.reason}>
        {request.reason}
      </Text>
      <p>{t('vendorPackages.cancelAnswerBy', { time: formatDate(request.respondBy, locale, 'moment') })}</p>
      <PressStep step={PACKAGE_STEPS.acceptCancellation} target={target} label={t('vendorPackages.cancelAgree')} variant="danger" />
      <StepFold label={t('vendorPackages.cancelDecline')} step={PACKAGE_STEPS.declineCancellation} target={target}>
        <WrittenStep
          step={PACKAGE_STEPS.declineCancellation}
          target={target}
          messages={{
            form: 'vendorPackages.cancelDecline',
            label: 'vendorPackages.why',
            hint: 'vendorPackages.buyerReads',
            button: 'vendorPackages.cancelDecline',
          }}
        />
      </StepFold>
    </StepCard>
  );
}
