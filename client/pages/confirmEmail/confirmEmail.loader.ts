import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { ConfirmEmailPageDocument } from './ConfirmEmailPage.generated.ts';

/** State of the link. Loading the page does not use it: mail programs open links to check them. */
export const loader = definePageLoader('confirmEmail', {
  document: ConfirmEmailPageDocument,
  variables: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
});
