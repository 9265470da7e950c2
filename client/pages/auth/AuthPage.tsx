import { useLocation, useNavigation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { nextPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ForgotForm, ResetForm } from './PasswordForms.tsx';
import { LoginForm, RegisterForm } from './SignInForms.tsx';
import { Stack, Container, Message } from '#client/ui/primitives/Layout.tsx';

type Form = PageProps<'auth'>['view']['form'];

const TITLES: Record<Form, PlainMessageKey> = {
  login: 'auth.loginTitle',
  register: 'auth.registerTitle',
  forgot: 'auth.forgotTitle',
  reset: 'auth.resetTitle',
};

/** Login, registration and password reset. Continues to the `next` path afterwards. */
export function AuthPage({ view }: PageProps<'auth'>) {
  const t = useT();
  const { search } = useLocation();
  const wanted = nextPath(new URLSearchParams(search).get('next'));
  const next = wanted ?? '/user-profile';
  const why = loginReason(wanted);
  const user = useSessionUser();
  const title = t(TITLES[view.form]);
  const isSingle = view.form === 'forgot' || view.form === 'reset';
  const isIdle = useNavigation().state === 'idle';
  // Reset forms stay available to members, who may have forgotten their password. A submitted form stays mounted until it redirects.
  const isIn = user !== null && isIdle && (view.form === 'login' || view.form === 'register');
  return (
    <Container isPage>
      <title>{`${title} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={isSingle ? 3 : 6} measure={isSingle ? '520px' : undefined}>
        <h1 tabIndex={-1}>{title}</h1>
        {isIn ? (
          <Stack gap={4} align="start">
            <p>{t('auth.signedInAs', { name: user.name })}</p>
            <ButtonLink to={next}>{t('auth.goOn')}</ButtonLink>
          </Stack>
        ) : (
          <>
            {why && <Message tone="info">{t(why)}</Message>}
            {view.form === 'login' && <LoginForm wanted={wanted} />}
            {view.form === 'register' && <RegisterForm wanted={wanted} />}
            {view.form === 'forgot' && <ForgotForm />}
            {view.form === 'reset' && <ResetForm />}
          </>
        )}
      </Stack>
    </Container>
  );
}

const REASONS: readonly [path: string, reason: PlainMessageKey][] = [
  ['/orders', 'auth.whyOrders'],
  ['/user-profile', 'auth.whyProfile'],
  ['/profile-edit', 'auth.whyEdit'],
  ['/vendor-', 'auth.whySeller'],
  ['/checkout', 'auth.whyCheckout'],
];

/** Says why the `next` path requires a login; null without a path. */
function loginReason(next: string | null): PlainMessageKey | null {
  if (next === null) return null;
  return REASONS.find(([path]) => next.startsWith(path))?.[1] ?? 'auth.whyPage';
}
