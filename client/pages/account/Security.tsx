import { useRef, useState, useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { OpenFormButton } from '#client/ui/forms/OpenFormButton.tsx';
import { useOpenedForm } from '#client/ui/forms/useOpenedForm.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { forgetCheckout } from '#client/state/checkout.ts';
import { settleSession } from '#client/state/session.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { AccountViewer, PanelProps } from './account.loader.ts';
import { AccountSection, StepButton } from './AccountSection.tsx';
import { PostedNote, SavedNote } from '#client/ui/feedback/PostedNote.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { RevokeSessionDocument, SignOutEverywhereDocument, ChangePasswordDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { usePosted, type PostedForm } from '#client/lib/postedForm.ts';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { passwordSpec } from './accountForms.ts';

/** Password change and sessions. */
export function Security({ viewer, onReload }: PanelProps) {
  const t = useT();
  const posted = usePosted('password');
  const [isChanging, setChanging] = useState(useOpenedForm('password', posted));
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = (isChanged: boolean) => {
    setChanging(false);
    // Moves the focus, since the form is unmounted.
    heading.current?.focus();
    if (!isChanged) return;
    toast.success(t('acc.passwordChanged'));
    onReload();
  };
  return (
    <AccountSection
      id="security"
      title={t('acc.security')}
      headingRef={heading}
      action={
        !isChanging && (
          <OpenFormButton of="password" anchor="security" look="outline" size="small" icon="lock" onOpen={() => setChanging(true)}>
            {t('acc.changePassword')}
          </OpenFormButton>
        )
      }
    >
      <SavedNote>{posted?.done && !isChanging && t('acc.passwordChanged')}</SavedNote>
      {isChanging && <PasswordForm email={viewer.email} posted={posted?.done ? null : posted} onDone={settle} />}
      <SessionList sessions={viewer.sessions} onReload={onReload} />
    </AccountSection>
  );
}

type Session = AccountViewer['sessions'][number];

/** Sessions with a logout button each; it takes effect immediately on the other device. */
function SessionList({ sessions, onReload }: { sessions: readonly Session[] } & Pick<PanelProps, 'onReload'>) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [revoke] = useMutation(RevokeSessionDocument);
  const [signOutEverywhere] = useMutation(SignOutEverywhereDocument);
  const { isBusy, save } = useSaving();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const nameOf = ({ device: { browser, system } }: Session) =>
    browser && system ? t('acc.device', { browser, system }) : (browser ?? system ?? t('acc.unknownDevice'));
  const tell = (problem: Unsaved | null) => {
    setUnsaved(problem);
    setAttempt((count) => count + 1);
    return problem === null;
  };
  const end = async (session: Session) => {
    if (!tell(await save(async () => (await revoke({ variables: { id: session.id } })).data?.revokeSession))) return;
    setEnded(nameOf(session));
    heading.current?.focus();
    onReload();
  };
  const endAll = async () => {
    setAsking(false);
    const problem = await save(async () => ((await signOutEverywhere()).data?.logout.ok ? { errors: [] } : undefined));
    if (!tell(problem)) return;
    await navigate('/');
    forgetCheckout();
    settleSession(null);
  };
  return (
    <Stack gap={2}>
      <h3 ref={heading} tabIndex={-1}>
        {t('acc.sessions')}
      </h3>
      <PostedNote form="sessionStep" />
      <FormProblem unsaved={unsaved} attempt={attempt} idOf={(field) => field} />
      <Text tone="muted" role="status" className={only.filled}>
        {ended && t('acc.sessionEnded', { device: ended })}
      </Text>
      <ul>
        {sessions.map((session) => (
          <Cluster as="li" key={session.id} gap={4} noWrap className={styles.session}>
            <Icon name={session.device.isHandheld ? 'phone' : 'monitor'} size={22} />
            <div>
              <Text weight="strong">{nameOf(session)}</Text>
              <Text size="compact" tone="muted">
                <span>{t('acc.loggedIn', { date: formatDate(session.createdAt, locale, 'moment') })}</span>
                <span>{session.current ? '' : ` · ${t('acc.lastSeen', { date: formatDate(session.lastSeenAt, locale, 'moment') })}`}</span>
              </Text>
            </div>
            {session.current ? (
              <Badge tone="quiet">{t('acc.thisDevice')}</Badge>
            ) : (
              <StepButton
                form="sessionStep"
                place="end"
                id={session.id}
                isBusy={isBusy}
                aria-label={t('acc.endThis', { device: nameOf(session) })}
                onStep={() => void end(session)}
              >
                {t('auth.logout')}
              </StepButton>
            )}
          </Cluster>
        ))}
      </ul>
      <Cluster>
        <StepButton form="sessionStep" place="endAll" look="text" size="medium" isBusy={isBusy} onStep={() => setAsking(true)}>
          {t('acc.endAll')}
        </StepButton>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('acc.endAllTitle')}
        confirmLabel={t('acc.endAll')}
        cancelLabel={t('acc.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void endAll()}
      >
        <p>{t('acc.endAllText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}

interface PasswordFormProps {
  email: string;
  /** Refused post without scripts; null: none. */
  posted: PostedForm | null;
  onDone: (isChanged: boolean) => void;
}

/** Password change. Neither password is stored on the device. */
function PasswordForm({ email, posted, onDone }: PasswordFormProps) {
  const t = useT();
  const [send] = useMutation(ChangePasswordDocument);
  const { save } = useSaving();
  const [isShown, setShown] = useState(false);
  const form = useSchemaForm(passwordSpec, {
    id: 'password',
    values: { current: '', next: '' },
    posted,
    send: async (variables) => {
      const unsaved = await save(async () => (await send({ variables })).data?.changePassword);
      if (unsaved === null) onDone(true);
      return unsaved;
    },
  });
  // Initial focus, since the pressed button is unmounted. After a refused post the error summary takes it.
  useEffect(() => {
    if (posted === null) document.getElementById('password-current')?.focus();
  }, [posted]);

  return (
    <SchemaFormFrame form={form} name="password" anchor="security" measure="460px" aria-label={t('acc.changePassword')}>
      {/* The account's e-mail, for password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('current')} label={t('acc.currentPassword')} autoComplete="current-password" shown={{ isShown }} />
      <PasswordField
        {...form.field('next')}
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={t('auth.passwordRule', PASSWORD_LENGTH)}
        shown={{ isShown, setShown }}
      />
      <PasswordStrength password={form.valueOf('next')} />
      <Text tone="muted" measure="68ch">
        {t('acc.passwordEndsOthers')}
      </Text>
      <FormButtons form={form} label={t('acc.changePassword')} onCancel={() => onDone(false)} />
    </SchemaFormFrame>
  );
}
