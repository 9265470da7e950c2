import { anotherLink, confirmEmail } from '#client/features/account/confirmationIntents.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { ConfirmEmailPageDocument } from './ConfirmEmailPage.generated.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

export const page = definePage('confirmEmail', {
  component: ConfirmEmailPage,
  action: formAction({ confirmEmail, anotherLink }),
  /** Queries the link's state without using the link, because mail programs open links to check them. */
  loader: {
    document: ConfirmEmailPageDocument,
    variables: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  },
  params: ['token'],
  messages: ['confirmEmail', 'signIn'],
});
