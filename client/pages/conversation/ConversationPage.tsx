import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';
import { orderPath, type AppPath, type ConversationPlace } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { Thread } from '#client/features/conversations/Thread.tsx';
import { uploaderOf } from '#client/features/forms/uploadPicture.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { readCursor } from '#client/lib/readCursor.ts';
import { useAccessToken } from '#client/state/useAccessToken.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ConversationPageDocument } from './ConversationPage.generated.ts';

const TOKEN_MISSING = { order: 'conversations.otherDevice', guest: 'conversations.openLink' } as const;

/** A conversation of the member, of a guest with the token of the order or of an email's link, or of the vendor. */
export function ConversationPage({ view: { from } }: PageProps<'conversation'>) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const isHydrated = useHydrated();
  const { id = '', number = '' } = useParams();
  const { data: page, retry } = usePageQuery(ConversationPageDocument);
  const token = useAccessToken(number);
  const after = readCursor(new URLSearchParams(useLocation().search));
  const isByToken = from === 'order' || from === 'guest';
  const accessToken = isByToken && !page?.conversation ? token : null;
  const { data, error, refetch } = useQuery(ConversationPageDocument, {
    variables: { id, accessToken, after, isOlder: after !== null, isConsole: false, locale },
    skip: !isHydrated || accessToken === null || page === undefined,
  });
  const conversation = page?.conversation ?? data?.conversation;
  const hasFailed = page === undefined || error !== undefined;
  const isLoading = !conversation && isByToken && (!isHydrated || (accessToken !== null && data === undefined));
  const places: Record<typeof from, ConversationPlace> = {
    account: { from: 'account' },
    console: { from: 'console' },
    order: { from: 'order', number },
    guest: { from: 'guest', token },
  };
  const place = places[from];
  const back: { to: AppPath; label: string } = {
    account: { to: '/messages' as const, label: t('account.messages') },
    console: { to: '/vendor-conversations' as const, label: t('console.messages') },
    order: { to: orderPath(number), label: t('conversations.aboutOrder', { number }) },
    guest: { to: '/' as const, label: t('nav.home') },
  }[from];
  const lead = (
    <Text size="compact">
      <AppLink to={back.to}>{back.label}</AppLink>
    </Text>
  );
  const content = conversation ? (
    <Thread
      key={conversation.id}
      conversation={conversation}
      older={conversation.older ?? null}
      place={place}
      accessToken={accessToken}
      uploader={uploaderOf(page?.viewer?.id ?? null, number, token)}
      lead={lead}
    />
  ) : hasFailed ? (
    <>
      <h1 tabIndex={-1}>{t('account.messages')}</h1>
      <SectionError message={t('ui.wrong')} onRetry={page === undefined ? retry : () => void refetch().catch(() => undefined)} />
    </>
  ) : isLoading ? (
    <>
      <h1 tabIndex={-1}>{t('account.messages')}</h1>
      <p role="status">{t('conversations.loading')}</p>
    </>
  ) : (
    <NothingHere
      icon="mail"
      headingLevel={1}
      title={t('conversations.missing')}
      text={t(isByToken ? TOKEN_MISSING[from] : 'conversations.notYours')}
      links={[back]}
    />
  );
  return (
    <>
      <title>{`${t('account.messages')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {from === 'console' ? content : <AccountFrame isMember={from === 'account'}>{content}</AccountFrame>}
    </>
  );
}
