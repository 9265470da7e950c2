import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ReviewCard } from '#client/features/reviews/ReviewCard.tsx';
import { ReviewPhotos } from '#client/features/reviews/ReviewPhotos.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { LazyPictureDialog } from './LazyPictureDialog.tsx';
import { PostList } from './PostList.tsx';
import type { ProductReviews_ProductFragment } from './ProductPage.generated.ts';
import { ReviewReactions } from './Reactions.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ALL_REVIEWS, isFiltered, readReviewsQuery, REVIEWS_PLACE, reviewsHref } from './reviewsQuery.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import styles from './Reviews.module.css';

interface ReviewsSectionProps {
  product: ProductReviews_ProductFragment & { vendor: { name: string } };
  onRetry: () => void;
}

/** The product's reviews: summary, photos, filters and list. */
export function ReviewsSection({ product, onRetry }: ReviewsSectionProps) {
  const t = useT();
  const location = useLocation();
  const query = readReviewsQuery(new URLSearchParams(location.search));
  const { rating, fit, reviews, photoReviews, vendor, hasOwnReview } = product;
  const [shown, setShown] = useState<{ images: readonly PictureData[]; start: number } | null>(null);
  if (rating.count === 0)
    return (
      <Section id={REVIEWS_PLACE} title={t('reviews.title')} above="rhythm">
        <NothingHere
          icon="star"
          headingLevel={3}
          title={t('product.noReviews')}
          text={t('reviews.noneText')}
          links={hasOwnReview ? [] : [{ to: '/user-reviews', variant: 'outline', label: t('reviews.write') }]}
        />
      </Section>
    );
  const photos = (photoReviews?.nodes ?? []).flatMap((review) => review.photos);
  const hrefTo = (change: Partial<typeof query>) => reviewsHref(location, { ...query, after: null, ...change });
  return (
    <Section id={REVIEWS_PLACE} title={t('reviews.title')} above="rhythm">
      <Split isReversed side="300px" gap={[8, 14]}>
        <Stack gap={6}>
          <ReviewSummary rating={rating} fit={fit} stars={query.stars} hrefTo={hrefTo} />
          {!hasOwnReview && (
            <Stack gap={2} align="start">
              <Text size="body" tone="muted">
                {t('reviews.whoMay')}
              </Text>
              <ButtonLink to="/user-reviews" variant="outline" size="small">
                {t('reviews.write')}
              </ButtonLink>
            </Stack>
          )}
        </Stack>
        {reviews ? (
          <Stack gap={5}>
            {/* One review shows its photos itself. */}
            {(photoReviews?.nodes.length ?? 0) > 1 && !isFiltered(query) && (
              <div className={styles.strip}>
                <ReviewPhotos photos={photos} label={t('reviews.photos')} onPhoto={(start) => setShown({ images: photos, start })} />
              </div>
            )}
            {rating.count > 1 && <ReviewFilters query={query} count={reviews.totalCount} hrefTo={hrefTo} />}
            <PostList
              noMatch={
                reviews.nodes.length === 0 && { text: t('reviews.noMatch'), all: hrefTo(ALL_REVIEWS), allLabel: t('reviews.showAll') }
              }
              pages={[
                query.after !== null && { to: hrefTo({ after: null }), label: t('reviews.first') },
                reviews.pageInfo.hasNextPage && { to: hrefTo({ after: reviews.pageInfo.endCursor }), label: t('reviews.more') },
              ]}
            >
              {reviews.nodes.map((review) => (
                <li key={review.id} id={review.id}>
                  <ReviewCard
                    review={review}
                    vendorName={vendor.name}
                    onPhoto={(start) => setShown({ images: review.photos, start })}
                    actions={<ReviewReactions review={review} />}
                  />
                </li>
              ))}
            </PostList>
          </Stack>
        ) : (
          <SectionError onRetry={onRetry} message={t('reviews.failed')} />
        )}
      </Split>
      <LazyPictureDialog
        name={t('reviews.photos')}
        images={shown?.images ?? []}
        start={shown?.start ?? null}
        onClose={() => setShown(null)}
      />
    </Section>
  );
}
