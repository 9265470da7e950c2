import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useLocationState } from '#client/routes/useLocationState.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { type AppPath, registerPath } from '#client/config/links.ts';
import { useFormErrors } from '#client/ui/forms/useFormErrors.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { loader } from './auth.loader.ts';
import { AccountReasons } from './AccountReasons.tsx';
import { AuthForm } from './AuthForm.tsx';
import { checkLogin, type LoginField } from './authForms.ts';
import styles from './Auth.module.css';
import type { AuthPageQuery } from './AuthPage.generated.ts';

interface LoginFormProps extends PageProps<'auth'> {
  /** Where one came from and goes afterwards; null when one came by oneself: sellers to their hub, others to their profile. */
  wanted: AppPath | null;
}

const idOf = (field: LoginField) => `login-${field}`;

export function LoginForm({ wanted, view }: LoginFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = usePageQuery(loader, view);
  const { isBusy, signIn } = useSignIn();
  const posted = usePosted('login');
  const errors = useFormErrors<LoginField>(undefined, posted);
  // Whoever tried to register with an e-mail that is taken need not type it again.
  const [email, setEmail] = useState(useLocationState().email ?? posted?.values['email'] ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(posted === null || posted.values['remember'] !== '');

  const submit = async () => {
    const missing = checkLogin({ email, password }, t);
    if (missing.email || missing.password) return errors.tell(missing);
    errors.clear();
    const { refusal, hasShop } = await signIn({ email: email.trim(), password, remember });
    if (refusal === null) return navigate(wanted ?? (hasShop ? '/vendor-dashboard' : '/user-profile'), { replace: true });
    errors.tell(refusal.fields, refusal.general);
  };

  return (
    <div className={styles.columns}>
      <AuthForm
        name="login"
        label={t('auth.loginTitle')}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        mistakes={errors.summary(idOf)}
        general={errors.general}
        attempt={errors.attempt}
      >
        <TextField
          id={idOf('email')}
          name="email"
          label={t('f.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          error={errors.fields.email}
          onChange={(event) => {
            setEmail(event.target.value);
            errors.forget('email');
          }}
        />
        <PasswordField
          id={idOf('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors.fields.password}
          onChange={(event) => {
            setPassword(event.target.value);
            errors.forget('password');
          }}
        />
        <div className={styles.line}>
          <CheckboxField
            name="remember"
            label={t('auth.remember')}
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <AppLink to="/forgot-password" state={{ email }}>
            {t('auth.forgot')}
          </AppLink>
        </div>
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? t('auth.busy') : t('auth.login')}
        </Button>
        <div className={styles.others}>
          <AppLink to={wanted ? registerPath(wanted) : '/register'}>{t('auth.noAccount')}</AppLink>
          {wanted?.startsWith('/checkout') && (
            <ButtonLink to="/checkout" look="outline">
              {t('auth.asGuest')}
            </ButtonLink>
          )}
        </div>
      </AuthForm>
      <div className={styles.side}>
        <DemoAccounts
          accounts={data?.marketplace.demoAccounts ?? []}
          onChoose={(account) => {
            setEmail(account.email);
            setPassword(account.password);
            errors.clear();
          }}
        />
        <AccountReasons />
      </div>
    </div>
  );
}

type Account = AuthPageQuery['marketplace']['demoAccounts'][number];

/** The sample accounts of a demo store, each one press away; nothing in any other store. */
function DemoAccounts({ accounts, onChoose }: { accounts: readonly Account[]; onChoose: (account: Account) => void }) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <aside className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('auth.demoTitle')}</h2>
      <p>{t('auth.demoText')}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <b>{t(account.role === 'VENDOR' ? 'auth.demoVendor' : 'auth.demoShopper')}</b>
            <code>{account.email}</code>
            <code>{account.password}</code>
            <Button look="outline" size="small" onClick={() => onChoose(account)}>
              {t('auth.demoUse', { email: account.email })}
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
