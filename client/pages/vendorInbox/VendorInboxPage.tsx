import { useLocation } from 'react-router-dom';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { ConsoleChips, ConsolePages } from '#client/features/vendorConsole/ConsoleList.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { inboxPath, readInboxQuery } from './vendorInboxQuery.ts';
import { useId, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { TRANSLATE_TO } from '#client/i18n/everyLanguage.ts';
import { localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import styles from './VendorInboxPage.module.css';
import { VendorInboxDocument, MarkMessageDocument, type VendorInboxQuery } from './VendorInboxPage.generated.ts';

/** Messages to the vendor, newest first. */
export function VendorInboxPage() {
  const t = useT();
  const { data, retry } = usePageQuery(VendorInboxDocument);
  const { search } = useLocation();
  const { isUnreadOnly, after } = readInboxQuery(new URLSearchParams(search));
  return (
    <ConsolePage title="vendorInbox.title" viewer={data?.viewer} onRetry={retry}>
      {({ messages, unreadMessages, profile }) => (
        <>
          <ConsoleHead title={t('vendorInbox.title')}>
            {t('vendorInbox.lead')} <AppLink to="/vendor-conversations">{t('vendorInbox.toConversations')}</AppLink>
          </ConsoleHead>
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
              <NothingHere
                icon="mail"
                title={t(isUnreadOnly ? 'vendorInbox.noneUnread' : 'vendorInbox.none')}
                text={t('vendorInbox.noneText')}
              />
            )}
            {messages && messages.nodes.length > 0 && (
              <ul className={shared.rows}>
                {messages.nodes.map((message) => (
                  <InboxMessage key={message.id} message={message} vendorName={profile.name} />
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

/** A message whose summary expands to show the text and links for replying. Expanding it marks it as read. */
function InboxMessage({ message, vendorName }: { message: Message; vendorName: string }) {
  const t = useT();
  const locale = useLocale();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const [mark] = useMutation(MarkMessageDocument);
  const { id, reference, sentAt, name, email, phone, topic, orderNumber, isRead } = message;
  const setRead = async (read: boolean) => {
    try {
      const { data } = await mark({
        variables: { id, isRead: read },
        update: (cache) => void cache.modify({ id: cache.identify(message), fields: { isRead: () => read } }),
      });
      const [error] = data?.markMessage.errors ?? [];
      if (error) toast.warning(error.message);
    } catch {
      toast.warning(t('acc.failed'));
    }
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !isRead) void setRead(true);
  };
  const weight = isRead ? undefined : 'strong';
  return (
    <li>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={panel} onClick={toggle} className={styles.line}>
          <Text as="span" weight={weight} className={styles.from}>
            {!isRead && (
              <>
                <span className={styles.dot} aria-hidden="true" />
                <VisuallyHidden>{t('vendorInbox.isUnread')}: </VisuallyHidden>
              </>
            )}
            <span>{name}</span>
          </Text>
          <Text as="span" tone="muted" isTruncated className={styles.excerpt}>
            {message.message}
          </Text>
          <Text as="span" size="compact" tone="muted" weight={weight}>
            {formatDate(sentAt, locale, 'dayMonth')}
          </Text>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
      </h2>
      <Stack gap={5} id={panel} hidden={!isOpen} className={styles.panel}>
        <Text as={Cluster} gap={4} isTight size="compact" tone="subtle">
          <span>{reference}</span>
          <span>{formatDate(sentAt, locale, 'moment')}</span>
          {topic !== 'GENERAL' && <span>{t(`vendorInbox.topic.${topic}`)}</span>}
          {orderNumber && <span>{t('vendorInbox.order', { number: orderNumber })}</span>}
          <span>{t('vendorInbox.reads', { language: LANGUAGES[localeOf(message.locale)].name })}</span>
        </Text>
        <Text isTyped measure="68ch">
          {message.message}
        </Text>
        <Cluster>
          <OutsideLink href={answerHref(message, vendorName)} size="small" icon="mail">
            {t('vendorInbox.answer', { email })}
          </OutsideLink>
          {phone && (
            <OutsideLink href={`tel:${phone}`} variant="outline" size="small" icon="phone">
              {nationalPhone(phone)}
            </OutsideLink>
          )}
          {isRead && (
            <Button variant="text" size="small" onClick={() => void setRead(false)}>
              {t('vendorInbox.markUnread')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </li>
  );
}

type Message = NonNullable<NonNullable<NonNullable<VendorInboxQuery['viewer']>['vendor']>['messages']>['nodes'][number];

/** Maximum length of the quoted text, because some email programs truncate or reject longer URLs. */
const MAX_QUOTED_LENGTH = 900;

/** `mailto:` link for a reply in the sender's language, with the reference number and the quoted text. */
function answerHref(
  { name, email, reference, message, locale }: Pick<Message, 'name' | 'email' | 'reference' | 'message' | 'locale'>,
  vendorName: string,
): string {
  const quoted = message
    .slice(0, MAX_QUOTED_LENGTH)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const greeting = TRANSLATE_TO[localeOf(locale)]('everyLanguage.greeting', { name });
  const body = `${greeting}\n\n\n\n${vendorName}\n\n${reference}\n${quoted}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${reference} (${vendorName})`)}&body=${encodeURIComponent(body)}`;
}
