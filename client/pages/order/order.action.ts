import type { ApolloClient } from '@apollo/client';
import { resendConfirmation } from '#client/features/account/confirmationIntents.ts';
import { SignUpDocument } from '#client/features/account/SignIn.generated.ts';
import { RequestReturnDocument } from '#client/features/packages/Packages.generated.ts';
import { errorsAmong, returnedLines, returnReason, returnSpec } from '#client/features/packages/returnForm.ts';
import { RetryPaymentDocument } from '#client/features/payment/Payment.generated.ts';
import { offeredChoice, paymentInput, paymentSpec } from '#client/features/payment/paymentMethods.ts';
import {
  acceptReplacement,
  cancelOrder,
  cancelPackage,
  refuseReplacement,
  requestCancellation,
  withdrawReturn,
} from '#client/features/packages/packageIntents.ts';
import { formAction, formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { leaveFor } from '#client/lib/leaveFor.ts';
import { forgetOrder } from '#client/state/orders.ts';
import { settleViewer } from '#client/state/session.ts';
import type { FormError, FormSpec } from '#client/ui/forms/formSpec.ts';
import { newPasswordSchema } from '#schema/rules/inputs/password.ts';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { ClaimOrderDocument, OrderPageDocument, OrderViewerDocument, type ClaimOrderMutationVariables } from './OrderPage.generated.ts';

/** Requests a return of lines in a delivered package. `place` is the line that has the form. */
const requestReturn = formIntent(async (request) => returnSpec(await returnableOf(request)), {
  checksViewer: true,
  run: async (values, request) => {
    const returnable = await returnableOf(request);
    const lines = returnedLines(returnable, values);
    const packageId = request.text('packageId');
    const variables = { packageId, lines, ...returnReason(values), accessToken: tokenOf(request), locale: apiLocale(request.locale) };
    const { errors } = (await request.mutate(RequestReturnDocument, variables)).requestReturn;
    return { errors: errorsAmong(returnable, lines, errors) };
  },
});

/** Pays again with any method. The browser opens the payment page; without scripts, the order page links to it. */
const payAgain = formIntent(
  async (request) => {
    const { order, methods } = await ownOrder(request);
    return paymentSpec(methods, order.shippingAddress.state);
  },
  {
    checksViewer: true,
    failed: 'pay.notReached',
    run: async (values, request) => {
      const { order, methods } = await ownOrder(request);
      // The API rejects methods that are not offered.
      const choice = { ...offeredChoice(values, methods, null), payment: values.payment as PaymentMethod };
      const variables = { number: order.number, accessToken: tokenOf(request), payment: { ...paymentInput(choice), returnUrl: null } };
      const payload = (await request.mutate(RetryPaymentDocument, variables)).retryPayment;
      const redirectUrl = payload.order?.payment.nextAction?.redirectUrl ?? null;
      if (request.isBrowser && redirectUrl !== null) leaveFor(redirectUrl);
      return payload;
    },
  },
);

export const accountSpec: FormSpec<'password'> = {
  fields: ['password'],
  schema: newPasswordSchema,
  input: (values) => values,
  texts: { password: { password: (t) => t('auth.passwordRule', PASSWORD_LENGTH) } },
  secrets: ['password'],
};

/** Registers an order's guest, then claims the order. If only the claim fails, the page offers it again. */
const register = formIntent(accountSpec, {
  failed: 'auth.failed',
  run: async ({ password }, request) => {
    const { number, email, shippingAddress } = (await ownOrder(request)).order;
    const { firstName, lastName, phone } = shippingAddress;
    const locale = apiLocale(request.locale);
    const input = { firstName, lastName, phone: phone ?? '', email, password, locale };
    const payload = (await request.mutate(SignUpDocument, { input })).register;
    const accessToken = tokenOf(request);
    if (payload.viewer === null || accessToken === null || !request.isBrowser) return payload;
    settleViewer(payload.viewer);
    const refusal = await claimOrder(request.client, { number, accessToken, locale });
    const done: Record<string, string> = refusal === null ? { claimed: number } : {};
    return { done };
  },
});

/**
 * Moves a guest's order from this device to the account. Caches the order without its token, because the claim invalidates the token.
 * Returns null on success, otherwise the error.
 */
export async function claimOrder(client: ApolloClient, variables: ClaimOrderMutationVariables): Promise<FormError | null> {
  const failed = 'ord.claimFailed';
  try {
    const { data } = await client.mutate({
      mutation: ClaimOrderDocument,
      variables,
      update: (cache, { data: claimed }) => {
        const order = claimed?.claimOrder.order;
        if (order) cache.writeQuery({ query: OrderPageDocument, variables: { ...variables, accessToken: null }, data: { order } });
      },
    });
    const [error] = data?.claimOrder.errors ?? [];
    if (error) return error.message;
    if (!data?.claimOrder.order) return { message: failed };
    forgetOrder(variables.number);
    return null;
  } catch (error) {
    return { message: savingProblem(error) ?? failed };
  }
}

export const action = formAction({
  resendConfirmation,
  requestReturn,
  withdrawReturn,
  requestCancellation,
  acceptReplacement,
  refuseReplacement,
  cancelOrder,
  cancelPackage,
  payAgain,
  register,
});

/** Access token for a guest's order, taken from the form; null for a member. */
const tokenOf = ({ text }: FormRequest) => text('accessToken') || null;

async function returnableOf(request: FormRequest) {
  const { order } = await ownOrder(request);
  const orderPackage = order.packages.find(({ id }) => id === request.text('packageId'));
  if (orderPackage === undefined) throw new Error('The order has no such package.');
  return orderPackage.returnable;
}

/** Queries the page's order; in the browser, from Apollo's cache. */
async function ownOrder(request: FormRequest) {
  const variables = { number: request.params['number'] ?? '', accessToken: tokenOf(request), locale: apiLocale(request.locale) };
  const { data } = await request.client.query({ query: OrderViewerDocument, variables });
  if (!data?.order) throw new Error('The account has no such order.');
  return { order: data.order, methods: data.marketplace.paymentMethods };
}
