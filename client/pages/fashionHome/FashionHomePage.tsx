import type { ReactNode } from 'react';
import { fashionShopPath } from '#client/config/links.ts';
import { LatestArticles } from '#client/features/content/ArticleCard.tsx';
import { Newsletter } from '#client/features/content/NewsletterForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Container, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './FashionHomePage.module.css';
import { EditorialHero } from './EditorialHero.tsx';
import { BrandGrid, GarmentCategories, Lookbook, ProductShelf, WeekDeal } from './FashionSections.tsx';
import { FashionHomePageDocument } from './FashionHomePage.generated.ts';

function listFacet<Facet extends { __typename: string }>(facets: readonly Facet[] | null | undefined) {
  return facets?.find((facet): facet is Extract<Facet, { __typename: 'ListFacet' }> => facet.__typename === 'ListFacet') ?? null;
}

/** Fashion front page. Each section has its own layout and fails independently of the others. */
export function FashionHomePage() {
  const t = useT();
  const { data, retry } = usePageData(FashionHomePageDocument);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? (
      <Container>
        <SectionError onRetry={retry} />
      </Container>
    ) : (
      show(list)
    );
  const total = data?.whole?.totalCount ?? null;
  const shops = listFacet(data?.whole?.shops);
  const brandFacet = listFacet(data?.whole?.facets);
  const eyebrow = total === null || shops === null ? null : t('list.countFrom', { n: total, m: shops.totalValues });
  // Counts come from the listing that the brands link to, because brands also have products outside fashion.
  const piecesOf = brandFacet && new Map(brandFacet.values.map(({ value, count }) => [value, count]));
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
        <ProductShelf id="fashion-clothes" shelf={shelf} variant="lead" more={allClothes} hasCategories />
      ))}
      {section(data?.fashionfootwear, (shelf) => (
        <ProductShelf id="fashion-footwear" shelf={shelf} variant="beside" copy={t('fashion.footwearCopy')} />
      ))}
      {section(data?.fashionaccessories, (shelf) => (
        <ProductShelf id="fashion-accessories" shelf={shelf} variant="row" />
      ))}
      {section(data?.fashionbrand, ({ title, brands }) => (
        <BrandGrid title={title} brands={brands} piecesOf={piecesOf} />
      ))}
      {data?.lookbook?.[0] && <Lookbook banner={data.lookbook[0]} />}
      <Container>
        <Stack gap="rhythm">
          {data?.journal && <LatestArticles articles={data.journal.nodes} title={t('fashion.journal')} className={styles.journal} />}
          <Newsletter variant="underlined" className={styles.newsletter} />
        </Stack>
      </Container>
    </Stack>
  );
}
