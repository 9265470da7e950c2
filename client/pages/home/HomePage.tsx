import type { ReactNode } from 'react';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { LatestArticles } from '#client/features/content/LatestArticles.tsx';
import { Newsletter } from '#client/features/content/Newsletter.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { Arrivals } from './Arrivals.tsx';
import { Deals } from './Deals.tsx';
import { FavouriteVendors } from './FavouriteVendors.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { loader } from './home.loader.ts';
import styles from './HomePage.module.css';
import { MartBand } from './MartBand.tsx';
import { Promises } from './Promises.tsx';
import { Promos } from './Promos.tsx';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { CategoryRow } from './CategoryRow.tsx';

/** The market's front: one query, one section for each of its lists. A list that failed says so in its place; an empty one is not there. */
export function HomePage({ view }: PageProps<'home'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? <SectionError onRetry={retry} /> : show(list);
  const filled = <Item,>(items: readonly Item[], show: ReactNode) => (items.length > 0 ? show : null);

  return (
    <Container className={styles.page}>
      <PageMeta title={t('home.title')} description={t('home.description')} canonical="/" />
      <VisuallyHidden as="div">
        <h1>{t('home.heading')}</h1>
      </VisuallyHidden>
      <div className={styles.top}>
        {section(data?.hero, (banners) => filled(banners, <HeroCarousel banners={banners} />))}
        {data?.services && filled(data.services, <Promises services={data.services} />)}
      </div>
      {section(data?.categoryTiles, (tiles) => filled(tiles, <CategoryRow tiles={tiles} />))}
      {section(data?.deals, (deals) => (
        <Deals deals={deals} saleCount={data?.onSale?.totalCount ?? null} />
      ))}
      {section(data?.mart, ({ categories }) => filled(categories, <MartBand categories={categories} />))}
      {section(data?.arrivals, ({ products }) => (
        <Arrivals
          tabs={[
            { key: 'all', label: 'home.arrivalsAll', products },
            { key: 'fruit', label: 'home.arrivalsFruit', products: data?.arrivalsFruit?.products ?? [] },
            { key: 'snacks', label: 'home.arrivalsSnacks', products: data?.arrivalsSnacks?.products ?? [] },
            { key: 'bakery', label: 'home.arrivalsBakery', products: data?.arrivalsBakery?.products ?? [] },
          ]}
        />
      ))}
      {data?.promos && filled(data.promos, <Promos banners={data.promos} />)}
      {section(data?.vendors, ({ nodes }) => filled(nodes, <FavouriteVendors vendors={nodes} />))}
      {data?.posts && <LatestArticles articles={data.posts.nodes} title={t('blog.latest')} />}
      <RecentlyViewed {...cardSlots} />
      <Newsletter />
    </Container>
  );
}
