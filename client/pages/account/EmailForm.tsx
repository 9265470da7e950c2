import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ChangeEmailDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import type { PanelProps } from './panel.ts';
import { checkEmailChange } from './profileForm.ts';
import { SavedNote } from './SavedNote.tsx';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';

const idOf = (field: string) => `email-${field}`;

/** Another e-mail to log in with. It takes the password, so that whoever found the device cannot take the account away with it. */
export function EmailForm({ viewer }: Pick<PanelProps, 'viewer'>) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [send] = useMutation(ChangeEmailDocument);
  const { isBusy, save } = useSaving();
  const posted = usePosted('email');
  const [email, setEmail] = useState(posted?.values['email'] ?? '');
  const [password, setPassword] = useState('');
  const [unsaved, setUnsaved] = useState<Unsaved | null>(posted?.done ? null : posted);
  const [attempt, setAttempt] = useState(posted === null || posted.done ? 0 : 1);

  const check = (): Unsaved | null => {
    const fields = checkEmailChange({ email, password }, t);
    return Object.keys(fields).length === 0 ? null : { fields, general: null, isSignedOut: false };
  };
  const submit = async () => {
    const problem =
      check() ??
      (await save(async () => {
        const { data } = await send({ variables: { email: email.trim(), password, locale } });
        const changed = data?.changeEmail.viewer;
        if (changed) {
          settleSession({ id: changed.id, name: [changed.firstName, changed.lastName].filter(Boolean).join(' '), email: changed.email });
        }
        return data?.changeEmail;
      }));
    setUnsaved(problem);
    setAttempt((count) => count + 1);
    if (problem !== null) return;
    setEmail('');
    setPassword('');
    toast.success(t('acc.emailChanged'));
  };
  return (
    <section className={styles.part} aria-labelledby="email-form">
      <h2 id="email-form">{t('acc.emailTitle')}</h2>
      <p className={styles.muted}>{t('acc.emailNow', { email: viewer.email })}</p>
      <PostForm
        name="email"
        anchor="email-form"
        className={styles.form}
        aria-label={t('acc.emailTitle')}
        onSubmit={() => {
          if (!isBusy) void submit();
        }}
      >
        {posted?.done && attempt === 0 && <SavedNote>{t('acc.emailChanged')}</SavedNote>}
        <FormProblem unsaved={unsaved} attempt={attempt} idOf={idOf} />
        <div className={styles.two}>
          <TextField
            id={idOf('email')}
            name="email"
            label={t('acc.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            error={unsaved?.fields['email'] ?? null}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            id={idOf('password')}
            name="password"
            label={t('acc.currentPassword')}
            autoComplete="current-password"
            value={password}
            error={unsaved?.fields['password'] ?? null}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" look="outline" isBusy={isBusy}>
            {isBusy ? t('acc.saving') : t('acc.changeEmail')}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
