import type { FormAction, FormRequest } from '#client/routes/formAction.ts';
import { RetryPaymentDocument } from '#client/features/payment/Payment.generated.ts';
import { offeredChoice, paymentInput, paymentSpec } from '#client/features/payment/paymentMethods.ts';
import { saveForm } from '#client/routes/saveForm.ts';
import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';

/** Without scripts only members' orders open: access tokens of guests are stored by scripts. */
const OF_MEMBERS = { page: 'order', isForMembers: true, failed: 'acc.failed' } as const;

/** Retries payment with another method. */
const payAgain: FormAction = {
  ...OF_MEMBERS,
  echoes: ['payment', 'bank', 'wallet'],
  run: async (request) => {
    const { order, methods } = await ownOrder(request);
    const { state } = order.shippingAddress;
    return saveForm(request, {
      spec: paymentSpec(methods, state),
      save: async (values) => {
        // The API refuses methods that are not offered.
        const choice = { ...offeredChoice(values, methods, null), payment: values.payment as PaymentMethod };
        const variables = { number: order.number, accessToken: null, payment: { ...paymentInput(choice), returnUrl: null } };
        return (await request.client.mutate({ mutation: RetryPaymentDocument, variables })).data?.retryPayment;
      },
    });
  },
};

export const actions = { payAgain };

async function ownOrder({ client, params, locale }: FormRequest) {
  const variables = { number: params['number'] ?? '', accessToken: null, locale: apiLocale(locale) };
  const { data } = await client.query({ query: OrderViewerDocument, variables });
  if (!data?.order) throw new Error('The account has no such order.');
  return { order: data.order, methods: data.marketplace.paymentMethods };
}
