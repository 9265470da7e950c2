import { useEffect, useRef, useState } from 'react';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useLocationState } from '#client/routes/useLocationState.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { loader } from './auth.loader.ts';
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { forgotSpec, resetSpec } from './authForms.ts';
import styles from './Auth.module.css';
import { Icon } from '#client/ui/media/Icon.tsx';
import { useHydrated } from '#client/state/useHydrated.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { useLocation } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import type { Refusal } from '#client/features/account/refusal.ts';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';

/** Password reset request. The confirmation does not reveal whether an account has the e-mail. */
export function ForgotForm({ view }: PageProps<'auth'>) {
  const t = useT();
  const { data } = usePageQuery(loader, view);
  const { isBusy, requestMail } = useSignIn();
  const posted = usePosted('forgot');
  const [email, setEmail] = useState(useLocationState().email ?? posted?.done?.['email'] ?? posted?.values['email'] ?? '');
  /** Requests for this e-mail so far. */
  const [sentCount, setSentCount] = useState(posted?.done ? 1 : 0);
  const sent = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentCount > 0) sent.current?.focus();
  }, [sentCount]);

  const ask = async () => {
    const refusal = await requestMail(email.trim());
    if (refusal === null) setSentCount((count) => count + 1);
    return refusal;
  };
  const form = useSchemaForm(forgotSpec, {
    id: 'forgot',
    values: { email },
    posted,
    onChange: (_field, text) => setEmail(text),
    send: ask,
  });
  const [refused, setRefused] = useState<string | null>(null);
  const outbox = data?.marketplace.showsOutbox && <DemoOutbox />;

  if (sentCount > 0) {
    return (
      <Stack>
        <Heading level={2} size="title" ref={sent} tabIndex={-1}>
          {t('auth.sentTitle')}
        </Heading>
        <p>{t('auth.sentText', { email: email.trim() })}</p>
        <Text tone="muted">{t('auth.sentHint')}</Text>
        {refused && <Problem attempt={sentCount}>{refused}</Problem>}
        <Cluster gap={5}>
          {/* Remounted after each email to restart the countdown. */}
          <PostForm name="forgot" onSubmit={() => void ask().then((refusal) => setRefused(refusal?.general ?? null))}>
            <input type="hidden" name="email" value={email.trim()} />
            <ResendButton key={sentCount} isBusy={isBusy} />
          </PostForm>
          <Button look="text" needsScript onClick={() => setSentCount(0)}>
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
      <SchemaFormFrame form={form} name="forgot" aria-label={t('auth.forgotTitle')}>
        <TextField {...form.field('email')} kind="email" label={t('f.email')} autoComplete="username" />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? t('auth.busy') : t('auth.sendLink')}
        </Button>
        <Cluster gap={5}>
          <AppLink to="/login" className={styles.link}>
            {t('auth.backToLogin')}
          </AppLink>
        </Cluster>
      </SchemaFormFrame>
      {outbox}
    </Stack>
  );
}

/** Link to the outbox, since a demo delivers no emails. */
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
          <ButtonLink to="/outbox" look="outline" size="small" icon="mail">
            {t('auth.openOutbox')}
          </ButtonLink>
        </Stack>
      </Cluster>
    </Surface>
  );
}

/** Email delivery takes a moment; an earlier repeat would only send a second one. */
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
      look="outline"
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

/** New password by an emailed link; an invalid link is reported before anything is typed. */
export function ResetForm({ view }: PageProps<'auth'>) {
  const t = useT();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { data } = usePageQuery(loader, view);
  const { resetPassword } = useSignIn();
  const [isShown, setShown] = useState(false);
  const posted = usePosted('reset');
  const isLinkExpired = (posted?.shown as Partial<Refusal> | null | undefined)?.isLinkExpired === true;
  const [state, setState] = useState<'typing' | 'over' | 'done'>(posted?.done ? 'done' : isLinkExpired ? 'over' : 'typing');
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'typing') done.current?.focus();
  }, [state]);

  const form = useSchemaForm(resetSpec, {
    id: 'reset',
    values: { password: '', repeated: '' },
    posted,
    send: async ({ password }) => {
      const refusal = await resetPassword({ token, password });
      if (refusal === null || refusal.isLinkExpired) setState(refusal === null ? 'done' : 'over');
      return refusal;
    },
  });

  if (state === 'done') {
    return (
      <Stack>
        <Heading level={2} size="title" ref={done} tabIndex={-1}>
          {t('auth.resetDone')}
        </Heading>
        <p>{t('auth.resetDoneText')}</p>
        <Cluster gap={5}>
          <ButtonLink to="/user-profile">{t('account.profile')}</ButtonLink>
          <ButtonLink to="/rizq-marketplace" look="outline">
            {t('ords.start')}
          </ButtonLink>
        </Cluster>
      </Stack>
    );
  }
  if (state === 'over' || data?.passwordResetOpen === false) {
    return (
      <Stack>
        <Heading level={2} size="title" ref={done} tabIndex={-1}>
          {t(token === '' ? 'auth.linkMissing' : 'auth.linkOver')}
        </Heading>
        <p>{t('auth.linkOverText')}</p>
        <Cluster gap={5}>
          <ButtonLink to="/forgot-password">{t('auth.newLink')}</ButtonLink>
          <ButtonLink to="/login" look="text">
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
      <SchemaFormFrame form={form} name="reset" aria-label={t('auth.resetTitle')} aria-describedby="password-rules">
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
      </SchemaFormFrame>
    </Stack>
  );
}
