import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { settleSession } from '#client/state/session.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { AccountViewer, PanelProps } from './panel.ts';
import { StepButton } from './StepButton.tsx';
import { PostedNote } from '#client/ui/feedback/PostedNote.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { RevokeSessionDocument, SignOutEverywhereDocument } from './SessionList.generated.ts';
import styles from './Account.module.css';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';

type Session = AccountViewer['sessions'][number];

/** Where one is logged in, with the way to end it there: at once, also for somebody who found the device. */
export function SessionList({ sessions, onReload }: { sessions: readonly Session[] } & Pick<PanelProps, 'onReload'>) {
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
                {t('acc.loggedIn', { date: formatDate(session.createdAt, locale, 'moment') })}
                {session.current ? '' : ` · ${t('acc.lastSeen', { date: formatDate(session.lastSeenAt, locale, 'moment') })}`}
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
