import { useMutation } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { unsavedFor } from '#client/graphql/useSaving.ts';
import { useT } from '#client/i18n/useT.ts';
import { fulfilmentModeOf } from '#client/features/packages/fulfilmentMode.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { leaveFor } from '#client/lib/leaveFor.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CASH_WORDS } from '#client/features/packages/cashWords.ts';
import { RetryPaymentDocument } from './Payment.generated.ts';
import { offeredChoice, paymentInput, paymentSpec } from './paymentMethods.ts';
import { PaymentPicker, type PaymentPickerProps } from './PaymentPicker.tsx';
import type { UnpaidOrder } from './paymentState.ts';

interface PayAgainFormProps {
  order: UnpaidOrder;
  accessToken: string | null;
  methods: PaymentPickerProps['methods'];
  /** Called once another payment is open. */
  onDone: () => void;
}

/** Form to pay the same order with another method. */
export function PayAgainForm({ order, accessToken, methods, onDone }: PayAgainFormProps) {
  const t = useT();
  const posted = usePosted('payAgain');
  const { draft } = usePersisted(checkoutVar);
  const [retry] = useMutation(RetryPaymentDocument);
  const { state } = order.shippingAddress;
  const totalCents = order.payment.amount.minorUnits;
  const choice = offeredChoice({ payment: order.payment.method, ...posted?.values, ...draft }, methods, cashRefusal(state, totalCents));

  const form = useSchemaForm(paymentSpec(methods, state), {
    id: 'pay-again',
    values: choice,
    posted,
    onChange: (field, text) => changeDraft({ [field]: text }),
    send: async () => {
      try {
        const { data: answer } = await retry({
          variables: { number: order.number, accessToken, payment: { ...paymentInput(choice), returnUrl: null } },
        });
        const [refusal] = answer?.retryPayment.errors ?? [];
        if (refusal) return unsavedFor(refusal.message);
        const redirectUrl = answer?.retryPayment.order?.payment.nextAction?.redirectUrl ?? null;
        onDone();
        if (redirectUrl !== null) leaveFor(redirectUrl);
        return null;
      } catch (error) {
        return unsavedFor(t(savingProblem(error) ?? 'pay.notReached'));
      }
    },
  });
  const { isBusy, problem } = form;
  const fulfilmentMode = fulfilmentModeOf(order.packages.map(({ shipping }) => shipping.pickup !== null));
  const isCash = choice.payment === 'CASH_ON_DELIVERY';
  const amount = formatMoney(totalCents);
  return (
    <Stack as={PostForm} {...form.formProps} gap={4} name="payAgain" anchor="pay-panel" aria-label={t('pay.otherWay')}>
      <PaymentPicker {...{ methods, choice, form, state, totalCents, fulfilmentMode }} />
      {problem.unsaved?.isSignedOut && <SignedOutNote />}
      {problem.unsaved?.general && (
        <Surface as="p" tone="problem" pad={3} radius="m" role="alert">
          {problem.unsaved.general}
        </Surface>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? t('pay.opening') : t(isCash ? CASH_WORDS[fulfilmentMode].pay : 'co.pay', { amount })}
      </Button>
    </Stack>
  );
}
