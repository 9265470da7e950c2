import { useLocation } from 'react-router-dom';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { ConversationList } from '#client/features/conversations/ConversationList.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleChips, ConsolePages } from '#client/features/vendorConsole/ConsoleList.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ConversationsPageDocument, type ConversationsPage_ListFragment } from './ConversationsPage.generated.ts';
import { conversationsPath, readConversationsQuery } from './conversationsQuery.ts';

/** Conversations of the member with vendors, or of the vendor with buyers; the newest message first. */
export function ConversationsPage({ view: { from } }: PageProps<'conversations'>) {
  const t = useT();
  const { data, retry } = usePageQuery(ConversationsPageDocument);
  const viewer = data?.viewer;
  if (from === 'console')
    return (
      <ConsolePage title="console.messages" viewer={viewer && { id: viewer.id, vendor: viewer.vendor ?? null }} onRetry={retry}>
        {({ conversations, unreadConversations, messages, unreadMessages }) => (
          <>
            <ConsoleHead title={t('console.messages')}>{t('conversations.vendorLead')}</ConsoleHead>
            {messages !== null && messages.totalCount > 0 && (
              <Text size="body" below={4}>
                <AppLink to="/vendor-messages">{t('conversations.toInbox', { n: unreadMessages })}</AppLink>
              </Text>
            )}
            <List from={from} list={conversations} unread={unreadConversations} onRetry={retry} />
          </>
        )}
      </ConsolePage>
    );
  return (
    <AccountFrame>
      <title>{`${t('account.messages')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <h1 tabIndex={-1}>{t('account.messages')}</h1>
        <List from={from} list={viewer?.conversations} unread={viewer?.unreadConversations ?? 0} onRetry={retry} />
      </Stack>
    </AccountFrame>
  );
}

interface ListProps {
  from: 'account' | 'console';
  list: ConversationsPage_ListFragment | null | undefined;
  unread: number;
  onRetry: () => void;
}

function List({ from, list, unread, onRetry }: ListProps) {
  const t = useT();
  const { unreadOnly, after } = readConversationsQuery(new URLSearchParams(useLocation().search));
  return (
    <Stack gap={4}>
      <ConsoleChips
        label={t('conversations.show')}
        choices={[
          { label: t('conversations.all'), to: conversationsPath(from), isCurrent: !unreadOnly },
          { label: t('conversations.onlyUnread', { n: unread }), to: conversationsPath(from, { unreadOnly: true }), isCurrent: unreadOnly },
        ]}
      />
      {!list && <SectionError onRetry={onRetry} message={t('ui.wrong')} />}
      {list?.nodes.length === 0 && (
        <NothingHere
          icon="mail"
          title={t(unreadOnly ? 'conversations.noneUnread' : 'conversations.none')}
          text={t(from === 'console' ? 'conversations.noneTextVendor' : 'conversations.noneText')}
          links={from === 'console' ? [] : [{ to: '/orders', variant: 'outline', label: t('account.orders') }]}
        />
      )}
      {list && list.nodes.length > 0 && <ConversationList conversations={list.nodes} place={{ from }} />}
      <ConsolePages
        pages={[
          after !== null && { to: conversationsPath(from, { unreadOnly }), label: t('conversations.newest') },
          list?.pageInfo.hasNextPage && {
            to: conversationsPath(from, { unreadOnly, after: list.pageInfo.endCursor }),
            label: t('conversations.older'),
          },
        ]}
      />
    </Stack>
  );
}
