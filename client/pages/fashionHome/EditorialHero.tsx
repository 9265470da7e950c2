import type { CSSProperties } from 'react';
import { dataPath, productPath } from '#client/config/links.ts';
import type { Fronts_ProductBannerFragment } from '#client/features/fronts/Fronts.generated.ts';
import { HeroCarousel } from '#client/features/fronts/HeroCarousel.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Picture } from '#client/ui/media/Picture.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Container, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import styles from './EditorialHero.module.css';
import { SplitTitle } from './FashionSections.tsx';

/** Indexes of the pictures shown on every viewport. From `xl` upwards, they have a title and price. */
const ALWAYS_SHOWN: readonly number[] = [1, 3];
const SIZES = '(min-width: 768px) 600px, 96vw';
const FLOOR_SIZES = '(min-width: 1280px) 320px, 230px';

/** Width and left edge of each garment on wide, medium and narrow viewports, followed by its layer. */
const POSITIONS = [
  ['500px', '-100px'],
  ['590px', '132px', '480px', '-70px', '470px', 'calc(100% - 374px)', 1],
  ['540px', '420px', '440px', 'calc(100% - 283px)'],
  ['320px', '-40px', '230px', 'calc(100% - 218px)', '196px', '-22px', 2],
].map(([wide, wideX, middle, middleX, narrow, narrowX, zIndex]) => {
  const edges = { '--wide-x': wideX, '--middle-x': middleX, '--narrow-x': narrowX };
  return { '--wide': wide, '--middle': middle, '--narrow': narrow, ...edges, zIndex } as CSSProperties;
});

/** Hero carousel for the fashion pages. The title of the first slide is the page's `h1`. */
export function EditorialHero({ banners, eyebrow }: { banners: readonly Fronts_ProductBannerFragment[]; eyebrow: string | null }) {
  const t = useT();
  return (
    <HeroCarousel
      label={t('fashion.hero')}
      banners={banners}
      classNames={styles}
      renderSlide={(banner, isFirst, hasPictures) => (
        <EditorialSlide banner={banner} eyebrow={eyebrow} isFirst={isFirst} hasPictures={hasPictures} />
      )}
    />
  );
}

interface EditorialSlideProps {
  banner: Fronts_ProductBannerFragment;
  eyebrow: string | null;
  /** Whether the slide's title is the `h1` and its pictures load eagerly. */
  isFirst: boolean;
  hasPictures: boolean;
}

/** A slide with text on the left and four products on the right: three on a clothes rail and one on the floor. */
function EditorialSlide({ banner, eyebrow, isFirst, hasPictures }: EditorialSlideProps) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <Container className={styles.heroWords}>
        <Stack gap={6} align="start">
          <Stack gap={3}>
            {eyebrow && <Text size="body">{eyebrow}</Text>}
            <Title className={styles.heroTitle} tabIndex={isFirst ? -1 : undefined}>
              <SplitTitle>{banner.title}</SplitTitle>
            </Title>
          </Stack>
          {banner.copy && (
            <Text size="lead" tone="muted" measure="24rem" className={styles.heroCopy}>
              {banner.copy}
            </Text>
          )}
          {banner.cta && <ButtonLink to={dataPath(banner.href)}>{banner.cta}</ButtonLink>}
        </Stack>
      </Container>
      <div className={styles.stage}>
        <span className={styles.rail} aria-hidden="true" />
        {banner.products.slice(0, 4).map(({ id, slug, title, price, images: [image] }, index) => (
          <div key={id} className={styles.garment} style={POSITIONS[index]}>
            {hasPictures && image && (
              <Picture
                image={image}
                sizes={index === 3 ? FLOOR_SIZES : SIZES}
                // Hidden pictures stay lazy, so that they are not fetched.
                isEager={isFirst && ALWAYS_SHOWN.includes(index)}
                isDecorative
              />
            )}
            {ALWAYS_SHOWN.includes(index) && (
              <Cluster as={AppLink} noWrap to={productPath(slug)} className={styles.label}>
                <Text as="span" size="compact" isTruncated>
                  {title}
                </Text>
                <Text as="span" size="compact">
                  {formatMoney(price.current.minorUnits)}
                </Text>
              </Cluster>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
