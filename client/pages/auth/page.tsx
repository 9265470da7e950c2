import { definePage } from '#client/routes/definePage.ts';
import { AuthPageDocument } from './AuthPage.generated.ts';
import { AuthPage } from './AuthPage.tsx';
import { action } from './auth.action.ts';

export const page = definePage('auth', {
  component: AuthPage,
  action,
  loader: {
    document: AuthPageDocument,
    variables: ({ url, view }) => {
      const isReset = view.form === 'reset';
      return { isReset, token: isReset ? (url.searchParams.get('token') ?? '') : '' };
    },
  },
  params: ['token', 'next'],
  messages: ['address', 'auth', 'signIn'],
});
