import { useState } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import { useT } from '#client/i18n/useT.ts';
import { fulfilmentModeOf } from '#client/features/packages/fulfilmentMode.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { useFormFields } from '#client/ui/forms/useActionForm.ts';
import { typedValues, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CASH_MESSAGES } from '#client/features/packages/cashMessages.ts';
import { offeredChoice, paymentSpec } from './paymentMethods.ts';
import { PaymentPicker, type PaymentPickerProps } from './PaymentPicker.tsx';
import type { UnpaidOrder } from './paymentState.ts';

interface PayAgainFormProps {
  order: UnpaidOrder;
  accessToken: string | null;
  methods: PaymentPickerProps['methods'];
  submission: FormSubmission;
}

/** Form for paying an order with a different method. */
export function PayAgainForm({ order, accessToken, methods, submission }: PayAgainFormProps) {
  const t = useT();
  const { draft } = usePersisted(checkoutVar);
  const { state } = order.shippingAddress;
  const spec = paymentSpec(methods, state);
  const [posted] = useState(() => typedValues(spec, submission.result));
  const totalCents = order.payment.amount.minorUnits;
  const choice = offeredChoice({ payment: order.payment.method, ...posted, ...draft }, methods, cashRefusal(state, totalCents));
  const form = useFormFields(spec, submission, {
    id: 'pay-again',
    values: choice,
    onChange: (field, text) => changeDraft({ [field]: text }),
  });
  const { isBusy, problem } = form;
  const fulfilmentMode = fulfilmentModeOf(order.packages.map(({ shipping }) => shipping.pickup !== null));
  const isCash = choice.payment === 'CASH_ON_DELIVERY';
  const amount = formatMoney(totalCents);
  return (
    <Stack
      as={ActionForm}
      {...form.formProps}
      gap={4}
      anchor="pay-panel"
      // Skips revalidation, because the response contains all changes and the browser opens the payment page.
      defaultShouldRevalidate={false}
      aria-label={t('pay.otherWay')}
    >
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
      <PaymentPicker {...{ methods, choice, form, state, totalCents, fulfilmentMode }} />
      {problem.unsaved?.isSignedOut && <SignedOutNote />}
      {problem.unsaved?.general && (
        <Surface as="p" tone="problem" pad={3} radius="m" role="alert">
          {problem.unsaved.general}
        </Surface>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? t('pay.opening') : t(isCash ? CASH_MESSAGES[fulfilmentMode].pay : 'co.pay', { amount })}
      </Button>
    </Stack>
  );
}
