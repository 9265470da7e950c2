import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmail } from '#schema/rules/emails.ts';
import { MAX_NAME_LENGTH, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { passwordLength } from '#schema/rules/passwords.ts';
import { isMobile, normalisePhone } from '#schema/rules/phones.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { loginPath, type AppPath } from '#client/config/links.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useFormErrors, type FieldErrors } from '#client/ui/useFormErrors.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { registrationVar, type RegistrationState } from '#client/state/registration.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { AccountReasons } from './AccountReasons.tsx';
import { AuthForm } from './AuthForm.tsx';
import styles from './AuthPage.module.css';

type Field = 'firstName' | 'lastName' | 'email' | 'phone' | 'password';
type KeptField = keyof RegistrationState;

const idOf = (field: Field) => `register-${field}`;
/** Where each field is kept while it is typed; a password never is. */
const KEPT: Record<Exclude<Field, 'password'>, KeptField> = { firstName: 'name', lastName: 'lastName', email: 'email', phone: 'phone' };

export function RegisterForm({ next, wanted }: { next: AppPath; wanted: AppPath | null }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isBusy, signUp } = useSignIn();
  const kept = usePersisted(registrationVar);
  const [password, setPassword] = useState('');
  const [isTaken, setTaken] = useState(false);
  const login = wanted ? loginPath(wanted) : '/login';

  const check = (): FieldErrors<Field> => {
    const phone = normalisePhone(kept.phone);
    const found: FieldErrors<Field> = {};
    if (!isTelling(kept.name)) found.firstName = t('f.needFirst');
    else if (kept.name.trim().length > MAX_NAME_LENGTH) found.firstName = t('f.tooLong', { n: MAX_NAME_LENGTH });
    if (kept.lastName.trim().length > MAX_NAME_LENGTH) found.lastName = t('f.tooLong', { n: MAX_NAME_LENGTH });
    if (kept.email.trim() === '') found.email = t('f.needEmail');
    else if (!isEmail(kept.email.trim())) found.email = t('f.badEmail');
    if (kept.phone.trim() === '') found.phone = t('f.needPhone');
    else if (phone === null || !isMobile(phone)) found.phone = t('f.badPhone');
    const length = passwordLength(password);
    if (length === 0) found.password = t('auth.choosePassword');
    else if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) found.password = t('auth.passwordRule', PASSWORD_LENGTH);
    return found;
  };

  const errors = useFormErrors<Field>(check);
  const submit = async () => {
    setTaken(false);
    if (!errors.passes()) return;
    const refusal = await signUp({
      firstName: kept.name,
      lastName: kept.lastName || null,
      email: kept.email.trim(),
      phone: kept.phone,
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

  const props = (field: Exclude<Field, 'password'>) => ({
    id: idOf(field),
    name: field,
    value: kept[KEPT[field]],
    error: errors.fields[field],
    onChange: (event: { target: { value: string } }) => {
      registrationVar({ ...registrationVar(), [KEPT[field]]: event.target.value });
      errors.forget(field);
    },
  });

  const mistakes = errors.summary(idOf);
  // With a taken e-mail as the only mistake there is nothing to fix: the way on is to log in.
  const isOnlyTaken = isTaken && mistakes.length === 1;

  return (
    <div className={styles.columns}>
      <AuthForm
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
                <AppLink to={login} state={{ email: kept.email.trim() }}>
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
