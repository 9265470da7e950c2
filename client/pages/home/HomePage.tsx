import type { ReactNode } from 'react';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { LatestArticles } from '#client/features/content/ArticleCard.tsx';
import { Newsletter } from '#client/features/content/NewsletterForm.tsx';
import { ProductTabs } from '#client/features/fronts/ProductTabs.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { DealsOfTheDay } from './DealsOfTheDay.tsx';
import { loader } from './home.loader.ts';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomePage.module.css';
import { CategoryRow, FavouriteVendors, MartBand, Promises, Promos } from './HomeSections.tsx';

/** New products that a tab shows. */
const SHOWN = 10;

/** The market's front: one query, one section for each of its lists. A list that failed says so in its place; an empty one is not there. */
export function HomePage({ view }: PageProps<'home'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? <SectionError onRetry={retry} /> : show(list);
  const filled = <Item,>(items: readonly Item[], show: ReactNode) => (items.length > 0 ? show : null);

  return (
    <Container>
      <Stack gap="rhythm">
        <PageMeta title={t('home.title')} description={t('home.description')} canonical="/" />
        <VisuallyHidden as="div">
          <h1>{t('home.heading')}</h1>
        </VisuallyHidden>
        <div>
          {section(data?.hero, (banners) => filled(banners, <HomeHero banners={banners} />))}
          {data?.services && filled(data.services, <Promises services={data.services} />)}
        </div>
        {section(data?.categoryTiles, (tiles) => filled(tiles, <CategoryRow tiles={tiles} />))}
        {section(data?.deals, (deals) => (
          <DealsOfTheDay deals={deals} saleCount={data?.onSale?.totalCount ?? null} />
        ))}
        {section(data?.mart, ({ categories }) => filled(categories, <MartBand categories={categories} />))}
        {section(data?.arrivals, ({ products: all }) => (
          <ProductTabs
            id="arrivals"
            title={t('home.arrivals')}
            tabs={[
              { key: 'all', label: t('home.arrivalsAll'), products: all },
              { key: 'fruit', label: t('home.arrivalsFruit'), products: data?.arrivalsFruit?.products ?? [] },
              { key: 'snacks', label: t('home.arrivalsSnacks'), products: data?.arrivalsSnacks?.products ?? [] },
              { key: 'bakery', label: t('home.arrivalsBakery'), products: data?.arrivalsBakery?.products ?? [] },
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
