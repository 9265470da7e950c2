import { formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { ConfirmEmailDocument, ResendConfirmationDocument } from './Confirmation.generated.ts';

const failed = 'auth.failed';

const tokenOf = ({ url }: FormRequest) => url.searchParams.get('token') ?? '';

/** Takes the token from the URL. It stays there, so that the page still shows that the email address is confirmed after a reload. */
export const confirmEmail = formIntent(NO_FIELDS, {
  failed,
  run: async (_values, request) => {
    const payload = (await request.mutate(ConfirmEmailDocument, { token: tokenOf(request) })).confirmEmail;
    // Makes the next page refetch the account or vendor.
    request.client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
    if (payload.errors.length > 0) return payload;
    const done: Record<string, string> = payload.isOrderCancelled ? { cancelled: 'yes' } : {};
    return { done };
  },
});

export const anotherLink = formIntent(NO_FIELDS, {
  failed,
  run: async (_values, request) => (await request.mutate(ResendConfirmationDocument, { token: tokenOf(request) })).resendConfirmation,
});

/** `place` is the subject. A guest's order needs its access token, which only scripts can read from storage. */
export const resendConfirmation = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed,
  run: async (_values, { mutate, text }) => {
    const place = text('place');
    const subject = place === 'VENDOR' || place === 'ORDER' ? place : 'ACCOUNT';
    const order = subject === 'ORDER' ? { number: text('number'), accessToken: text('accessToken') || null } : {};
    return (await mutate(ResendConfirmationDocument, { subject, ...order })).resendConfirmation;
  },
});
