import type { OwnAlerts_ProductFragment } from '#client/features/alerts/OwnAlerts.generated.ts';
import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { Container, Split, Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ProductSidebar } from './ProductSidebar.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { MARKETPLACE_PATH, listingPath, productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { useEffect, type ReactNode } from 'react';
import { startTransitionFrom } from '#client/features/catalog/SharedPicture.tsx';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { capitalised } from '#schema/rules/capitalised.ts';
import { rememberViewed } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { BuyBox } from './BuyBox.tsx';
import { type DetailProduct, isPurchasable } from '#client/features/product/chooseVariant.ts';
import { Gallery } from './Gallery.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { ProductInformation, type MarketplaceFacts } from './ProductInformation.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { useChoice, type ProductChoice } from '#client/features/product/useChoice.ts';
import styles from './Product.module.css';
import { ProductRow } from '#client/features/catalog/ProductRow.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import { newLine, type NewLine } from '#client/state/newLine.ts';
import { DEFAULT_QUANTITY } from '#client/config/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { addToCart } from '#client/state/cart.ts';
import { openCart } from '#client/state/ui.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import {
  ProductPageDocument,
  type ProductQuestions_ProductFragment,
  type ProductReviews_ProductFragment,
} from './ProductPage.generated.ts';

/** Product page. If the URL has no product, shows the first featured one; for an unknown product, links to others. */
export function ProductPage({ view }: PageProps<'product'>) {
  const t = useT();
  const { data, retry } = usePageData(ProductPageDocument);
  if (!data) {
    return (
      <Container isPage>
        <title>{`${t('ui.failed')} · Rizq`}</title>
        <SectionError onRetry={retry} />
      </Container>
    );
  }
  const product = data.product ?? data.featured?.nodes[0];
  if (!product) return <MissingProduct />;
  return (
    <ProductDetail
      key={product.id}
      product={product}
      marketplace={data.marketplace}
      view={view}
      onRetry={retry}
      sidebar={
        <ProductSidebar
          groups={data.categoryGroups ?? null}
          topRated={data.topRated?.nodes ?? null}
          currentCategory={product.category.slug}
          onRetry={retry}
        />
      }
    />
  );
}

