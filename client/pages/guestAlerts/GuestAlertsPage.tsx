import { AlertRow } from '#client/features/alerts/AlertRow.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Container, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { GuestAlertsPageDocument } from './GuestAlertsPage.generated.ts';
import styles from '#client/features/alerts/Alerts.module.css';

const MARKET = { to: '/rizq-marketplace', variant: 'outline', label: 'list.market' } as const;

/** The alerts that guests set for an email address. Its link, which emails contain, is the only access to it. */
export function GuestAlertsPage() {
  const t = useT();
  const { data, retry } = usePageQuery(GuestAlertsPageDocument);
  const found = data?.guestAlerts;
  const code = found?.errors[0]?.code;
  const title = titleOf();
  return (
    <Container isPage>
      <title>{`${title} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {!found ? (
        <Stack gap={5}>
          <h1 tabIndex={-1}>{title}</h1>
          <SectionError onRetry={retry} message={t('ui.wrong')} />
        </Stack>
      ) : found.alerts.length === 0 ? (
        <NothingHere
          headingLevel={1}
          icon={code === undefined ? 'bell' : 'error'}
          title={title}
          text={t(code === undefined ? 'alerts.noneText' : 'alerts.linkText')}
          links={[{ ...MARKET, label: t(MARKET.label) }]}
        />
      ) : (
        <Stack gap={5} measure="880px">
          <h1 tabIndex={-1}>{title}</h1>
          <Text tone="muted" measure="62ch">
            {t('alerts.guestLead')}
          </Text>
          <Stack as="ul" gap={0}>
            {found.alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </Stack>
          <DeleteAll />
        </Stack>
      )}
    </Container>
  );

  function titleOf(): string {
    if (code !== undefined) return t(code === 'TOKEN_EXPIRED' ? 'alerts.linkExpired' : 'alerts.linkInvalid');
    if (!found) return t('alerts.title');
    // The cache keeps the email after the last alert was deleted.
    return found.alerts.length === 0 ? t('alerts.guestNone') : t('alerts.ofGuest', { email: found.email ?? '' });
  }
}

/** Closed at first, because the deleted alerts cannot be restored. */
function DeleteAll() {
  const t = useT();
  const submission = useFormSubmission('deleteAllAlerts');
  return (
    <details className={styles.fold}>
      <summary>{t('alerts.deleteAll')}</summary>
      <Stack as={ActionForm} submission={submission} gap={3} align="start">
        <p>{t('alerts.deleteAllText')}</p>
        <Button type="submit" variant="outline" isBusy={submission.isBusy}>
          {t('alerts.deleteAll')}
        </Button>
      </Stack>
      {submission.result?.done === null && <SubmissionNote submission={submission} />}
    </details>
  );
}
