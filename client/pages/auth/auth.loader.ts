import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { AuthPageDocument } from './AuthPage.generated.ts';

export const loader = definePageLoader('auth', {
  document: AuthPageDocument,
  variables: ({ url, view }) => {
    const isReset = view.form === 'reset';
    return { isReset, token: isReset ? (url.searchParams.get('token') ?? '') : '' };
  },
});
