import { useLocation } from 'react-router-dom';
import { TextForm } from '#client/features/forms/TextForm.tsx';
import { ReviewCard } from '#client/features/reviews/ReviewCard.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleChips } from '#client/features/vendorConsole/ConsoleList.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { ReceivedList, ReceivedProduct, useReloadAfter } from '#client/features/vendorConsole/ReceivedList.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { vendorDraftsVar } from '#client/state/drafts.ts';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { MAX_REPLY_LENGTH } from '#schema/rules/limits.ts';
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
            <ReceivedList
              items={reviews}
              none={{ icon: 'star', title: t(NONE[show]), text: t('vendorReviews.noneText') }}
              after={after}
              hrefTo={(cursor) => vendorReviewsPath({ show, after: cursor })}
              failed={t('ui.wrong')}
              onRetry={retry}
            >
              {(review) => <ReceivedReview review={review} vendorName={profile.name} onAnswered={retry} />}
            </ReceivedList>
          </Stack>
        </>
      )}
    </ConsolePage>
  );
}

interface ReceivedReviewProps {
  review: ReceivedReview_ReviewFragment;
  vendorName: string;
  onAnswered: () => void;
}

function ReceivedReview({ review, vendorName, onAnswered }: ReceivedReviewProps) {
  const { id, product, replyEditableUntil, reply } = review;
  const canReply = replyEditableUntil === null || new Date(replyEditableUntil) > new Date();
  useReloadAfter(useFormSubmission('replyToReview', id), onAnswered);
  return (
    <ReviewCard
      review={review}
      vendorName={vendorName}
      headingLevel={2}
      lead={<ReceivedProduct product={product} />}
      actions={canReply && <ReplyForm key={reply?.text} review={review} />}
    />
  );
}

/** Form for the public answer. It also opens without scripts. */
function ReplyForm({ review: { id, title, reply } }: { review: ReceivedReview_ReviewFragment }) {
  const t = useT();
  return (
    <TextForm
      submission={useFormSubmission('replyToReview', id)}
      id={`reply-${id}`}
      anchor={id}
      draftKey={`reply ${id}`}
      where={vendorDraftsVar}
      saved={reply?.text ?? ''}
      fold={{ label: t(reply === null ? 'vendorReviews.reply' : 'vendorReviews.changeReply'), subject: title }}
      label={t('vendorReviews.text')}
      hint={t('vendorReviews.textHint')}
      max={MAX_REPLY_LENGTH}
      rows={4}
      needText="vendorReviews.needText"
      button={t('vendorReviews.send')}
      busyLabel={t('vendorReviews.sending')}
      done={{ published: 'vendorReviews.sent', pending: 'vendorReviews.sent' }}
    />
  );
}
