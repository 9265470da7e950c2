import { useRef, useState, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { OpenFormButton } from '#client/ui/forms/OpenFormButton.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useActionForm } from '#client/ui/forms/useActionForm.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { useIsOpened } from '#client/ui/forms/useOpenedForm.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { leaveAccount } from '#client/state/leaveAccount.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AccountSection, StepButton, type AccountViewer, type PanelProps } from './AccountSection.tsx';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import styles from './Account.module.css';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { passwordSpec } from './account.action.ts';

/** Password change and sessions. */
export function Security({ viewer }: PanelProps) {
  const t = useT();
  const submission = useFormSubmission('password');
  const [isChanging, setChanging] = useState(useIsOpened('password', submission.result));
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = (isChanged: boolean) => {
    setChanging(false);
    // Moves the focus, because the form is unmounted.
    heading.current?.focus();
    if (isChanged) toast.success(t('acc.passwordChanged'));
  };
  return (
    <AccountSection
      id="security"
      title={t('acc.security')}
      headingRef={heading}
      action={
        !isChanging && (
          <OpenFormButton of="password" anchor="security" variant="outline" size="small" icon="lock" onOpen={() => setChanging(true)}>
            {t('acc.changePassword')}
          </OpenFormButton>
        )
      }
    >
      <DoneNote intent="password">{!isChanging && t('acc.passwordChanged')}</DoneNote>
      {isChanging && <PasswordForm email={viewer.email} onDone={settle} />}
      <SessionList sessions={viewer.sessions} />
    </AccountSection>
  );
}

type Session = AccountViewer['sessions'][number];

/** Sessions, each with a logout button that takes effect on the other device immediately. */
function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const end = useFormSubmission('endSession');
  const endAll = useFormSubmission('endAllSessions');
  const [first] = useState(end.result);
  const [isAsking, setAsking] = useState(false);
  const allForm = useRef<HTMLFormElement>(null);
  /** The device whose session is being ended, for the message. */
  const [named, setNamed] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const nameOf = ({ device: { browser, system } }: Session) =>
    browser && system ? t('acc.device', { browser, system }) : (browser ?? system ?? t('acc.unknownDevice'));
  useFormResult(end, ({ done }) => {
    if (done !== null) heading.current?.focus();
  });
  useFormResult(endAll, ({ done, isSignedOut }) => {
    // After a success, the action has already done this. Skipped if a different account has logged in since.
    if (isSignedOut && sessionVar().user === null) leaveAccount();
    if (done !== null) void Promise.resolve(navigate('/')).then(() => settleSession(null));
  });
  const isEnded = end.result !== null && end.result !== first && end.result.done !== null;
  return (
    <Stack gap={2}>
      <h3 ref={heading} tabIndex={-1}>
        {t('acc.sessions')}
      </h3>
      {!isEnded && <SubmissionNote submission={end} done={t('acc.saved')} />}
      <SubmissionNote submission={endAll} />
      <Text tone="muted" role="status" className={only.filled}>
        {isEnded && t('acc.sessionEnded', { device: named })}
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
                submission={end}
                id={session.id}
                onStep={() => setNamed(nameOf(session))}
                isBusy={end.isBusy}
                aria-label={t('acc.endThis', { device: nameOf(session) })}
              >
                {t('auth.logout')}
              </StepButton>
            )}
          </Cluster>
        ))}
      </ul>
      <Cluster>
        <ActionForm
          submission={endAll}
          defaultShouldRevalidate={false}
          ref={allForm}
          onSubmit={(event) => {
            if (isAsking) return;
            event.preventDefault();
            setAsking(true);
          }}
        >
          <Button type="submit" variant="text" isBusy={endAll.isBusy}>
            {t('acc.endAll')}
          </Button>
        </ActionForm>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('acc.endAllTitle')}
        confirmLabel={t('acc.endAll')}
        cancelLabel={t('acc.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          allForm.current?.requestSubmit();
          setAsking(false);
        }}
      >
        <p>{t('acc.endAllText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}

interface PasswordFormProps {
  email: string;
  onDone: (isChanged: boolean) => void;
}

/** Password change. Neither password is stored on the device. */
function PasswordForm({ email, onDone }: PasswordFormProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const form = useActionForm(passwordSpec, {
    intent: 'password',
    id: 'password',
    values: { current: '', next: '' },
    onDone: () => onDone(true),
  });
  // Focuses the first field, because the pressed button is unmounted. After a rejected post, the error summary has the focus.
  const [isRefused] = useState(form.attempt > 0);
  useEffect(() => {
    if (!isRefused) document.getElementById('password-current')?.focus();
  }, [isRefused]);

  return (
    <ActionFormFrame form={form} anchor="security" measure="460px" aria-label={t('acc.changePassword')}>
      {/* Tells password managers the account's email address. */}
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
    </ActionFormFrame>
  );
}
