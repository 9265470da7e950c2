import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { loginPath, type AppPath } from '#client/config/links.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useFormErrors } from '#client/ui/forms/useFormErrors.ts';
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
import { TextField } from '#client/ui/forms/TextField.tsx';
import { AccountReasons } from './AccountReasons.tsx';
import { AuthForm } from './AuthForm.tsx';
import { checkRegistration, type RegisterField } from './authForms.ts';
import styles from './Auth.module.css';

const idOf = (field: RegisterField) => `register-${field}`;
export function RegisterForm({ next, wanted }: { next: AppPath; wanted: AppPath | null }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isBusy, signUp } = useSignIn();
  const posted = usePosted('register');
  const kept = usePersisted(registrationVar);
  // What was typed before scripts were there is kept from the first change on.
  const [before, setBefore] = useState(posted?.values ?? {});
  const typed = typedIn(kept, before);
  const [password, setPassword] = useState('');
  const [isTaken, setTaken] = useState((posted?.shown as Partial<Refusal> | null | undefined)?.isTaken ?? false);
  const login = wanted ? loginPath(wanted) : '/login';

  const errors = useFormErrors<RegisterField>(() => checkRegistration({ ...typed, password }, t), posted);
  const submit = async () => {
    setTaken(false);
    if (!errors.passes()) return;
    const refusal = await signUp({
      ...typed,
      lastName: typed.lastName || null,
      email: typed.email.trim(),
      password,
      locale: apiLocale(locale),
    });
    if (refusal === null) {
      registrationVar(registrationVar.initial);
      return navigate(next, { replace: true, state: { isNewMember: true } });
    }
    setTaken(refusal.isTaken);
    errors.tell(refusal.fields, refusal.general);
  };

  const props = (field: Exclude<RegisterField, 'password'>) => ({
    id: idOf(field),
    name: field,
    value: typed[field],
    error: errors.fields[field],
    onChange: (event: { target: { value: string } }) => {
      const { firstName: name, ...others } = { ...typedIn(registrationVar(), before), [field]: event.target.value };
      registrationVar({ name, ...others });
      setBefore({});
      errors.forget(field);
    },
  });

  const mistakes = errors.summary(idOf);
  // With a taken e-mail as the only mistake there is nothing to fix: the way on is to log in.
  const isOnlyTaken = isTaken && mistakes.length === 1;

  return (
    <div className={styles.columns}>
      <AuthForm
        name="register"
        label={t('auth.registerTitle')}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        lead={
          <>
            <p className={styles.instead}>
              {t('auth.haveAccount')} <AppLink to={login}>{t('auth.instead')}</AppLink>
            </p>
            {isTaken && (
              <Problem attempt={errors.attempt}>
                {t('auth.taken')}{' '}
                <AppLink to={login} state={{ email: typed.email.trim() }}>
                  {t('auth.takenLogin')}
                </AppLink>
              </Problem>
            )}
          </>
        }
        mistakes={isOnlyTaken ? [] : mistakes}
        general={errors.general}
        attempt={errors.attempt}
      >
        <TextField {...props('firstName')} label={t('f.first')} hint={t('f.firstHint')} autoComplete="given-name" />
        <TextField {...props('lastName')} label={t('f.last')} hint={t('co.lastNameHint')} isOptional autoComplete="family-name" />
        <TextField {...props('email')} label={t('f.email')} type="email" inputMode="email" autoComplete="username" />
        <TextField {...props('phone')} label={t('f.phone')} hint={t('auth.phoneWhy')} type="tel" inputMode="tel" autoComplete="tel" />
        <PasswordField
          id={idOf('password')}
          name="password"
          autoComplete="new-password"
          value={password}
          error={errors.fields.password}
          hint={t('auth.passwordRule', PASSWORD_LENGTH)}
          onChange={(event) => {
            setPassword(event.target.value);
            errors.forget('password');
          }}
        />
        <PasswordStrength password={password} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? t('auth.busy') : t('auth.createAccount')}
        </Button>
      </AuthForm>
      <div className={styles.side}>
        <AccountReasons hasPicture />
      </div>
    </div>
  );
}

/** The fields of the form: what this browser keeps of them, and over it what was posted. */
function typedIn(kept: RegistrationState, posted: Readonly<Record<string, string>>) {
  const { firstName = kept.name, lastName = kept.lastName, email = kept.email, phone = kept.phone } = posted;
  return { firstName, lastName, email, phone };
}
