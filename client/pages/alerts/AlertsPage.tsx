import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { AlertRow } from '#client/features/alerts/AlertRow.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Message, Scroller, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { AlertsPageDocument } from './AlertsPage.generated.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { EmailTopics } from './EmailTopics.tsx';

/** The member's alerts with the switch for notifications, and which emails the member receives, as two tabs. */
export function AlertsPage({ view: { panel } }: PageProps<'alerts'>) {
  const t = useT();
  const { data, retry } = usePageQuery(AlertsPageDocument);
  const viewer = data?.viewer;
  const isList = panel === 'list';
  return (
    <AccountFrame>
      <title>{`${t(isList ? 'alerts.title' : 'alerts.emails')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <h1 tabIndex={-1}>{t(isList ? 'alerts.title' : 'alerts.emails')}</h1>
        <nav aria-label={t('alerts.title')}>
          <Scroller as="ul">
            <li>
              <Pill as={AppLink} to="/user-alerts" aria-current={isList ? 'page' : undefined}>
                {t('alerts.tab', { n: viewer?.alerts.length ?? 0 })}
              </Pill>
            </li>
            <li>
              <Pill as={AppLink} to="/user-alerts/emails" aria-current={isList ? undefined : 'page'}>
                {t('alerts.emails')}
              </Pill>
            </li>
          </Scroller>
        </nav>
        {!viewer ? (
          <SectionError onRetry={retry} message={t('ui.wrong')} />
        ) : isList ? (
          <>
            {!viewer.isEmailConfirmed && (
              <Message tone="info">
                {t('alerts.unconfirmed', { email: viewer.email })} <AppLink to="/user-profile">{t('account.profile')}</AppLink>
              </Message>
            )}
            {!viewer.emailTopics.includes('ALERTS') && (
              <Message tone="info">
                {t('alerts.areOff')} <AppLink to="/user-alerts/emails">{t('alerts.emails')}</AppLink>
              </Message>
            )}
            {viewer.alerts.length === 0 ? (
              <NothingHere
                icon="bell"
                title={t('alerts.none')}
                text={t('alerts.noneText')}
                links={[{ to: '/rizq-marketplace', variant: 'outline', label: t('list.market') }]}
              />
            ) : (
              <>
                <Text tone="muted" measure="62ch">
                  {t('alerts.lead')}
                </Text>
                <Stack as="ul" gap={0}>
                  {viewer.alerts.map((alert) => (
                    <AlertRow key={alert.id} alert={alert} />
                  ))}
                </Stack>
              </>
            )}
            <DeviceSection viewer={viewer} />
          </>
        ) : (
          <EmailTopics email={viewer.email} topics={viewer.emailTopics} />
        )}
      </Stack>
    </AccountFrame>
  );
}
