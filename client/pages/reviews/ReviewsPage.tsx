import { useLocation } from 'react-router-dom';
import { productPath, reviewPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { ReviewCard } from '#client/features/reviews/ReviewCard.tsx';
import { ReviewStatusNote } from '#client/features/reviews/ReviewStatusNote.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { Block, Cluster, Scroller, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ownReviewsPath, readOwnReviewsQuery } from './ownReviewsQuery.ts';
import { ReviewsPageDocument, type LineToReview_PurchaseFragment, type MyReview_ReviewFragment } from './ReviewsPage.generated.ts';

/** The member's purchases to review and written reviews, as two tabs. */
export function ReviewsPage() {
  const t = useT();
  const { data, retry } = usePageQuery(ReviewsPageDocument);
  const { isWritten, after } = readOwnReviewsQuery(new URLSearchParams(useLocation().search));
  const viewer = data?.viewer;
  const list = isWritten ? viewer?.reviews : viewer?.reviewableLines;
  const toWrite = viewer?.reviewableLines ?? viewer?.toWrite;
  const written = viewer?.reviews ?? viewer?.written;
  return (
    <AccountFrame>
      <title>{`${t('ownReviews.mine')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <h1 tabIndex={-1}>{t('ownReviews.mine')}</h1>
        <nav aria-label={t('ownReviews.mine')}>
          <Scroller as="ul">
            <li>
              <Pill as={AppLink} to={ownReviewsPath({})} aria-current={isWritten ? undefined : 'page'} preventScrollReset>
                {t('ownReviews.toWrite', { n: toWrite?.totalCount ?? 0 })}
              </Pill>
            </li>
            <li>
              <Pill as={AppLink} to={ownReviewsPath({ isWritten: true })} aria-current={isWritten ? 'page' : undefined} preventScrollReset>
                {t('ownReviews.written', { n: written?.totalCount ?? 0 })}
              </Pill>
            </li>
          </Scroller>
        </nav>
        {!list ? (
          <SectionError onRetry={retry} message={t('ui.wrong')} />
        ) : list.nodes.length === 0 ? (
          <NothingHere
            icon="star"
            title={t(isWritten ? 'ownReviews.noneWritten' : 'ownReviews.nothingToWrite')}
            text={t(isWritten ? 'ownReviews.noneWrittenText' : 'ownReviews.nothingToWriteText')}
            links={[{ to: '/orders', variant: 'outline', label: t('account.orders') }]}
          />
        ) : (
          <Stack as="ul" gap={0}>
            {viewer?.reviews?.nodes.map((review) => (
              <WrittenReview key={review.id} review={review} />
            ))}
            {viewer?.reviewableLines?.nodes.map((purchase) => (
              <LineToReview key={purchase.line.id} purchase={purchase} />
            ))}
          </Stack>
        )}
        <Cluster gap={3}>
          <ButtonLinks
            variant="outline"
            size="small"
            links={[
              after !== null && { to: ownReviewsPath({ isWritten }), label: t('ownReviews.newest') },
              list?.pageInfo.hasNextPage && {
                to: ownReviewsPath({ isWritten, after: list.pageInfo.endCursor }),
                label: t('ownReviews.older'),
              },
            ]}
          />
        </Cluster>
      </Stack>
    </AccountFrame>
  );
}

function LineToReview({ purchase: { at, order, line } }: { purchase: LineToReview_PurchaseFragment }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Block as="li" rule={4} below={4}>
      <Cluster gap={4} justify="between">
        <Cluster gap={4} noWrap>
          <ProductImage image={line.image} sizes={64} radius="m" isDecorative />
          <Stack gap={0}>
            <Text weight="strong">{line.title}</Text>
            <Text size="compact" tone="muted">
              {[...line.options.map(({ label }) => label), t('ownReviews.bought', { date: formatDate(at, locale) })].join(' · ')}
            </Text>
          </Stack>
        </Cluster>
        <ButtonLink
          variant="outline"
          size="small"
          to={reviewPath(order.number, line.id, true)}
          aria-label={t('ownReviews.writeFor', { name: line.title })}
        >
          {t('ownReviews.write')}
        </ButtonLink>
      </Cluster>
    </Block>
  );
}

function WrittenReview({ review }: { review: MyReview_ReviewFragment }) {
  const t = useT();
  const { product, orderNumber, lineId, title, status, editableUntil } = review;
  const canEdit = orderNumber !== null && lineId !== null && new Date(editableUntil) > new Date();
  return (
    <Block as="li" rule={5} below={5}>
      <ReviewCard
        review={review}
        vendorName={product?.vendor.name ?? ''}
        headingLevel={2}
        lead={
          <Stack gap={3}>
            <Cluster gap={3} noWrap>
              <ProductImage image={product?.images[0]} sizes={48} radius="s" isDecorative />
              {product ? (
                <Text as={AppLink} weight="strong" to={productPath(product.slug)}>
                  {product.title}
                </Text>
              ) : (
                <Text tone="muted">{t('ownReviews.gone')}</Text>
              )}
            </Cluster>
            {status !== 'PUBLISHED' && <ReviewStatusNote review={review} />}
          </Stack>
        }
        actions={
          canEdit && (
            <Cluster>
              <ButtonLink
                variant="outline"
                size="small"
                to={reviewPath(orderNumber, lineId, true)}
                aria-label={t('ownReviews.changeThis', { title })}
              >
                {t('ownReviews.change')}
              </ButtonLink>
            </Cluster>
          )
        }
      />
    </Block>
  );
}
