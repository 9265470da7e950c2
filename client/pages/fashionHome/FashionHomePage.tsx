import type { ReactNode } from 'react';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { LatestArticles } from '#client/features/content/LatestArticles.tsx';
import { Newsletter } from '#client/features/content/Newsletter.tsx';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { Accessories } from './Accessories.tsx';
import { BrandGrid } from './BrandGrid.tsx';
import { Clothes } from './Clothes.tsx';
import { EditorialHero } from './EditorialHero.tsx';
import { loader } from './fashionHome.loader.ts';
import styles from './FashionHomePage.module.css';
import { Footwear } from './Footwear.tsx';
import { GarmentCategories } from './GarmentCategories.tsx';
import { Lookbook } from './Lookbook.tsx';
import { WeekDeal } from './WeekDeal.tsx';

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
  const facet = data?.whole?.facets?.[0];
  const makers = facet?.__typename === 'ListFacet' ? facet.totalValues : 0;
  const eyebrow = data?.whole ? t('fashion.piecesFrom', { n: data.whole.totalCount, m: makers }) : null;

  return (
    <div className={styles.page}>
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
      {section(data?.fashionclothes, (clothes) => (
        <Clothes clothes={clothes} total={data?.whole?.totalCount ?? null} />
      ))}
      {section(data?.fashionfootwear, (footwear) => (
        <Footwear footwear={footwear} />
      ))}
      {section(data?.fashionaccessories, (accessories) => (
        <Accessories accessories={accessories} />
      ))}
      {section(data?.fashionbrand, ({ title, brands }) => (
        <BrandGrid title={title} brands={brands} />
      ))}
      {data?.lookbook?.[0] && <Lookbook banner={data.lookbook[0]} />}
      <Container className={styles.close}>
        {data?.journal && <LatestArticles articles={data.journal.nodes} title={t('fashion.journal')} className={styles.journal} />}
        <Newsletter look="underlined" className={styles.newsletter} />
      </Container>
    </div>
  );
}
