import { useMutation } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import {
  conversationPath,
  loginPath,
  orderPath,
  ownOrderPath,
  productPath,
  vendorPackagePath,
  vendorStorePath,
  type AppPath,
  type ConversationPlace,
} from '#client/config/links.ts';
import type { Uploader } from '#client/features/forms/uploadPicture.ts';
import { ReportText, type ReportReason } from '#client/features/reviews/ReportText.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { lostSessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Picture } from '#client/ui/media/Picture.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Message, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import {
  MarkConversationReadDocument,
  type Thread_ConversationFragment,
  type Thread_MessageFragment,
  type Thread_MessagesFragment,
} from './Conversations.generated.ts';
import styles from './Conversations.module.css';
import { MessageForm } from './MessageForm.tsx';
import { MESSAGE_FAULTS } from './conversationForms.ts';
import { otherName, subjectText } from './subjectText.ts';
import { useThreadStream } from './useThreadStream.ts';

const FAULT_LABEL: Record<(typeof MESSAGE_FAULTS)[number], PlainMessageKey> = {
  SCAM: 'conversations.reportScam',
  PAYMENT_ELSEWHERE: 'conversations.reportPayment',
  ABUSIVE: 'conversations.reportAbusive',
  SPAM: 'conversations.reportSpam',
  OTHER: 'conversations.reportOther',
};
const REASONS: readonly ReportReason[] = MESSAGE_FAULTS.map((value) => ({ value, label: FAULT_LABEL[value] }));

interface ThreadProps {
  conversation: Thread_ConversationFragment;
  /** Earlier messages, which are shown instead of the newest ones and the form. */
  older: Thread_MessagesFragment | null;
  place: ConversationPlace;
  accessToken: string | null;
  /** Null for a guest without an order, who cannot upload pictures. */
  uploader: Uploader | null;
  /** Above the heading. */
  lead?: ReactNode;
}

/** A conversation: its messages, the form for the next one, and its actions. New messages appear without a reload. */
export function Thread({ conversation, older, place, accessToken, uploader, lead }: ThreadProps) {
  const t = useT();
  const { id, messages, side, canWrite, unreadCount } = conversation;
  const name = otherName(conversation, t);
  useThreadStream(id, accessToken);
  const isLost = usePersisted(lostSessionVar);
  const newest = messages?.nodes[0];
  const hasUnread = older === null && unreadCount > 0 && newest !== undefined;
  useReadOnView(id, hasUnread ? newest.id : null, accessToken);
  const arrived = useArrivedMessage(newest);
  const page = older ?? messages;
  return (
    <Stack gap={6} measure="720px">
      <Stack gap={2} align="start">
        {lead}
        <h1 tabIndex={-1}>{name}</h1>
        <Subject conversation={conversation} place={place} />
      </Stack>
      <LiveRegion message={arrived === null ? '' : t('conversations.arrived', { name, text: arrived.text })} />
      {(older !== null || messages?.pageInfo.hasNextPage) && (
        <Cluster gap={3}>
          <ButtonLinks
            variant="outline"
            size="small"
            links={[
              page?.pageInfo.hasNextPage && {
                to: conversationPath(place, id, { after: page.pageInfo.endCursor }),
                label: t('conversations.older'),
              },
              older !== null && { to: conversationPath(place, id), label: t('conversations.newest') },
            ]}
          />
        </Cluster>
      )}
      <Stack as="ol" gap={5} aria-label={t('conversations.messages')}>
        {[...(page?.nodes ?? [])].reverse().map((message) => (
          <ThreadMessage key={message.id} message={message} name={name} accessToken={accessToken} />
        ))}
      </Stack>
      {hasUnread && (
        <ThreadButton
          intent="markRead"
          id={id}
          fields={{ upTo: newest.id }}
          accessToken={accessToken}
          label={t('conversations.markRead')}
          busyLabel={t('conversations.marking')}
        />
      )}
      {isLost && accessToken === null && (
        <Message tone="notice" role="alert">
          <span>{t('auth.signedOut')}</span> <AppLink to={loginPath(conversationPath(place, id))}>{t('auth.login')}</AppLink>
        </Message>
      )}
      <StateNote conversation={conversation} name={name} />
      {canWrite && older === null && (
        <div id="message-form">
          <MessageForm
            intent="sendMessage"
            place={id}
            draftKey={`conversation ${id}`}
            isVendor={side === 'VENDOR'}
            accessToken={accessToken}
            uploader={uploader}
          />
        </div>
      )}
      <ThreadActions conversation={conversation} place={place} accessToken={accessToken} />
    </Stack>
  );
}

/** What the conversation is about, as a link where there is one. */
function Subject({ conversation, place }: { conversation: Thread_ConversationFragment; place: ConversationPlace }) {
  const t = useT();
  const { product, orderNumber, packageNumber, vendor, topic } = conversation;
  let to: AppPath | null = null;
  if (product) to = productPath(product.slug);
  else if (place.from === 'console') to = packageNumber === null ? null : vendorPackagePath(packageNumber);
  else if (orderNumber !== null && place.from !== 'guest') to = place.from === 'order' ? orderPath(orderNumber) : ownOrderPath(orderNumber);
  else if (vendor) to = vendorStorePath(vendor.slug);
  const text = topic === 'GENERAL' && place.from !== 'console' ? t('conversations.toShop') : subjectText(conversation, t);
  return (
    <Text size="body" tone="muted">
      {to === null ? text : <AppLink to={to}>{text}</AppLink>}
    </Text>
  );
}

