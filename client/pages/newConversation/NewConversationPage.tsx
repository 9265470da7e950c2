import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  conversationPath,
  loginPath,
  orderPath,
  productPath,
  vendorStorePath,
  type AppPath,
  type ConversationPlace,
} from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { MessageForm } from '#client/features/conversations/MessageForm.tsx';
import { uploaderOf } from '#client/features/forms/uploadPicture.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useAccessToken } from '#client/state/useAccessToken.ts';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Message, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { NewConversationDocument } from './NewConversationPage.generated.ts';

/** Form for the first message about a product, a package or a shop, which the query names. */
export function NewConversationPage({ view: { from } }: PageProps<'newConversation'>) {
  const t = useT();
  const navigate = useNavigate();
  const { number = '' } = useParams();
  const [params] = useSearchParams();
  const { data, retry } = usePageQuery(NewConversationDocument);
  const { viewer, product, vendor } = data ?? {};
  const token = useAccessToken(number);
  const { pathname, search } = useLocation();
  const sentTo = useFormSubmission('startConversation', params.toString()).result?.done?.['email'];
  const packageNumber = params.get('package');
  const place: ConversationPlace = from === 'order' ? { from, number } : { from };
  let about: { text: string; to: AppPath | null } | null = null;
  if (packageNumber !== null)
    about = { text: t('conversations.aboutPackage', { number: packageNumber }), to: from === 'order' ? orderPath(number) : null };
  else if (product) about = { text: `${product.title} · ${product.vendor.name}`, to: productPath(product.slug) };
  else if (vendor) about = { text: vendor.name, to: vendorStorePath(vendor.slug) };
  const isGuest = from === 'account' && !viewer;
  const title = t(from === 'console' ? 'conversations.writeBuyer' : 'conversations.writeSeller');
  const content =
    data === undefined ? (
      <>
        <h1 tabIndex={-1}>{title}</h1>
        <SectionError message={t('ui.wrong')} onRetry={retry} />
      </>
    ) : about === null ? (
      <NothingHere icon="mail" headingLevel={1} title={t('conversations.nothingHere')} text={t('conversations.noneText')} />
    ) : (
      <Stack gap={5} measure="720px" id="message-form">
        <Stack gap={2} align="start">
          <h1 tabIndex={-1}>{title}</h1>
          <Text size="body" tone="muted">
            {about.to === null ? about.text : <AppLink to={about.to}>{about.text}</AppLink>}
          </Text>
        </Stack>
        {sentTo !== undefined ? (
          <Message tone="success" role="status">
            {t('conversations.sentByGuest', { email: sentTo })}
          </Message>
        ) : (
          <>
            <Text size="body" tone="muted">
              <span>{t('conversations.private')}</span>{' '}
              {isGuest && <AppLink to={loginPath(`${pathname}${search}`)}>{t('conversations.logIn')}</AppLink>}
            </Text>
            <MessageForm
              needsGuest={isGuest}
              intent="startConversation"
              place={params.toString()}
              draftKey={`new conversation ${params.toString()}`}
              isVendor={from === 'console'}
              accessToken={from === 'order' ? token : null}
              uploader={uploaderOf(viewer?.id ?? null, number, token)}
              hidden={{ ...(product && { productId: product.id }), ...(vendor && { vendorId: vendor.id }) }}
              onSent={({ id }) => id !== undefined && void navigate(conversationPath(place, id))}
            />
          </>
        )}
      </Stack>
    );
  return (
    <>
      <title>{`${title} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {from === 'console' ? content : <AccountFrame isMember={from === 'account' && !isGuest}>{content}</AccountFrame>}
    </>
  );
}
