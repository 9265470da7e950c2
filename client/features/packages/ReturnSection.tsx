import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { useFormFields } from '#client/ui/forms/useActionForm.ts';
import { typedValues, useFormResult, useFormSubmission, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { USUAL_CAUSES } from '#schema/rules/returns.ts';
import { chargeMessage } from './chargeMessages.ts';
import { ReturnRefundDocument } from './Packages.generated.ts';
import styles from './Packages.module.css';
import { canReturn, CAUSE, isReturnable, NOTE, refundFor, returnedLines, returnSpec, type ReturnPackage } from './returnForm.ts';

interface ReturnSectionProps {
  orderPackage: ReturnPackage;
  /** The line to which the button belongs; preselected in the form. */
  line: { id: string; title: string };
  /** Access token for a guest's order. */
  accessToken: string | null;
  /** The order is paid in cash, so refunds are bank transfers. */
  isCash: boolean;
  orderNumber: string;
  /** The order has a coupon or free delivery, which a return may forfeit. */
  hasTerms: boolean;
}

/**
 * Button and form for returning products from a delivered package. For lines that cannot be returned, shows only the result of a request.
 */
export function ReturnSection(props: ReturnSectionProps) {
  const t = useT();
  const { orderPackage, line } = props;
  const submission = useFormSubmission('requestReturn', line.id);
  useFormResult(submission, ({ done }) => {
    if (done === null) return;
    toast.success(t('ret.sent'));
    // Focuses the package's heading, because the pressed button is unmounted.
    requestAnimationFrame(() => document.getElementById(orderPackage.id)?.focus());
  });
  if (!isReturnable(orderPackage, line.id, new Date())) return <SubmissionNote submission={submission} />;
  return (
    <FormDrawer
      anchor={`return-${line.id}`}
      submission={submission}
      title={t('ret.title')}
      label={t('ret.button')}
      aria-label={t('ret.thisOne', { title: line.title })}
    >
      {() => <ReturnForm {...props} submission={submission} />}
    </FormDrawer>
  );
}

interface ReturnFormProps extends ReturnSectionProps {
  submission: FormSubmission;
}

function ReturnForm({ orderPackage, line, accessToken, isCash, orderNumber, hasTerms, submission }: ReturnFormProps) {
  const t = useT();
  const locale = useLocale();
  const { id, returnable } = orderPackage;
  const spec = returnSpec(returnable);
  const [typed, setTyped] = useState(typedValues(spec, submission.result) ?? { [line.id]: '1' });
  const isPossible = canReturn(returnable, typed);
  const wanted = isPossible ? returnedLines(returnable, typed) : null;
  const refundMessage = useRefundMessage({ orderPackage, accessToken, isCash, orderNumber, hasTerms }, wanted);
  const form = useFormFields(spec, submission, {
    id: `return-${line.id}`,
    values: valuesOf(spec.fields, (field) => typed[field] ?? (field === NOTE || field === CAUSE ? '' : '0')),
    onChange: (field, text) => setTyped((known) => ({ ...known, [field]: text })),
  });
  return (
    <ActionFormFrame
      form={form}
      anchor={`return-${line.id}`}
      above={5}
      below={2}
      className={styles.drawer}
      lead={<p>{t('ret.intro', { vendor: orderPackage.vendor.name, date: formatDate(orderPackage.canReturnUntil ?? '', locale) })}</p>}
    >
      <input type="hidden" name="packageId" value={id} />
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
      {returnable.map(({ lineId, quantity: left }) => (
        <TextField
          key={lineId}
          {...form.field(lineId)}
          label={orderPackage.lines.find(({ id }) => id === lineId)?.title ?? ''}
          hint={t('ret.unitsHint', { n: left })}
          kind="digits"
          onFocus={(event) => event.target.select()}
        />
      ))}
      <SelectField
        {...form.field(CAUSE)}
        label={t('ret.cause')}
        empty={t('ret.otherCause')}
        options={USUAL_CAUSES.map((cause) => [cause, t(`returnCauses.${cause}`)])}
      />
      <TextField {...form.field(NOTE)} label={t('ret.reason')} hint={t('ret.reasonHint')} isLong rows={3} />
      <Surface as="p" tone="sunken" pad={3} radius="m" role="status">
        <Text as="span" weight="strong">
          {refundMessage}
        </Text>
      </Surface>
      <Button type="submit" isBusy={form.isBusy}>
        {t(form.isBusy ? 'ret.sending' : 'ret.send')}
      </Button>
    </ActionFormFrame>
  );
}

/** Describes the expected refund and charge. With `hasTerms`, only the server can calculate them. `wanted` is null if invalid. */
function useRefundMessage(
  { orderPackage, accessToken, isCash, orderNumber, hasTerms }: Omit<ReturnSectionProps, 'line'>,
  wanted: readonly { lineId: string; quantity: number }[] | null,
): string {
  const t = useT();
  const needsPreview = hasTerms && wanted !== null && wanted.length > 0;
  const { data } = useQuery(ReturnRefundDocument, {
    variables: { number: orderNumber, accessToken, lines: [...(wanted ?? [])] },
    skip: !needsPreview,
    fetchPolicy: 'no-cache',
  });
  if (wanted === null) return t('ret.backUnknown');
  const grossCents = refundFor(orderPackage, wanted);
  const refund = data?.order?.packages.find(({ id }) => id === orderPackage.id)?.returnRefund ?? null;
  // The response has not arrived yet, or scripts are not available.
  if (needsPreview && refund === null) return t('ret.backAtMost', { amount: formatMoney(grossCents) });
  const amount = formatMoney(refund?.refund.minorUnits ?? grossCents);
  return [t(isCash ? 'ret.backTransfer' : 'ret.backOriginal', { amount }), chargeMessage(refund?.charge ?? null, t)]
    .filter(Boolean)
    .join(' ');
}
