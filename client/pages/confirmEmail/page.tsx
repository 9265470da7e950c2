import { definePage } from '#client/routes/definePage.ts';
import { ConfirmEmailPageDocument } from './ConfirmEmailPage.generated.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { action } from './confirmEmail.action.ts';

export const page = definePage('confirmEmail', {
  component: ConfirmEmailPage,
  action,
  /** State of the link. Loading the page does not use it: mail programs open links to check them. */
  loader: {
    document: ConfirmEmailPageDocument,
    variables: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  },
  params: ['token'],
  messages: ['confirmEmail', 'signIn'],
});
