import { ConfirmEmailDocument, ResendConfirmationDocument } from '#client/features/account/Confirmation.generated.ts';
import { refusalOf, type Errors } from '#client/features/account/refusal.ts';
import type { FormAction, FormRequest, FormResult } from '#client/routes/formAction.ts';

const OF_LINKS = { page: 'confirmEmail', echoes: [], failed: 'auth.failed' } as const;

const tokenOf = ({ url }: FormRequest) => url.searchParams.get('token') ?? '';

/** The token stays in the URL, so that a reload shows that the email is confirmed. */
function resultOf(payload: { errors: Errors } | undefined, { t }: FormRequest): FormResult {
  if (!payload) return { kind: 'wrong', general: t('auth.failed') };
  if (payload.errors.length === 0) return { kind: 'done' };
  const { general, isLinkExpired } = refusalOf(payload.errors, t);
  // The state of the link is in the page's own query.
  return { kind: 'wrong', general: isLinkExpired ? null : general };
}

const confirmEmail: FormAction = {
  ...OF_LINKS,
  run: async (request) => {
    const variables = { token: tokenOf(request) };
    return resultOf((await request.client.mutate({ mutation: ConfirmEmailDocument, variables })).data?.confirmEmail, request);
  },
};

const anotherLink: FormAction = {
  ...OF_LINKS,
  run: async (request) => {
    const variables = { token: tokenOf(request) };
    return resultOf((await request.client.mutate({ mutation: ResendConfirmationDocument, variables })).data?.resendConfirmation, request);
  },
};

/** The notice on pages of members; `place` is the subject. */
const resendConfirmation: FormAction = {
  page: ['account', 'order', 'vendorSettings'],
  isForMembers: true,
  echoes: ['place'],
  failed: 'auth.failed',
  run: async (request) => {
    const subject = request.text('place') === 'VENDOR' ? 'VENDOR' : 'ACCOUNT';
    const { data } = await request.client.mutate({ mutation: ResendConfirmationDocument, variables: { subject } });
    const result = resultOf(data?.resendConfirmation, request);
    return result.kind === 'done' ? { kind: 'done', done: { place: subject } } : result;
  },
};

export const actions = { confirmEmail, anotherLink, resendConfirmation };
