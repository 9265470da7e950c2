import { CANCELLATION_ANSWER_HOURS } from '#schema/rules/cancellations.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useFormFields } from '#client/ui/forms/useActionForm.ts';
import { useFormResult, useFormSubmission, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { chargeMessage } from './chargeMessages.ts';
import { type CancellationRequest_RequestFragment, type PackageRefund_AmountsFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';
import { PackageRecord } from './PackageRecord.tsx';
import { CANCELLATION_LABEL } from './cancellationLabel.ts';
import { cancellationSpec } from './packageIntents.ts';

interface RequestCancellationProps {
  orderPackage: {
    id: string;
    number: string;
    canRequestCancellation: boolean;
    vendor: { name: string };
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

/** Button and form with which the buyer asks the seller to cancel a packed package. */
export function RequestCancellation(props: RequestCancellationProps) {
  const t = useT();
  const { id, number, canRequestCancellation } = props.orderPackage;
  const submission = useFormSubmission('requestCancellation', number);
  useFormResult(submission, ({ done }) => {
    if (done === null) return;
    toast.success(t('own.cancelRequested'));
    // Focuses the package's heading, because the pressed button is unmounted.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  });
  if (!canRequestCancellation) return <SubmissionNote submission={submission} />;
  return (
    <FormDrawer
      anchor={`cancel-${number}`}
      submission={submission}
      title={t('own.requestCancelTitle')}
      label={t('own.requestCancel', { n: props.count, position: props.position })}
    >
      {() => <RequestForm {...props} submission={submission} />}
    </FormDrawer>
  );
}

function RequestForm({ orderPackage, accessToken, isCash, submission }: RequestCancellationProps & { submission: FormSubmission }) {
  const t = useT();
  const { number, vendor, cancellation } = orderPackage;
  const form = useFormFields(cancellationSpec, submission, { id: `cancel-${number}`, values: { reason: '' } });
  const amount = formatMoney(cancellation?.refund.minorUnits ?? 0);
  return (
    <ActionFormFrame
      form={form}
      anchor={`cancel-${number}`}
      above={5}
      below={2}
      className={styles.drawer}
      lead={
        <p>
          {[
            t('own.requestCancelText', { vendor: vendor.name, hours: CANCELLATION_ANSWER_HOURS }),
            cancellation === null || isCash ? '' : t('own.cancelPaid', { amount }),
            chargeMessage(cancellation?.charge ?? null, t, isCash),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      }
    >
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
      <TextField {...form.field('reason')} label={t('own.cancelReason')} hint={t('ret.reasonHint')} isLong rows={3} />
      <Button type="submit" isBusy={form.isBusy}>
        {t(form.isBusy ? 'ret.sending' : 'own.requestCancelSend')}
      </Button>
    </ActionFormFrame>
  );
}

/** A request to cancel a package: its state, the reason and the seller's answer. */
export function CancellationRecord({ request }: { request: CancellationRequest_RequestFragment }) {
  const t = useT();
  const locale = useLocale();
  const { state, reason, requestedAt, respondBy, answeredAt, refusal, isBySilence } = request;
  return (
    <PackageRecord
      name={t('own.requestCancelTitle')}
      state={t(CANCELLATION_LABEL[state])}
      at={answeredAt ?? requestedAt}
      data-cancellation={state}
    >
      <Text size="compact" tone="muted">
        {t('ret.reasonWas', { reason })}
      </Text>
      {state === 'REQUESTED' && <p>{t('own.cancelAnswerBy', { time: formatDate(respondBy, locale, 'moment') })}</p>}
      {isBySilence && <p>{t('own.cancelBySilence', { hours: CANCELLATION_ANSWER_HOURS })}</p>}
      {refusal !== null && <p>{t('ret.refusedBecause', { reason: refusal })}</p>}
    </PackageRecord>
  );
}
