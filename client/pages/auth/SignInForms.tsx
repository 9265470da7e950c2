import { useState } from 'react';
import { useLocationState } from '#client/routes/useLocationState.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { type AppPath, registerPath, loginPath } from '#client/config/links.ts';
import { TICKED, useActionForm, useFormFields } from '#client/ui/forms/useActionForm.ts';
import { typedValues, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { loginSpec, registerSpec } from './auth.action.ts';
import styles from './Auth.module.css';
import { AuthPageDocument, type AuthPageQuery } from './AuthPage.generated.ts';
import { Cluster, Grid, Split, Stack, Surface, only } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { registrationVar } from '#client/state/registration.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { EmailField } from '#client/ui/forms/EmailField.tsx';
import { LARGEST_PICTURE_WIDTH, pictureUrl } from '#schema/rules/pictures.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { cx } from '#client/ui/primitives/cx.ts';

export function LoginForm({ wanted }: { wanted: AppPath | null }) {
  const t = useT();
  const { data } = usePageData(AuthPageDocument);
  // When the registration rejects an email address as already taken, it passes the address on to the login form.
  const { email = '' } = useLocationState();
  const form = useActionForm(loginSpec, { intent: 'login', id: 'login', values: { email, password: '', remember: TICKED } });

  return (
    <Split isReversed side="480px" gap={14}>
      <ActionFormFrame form={form} navigates aria-label={t('auth.loginTitle')}>
        <TextField {...form.field('email')} kind="email" label={t('f.email')} autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Cluster gap={1} justify="between">
          <CheckboxField {...form.box('remember')} label={t('auth.remember')} />
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
            <ButtonLink to="/checkout" variant="outline">
              {t('auth.asGuest')}
            </ButtonLink>
          )}
        </Cluster>
      </ActionFormFrame>
      <Stack gap={10} measure="520px">
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

/** Demo accounts, each with a button that fills in the form. Renders nothing outside a demo marketplace. */
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
            <Button variant="outline" size="small" onClick={() => onChoose(account)}>
              {t('auth.demoUse', { email: account.email })}
            </Button>
          </Stack>
        ))}
      </Grid>
    </Surface>
  );
}

export function RegisterForm({ wanted }: { wanted: AppPath | null }) {
  const t = useT();
  const submission = useFormSubmission('register');
  const kept = usePersisted(registrationVar);
  // Values from a rejected post. The first change moves them to the stored draft.
  const [posted, setPosted] = useState(() => typedValues(registerSpec, submission.result));
  const { name: firstName, ...others } = kept;
  const login = wanted ? loginPath(wanted) : '/login';

  const form = useFormFields(registerSpec, submission, {
    id: 'register',
    values: { firstName, ...others, ...posted, password: '' },
    onChange: (field, text) => {
      // Passwords are never stored.
      if (field === 'password') return;
      const { firstName: typedName, ...rest } = { ...posted, [field]: text };
      registrationVar({ ...registrationVar(), ...rest, ...(typedName !== undefined && { name: typedName }) });
      setPosted(null);
    },
  });
  const { problem, attempt } = form;
  const isTaken = form.result?.codes?.includes('EMAIL_TAKEN') ?? false;
  // If the only error is an email address that is already taken, a login link replaces the error summary.
  const isOnlyTaken = isTaken && Object.keys(problem.unsaved?.fields ?? {}).length === 1;

  return (
    <Split isReversed side="480px" gap={14}>
      <ActionFormFrame
        navigates
        aria-label={t('auth.registerTitle')}
        form={{ ...form, problem: isOnlyTaken ? { ...problem, unsaved: null } : problem }}
        lead={
          <>
            <Text tone="muted">
              {t('auth.haveAccount')} <AppLink to={login}>{t('auth.instead')}</AppLink>
            </Text>
            {isTaken && (
              <Problem attempt={attempt}>
                {t('auth.taken')}{' '}
                <AppLink to={login} state={{ email: form.valueOf('email').trim() }}>
                  {t('auth.takenLogin')}
                </AppLink>
              </Problem>
            )}
          </>
        }
      >
        <TextField {...form.field('firstName')} label={t('f.first')} hint={t('f.firstHint')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={t('f.last')} hint={t('co.lastNameHint')} isOptional autoComplete="family-name" />
        <EmailField form={form} autoComplete="username" />
        <TextField {...form.field('phone')} kind="phone" label={t('f.phone')} hint={t('auth.phoneWhy')} />
        <PasswordField {...form.field('password')} autoComplete="new-password" hint={t('auth.passwordRule', PASSWORD_LENGTH)} />
        <PasswordStrength password={form.valueOf('password')} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {form.isBusy ? t('auth.busy') : t('auth.createAccount')}
        </Button>
      </ActionFormFrame>
      <AccountReasons hasPicture />
    </Split>
  );
}

const REASONS: readonly { icon: IconName; text: PlainMessageKey }[] = [
  { icon: 'truck', text: 'auth.reasonOrders' },
  { icon: 'pin', text: 'auth.reasonAddresses' },
  { icon: 'heart', text: 'auth.reasonLists' },
  { icon: 'lock', text: 'auth.reasonGuest' },
];

const BASKET = {
  url: pictureUrl('mengkuang-basket-front'),
  alt: '',
  width: LARGEST_PICTURE_WIDTH,
  height: LARGEST_PICTURE_WIDTH,
  dominantColor: '',
  ground: 'mango',
};

/** The benefits of an account, and a note that ordering does not require one. */
export function AccountReasons({ hasPicture = false }: { hasPicture?: boolean }) {
  const t = useT();
  return (
    <Stack as="aside" gap={5} measure="520px" className={styles.reasons} aria-labelledby="account-reasons">
      {hasPicture && <ProductImage image={BASKET} sizes="320px" isDecorative className={cx(styles.tile, only.fromLg)} />}
      <div>
        <Heading level={2} size="title" id="account-reasons">
          {t('auth.reasonsTitle')}
        </Heading>
        <ul>
          {REASONS.map(({ icon, text }) => (
            <Cluster as="li" key={text} gap={3} align="start" noWrap>
              <Icon name={icon} size={20} />
              {t(text)}
            </Cluster>
          ))}
        </ul>
      </div>
    </Stack>
  );
}
