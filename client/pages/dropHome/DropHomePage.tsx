import type { ReactNode } from 'react';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { LatestArticles } from '#client/features/content/ArticleCard.tsx';
import { Newsletter } from '#client/features/content/NewsletterForm.tsx';
import { DealSpread } from '#client/features/fronts/DealSpread.tsx';
import { ProductTabs } from '#client/features/fronts/ProductTabs.tsx';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Grid, Split, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { shortMoney } from '#schema/rules/money.ts';
import { cardSlots } from '../cardSlots.tsx';
import styles from './DropHomePage.module.css';
import { Ticker } from './Ticker.tsx';
import { dataPath, fashionShopPath, productPath } from '#client/config/links.ts';
import type { Fronts_ProductBannerFragment } from '#client/features/fronts/Fronts.generated.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { BigClock } from '#client/ui/feedback/BigClock.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { DropHomePageDocument, type DropHomePageQuery } from './DropHomePage.generated.ts';

/** Front page for the current fashion drop: a countdown and sections without gaps, separated by rules. */
export function DropHomePage() {
  const t = useT();
  const { data, retry } = usePageData(DropHomePageDocument);
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
      {section(drop, ({ title: name, products: dropped }) => (
        <ProductTabs
          id="drop-arrivals"
          title={t('fashion.arrivals')}
          hasCounts
          className={styles.arrivals}
          tabs={[
            // Labelled with the drop's name rather than "All", because the other tabs contain products from outside the drop.
            { key: 'drop', label: name, products: dropped },
            ...[data?.tops, data?.bottoms, data?.shoes, data?.gear].flatMap((list) =>
              list ? [{ key: list.key, label: list.title, products: list.products }] : [],
            ),
          ]}
        >
          {(products) => (
            <Grid as="ul" columns={{ base: 2, lg: 4 }} gap={0} className={styles.products}>
              {products.slice(0, 8).map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes="(min-width: 1024px) 26vw, 52vw" {...cardSlots} />
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
      <Newsletter variant="underlined" className={styles.newsletter} />
    </div>
  );
}

/** Classes for the backgrounds of departments and offers, by position. */
const MOSAIC_GROUNDS = [styles.grey, styles.dark, styles.lime, styles.grey, styles.grey];
const TRIO_GROUNDS = [styles.lime, styles.grey, styles.dark];

/** Hero with a dark half and a lime half. Their titles together form the drop's name, which is the `h1`. */
function DropHero({ halves }: { halves: readonly Fronts_ProductBannerFragment[] }) {
  const shown = halves.slice(0, 2);
  return (
    <section className={styles.hero} aria-labelledby="drop-name">
      <h1 id="drop-name" tabIndex={-1} className={styles.dropName}>
        {shown.map(({ key, title }) => (
          <span key={key}>{title} </span>
        ))}
      </h1>
      {shown.map(({ key, copy, cta, href, products: [product] }, index) => (
        <div key={key} className={cx(styles.half, index === 0 ? styles.dark : styles.lime)}>
          {product?.images[0] && <Picture image={product.images[0]} sizes="(min-width: 768px) 60vw, 110vw" isEager isDecorative />}
          <Stack gap={2} align="start" className={styles.note}>
            {product && copy && (
              <h2>
                <AppLink to={productPath(product.slug)}>{product.title}</AppLink>
              </h2>
            )}
            {copy && (
              <Text size="lead" className={only.fromMd}>
                {copy}
              </Text>
            )}
            {cta && <ButtonLink to={dataPath(href)}>{cta}</ButtonLink>}
          </Stack>
        </div>
      ))}
    </section>
  );
}

interface DropClosingProps {
  title: string;
  endsAt: string;
  /** Number of products in the drop. */
  count: number;
}

/** Large countdown to the end of the drop, with a link to the fashion shop. */
function DropClosing({ title, endsAt, count }: DropClosingProps) {
  const t = useT();
  const moment = new Intl.DateTimeFormat(LANGUAGES[useLocale()].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kuala_Lumpur',
  }).format(new Date(endsAt));
  return (
    <Split as="section" side="minmax(320px, 25%)" gap={0} align="stretch" aria-labelledby="drop-closes" className={styles.closing}>
      <BigClock endsAt={endsAt} hasSeconds className={styles.closingClock} />
      <Stack>
        <Heading level={2} size="large" id="drop-closes">
          {t('fashion.dropCloses', { name: title, moment })}
        </Heading>
        <Text tone="muted">{t('fashion.dropNote', { n: count })}</Text>
        <ButtonLink to={fashionShopPath({ sort: 'newest' })} iconEnd="arrowRight" isWide className={styles.shopDrop}>
          {t('fashion.shopDrop', { name: title })}
        </ButtonLink>
      </Stack>
    </Split>
  );
}

/** Mosaic of five departments with cropped pictures. */
function DropMosaic({ categories }: Pick<NonNullable<DropHomePageQuery['drop']>, 'categories'>) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="drop-departments">
      <VisuallyHidden as="h2" id="drop-departments">
        {t('fashion.byCategory')}
      </VisuallyHidden>
      <Grid as="ul" columns={{ base: 2, md: 12 }} gap={0} className={styles.mosaic}>
        {categories.slice(0, 5).map(({ slug, name, productCount, image }, index) => (
          <li key={slug}>
            <AppLink to={fashionShopPath({ category: slug })} className={cx(styles.cell, MOSAIC_GROUNDS[index])}>
              {image && <Picture image={image} sizes="(min-width: 768px) 44vw, 90vw" isDecorative />}
              <span className={styles.department}>
                {capitalised(name)} <sup aria-hidden="true">{productCount}</sup>
                <VisuallyHidden>{t('fashion.pieces', { n: productCount })}</VisuallyHidden>
              </span>
            </AppLink>
          </li>
        ))}
      </Grid>
    </nav>
  );
}

/** Three offers side by side: lime, grey and black. */
function DropTrio({ banners }: { banners: readonly Fronts_ProductBannerFragment[] }) {
  const t = useT();
  if (banners.length === 0) return null;
  return (
    <section aria-labelledby="drop-offers">
      <VisuallyHidden as="h2" id="drop-offers">
        {t('home.offers')}
      </VisuallyHidden>
      <Grid as="ul" columns={{ base: 1, md: 3 }} gap={0} className={styles.trio}>
        {banners.slice(0, 3).map(({ key, title, copy, href, products: [product] }, index) => (
          <li key={key}>
            <AppLink to={dataPath(href)} className={cx(styles.cell, TRIO_GROUNDS[index])}>
              {product?.images[0] && <Picture image={product.images[0]} sizes="(min-width: 768px) 40vw, 80vw" isDecorative />}
              <h3>{title}</h3>
              {copy && <p>{copy}</p>}
            </AppLink>
          </li>
        ))}
      </Grid>
    </section>
  );
}
