import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader } from './vendorInbox.loader.ts';
import styles from './VendorInboxPage.module.css';
import { inboxPath, readInboxQuery } from './inboxQuery.ts';
import { InboxMessage } from './InboxMessage.tsx';

/** What shoppers wrote to the shop, the newest first. */
export function VendorInboxPage({ view }: PageProps<'vendorInbox'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const { search } = useLocation();
  const { isUnreadOnly, after } = readInboxQuery(new URLSearchParams(search));
  return (
    <ConsolePage title="console.messages" viewer={data?.viewer} onRetry={retry}>
      {({ messages, unreadMessages, profile }) => (
        <>
          <ConsoleHead title={t('console.messages')}>{t('vendorInbox.lead')}</ConsoleHead>
          <nav aria-label={t('vendorInbox.show')} className={styles.chips}>
            <AppLink to={inboxPath({})} aria-current={isUnreadOnly ? undefined : 'true'}>
              {t('vendorInbox.all')}
            </AppLink>
            <AppLink to={inboxPath({ isUnreadOnly: true })} aria-current={isUnreadOnly ? 'true' : undefined}>
              {t('vendorInbox.unread', { n: unreadMessages })}
            </AppLink>
          </nav>
          {!messages && <SectionError onRetry={retry} message={t('ui.wrong')} />}
          {messages?.nodes.length === 0 && (
            <EmptyState icon="mail" title={t(isUnreadOnly ? 'vendorInbox.noneUnread' : 'vendorInbox.none')}>
              <p>{t('vendorInbox.noneText')}</p>
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
                {t('vendorInbox.newest')}
              </ButtonLink>
            )}
            {messages?.pageInfo.hasNextPage && (
              <ButtonLink to={inboxPath({ isUnreadOnly, after: messages.pageInfo.endCursor })} look="outline" size="small">
                {t('vendorInbox.older')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </ConsolePage>
  );
}
