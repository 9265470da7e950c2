import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import type { Refusal } from '#client/features/account/refusal.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { loader } from './auth.loader.ts';
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { resetSpec } from './authForms.ts';
import styles from './Auth.module.css';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';

const RULES = ['auth.ruleLength', 'auth.ruleCommon', 'auth.ruleOwn'] as const;

/** Sets a new password by the link of an email. A link that does not count says so before anything is typed. */
export function ResetForm({ view }: PageProps<'auth'>) {
  const t = useT();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { data } = usePageQuery(loader, view);
  const { resetPassword } = useSignIn();
  const [isShown, setShown] = useState(false);
  const posted = usePosted('reset');
  const isLinkOver = (posted?.shown as Partial<Refusal> | null | undefined)?.isLinkOver === true;
  const [state, setState] = useState<'typing' | 'over' | 'done'>(posted?.done ? 'done' : isLinkOver ? 'over' : 'typing');
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
      if (refusal === null || refusal.isLinkOver) setState(refusal === null ? 'done' : 'over');
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
