import { useEffect, useRef, useState } from 'react';
import { useLocationState } from '#client/routes/useLocationState.ts';
import { isLinkOver } from '#client/features/account/isLinkOver.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { useActionForm } from '#client/ui/forms/useActionForm.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { forgotSpec, resetSpec } from './auth.action.ts';
import styles from './Auth.module.css';
import { Icon } from '#client/ui/media/Icon.tsx';
import { useHydrated } from '#client/state/useHydrated.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { useLocation } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { AuthPageDocument } from './AuthPage.generated.ts';

/** Requests a password reset. The confirmation does not reveal whether an account uses the email address. */
export function ForgotForm() {
  const t = useT();
  const { data } = usePageData(AuthPageDocument);
  const [stated] = useState(useLocationState().email ?? '');
  const [isOther, setOther] = useState(false);
  /** Number of emails requested during this visit. */
  const [sentCount, setSentCount] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useActionForm(forgotSpec, {
    intent: 'forgot',
    id: 'forgot',
    values: { email: sentTo ?? stated },
    onDone: ({ done }) => {
      setSentTo(done?.['email'] ?? null);
      setSentCount((count) => count + 1);
      setOther(false);
    },
  });
  const email = sentTo ?? form.result?.done?.['email'];
  const sent = useRef<HTMLHeadingElement>(null);
  const isSent = email !== undefined && !isOther;
  useEffect(() => {
    if (isSent) sent.current?.focus();
  }, [isSent, sentCount]);
  const outbox = data?.marketplace.showsOutbox && <DemoOutbox />;

  if (isSent) {
    return (
      <Stack>
        <Heading level={2} size="title" ref={sent} tabIndex={-1}>
          {t('auth.sentTitle')}
        </Heading>
        <p>{t('auth.sentText', { email })}</p>
        <Text tone="muted">{t('auth.sentHint')}</Text>
        <FormProblem {...form.problem} />
        <Cluster gap={5}>
          {/* Remounted after each email to restart the countdown. */}
          <ActionForm submission={form.formProps.submission}>
            <input type="hidden" name="email" value={email} />
            <ResendButton key={sentCount} isBusy={form.isBusy} />
          </ActionForm>
          <Button variant="text" needsScript onClick={() => setOther(true)}>
            {t('auth.otherEmail')}
          </Button>
        </Cluster>
        {outbox}
      </Stack>
    );
  }
  return (
    <Stack>
      <Text tone="muted">{t('auth.forgotText')}</Text>
      <ActionFormFrame form={form} aria-label={t('auth.forgotTitle')}>
        <TextField {...form.field('email')} kind="email" label={t('f.email')} autoComplete="username" />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {form.isBusy ? t('auth.busy') : t('auth.sendLink')}
        </Button>
        <Cluster gap={5}>
          <AppLink to="/login" className={styles.link}>
            {t('auth.backToLogin')}
          </AppLink>
        </Cluster>
      </ActionFormFrame>
      {outbox}
    </Stack>
  );
}

/** Link to the outbox, because a demo marketplace does not deliver emails. */
function DemoOutbox() {
  const t = useT();
  return (
    <Surface as="aside" tone="notice" radius="m" aria-label={t('auth.demoNote')}>
      <Cluster gap={3} align="start" noWrap>
        <Icon name="info" size={22} className={styles.info} />
        <Stack align="start">
          <p>
            <b>{t('auth.demoNote')}</b> {t('auth.demoOutbox')}
          </p>
          <ButtonLink to="/outbox" variant="outline" size="small" icon="mail">
            {t('auth.openOutbox')}
          </ButtonLink>
        </Stack>
      </Cluster>
    </Surface>
  );
}

/** Wait before the email can be requested again. Delivery takes a moment, and requesting it too early would only send a second one. */
const WAIT_SECONDS = 30;

/** Resend button, disabled during a countdown. */
function ResendButton({ isBusy }: { isBusy: boolean }) {
  const t = useT();
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  // Without scripts there is no countdown.
  const isWaiting = useHydrated() && seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <Button
      type="submit"
      variant="outline"
      isBusy={isBusy}
      aria-disabled={isWaiting || undefined}
      onClick={(event) => {
        if (isWaiting) event.preventDefault();
      }}
    >
      {isWaiting ? t('auth.resendIn', { n: seconds }) : t('auth.resend')}
    </Button>
  );
}

const RULES = ['auth.ruleLength', 'auth.ruleCommon', 'auth.ruleOwn'] as const;

/** Sets a new password using the link from an email. Reports an invalid link before anything is typed. */
export function ResetForm() {
  const t = useT();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { data } = usePageData(AuthPageDocument);
  const [isShown, setShown] = useState(false);
  const form = useActionForm(resetSpec, { intent: 'reset', id: 'reset', values: { password: '', repeated: '' } });
  const isDone = form.result !== null && form.result.done !== null;
  const isOver = isLinkOver(form.result?.codes);
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone || isOver) done.current?.focus();
  }, [isDone, isOver]);

  if (isDone) {
    return (
      <Stack>
        <Heading level={2} size="title" ref={done} tabIndex={-1}>
          {t('auth.resetDone')}
        </Heading>
        <p>{t('auth.resetDoneText')}</p>
        <Cluster gap={5}>
          <ButtonLink to="/user-profile">{t('account.profile')}</ButtonLink>
          <ButtonLink to="/rizq-marketplace" variant="outline">
            {t('ords.start')}
          </ButtonLink>
        </Cluster>
      </Stack>
    );
  }
  if (isOver || data?.passwordResetOpen === false) {
    return (
      <Stack>
        <Heading level={2} size="title" ref={done} tabIndex={-1}>
          {t(token === '' ? 'auth.linkMissing' : 'auth.linkOver')}
        </Heading>
        <p>{t('auth.linkOverText')}</p>
        <Cluster gap={5}>
          <ButtonLink to="/forgot-password">{t('auth.newLink')}</ButtonLink>
          <ButtonLink to="/login" variant="text">
            {t('auth.backToLogin')}
          </ButtonLink>
        </Cluster>
      </Stack>
    );
  }
  return (
    <Stack>
      <ul className={styles.rules} id="password-rules">
        {RULES.map((rule) => (
          <li key={rule}>{rule === 'auth.ruleLength' ? t(rule, PASSWORD_LENGTH) : t(rule)}</li>
        ))}
      </ul>
      <ActionFormFrame form={form} aria-label={t('auth.resetTitle')} aria-describedby="password-rules">
        <PasswordField {...form.field('password')} label={t('auth.newPassword')} autoComplete="new-password" shown={{ isShown }} />
        <PasswordStrength password={form.valueOf('password')} />
        <PasswordField
          {...form.field('repeated')}
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          shown={{ isShown, setShown }}
        />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {form.isBusy ? t('auth.busy') : t('auth.setPassword')}
        </Button>
      </ActionFormFrame>
    </Stack>
  );
}
