import type { FormAction, FormRequest } from '#client/routes/formAction.ts';
import { CancelPackageDocument, RequestReturnDocument } from '#client/features/packages/Packages.generated.ts';
import { REASON, returnedLines, returnFieldAt, returnSpec } from '#client/features/packages/returnForm.ts';
import { RetryPaymentDocument } from '#client/features/payment/Payment.generated.ts';
import { offeredChoice, paymentInput, paymentSpec } from '#client/features/payment/paymentMethods.ts';
import { saveForm } from '#client/routes/saveForm.ts';
import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';

/** Without scripts only members' orders open: access tokens of guests are stored by scripts. */
const OF_MEMBERS = { page: 'order', isForMembers: true, failed: 'acc.failed' } as const;

/** Requests a return of lines of a delivered package; `place` is the line whose form it is. */
const requestReturn: FormAction = {
  ...OF_MEMBERS,
  echoes: 'sent',
  run: async (request) => {
    const { text, client, t, locale } = request;
    const { order } = await ownOrder(request);
    const orderPackage = order.packages.find(({ id }) => id === text('packageId'));
    if (orderPackage === undefined) throw new Error('The order has no such package.');
    const { id: packageId, returnable } = orderPackage;
    const spec = returnSpec(returnable);
    const values = valuesOf(spec.fields, text);
    const lines = returnedLines(returnable, values);
    return saveForm(request, {
      spec,
      values,
      fieldAt: returnFieldAt(lines),
      save: async ({ [REASON]: reason = '' }) => {
        const variables = { packageId, lines, reason, accessToken: null, locale: apiLocale(locale) };
        return (await client.mutate({ mutation: RequestReturnDocument, variables })).data?.requestReturn;
      },
      done: () => ({ said: t('ret.sent') }),
    });
  },
};

/** Cancels a package; `place` is its number. */
const cancelPackage: FormAction = {
  ...OF_MEMBERS,
  page: ['order', 'track'],
  echoes: ['place'],
  run: async ({ text, client, t, locale }) => {
    const variables = { number: text('place'), accessToken: null, locale: apiLocale(locale) };
    const [error] = (await client.mutate({ mutation: CancelPackageDocument, variables })).data?.cancelPackage.errors ?? [];
    return error ? { kind: 'wrong', general: error.message } : { kind: 'done', done: { said: t('own.cancelled') } };
  },
};

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

export const actions = { requestReturn, cancelPackage, payAgain };

async function ownOrder({ client, params, locale }: FormRequest) {
  const variables = { number: params['number'] ?? '', accessToken: null, locale: apiLocale(locale) };
  const { data } = await client.query({ query: OrderViewerDocument, variables });
  if (!data?.order) throw new Error('The account has no such order.');
  return { order: data.order, methods: data.marketplace.paymentMethods };
}
