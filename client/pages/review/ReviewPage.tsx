import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { orderPath, ownOrderPath, productPath, reviewPath, trackPath, withHash } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { uploaderOf, type Uploader } from '#client/features/forms/uploadPicture.ts';
import { ReviewCard } from '#client/features/reviews/ReviewCard.tsx';
import { ReviewStatusNote } from '#client/features/reviews/ReviewStatusNote.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useAccessToken } from '#client/state/useAccessToken.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPageDocument, type ReviewedLine_LineFragment, type ReviewPageQuery } from './ReviewPage.generated.ts';

type Order = NonNullable<ReviewPageQuery['order']>;

/** Page on which a buyer reviews a line of a delivered order, or changes the review. */
export function ReviewPage({ view }: PageProps<'review'>) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { number = '', lineId = '' } = useParams();
  const { data: page, retry } = usePageQuery(ReviewPageDocument);
  const isMember = Boolean(page?.viewer);
  const accessToken = useAccessToken(number);
  const { data, error, refetch } = useQuery(ReviewPageDocument, {
    variables: { number, accessToken, locale: apiLocale(locale) },
    skip: !isHydrated || page?.order !== null || accessToken === null,
  });
  const order = page?.order ?? data?.order;
  const isLoading = !order && (accessToken === null ? !isHydrated && view.from === 'confirmation' : data === undefined);
  const found = order && findLine(order, lineId);
  const isRecord = view.from === 'account';
  const title = t(found?.line.review ? 'ownReviews.yours' : 'ownReviews.write');
  const toOrder = isRecord ? ownOrderPath(number) : orderPath(number);
  return (
    <AccountFrame isMember={isRecord}>
      <title>{`${title} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {isRecord && (
        <Breadcrumbs
          crumbs={[{ label: t('account.orders'), to: '/orders' }, { label: number, to: toOrder }, { label: t('ownReviews.crumb') }]}
        />
      )}
      {found ? (
        <Stack gap={6} measure="720px" above={3}>
          <h1 tabIndex={-1}>{title}</h1>
          <ReviewedProduct line={found.line} vendorName={found.vendorName} />
          <LineReview
            {...found}
            order={order}
            accessToken={isMember && page?.order ? null : accessToken}
            uploader={uploaderOf(page?.viewer?.id ?? null, number, accessToken)}
            toOrder={toOrder}
          />
          <OtherLines order={order} lineId={lineId} isRecord={isRecord} />
        </Stack>
      ) : page === undefined || error ? (
        <>
          <h1 tabIndex={-1}>{title}</h1>
          <SectionError message={t('ui.wrong')} onRetry={page === undefined ? retry : () => void refetch().catch(() => undefined)} />
        </>
      ) : isLoading ? (
        <Stack gap={4} align="start" aria-busy>
          <h1 tabIndex={-1}>{title}</h1>
          <p role="status">{t('ownReviews.loading')}</p>
        </Stack>
      ) : (
        <NothingHere
          icon="search"
          headingLevel={1}
          title={t('ownReviews.missing')}
          text={t(isMember ? 'ownReviews.notInAccount' : 'ownReviews.otherDevice')}
          links={[isRecord ? { to: '/orders', label: t('account.orders') } : { to: trackPath(number), label: t('nav.track') }]}
        />
      )}
    </AccountFrame>
  );
}

interface FoundLine {
  line: ReviewedLine_LineFragment;
  vendorName: string;
  /** Whether the line can be reviewed now for the first time. */
  isReviewable: boolean;
}

function findLine({ packages }: Order, lineId: string): FoundLine | null {
  for (const { lines, reviewableLines, vendor } of packages) {
    const line = lines.find(({ id }) => id === lineId);
    if (line) return { line, vendorName: vendor.name, isReviewable: reviewableLines.some(({ id }) => id === lineId) };
  }
  return null;
}

function ReviewedProduct({ line, vendorName }: Pick<FoundLine, 'line' | 'vendorName'>) {
  return (
    <Cluster gap={4} noWrap>
      <ProductImage image={line.image} sizes={72} radius="m" isDecorative />
      <Stack gap={0}>
        <Text weight="strong">{line.product ? <AppLink to={productPath(line.product.slug)}>{line.title}</AppLink> : line.title}</Text>
        <Text size="compact" tone="muted">
          {[...line.options.map(({ label }) => label), vendorName].join(' · ')}
        </Text>
      </Stack>
    </Cluster>
  );
}

interface LineReviewProps extends FoundLine {
  order: Order;
  accessToken: string | null;
  uploader: Uploader | null;
  toOrder: ReturnType<typeof orderPath>;
}

/** The line's review with its form; only the review after the time for changes, and a reason if there can be no review. */
function LineReview({ line, vendorName, isReviewable, accessToken, uploader, toOrder }: LineReviewProps) {
  const t = useT();
  const locale = useLocale();
  const { review, product } = line;
  if (review === null && !isReviewable)
    return (
      <Stack gap={4} align="start">
        <p>{t('ownReviews.notYet')}</p>
        <ButtonLink to={toOrder}>{t('ownReviews.toOrder')}</ButtonLink>
      </Stack>
    );
  const canEdit = review === null || new Date(review.editableUntil) > new Date();
  return (
    <>
      {review !== null && (
        <ReviewStatusNote review={review}>
          {product && review.status === 'PUBLISHED' && (
            <AppLink to={withHash(productPath(product.slug), 'reviews')}>{t('ownReviews.seeIt')}</AppLink>
          )}
        </ReviewStatusNote>
      )}
      {review !== null && !canEdit && (
        <>
          <ReviewCard review={review} vendorName={vendorName} headingLevel={2} />
          <Text tone="muted">{t('ownReviews.noLonger', { date: formatDate(review.editableUntil, locale) })}</Text>
        </>
      )}
      {canEdit && <ReviewForm line={line} accessToken={accessToken} uploader={uploader} />}
    </>
  );
}

/** Links to the other lines of the order that wait for a review. */
function OtherLines({ order, lineId, isRecord }: { order: Order; lineId: string; isRecord: boolean }) {
  const t = useT();
  const lines = order.packages.flatMap(({ reviewableLines }) => reviewableLines).filter(({ id }) => id !== lineId);
  if (lines.length === 0) return null;
  return (
    <Part id="others" title={t('ownReviews.others')}>
      <Stack as="ul">
        {lines.map((line) => (
          <Cluster as="li" key={line.id} gap={3} noWrap>
            <ProductImage image={line.image} sizes={56} radius="m" isDecorative />
            <AppLink to={reviewPath(order.number, line.id, isRecord)}>{line.title}</AppLink>
          </Cluster>
        ))}
      </Stack>
    </Part>
  );
}
