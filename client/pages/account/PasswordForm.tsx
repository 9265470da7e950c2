import { passwordLength } from '#schema/rules/passwords.ts';
import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useT } from '#client/i18n/useT.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import styles from './Account.module.css';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { ChangePasswordDocument } from './PasswordForm.generated.ts';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';

const idOf = (field: string) => `password-${field}`;

/** Another password, for who knows the one before. Neither is ever kept anywhere on the device. */
export function PasswordForm({ email, onDone }: { email: string; onDone: (isChanged: boolean) => void }) {
  const t = useT();
  const [send] = useMutation(ChangePasswordDocument);
  const { isBusy, save } = useSaving();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isShown, setShown] = useState(false);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The button that opened the form is gone.
  useEffect(() => document.getElementById(idOf('current'))?.focus(), []);

  const check = (): Unsaved | null => {
    const fields: Record<string, string> = {};
    if (current === '') fields['current'] = t('auth.needPassword');
    const length = passwordLength(next);
    if (next === '') fields['next'] = t('auth.choosePassword');
    else if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) fields['next'] = t('auth.passwordRule', PASSWORD_LENGTH);
    return Object.keys(fields).length === 0 ? null : { fields, general: null, isSignedOut: false };
  };
  const submit = async () => {
    const problem = check() ?? (await save(async () => (await send({ variables: { current, next } })).data?.changePassword));
    setUnsaved(problem);
    setAttempt((count) => count + 1);
    if (problem === null) onDone(true);
  };
  return (
    <PostForm
      name="scripted"
      className={styles.narrow}
      aria-label={t('acc.changePassword')}
      onSubmit={() => {
        if (!isBusy) void submit();
      }}
    >
      <FormProblem unsaved={unsaved} attempt={attempt} idOf={idOf} />
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={idOf('current')}
        label={t('acc.currentPassword')}
        autoComplete="current-password"
        value={current}
        error={unsaved?.fields['current'] ?? null}
        shown={{ isShown }}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        id={idOf('next')}
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={t('auth.passwordRule', PASSWORD_LENGTH)}
        value={next}
        error={unsaved?.fields['next'] ?? null}
        shown={{ isShown, setShown }}
        onChange={(event) => setNext(event.target.value)}
      />
      <PasswordStrength password={next} />
      <p className={styles.muted}>{t('acc.passwordEndsOthers')}</p>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('acc.saving') : t('acc.changePassword')}
        </Button>
        <Button look="text" onClick={() => onDone(false)}>
          {t('acc.cancel')}
        </Button>
      </div>
    </PostForm>
  );
}
