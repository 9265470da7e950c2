import { conversationPath, type ConversationPlace } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Block, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import type { ConversationRow_ConversationFragment } from './Conversations.generated.ts';
import styles from './Conversations.module.css';
import { otherName, subjectText } from './subjectText.ts';

interface ConversationListProps {
  conversations: readonly ConversationRow_ConversationFragment[];
  place: ConversationPlace;
}

/** Conversations as links, each with its newest message. */
export function ConversationList({ conversations, place }: ConversationListProps) {
  return (
    <ul>
      {conversations.map((conversation) => (
        <Block as="li" rule={4} below={4} key={conversation.id}>
          <ConversationRow conversation={conversation} place={place} />
        </Block>
      ))}
    </ul>
  );
}

function ConversationRow({ conversation, place }: { conversation: ConversationRow_ConversationFragment; place: ConversationPlace }) {
  const t = useT();
  const locale = useLocale();
  const { id, unreadCount, lastAt, lastFrom, lastText, side, status, blockedBy } = conversation;
  const text = lastText === '' ? t('conversations.hidden') : lastText;
  return (
    <AppLink to={conversationPath(place, id)} className={styles.row} data-unread={unreadCount > 0 ? '' : undefined}>
      <Stack gap={1}>
        <Cluster gap={3} justify="between" noWrap>
          <Heading level={2} size="body">
            {otherName(conversation, t)}
          </Heading>
          <Cluster gap={2} noWrap>
            {unreadCount > 0 && (
              <span className={styles.badge}>
                <span aria-hidden="true">{unreadCount}</span>
                <VisuallyHidden>{t('conversations.unread', { n: unreadCount })}</VisuallyHidden>
              </span>
            )}
            <Text as="time" size="small" tone="subtle" dateTime={lastAt}>
              {formatDate(lastAt, locale, 'dayMonth')}
            </Text>
          </Cluster>
        </Cluster>
        <Text size="compact" tone="subtle" isTruncated>
          {subjectText(conversation, t)}
        </Text>
        <Text size="body" tone="muted" isTruncated>
          {lastFrom === side ? t('conversations.you', { text }) : text}
        </Text>
        {(status === 'CLOSED' || blockedBy !== null) && (
          <Text size="small" tone="subtle">
            {t(blockedBy === null ? 'conversations.isClosed' : 'conversations.isBlocked')}
          </Text>
        )}
      </Stack>
    </AppLink>
  );
}