interface ThreadMessageProps {
  message: Thread_MessageFragment;
  name: string;
  accessToken: string | null;
}

function ThreadMessage({ message: { id, isOwn, isHidden, text, photos, createdAt }, name, accessToken }: ThreadMessageProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack as="li" gap={2} id={id} className={styles.message} data-own={isOwn ? '' : undefined}>
      <VisuallyHidden>{isOwn ? t('conversations.yours') : name}</VisuallyHidden>
      {isHidden ? (
        <Text size="body" tone="muted">
          {t('conversations.hidden')}
        </Text>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {photos.length > 0 && (
        <Cluster as="ul" gap={2} aria-label={t('conversations.photosOf')} className={styles.photos}>
          {photos.map((photo, position) => (
            <li key={photo.url}>
              <a href={photo.url} aria-label={t('conversations.photo', { n: position + 1, total: photos.length })}>
                <Picture image={{ ...photo, alt: '' }} sizes="120px" isDecorative />
              </a>
            </li>
          ))}
        </Cluster>
      )}
      <Cluster gap={4} justify="between">
        <Text as="time" size="small" tone={isOwn ? undefined : 'subtle'} dateTime={createdAt}>
          {formatDate(createdAt, locale, 'moment')}
        </Text>
        {!isOwn && !isHidden && (
          <ReportText
            intent="reportMessage"
            id={id}
            name={text}
            title={t('conversations.reportTitle')}
            accessToken={accessToken}
            reasons={REASONS}
            noteClass={styles.reported}
          />
        )}
      </Cluster>
    </Stack>
  );
}

function StateNote({ conversation: { status, blockedBy, side }, name }: { conversation: Thread_ConversationFragment; name: string }) {
  const t = useT();
  if (blockedBy !== null)
    return <Message tone="info">{t(blockedBy === side ? 'conversations.youBlocked' : 'conversations.theyBlocked', { name })}</Message>;
  return status === 'CLOSED' ? <Message tone="info">{t('conversations.closedNote')}</Message> : null;
}

/** Closes, opens, blocks: one button each, so that they work without scripts. */
function ThreadActions({ conversation, place, accessToken }: Pick<ThreadProps, 'conversation' | 'place' | 'accessToken'>) {
  const t = useT();
  const { id, status, blockedBy, side } = conversation;
  const common = { id, accessToken, busyLabel: t('acc.saving') };
  // A guest without an order starts another conversation with each new message.
  const who = side === 'BUYER' && place.from !== 'guest' ? 'buyer' : 'other';
  return (
    <Cluster as="section" gap={3} aria-label={t('conversations.actions')}>
      {blockedBy === null && status === 'OPEN' && <ThreadButton {...common} intent="closeConversation" label={t('conversations.close')} />}
      {blockedBy === null && status === 'CLOSED' && (
        <ThreadButton {...common} intent="reopenConversation" label={t('conversations.reopen')} />
      )}
      {blockedBy === null && (
        <ThreadButton {...common} intent="blockConversation" fields={{ isBlocked: 'yes' }} label={t('conversations.block', { side })} />
      )}
      {blockedBy === side && (
        <ThreadButton {...common} intent="blockConversation" fields={{ isBlocked: 'no' }} label={t('conversations.unblock')} />
      )}
      {blockedBy === null && (
        <Text size="small" tone="subtle">
          {t('conversations.reopenHint', { who })}
        </Text>
      )}
    </Cluster>
  );
}

interface ThreadButtonProps {
  intent: 'markRead' | 'closeConversation' | 'reopenConversation' | 'blockConversation';
  id: string;
  accessToken: string | null;
  fields?: Record<string, string>;
  label: string;
  busyLabel: string;
}

function ThreadButton({ intent, id, accessToken, fields = {}, label, busyLabel }: ThreadButtonProps) {
  const submission = useFormSubmission(intent, id);
  return (
    <ActionForm submission={submission}>
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="small" isBusy={submission.isBusy}>
        {submission.isBusy ? busyLabel : label}
      </Button>
      <SubmissionNote submission={submission} />
    </ActionForm>
  );
}

/**
 * Marks messages up to the newest one shown as read while the page is visible; `upTo` is null if there is nothing to read. Without
 * scripts, a button does.
 */
function useReadOnView(id: string, upTo: string | null, accessToken: string | null): void {
  const isHydrated = useHydrated();
  const [mark] = useMutation(MarkConversationReadDocument);
  useEffect(() => {
    if (!isHydrated || upTo === null) return;
    const read = () => {
      // The next visit tries again.
      if (document.visibilityState === 'visible') void mark({ variables: { id, upTo, accessToken } }).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [accessToken, id, isHydrated, mark, upTo]);
}

/** The newest message, if it arrived from the other side while the page was open; otherwise null. */
function useArrivedMessage(newest: Thread_MessageFragment | undefined): Thread_MessageFragment | null {
  const [firstId] = useState(newest?.id);
  return newest === undefined || newest.id === firstId || newest.isOwn ? null : newest;
}
