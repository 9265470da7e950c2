import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { loginPath, type AppPath } from '#client/config/links.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import type { Refusal } from '#client/features/account/refusal.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { registrationVar, type RegistrationState } from '#client/state/registration.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { EmailField } from '#client/ui/forms/EmailField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { AccountReasons } from './AccountReasons.tsx';
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { registerSpec } from './authForms.ts';
import { Split } from '#client/ui/primitives/Layout.tsx';
import styles from './Auth.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';

export function RegisterForm({ next, wanted }: { next: AppPath; wanted: AppPath | null }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { signUp } = useSignIn();
  const posted = usePosted('register');
  const kept = usePersisted(registrationVar);
  // What was typed before scripts were there is kept from the first change on.
  const [before, setBefore] = useState(posted?.values ?? {});
  const typed = typedIn(kept, before);
  const [isTaken, setTaken] = useState((posted?.shown as Partial<Refusal> | null | undefined)?.isTaken ?? false);
  const login = wanted ? loginPath(wanted) : '/login';

  const form = useSchemaForm(registerSpec, {
    id: 'register',
    values: { ...typed, password: '' },
    posted,
    onChange: (field, text) => {
      // Never a password.
      if (field === 'password') return;
      const { firstName: name, ...others } = { ...typedIn(registrationVar(), before), [field]: text };
      registrationVar({ name, ...others });
      setBefore({});
    },
    send: async (values) => {
      setTaken(false);
      const { email, lastName } = values;
      const refusal = await signUp({ ...values, lastName: lastName || null, email: email.trim(), locale: apiLocale(locale) });
      setTaken(refusal?.isTaken ?? false);
      if (refusal !== null) return refusal;
      registrationVar(registrationVar.initial);
      await navigate(next, { replace: true, state: { isNewMember: true } });
      return null;
    },
  });
  const { problem, attempt } = form;
  // With a taken e-mail as the only mistake there is nothing to fix: the way on is to log in.
  const isOnlyTaken = isTaken && Object.keys(problem.unsaved?.fields ?? {}).length === 1;

  return (
    <Split isReversed side="480px" gap={14} className={styles.columns}>
      <SchemaFormFrame
        name="register"
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
      </SchemaFormFrame>
      <AccountReasons hasPicture />
    </Split>
  );
}

/** The fields of the form: what this browser keeps of them, and over it what was posted. */
function typedIn(kept: RegistrationState, posted: Readonly<Record<string, string>>) {
  const { firstName = kept.name, lastName = kept.lastName, email = kept.email, phone = kept.phone } = posted;
  return { firstName, lastName, email, phone };
}
