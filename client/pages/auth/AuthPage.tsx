import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/app/routeTypes.ts';
import { nextPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './AuthPage.module.css';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { whyLogIn } from './whyLogIn.ts';

/** The ways in: to log in, or to make an account. Afterwards one is back where one came from. */
export function AuthPage({ view }: PageProps<'auth'>) {
  const t = useT();
  const { search } = useLocation();
  const wanted = nextPath(new URLSearchParams(search).get('next'));
  const next = wanted ?? '/user-profile';
  const why = whyLogIn(wanted);
  const { user } = usePersisted(sessionVar);
  const isMember = useHydrated() && user !== null;
  const title = t(view.form === 'login' ? 'auth.loginTitle' : 'auth.registerTitle');
  return (
    <div className={styles.page}>
      <title>{`${title} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {isMember ? (
        <div className={styles.member}>
          <p>{t('auth.signedInAs', { name: user.name })}</p>
          <ButtonLink to={next}>{t('auth.goOn')}</ButtonLink>
        </div>
      ) : (
        <>
          {why && <p className={styles.why}>{t(why)}</p>}
          {view.form === 'login' ? <LoginForm next={next} wanted={wanted} view={view} /> : <RegisterForm next={next} wanted={wanted} />}
        </>
      )}
    </div>
  );
}
