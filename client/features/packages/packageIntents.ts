import { object } from 'valibot';
import { formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { NO_FIELDS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { noteSchema } from '#schema/rules/inputs/return.ts';
import {
  AcceptReplacementDocument,
  CancelOrderDocument,
  CancelPackageDocument,
  RefuseReplacementDocument,
  RequestCancellationDocument,
  WithdrawReturnDocument,
} from './Packages.generated.ts';

export const cancellationSpec: FormSpec<'reason'> = {
  fields: ['reason'],
  schema: object({ reason: noteSchema('noCancellationReason') }),
  input: (values) => values,
  texts: { reason: { noCancellationReason: 'own.needCancelReason' } },
};

/** Cancels the package; `place` is its number. */
export const cancelPackage = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'own.cancelFailed',
  run: async (_values, { mutate, text, locale }) => {
    const variables = { number: text('place'), accessToken: text('accessToken') || null, locale: apiLocale(locale) };
    return (await mutate(CancelPackageDocument, variables)).cancelPackage;
  },
});

/** Cancels an unpaid order; `place` is its number. */
export const cancelOrder = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'own.cancelFailed',
  run: async (_values, { mutate, text, locale }) => {
    const variables = { number: text('place'), accessToken: text('accessToken') || null, locale: apiLocale(locale) };
    return (await mutate(CancelOrderDocument, variables)).cancelOrder;
  },
});

/** Requests the cancellation of a packed package; `place` is its number. */
export const requestCancellation = formIntent(cancellationSpec, {
  checksViewer: true,
  failed: 'own.cancelFailed',
  run: async ({ reason }, { mutate, text, locale }) => {
    const variables = { number: text('place'), reason, accessToken: text('accessToken') || null, locale: apiLocale(locale) };
    return (await mutate(RequestCancellationDocument, variables)).requestCancellation;
  },
});

/** Accepts the product that the seller sends instead of a line; `place` is the line's id. */
export const acceptReplacement = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, { mutate, text, locale }) => {
    const variables = { packageId: text('packageId'), lineId: text('place'), accessToken: text('accessToken') || null };
    return (await mutate(AcceptReplacementDocument, { ...variables, locale: apiLocale(locale) })).acceptReplacement;
  },
});

/** Refuses that product, which is then removed and refunded. */
export const refuseReplacement = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, { mutate, text, locale }) => {
    const variables = { packageId: text('packageId'), lineId: text('place'), accessToken: text('accessToken') || null };
    return (await mutate(RefuseReplacementDocument, { ...variables, locale: apiLocale(locale) })).refuseReplacement;
  },
});

/** Withdraws a requested return; `place` is its id. */
export const withdrawReturn = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, { mutate, text, locale }) => {
    const variables = { packageId: text('packageId'), returnId: text('place'), accessToken: text('accessToken') || null };
    return (await mutate(WithdrawReturnDocument, { ...variables, locale: apiLocale(locale) })).withdrawReturn;
  },
});
