import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SectionError } from '#client/ui/SectionError.tsx';
import { loader } from './hubInbox.loader.ts';
import styles from './HubInboxPage.module.css';
import { inboxPath, readInboxQuery } from './inboxQuery.ts';
import { InboxMessage } from './InboxMessage.tsx';

/** What shoppers wrote to the shop, the newest first. */
export function HubInboxPage({ view }: PageProps<'hubInbox'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const { search } = useLocation();
  const { isUnreadOnly, after } = readInboxQuery(new URLSearchParams(search));
  return (
    <HubPage title="hub.messages" viewer={data?.viewer} onRetry={retry}>
      {({ messages, unreadMessages, profile }) => (
        <>
          <HubHead title={t('hub.messages')}>{t('hubInbox.lead')}</HubHead>
          <nav aria-label={t('hubInbox.show')} className={styles.chips}>
            <AppLink to={inboxPath({})} aria-current={isUnreadOnly ? undefined : 'true'}>
              {t('hubInbox.all')}
            </AppLink>
            <AppLink to={inboxPath({ isUnreadOnly: true })} aria-current={isUnreadOnly ? 'true' : undefined}>
              {t('hubInbox.unread', { n: unreadMessages })}
            </AppLink>
          </nav>
          {!messages && <SectionError onRetry={retry} message={t('ui.wrong')} />}
          {messages?.nodes.length === 0 && (
            <EmptyState icon="mail" title={t(isUnreadOnly ? 'hubInbox.noneUnread' : 'hubInbox.none')}>
              <p>{t('hubInbox.noneText')}</p>
            </EmptyState>
          )}
          {messages && messages.nodes.length > 0 && (
            <ul className={styles.messages}>
              {messages.nodes.map((message) => (
                <InboxMessage key={message.id} message={message} shopName={profile.name} />
              ))}
            </ul>
          )}
          <div className={styles.pages}>
            {after !== null && (
              <ButtonLink to={inboxPath({ isUnreadOnly })} look="outline" size="small">
                {t('hubInbox.newest')}
              </ButtonLink>
            )}
            {messages?.pageInfo.hasNextPage && (
              <ButtonLink to={inboxPath({ isUnreadOnly, after: messages.pageInfo.endCursor })} look="outline" size="small">
                {t('hubInbox.older')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </HubPage>
  );
}
