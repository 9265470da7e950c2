import type { ReactNode } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { localeOf } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import type { ReviewFit } from '#client/graphql/schemaTypes.generated.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Stars } from '#client/ui/primitives/Stars.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { LANGUAGES } from '#schema/rules/locales.ts';
import type { ReviewCard_ReviewFragment } from './Reviews.generated.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

export const FIT_LABEL: Record<ReviewFit, PlainMessageKey> = {
  SMALL: 'reviews.fitSmall',
  TRUE_TO_SIZE: 'reviews.fitTrue',
  LARGE: 'reviews.fitLarge',
};

interface ReviewCardProps {
  review: ReviewCard_ReviewFragment;
  /** Name of the vendor that answers. */
  vendorName: string;
  headingLevel?: 2 | 3;
  /** Content above the review, such as its product or its status. */
  lead?: ReactNode;
  /** Called with the position of a photo that is pressed; by default, a photo is a link to its file. */
  onPhoto?: (position: number) => void;
  actions?: ReactNode;
}

/** A review: stars, title, text, photos, author, and the vendor's answer. */
export function ReviewCard({ review, vendorName, headingLevel = 3, lead, onPhoto, actions }: ReviewCardProps) {
  const t = useT();
  const locale = useLocale();
  const { id, stars, title, text, photos, reply } = review;
  const { tag } = LANGUAGES[localeOf(review.language)];
  return (
    <Stack as="article" gap={2} aria-labelledby={`${id}-title`}>
      {lead}
      <Stars value={stars} label={t('reviews.stars', { n: stars })} />
      <Heading level={headingLevel} size="lead" id={`${id}-title`} lang={tag}>
        {title}
      </Heading>
      <Text isTyped measure="72ch" lang={tag}>
        {text}
      </Text>
      {photos.length > 0 && <ReviewPhotos photos={photos} label={t('reviews.photosOf', { title })} onPhoto={onPhoto} />}
      <ReviewFacts review={review} />
      {reply && (
        <Surface tone="sunken" pad={4} radius="m" gap={1}>
          <Cluster gap={3} isTight align="baseline">
            <Text as="b" size="body" weight="strong">
              {t('reviews.replyFrom', { vendor: vendorName })}
            </Text>
            <Text as="time" size="small" tone="subtle" dateTime={reply.createdAt}>
              {formatDate(reply.editedAt ?? reply.createdAt, locale)}
            </Text>
          </Cluster>
          <Text isTyped measure="72ch" size="body">
            {reply.text}
          </Text>
        </Surface>
      )}
      {actions}
    </Stack>
  );
}

/** Author, date, bought variant and fit of a review. */
function ReviewFacts({ review }: { review: ReviewCard_ReviewFragment }) {
  const t = useT();
  const locale = useLocale();
  const { authorName, createdAt, editedAt, options, fit, isVerifiedPurchase } = review;
  return (
    <Text as="div" size="small" tone="subtle">
      <Cluster gap={4} isTight>
        <Text as="b" tone="text" weight="strong">
          {authorName}
        </Text>
        <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
        {editedAt !== null && <span>{t('reviews.edited', { date: formatDate(editedAt, locale) })}</span>}
        {options.length > 0 && <span>{options.map(({ label }) => label).join(', ')}</span>}
        {fit !== null && <span>{t(FIT_LABEL[fit])}</span>}
        {isVerifiedPurchase && (
          <Text as="span" tone="success" weight="strong">
            <Cluster as="span" gap={1} noWrap>
              <Icon name="check" size={16} />
              {t('reviews.verified')}
            </Cluster>
          </Text>
        )}
      </Cluster>
    </Text>
  );
}
