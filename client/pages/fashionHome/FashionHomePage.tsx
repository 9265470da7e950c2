import type { ReactNode, CSSProperties } from 'react';
import { fashionShopPath, dataPath, productPath } from '#client/config/links.ts';
import { LatestArticles } from '#client/features/content/ArticleCard.tsx';
import { Newsletter } from '#client/features/content/NewsletterForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Container, Stack, Cluster } from '#client/ui/primitives/Layout.tsx';
import { loader } from './fashionHome.loader.ts';
import styles from './FashionHomePage.module.css';
import { BrandGrid, GarmentCategories, Lookbook, ProductShelf, SplitTitle, WeekDeal } from './FashionSections.tsx';
import type { Fronts_ProductBannerFragment } from '#client/features/fronts/Fronts.generated.ts';
import { HeroCarousel } from '#client/features/fronts/HeroCarousel.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';

/** The front of the fashion part: every list stands for itself, each in a rhythm of its own. One that failed says so in its place. */
export function FashionHomePage({ view }: PageProps<'fashionHome'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? (
      <Container>
        <SectionError onRetry={retry} />
      </Container>
    ) : (
      show(list)
    );
  const total = data?.whole?.totalCount ?? null;
  const facet = data?.whole?.facets?.[0];
  const makers = facet?.__typename === 'ListFacet' ? facet : null;
  const eyebrow = total === null || makers === null ? null : t('fashion.piecesFrom', { n: total, m: makers.totalValues });
  // As the listing counts them that a brand leads to: a brand also makes what is no fashion.
  const piecesOf = makers && new Map(makers.values.map(({ value, count }) => [value, count]));
  const allClothes = { to: fashionShopPath(), label: total === null ? t('ui.seeAll') : t('home.seeAll', { n: total }) };

  return (
    <Stack gap="rhythm">
      <PageMeta title={t('fashion.title')} description={t('fashion.description')} canonical="/fashion" />
      <div>
        {section(data?.hero, (banners) => (
          <EditorialHero banners={banners} eyebrow={eyebrow} />
        ))}
        {section(data?.fashioncategories, ({ categories }) => (
          <GarmentCategories categories={categories} />
        ))}
      </div>
      {section(data?.fashiondeal, (deal) => (
        <WeekDeal deal={deal} />
      ))}
      {section(data?.fashionclothes, (shelf) => (
        <ProductShelf id="fashion-clothes" shelf={shelf} look="lead" more={allClothes} hasCategories />
      ))}
      {section(data?.fashionfootwear, (shelf) => (
        <ProductShelf id="fashion-footwear" shelf={shelf} look="beside" copy={t('fashion.footwearCopy')} />
      ))}
      {section(data?.fashionaccessories, (shelf) => (
        <ProductShelf id="fashion-accessories" shelf={shelf} look="row" />
      ))}
      {section(data?.fashionbrand, ({ title, brands }) => (
        <BrandGrid title={title} brands={brands} piecesOf={piecesOf} />
      ))}
      {data?.lookbook?.[0] && <Lookbook banner={data.lookbook[0]} />}
      <Container>
        <Stack gap="rhythm">
          {data?.journal && <LatestArticles articles={data.journal.nodes} title={t('fashion.journal')} className={styles.journal} />}
          <Newsletter look="underlined" className={styles.newsletter} />
        </Stack>
      </Container>
    </Stack>
  );
}

/** Garments of the second place and the object on the floor say what they are and cost. */
const LABELLED: readonly number[] = [1, 3];

/** Width and left edge of each garment on wide, middle and narrow screens. */
const PLACES: readonly Record<string, string | number>[] = [
  { '--wide': '500px', '--wide-x': '-100px' },
  {
    '--wide': '590px',
    '--wide-x': '132px',
    '--middle': '480px',
    '--middle-x': '-70px',
    '--narrow': '470px',
    '--narrow-x': 'calc(100% - 374px)',
    zIndex: 1,
  },
  { '--wide': '540px', '--wide-x': '420px', '--middle': '440px', '--middle-x': 'calc(100% - 283px)' },
  {
    '--wide': '320px',
    '--wide-x': '-40px',
    '--middle': '230px',
    '--middle-x': 'calc(100% - 218px)',
    '--narrow': '196px',
    '--narrow-x': '-22px',
    zIndex: 2,
  },
];

/** The scenes at the head of the fashion pages. The first heading is the page's. */
function EditorialHero({ banners, eyebrow }: { banners: readonly Fronts_ProductBannerFragment[]; eyebrow: string | null }) {
  const t = useT();
  return (
    <HeroCarousel
      label={t('fashion.hero')}
      banners={banners}
      look={styles}
      renderSlide={(banner, isFirst, hasPictures) => (
        <EditorialSlide banner={banner} eyebrow={eyebrow} isFirst={isFirst} hasPictures={hasPictures} />
      )}
    />
  );
}

interface EditorialSlideProps {
  banner: Fronts_ProductBannerFragment;
  eyebrow: string | null;
  /** Its title heads the page, and its pictures come at once. */
  isFirst: boolean;
  hasPictures: boolean;
}

/** One scene: words on the left; on the right what they speak of, on a rail before a wall, the fourth thing on the floor. */
function EditorialSlide({ banner, eyebrow, isFirst, hasPictures }: EditorialSlideProps) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={styles.stage}>
        <span className={styles.rail} aria-hidden="true" />
        {banner.products.slice(0, 4).map(({ id, slug, title, price, images: [image] }, index) => (
          <div key={id} className={styles.garment} style={PLACES[index] as CSSProperties}>
            {hasPictures && image && <Picture image={image} sizes="(min-width: 768px) 600px, 96vw" isEager={isFirst} isDecorative />}
            {LABELLED.includes(index) && (
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
    </div>
  );
}
