import { useLocation } from 'react-router-dom';
import { productPath } from '#client/config/links.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { ReviewCard } from '#client/features/reviews/ReviewCard.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleChips, ConsolePages } from '#client/features/vendorConsole/ConsoleList.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { vendorDraftsVar } from '#client/state/drafts.ts';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Block, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { MAX_REPLY_LENGTH } from '#schema/rules/limits.ts';
import { replySpec } from './vendorReviews.action.ts';
import { VendorReviewsDocument, type ReceivedReview_ReviewFragment } from './VendorReviewsPage.generated.ts';
import { readVendorReviewsQuery, REVIEW_LISTS, vendorReviewsPath, type ReviewListKey } from './vendorReviewsQuery.ts';

const FILTER_LABEL: Record<Exclude<ReviewListKey, 'unanswered'>, PlainMessageKey> = { all: 'vendorReviews.all', low: 'vendorReviews.low' };

const NONE: Record<ReviewListKey, PlainMessageKey> = {
  all: 'vendorReviews.none',
  unanswered: 'vendorReviews.noneUnanswered',
  low: 'vendorReviews.noneLow',
};

/** Reviews of the vendor's products, newest first, with a form to answer each. */
export function VendorReviewsPage() {
  const t = useT();
  const { data, retry } = usePageQuery(VendorReviewsDocument);
  const { show, after } = readVendorReviewsQuery(new URLSearchParams(useLocation().search));
  return (
    <ConsolePage title="console.reviews" viewer={data?.viewer} onRetry={retry}>
      {({ reviews, unansweredReviews, profile }) => (
        <>
          <ConsoleHead title={t('console.reviews')}>{t('vendorReviews.lead')}</ConsoleHead>
          <Stack gap={4}>
            <DoneNote intent="replyToReview">{t('vendorReviews.sent')}</DoneNote>
            <ConsoleChips
              label={t('vendorReviews.show')}
              choices={REVIEW_LISTS.map((key) => ({
                label: key === 'unanswered' ? t('vendorReviews.unanswered', { n: unansweredReviews }) : t(FILTER_LABEL[key]),
                to: vendorReviewsPath({ show: key }),
                isCurrent: key === show,
              }))}
            />
            {!reviews && <SectionError onRetry={retry} message={t('ui.wrong')} />}
            {reviews?.nodes.length === 0 && <NothingHere icon="star" title={t(NONE[show])} text={t('vendorReviews.noneText')} />}
            {reviews && reviews.nodes.length > 0 && (
              <ul>
                {reviews.nodes.map((review) => (
                  <ReceivedReview key={review.id} review={review} vendorName={profile.name} />
                ))}
              </ul>
            )}
            <ConsolePages
              pages={[
                after !== null && { label: t('vendorReviews.newest'), to: vendorReviewsPath({ show }) },
                reviews?.pageInfo.hasNextPage && {
                  label: t('vendorReviews.older'),
                  to: vendorReviewsPath({ show, after: reviews.pageInfo.endCursor }),
                },
              ]}
            />
          </Stack>
        </>
      )}
    </ConsolePage>
  );
}

function ReceivedReview({ review, vendorName }: { review: ReceivedReview_ReviewFragment; vendorName: string }) {
  const t = useT();
  const { id, product, replyEditableUntil } = review;
  const canReply = replyEditableUntil === null || new Date(replyEditableUntil) > new Date();
  const submission = useFormSubmission('replyToReview', id);
  useFormResult(submission, ({ done }) => {
    if (done !== null) toast.success(t('vendorReviews.sent'));
  });
  return (
    <Block as="li" rule={5} below={5} id={id}>
      <ReviewCard
        review={review}
        vendorName={vendorName}
        headingLevel={2}
        lead={
          <Cluster gap={3} noWrap>
            <ProductImage image={product?.images[0]} sizes={40} radius="s" isDecorative />
            {product ? (
              <Text as={AppLink} size="body" weight="strong" to={productPath(product.slug)}>
                {product.title}
              </Text>
            ) : (
              <Text tone="muted">{t('vendorReviews.gone')}</Text>
            )}
          </Cluster>
        }
        actions={canReply && <ReplyForm key={review.reply?.text} review={review} submission={submission} />}
      />
    </Block>
  );
}

interface ReplyFormProps {
  review: ReceivedReview_ReviewFragment;
  submission: ReturnType<typeof useFormSubmission>;
}

/** Form for the public answer. It also opens without scripts. */
function ReplyForm({ review: { id, title, reply }, submission }: ReplyFormProps) {
  const t = useT();
  const form = useDraftForm(replySpec, submission, {
    id: `reply-${id}`,
    draftKey: `reply ${id}`,
    where: vendorDraftsVar,
    saved: { text: reply?.text ?? '' },
  });
  const label = t(reply === null ? 'vendorReviews.reply' : 'vendorReviews.changeReply');
  return (
    <details className={shared.fold} open={form.isDirty || form.problem.unsaved !== null || undefined}>
      <summary aria-label={`${label}: ${title}`}>{label}</summary>
      <ActionFormFrame form={form} anchor={id} above={3} measure="640px">
        <CountedField
          {...form.field('text')}
          typed={form.values.text}
          label={t('vendorReviews.text')}
          hint={t('vendorReviews.textHint')}
          max={MAX_REPLY_LENGTH}
          isLong
          rows={4}
        />
        <FormButtons form={form} label={t('vendorReviews.send')} size="small" onDiscard={form.isDirty && form.discard} />
      </ActionFormFrame>
    </details>
  );
}
