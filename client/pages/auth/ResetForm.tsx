import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useFormErrors } from '#client/ui/forms/useFormErrors.ts';
import type { Refusal } from '#client/features/account/refusal.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { loader } from './auth.loader.ts';
import { AuthForm } from './AuthForm.tsx';
import { checkReset, type ResetField } from './authForms.ts';
import styles from './Auth.module.css';

const idOf = (field: ResetField) => `reset-${field}`;
const RULES = ['auth.ruleLength', 'auth.ruleCommon', 'auth.ruleOwn'] as const;

/** Sets a new password by the link of a letter. A link that does not count says so before anything is typed. */
export function ResetForm({ view }: PageProps<'auth'>) {
  const t = useT();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { data } = usePageQuery(loader, view);
  const { isBusy, resetPassword } = useSignIn();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isShown, setShown] = useState(false);
  const posted = usePosted('reset');
  const isLinkOver = (posted?.shown as Partial<Refusal> | null | undefined)?.isLinkOver === true;
  const [state, setState] = useState<'typing' | 'over' | 'done'>(posted?.done ? 'done' : isLinkOver ? 'over' : 'typing');
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'typing') done.current?.focus();
  }, [state]);

  const errors = useFormErrors<ResetField>(() => checkReset({ password, repeated }, t), posted);
  const submit = async () => {
    if (!errors.passes()) return;
    const refusal = await resetPassword({ token, password });
    if (refusal === null) return setState('done');
    if (refusal.isLinkOver) return setState('over');
    errors.tell(refusal.fields, refusal.general);
  };

  if (state === 'done') {
    return (
      <div className={styles.single}>
        <h2 ref={done} tabIndex={-1} className={styles.sent}>
          <Icon name="check" size={26} /> {t('auth.resetDone')}
        </h2>
        <p>{t('auth.resetDoneText')}</p>
        <div className={styles.others}>
          <ButtonLink to="/user-profile">{t('account.profile')}</ButtonLink>
          <ButtonLink to="/rizq-marketplace" look="outline">
            {t('ords.start')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (state === 'over' || data?.passwordResetOpen === false) {
    return (
      <div className={styles.single}>
        <h2 ref={done} tabIndex={-1} className={styles.sent}>
          {t(token === '' ? 'auth.linkMissing' : 'auth.linkOver')}
        </h2>
        <p>{t('auth.linkOverText')}</p>
        <div className={styles.others}>
          <ButtonLink to="/forgot-password">{t('auth.newLink')}</ButtonLink>
          <ButtonLink to="/login" look="text">
            {t('auth.backToLogin')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.single}>
      <ul className={styles.rules} id="password-rules">
        {RULES.map((rule) => (
          <li key={rule}>{rule === 'auth.ruleLength' ? t(rule, PASSWORD_LENGTH) : t(rule)}</li>
        ))}
      </ul>
      <AuthForm
        name="reset"
        label={t('auth.resetTitle')}
        describedBy="password-rules"
        isBusy={isBusy}
        onSubmit={() => void submit()}
        mistakes={errors.summary(idOf)}
        general={errors.general}
        attempt={errors.attempt}
      >
        <PasswordField
          id={idOf('password')}
          name="password"
          label={t('auth.newPassword')}
          autoComplete="new-password"
          value={password}
          error={errors.fields.password}
          shown={{ isShown }}
          onChange={(event) => {
            setPassword(event.target.value);
            errors.forget('password');
          }}
        />
        <PasswordStrength password={password} />
        <PasswordField
          id={idOf('repeated')}
          name="repeated"
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          value={repeated}
          error={errors.fields.repeated}
          shown={{ isShown, setShown }}
          onChange={(event) => {
            setRepeated(event.target.value);
            // Once told, it is taken back as soon as it is right.
            if (event.target.value === password) errors.forget('repeated');
          }}
          onBlur={() => {
            if (repeated !== '' && repeated !== password) errors.mark('repeated', t('auth.noMatch'));
          }}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? t('auth.busy') : t('auth.setPassword')}
        </Button>
      </AuthForm>
    </div>
  );
}
