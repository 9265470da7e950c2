import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { ConsoleChips, ConsolePages } from '#client/features/vendorConsole/ConsoleList.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader } from './vendorInbox.loader.ts';
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
          <Stack gap={4}>
            <ConsoleChips
              label={t('vendorInbox.show')}
              choices={[
                { label: t('vendorInbox.all'), to: inboxPath({}), isCurrent: !isUnreadOnly },
                {
                  label: t('vendorInbox.unread', { n: unreadMessages }),
                  to: inboxPath({ isUnreadOnly: true }),
                  isCurrent: isUnreadOnly,
                },
              ]}
            />
            {!messages && <SectionError onRetry={retry} message={t('ui.wrong')} />}
            {messages?.nodes.length === 0 && (
              <EmptyState icon="mail" title={t(isUnreadOnly ? 'vendorInbox.noneUnread' : 'vendorInbox.none')}>
                <p>{t('vendorInbox.noneText')}</p>
              </EmptyState>
            )}
            {messages && messages.nodes.length > 0 && (
              <ul className={shared.rows}>
                {messages.nodes.map((message) => (
                  <InboxMessage key={message.id} message={message} shopName={profile.name} />
                ))}
              </ul>
            )}
            <ConsolePages
              pages={[
                after !== null && { label: t('vendorInbox.newest'), to: inboxPath({ isUnreadOnly }) },
                messages?.pageInfo.hasNextPage && {
                  label: t('vendorInbox.older'),
                  to: inboxPath({ isUnreadOnly, after: messages.pageInfo.endCursor }),
                },
              ]}
            />
          </Stack>
        </>
      )}
    </ConsolePage>
  );
}
