import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useLocationState } from '#client/routes/useLocationState.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { type AppPath, registerPath } from '#client/config/links.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
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
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { loginSpec } from './authForms.ts';
import styles from './Auth.module.css';
import type { AuthPageQuery } from './AuthPage.generated.ts';
import { Cluster, Grid, Split, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';

interface LoginFormProps extends PageProps<'auth'> {
  /** Where one came from and goes afterwards; null when one came by oneself: sellers to their console, others to their profile. */
  wanted: AppPath | null;
}

export function LoginForm({ wanted, view }: LoginFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = usePageQuery(loader, view);
  const { signIn } = useSignIn();
  const posted = usePosted('login');
  const [remember, setRemember] = useState(posted === null || posted.values['remember'] !== '');
  // Whoever tried to register with an e-mail that is taken need not type it again.
  const email = useLocationState().email ?? posted?.values['email'] ?? '';
  const form = useSchemaForm(loginSpec, {
    id: 'login',
    values: { email, password: '' },
    posted,
    send: async ({ email: typed, password }) => {
      const { refusal, hasShop } = await signIn({ email: typed.trim(), password, remember });
      if (refusal === null) await navigate(wanted ?? (hasShop ? '/vendor-dashboard' : '/user-profile'), { replace: true });
      return refusal;
    },
  });

  return (
    <Split isReversed side="480px" gap={14} className={styles.columns}>
      <SchemaFormFrame form={form} name="login" aria-label={t('auth.loginTitle')}>
        <TextField {...form.field('email')} kind="email" label={t('f.email')} autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Cluster gap={1} justify="between">
          <CheckboxField
            name="remember"
            label={t('auth.remember')}
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <AppLink to="/forgot-password" state={{ email: form.valueOf('email') }} className={styles.link}>
            {t('auth.forgot')}
          </AppLink>
        </Cluster>
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {form.isBusy ? t('auth.busy') : t('auth.login')}
        </Button>
        <Cluster gap={5}>
          <AppLink to={wanted ? registerPath(wanted) : '/register'} className={styles.link}>
            {t('auth.noAccount')}
          </AppLink>
          {wanted?.startsWith('/checkout') && (
            <ButtonLink to="/checkout" look="outline">
              {t('auth.asGuest')}
            </ButtonLink>
          )}
        </Cluster>
      </SchemaFormFrame>
      <Stack gap={10}>
        <DemoAccounts
          accounts={data?.marketplace.demoAccounts ?? []}
          onChoose={({ email: ofAccount, password }) => form.fill({ email: ofAccount, password })}
        />
        <AccountReasons />
      </Stack>
    </Split>
  );
}

type Account = AuthPageQuery['marketplace']['demoAccounts'][number];

/** The sample accounts of a demo store, each one press away; nothing in any other store. */
function DemoAccounts({ accounts, onChoose }: { accounts: readonly Account[]; onChoose: (account: Account) => void }) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <Surface as="aside" tone="sunken" pad={6} radius="xl" gap={2} aria-labelledby="demo-accounts">
      <Heading level={2} size="lead" id="demo-accounts">
        {t('auth.demoTitle')}
      </Heading>
      <Text tone="muted">{t('auth.demoText')}</Text>
      <Grid as="ul" min="180px">
        {accounts.map((account) => (
          <Stack as="li" key={account.email} gap={2} align="start" className={styles.account}>
            <b>{t(account.role === 'VENDOR' ? 'auth.demoVendor' : 'auth.demoShopper')}</b>
            <code>{account.email}</code>
            <code>{account.password}</code>
            <Button look="outline" size="small" onClick={() => onChoose(account)}>
              {t('auth.demoUse', { email: account.email })}
            </Button>
          </Stack>
        ))}
      </Grid>
    </Surface>
  );
}
