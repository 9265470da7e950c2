import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormResult, useFormSubmission, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { CASH_MESSAGES } from './cashMessages.ts';
import { chargeMessage } from './chargeMessages.ts';
import { type PackageRefund_AmountsFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';

interface CancelPackageProps {
  orderPackage: {
    id: string;
    number: string;
    canCancel: boolean;
    vendor: { name: string };
    shipping: { pickup: object | null };
    cancellation: PackageRefund_AmountsFragment | null;
  };
  position: number;
  /** Number of packages in the order. */
  count: number;
  /** Access token for a guest's order. */
  accessToken: string | null;
  /** The order is paid in cash on delivery or at pick-up. */
  isCash: boolean;
}

/** Button that cancels a package after a confirmation. For packages that cannot be cancelled, shows only the result of a cancellation. */
export function CancelPackage(props: CancelPackageProps) {
  const t = useT();
  const { id, number, canCancel } = props.orderPackage;
  const submission = useFormSubmission('cancelPackage', number);
  useFormResult(submission, ({ done }) => {
    if (done === null) return;
    toast.success(t('own.cancelled'));
    // Focuses the package's heading, because the pressed button is unmounted.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  });
  if (!canCancel) return <SubmissionNote submission={submission} />;
  return (
    <FormDrawer
      anchor={`cancel-${number}`}
      submission={submission}
      title={t('own.cancelTitle')}
      label={t('own.cancelThis', { n: props.count, position: props.position })}
    >
      {(close) => <Confirmation {...props} submission={submission} onCancel={close} />}
    </FormDrawer>
  );
}

interface ConfirmationProps extends CancelPackageProps {
  submission: FormSubmission;
  onCancel: (() => void) | undefined;
}

function Confirmation({ orderPackage, count, accessToken, isCash, submission, onCancel }: ConfirmationProps) {
  const t = useT();
  const { isBusy } = submission;
  const isPickupPackage = orderPackage.shipping.pickup !== null;
  const { cancellation } = orderPackage;
  // For cash orders, the next sentence gives the extra cost of the other packages.
  const costsMore = (cancellation?.charge?.total.minorUnits ?? 0) >= 0;
  const amount = formatMoney((isCash && costsMore ? cancellation?.gross : cancellation?.refund)?.minorUnits ?? 0);
  const money = t(isCash ? CASH_MESSAGES[isPickupPackage ? 'pickup' : 'delivery'].less : 'own.cancelPaid', { amount });
  return (
    <Stack as={ActionForm} submission={submission} above={5} below={2} className={styles.drawer}>
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
      <p>
        {[
          t(isPickupPackage ? 'own.cancelTextShop' : 'own.cancelText', { vendor: orderPackage.vendor.name }),
          cancellation === null ? '' : money,
          chargeMessage(cancellation?.charge ?? null, t, isCash),
          count > 1 ? t('own.cancelOther') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <SubmissionNote submission={submission} />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {isBusy ? t('own.cancelling') : t('own.cancelYes')}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {t('own.cancelNo')}
        </Button>
      )}
    </Stack>
  );
}
