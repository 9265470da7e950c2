import type { ReactNode } from 'react';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { LatestArticles } from '#client/features/content/ArticleCard.tsx';
import { Newsletter } from '#client/features/content/NewsletterForm.tsx';
import { DealSpread } from '#client/features/fronts/DealSpread.tsx';
import { ProductTabs } from '#client/features/fronts/ProductTabs.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { shortMoney } from '#schema/rules/money.ts';
import { cardSlots } from '../cardSlots.tsx';
import { loader } from './dropHome.loader.ts';
import styles from './DropHomePage.module.css';
import { DropClosing, DropHero, DropMosaic, DropTrio, Ticker } from './DropSections.tsx';

/** The loud front of the fashion part: a drop with its clock, no gaps, one rule between everything. */
export function DropHomePage({ view }: PageProps<'dropHome'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? (
      <div className={styles.failed}>
        <SectionError onRetry={retry} />
      </div>
    ) : (
      show(list)
    );
  const drop = data?.drop;

  return (
    <div className={styles.page}>
      <PageMeta title={t('fashion.dropTitle')} description={t('fashion.dropDescription')} canonical="/fashiontwo" />
      {section(data?.hero, (halves) => (
        <DropHero halves={halves} />
      ))}
      {data?.services && (
        <Ticker words={[...(drop ? [t('fashion.dropLive', { name: drop.title })] : []), ...data.services.map(({ title }) => title)]} />
      )}
      {section(drop, ({ title, endsAt, products }) => endsAt && <DropClosing title={title} endsAt={endsAt} count={products.length} />)}
      {section(drop, ({ categories }) => (
        <DropMosaic categories={categories} />
      ))}
      {section(drop, ({ products: all }) => (
        <ProductTabs
          id="drop-arrivals"
          title={t('fashion.arrivals')}
          hasCounts
          className={styles.arrivals}
          tabs={[
            { key: 'all', label: t('home.arrivalsAll'), products: all },
            ...[data?.tops, data?.bottoms, data?.shoes, data?.gear].flatMap((list) =>
              list ? [{ key: list.key, label: list.title, products: list.products }] : [],
            ),
          ]}
        >
          {(products) => (
            <Grid as="ul" columns={{ base: 2, lg: 4 }} gap={0} className={styles.products}>
              {products.slice(0, 8).map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes="(min-width: 1024px) 26vw, 52vw" renderMarks={cardSlots.renderMarks} />
                </li>
              ))}
            </Grid>
          )}
        </ProductTabs>
      ))}
      {data?.trio && <DropTrio banners={data.trio} />}
      {section(
        data?.deal,
        ({ title, endsAt, products: [product] }) =>
          product && (
            <DealSpread
              id="drop-deal"
              product={product}
              endsAt={endsAt}
              eyebrow={
                <Text size="compact" weight="strong" className={styles.tag}>
                  {title}
                </Text>
              }
              price={shortMoney(product.price.current.minorUnits)}
              cta={t('fashion.pickSize')}
              className={styles.deal}
            />
          ),
      )}
      {data?.journal && <LatestArticles articles={data.journal.nodes} title={t('fashion.journal')} className={styles.journal} />}
      <Newsletter look="underlined" className={styles.newsletter} />
    </div>
  );
}
