import { anotherLink, confirmEmail } from '#client/features/account/confirmationIntents.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { ConfirmEmailPageDocument } from './ConfirmEmailPage.generated.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

export const page = definePage('confirmEmail', {
  component: ConfirmEmailPage,
  action: formAction({ confirmEmail, anotherLink }),
  /** State of the link. Loading the page does not use it: mail programs open links to check them. */
  loader: {
    document: ConfirmEmailPageDocument,
    variables: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  },
  params: ['token'],
  messages: ['confirmEmail', 'signIn'],
});
