import type { ReactNode } from 'react';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { LatestArticles } from '#client/features/content/ArticleCard.tsx';
import { Newsletter } from '#client/features/content/NewsletterForm.tsx';
import { ProductTabs } from '#client/features/fronts/ProductTabs.tsx';
import { useT } from '#client/i18n/useT.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Container, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { DealsOfTheDay } from './DealsOfTheDay.tsx';
import styles from './HomePage.module.css';
import { CategoryRow, FavouriteVendors, MartBand, Promises, Promos } from './HomeSections.tsx';
import { dataPath } from '#client/config/links.ts';
import { HeroCarousel } from '#client/features/fronts/HeroCarousel.tsx';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { hideIfBroken } from '#client/ui/media/hideIfBroken.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { heroFallback, heroGrounds, heroSources } from './heroSources.ts';
import { NextDelivery } from './NextDelivery.tsx';
import { HomePageDocument, type HomePageQuery } from './HomePage.generated.ts';

/** Number of new products per tab. */
const SHOWN = 10;

/** Home page: one query, and one section per list. A list that failed to load shows an error; an empty list has no section. */
export function HomePage() {
  const t = useT();
  const { data, retry } = usePageData(HomePageDocument);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? <SectionError onRetry={retry} /> : show(list);
  const filled = <Item,>(items: readonly Item[], show: ReactNode) => (items.length > 0 ? show : null);

  return (
    <Container>
      <Stack gap="rhythm">
        <PageMeta title={t('home.title')} description={t('home.description')} canonical="/" />
        <VisuallyHidden as="h1">{t('home.heading')}</VisuallyHidden>
        <div>
          <NextDelivery />
          {section(data?.hero, (banners) => filled(banners, <HomeHero banners={banners} />))}
          {data?.services && filled(data.services, <Promises services={data.services} />)}
        </div>
        {section(data?.categoryTiles, (tiles) => filled(tiles, <CategoryRow tiles={tiles} />))}
        {section(data?.deals, (deals) => (
          <DealsOfTheDay deals={deals} saleCount={data?.onSale?.totalCount ?? null} />
        ))}
        {section(data?.mart, ({ categories }) => filled(categories, <MartBand categories={categories} />))}
        {section(data?.arrivals, ({ nodes: all }) => (
          <ProductTabs
            id="arrivals"
            title={t('home.arrivals')}
            className={styles.arrivals}
            tabs={[
              { key: 'all', label: t('home.arrivalsAll'), products: all },
              { key: 'fruit', label: t('home.arrivalsFruit'), products: data?.arrivalsFruit?.nodes ?? [] },
              { key: 'snacks', label: t('home.arrivalsSnacks'), products: data?.arrivalsSnacks?.nodes ?? [] },
              { key: 'bakery', label: t('home.arrivalsBakery'), products: data?.arrivalsBakery?.nodes ?? [] },
            ]}
          >
            {(products) => <ProductGrid products={products.slice(0, SHOWN)} columns={5} {...cardSlots} />}
          </ProductTabs>
        ))}
        {data?.promos && filled(data.promos, <Promos banners={data.promos} />)}
        {section(data?.vendors, ({ nodes }) => filled(nodes, <FavouriteVendors vendors={nodes} />))}
        {data?.posts && <LatestArticles articles={data.posts.nodes} title={t('blog.latest')} className={styles.journal} />}
        <RecentlyViewed {...cardSlots} />
        <Newsletter />
      </Stack>
    </Container>
  );
}

type Banner = NonNullable<HomePageQuery['hero']>[number];

/** The picture is 1320 px wide, but the 1280 px file looks the same and is a third smaller than the next larger one. */
const SIZES = '(min-width: 1384px) 1280px, (min-width: 1280px) 100vw, (min-width: 480px) 50vw, 100vw';

/** Hero carousel with a text and a link on each slide. */
function HomeHero({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  return (
    <HeroCarousel
      label={t('home.hero')}
      banners={banners}
      classNames={styles}
      renderSlide={(banner, isFirst, hasPicture) => (
        <div className={styles.slide}>
          {hasPicture && <HeroPicture banner={banner} isEager={isFirst} />}
          <Stack gap={5} align="start" className={styles.heroWords}>
            <h2>{banner.title}</h2>
            {banner.copy && <Text size="lead">{banner.copy}</Text>}
            {banner.cta && (
              <ButtonLink to={dataPath(banner.href)} iconEnd="arrowRight">
                {banner.cta}
              </ButtonLink>
            )}
          </Stack>
        </div>
      )}
    />
  );
}

/** Background and scene. Both are decorative, because the text describes the banner. */
function HeroPicture({ banner, isEager }: { banner: Banner; isEager: boolean }) {
  const { theme } = usePrefs();
  if (!banner.image) return null;
  const day = banner.image.url;
  const night = banner.nightImage?.url ?? null;
  const fallback = heroFallback(theme === 'dark' ? (night ?? day) : day);
  return (
    <>
      <picture>
        {heroGrounds(day, night, theme).map(({ media, type, srcSet }) => (
          <source key={`${media}${type}`} media={media} type={type} srcSet={srcSet} />
        ))}
        <img className={styles.ground} src={fallback} alt="" width={1320} height={500} loading="lazy" ref={hideIfBroken} />
      </picture>
      <picture>
        {heroSources(day, night, theme).map(({ media, type, srcSet }) => (
          <source key={`${media}${type}`} media={media} type={type} srcSet={srcSet} sizes={SIZES} />
        ))}
        <img
          className={styles.scene}
          src={fallback}
          alt=""
          width={1320}
          height={500}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          ref={hideIfBroken}
          onError={({ currentTarget }) => hideIfBroken(currentTarget)}
        />
      </picture>
    </>
  );
}