function MissingProduct() {
  const t = useT();
  return (
    <Container>
      <title>{`${t('product.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <NothingHere
        icon="search"
        headingLevel={1}
        title={t('product.missing')}
        text={t('product.missingText')}
        links={[
          { to: MARKETPLACE_PATH, label: t('product.toMarket') },
          { to: '/', label: t('product.toHome') },
        ]}
      />
    </Container>
  );
}

const NARROW = 'minmax(340px, 400px)';

interface ProductDetailProps {
  product: DetailProduct & OwnAlerts_ProductFragment & ProductReviews_ProductFragment & ProductQuestions_ProductFragment;
  marketplace: MarketplaceFacts;
  view: ViewByPage['product'];
  onRetry: () => void;
  sidebar: ReactNode;
}

function ProductDetail({ product, marketplace, view, onRetry, sidebar }: ProductDetailProps) {
  const t = useT();
  const selection = useChoice(product);
  const isHydrated = useHydrated();
  const hasSidebar = view.sidebar !== 'none';
  const { id, slug, title, category, price } = product;
  useEffect(() => startTransitionFrom(id), [id]);
  useEffect(() => {
    if (isHydrated) rememberViewed({ productId: id, slug });
  }, [isHydrated, id, slug]);

  const isBuyable = product.status === 'AVAILABLE' && product.stock.purchasable > 0;
  const shownPicture = product.images.findIndex((image) => image.url === selection.shown?.image?.url);
  const related = <RelatedProducts product={product} isInstead={!isBuyable} />;
  return (
    <Container className={styles.page}>
      <ProductMeta product={product} />
      <Breadcrumbs
        crumbs={[
          { label: t('list.market'), to: MARKETPLACE_PATH },
          { label: capitalised(category.name), to: listingPath({ category: category.slug }) },
          { label: title },
        ]}
      />
      <SidebarLayout side={view.sidebar} className={styles.layout} sidebar={{ label: t('product.sidebar'), content: sidebar }}>
        <Split className={styles.stand} gap={[5, 14]} side={hasSidebar ? NARROW : 'minmax(380px, 500px)'} from={hasSidebar ? 'xl' : 'lg'}>
          <Gallery
            productId={id}
            name={title}
            images={product.images}
            wanted={Math.max(0, shownPicture)}
            isDimmed={product.status !== 'AVAILABLE' || product.stock.level === 'OUT'}
            mark={<HeartToggle productId={id} slug={slug} title={title} priceCents={price.current.minorUnits} />}
          />
          <BuyBox product={product} marketplace={marketplace} selection={selection} isBuyable={isBuyable} />
        </Split>
        {!isBuyable && related}
        <Split side={NARROW} from={hasSidebar ? 'xl' : 'lg'} className={styles.details}>
          <ProductInformation product={product} marketplace={marketplace} variant={selection.shown} layout={view.details} />
          {isBuyable && <BoughtTogether product={product} selection={selection} />}
        </Split>
      </SidebarLayout>
      <ReviewsSection product={product} onRetry={onRetry} />
      <QuestionsSection product={product} onRetry={onRetry} />
      {isBuyable && related}
      <RecentlyViewed exceptId={id} {...cardSlots} />
    </Container>
  );
}

interface RelatedProductsProps {
  product: Pick<DetailProduct, 'related' | 'category'>;
  /** Whether the related products are alternatives, because the product cannot be bought. */
  isInstead: boolean;
}

function RelatedProducts({ product, isInstead }: RelatedProductsProps) {
  const t = useT();
  const { related, category } = product;
  if (related.length === 0) return null;
  return (
    <ProductRow
      id="related"
      title={t(isInstead ? 'product.alternatives' : 'product.related')}
      more={{ to: listingPath({ category: category.slug }), label: t('product.more') }}
      products={related}
      {...cardSlots}
    />
  );
}

/** Products that are often bought together, with one button that adds them all. Omits products with options that must be chosen. */
export function BoughtTogether({ product, selection }: { product: DetailProduct; selection: ProductChoice }) {
  const t = useT();
  const own = selection.variant && isPurchasable(selection.variant) ? newLine(product, selection.variant, product.images[0]) : null;
  const others = product.together.map((one) => defaultLine(one)).filter((line) => line !== null);
  if (others.length === 0) return null;
  const lines: NewLine[] = own ? [own, ...others] : others;
  const total = lines.reduce((sum, line) => sum + line.seenPriceCents, 0);
  const addAll = () => {
    for (const line of lines) addToCart({ ...line, quantity: DEFAULT_QUANTITY });
    openCart();
  };
  return (
    <Surface as="section" tone="sunken" pad={6} radius="xl" gap={5} measure="640px" aria-labelledby="together">
      <Heading level={2} size="title" id="together">
        {t('product.together')}
      </Heading>
      <Stack as="ul">
        {lines.map((line) => (
          <Cluster as="li" key={line.variantId} gap={3} noWrap>
            <ProductImage image={line.snapshot.picture} sizes={64} isDecorative />
            <div className={styles.grow}>
              <Text size="compact" weight="strong">
                {line === own ? (
                  line.snapshot.title
                ) : (
                  <AppLink to={productPath(line.snapshot.slug)} className={styles.link}>
                    {line.snapshot.title}
                  </AppLink>
                )}
              </Text>
              <Text size="small" tone="subtle">
                {line === own ? t('product.thisItem') : line.snapshot.vendorName}
              </Text>
            </div>
            <Text as="span" weight="strong">
              <Price money={formatMoney(line.seenPriceCents)} size="table" />
            </Text>
          </Cluster>
        ))}
      </Stack>
      <Button variant="outline" isWide needsScript onClick={addAll}>
        {t('product.addAll', { n: lines.length, amount: formatMoney(total) })}
      </Button>
    </Surface>
  );
}
