import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { Container, Split } from '#client/ui/primitives/Layout.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader, type MarketplaceFacts } from './product.loader.ts';
import { ProductSidebar } from './ProductSidebar.tsx';
import { MARKETPLACE_PATH, listingPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useEffect, type ReactNode } from 'react';
import { leavePicture } from '#client/features/catalog/TravellingPicture.tsx';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { capitalised } from '#schema/rules/capitalised.ts';
import { rememberViewed } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { BoughtTogether } from './BoughtTogether.tsx';
import { BuyBox } from './BuyBox.tsx';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';
import { Gallery } from './Gallery.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { ProductInformation } from './ProductInformation.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { useChoice } from '#client/features/product/useChoice.ts';
import styles from './Product.module.css';
import { ProductRow } from '#client/features/catalog/ProductRow.tsx';

/** One product. Without a key in the address the marketplace's first featured one; with an unknown key a way on, never a blank. */
export function ProductPage({ view }: PageProps<'product'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
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
      shop={data.marketplace}
      view={view}
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

/** For an address whose product does not exist, or no longer. */
function MissingProduct() {
  const t = useT();
  return (
    <Container>
      <title>{`${t('product.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={t('product.missing')}
        actions={
          <>
            <ButtonLink to={MARKETPLACE_PATH}>{t('product.toMarket')}</ButtonLink>
            <ButtonLink to="/" look="outline">
              {t('product.toHome')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('product.missingText')}</p>
      </EmptyState>
    </Container>
  );
}

const NARROW = 'minmax(340px, 400px)';

interface ProductDetailProps {
  product: DetailProduct;
  shop: MarketplaceFacts;
  view: ViewByPage['product'];
  /** For a look with a column beside the product. */
  sidebar: ReactNode;
}

/** A product with everything needed to decide and to buy it. */
function ProductDetail({ product, shop, view, sidebar }: ProductDetailProps) {
  const t = useT();
  const selection = useChoice(product);
  const isHydrated = useHydrated();
  const hasSidebar = view.sidebar !== 'none';
  const { id, slug, title, category, price } = product;
  useEffect(() => leavePicture(id), [id]);
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
        <Split gap={[5, 14]} side={hasSidebar ? NARROW : 'minmax(380px, 500px)'} from={hasSidebar ? 'xl' : 'lg'}>
          <Gallery
            productId={id}
            name={title}
            images={product.images}
            wanted={Math.max(0, shownPicture)}
            isDimmed={product.status !== 'AVAILABLE' || product.stock.level === 'OUT'}
            mark={<HeartToggle productId={id} slug={slug} title={title} priceCents={price.current.minorUnits} />}
          />
          <BuyBox product={product} shop={shop} selection={selection} isBuyable={isBuyable} />
        </Split>
        {!isBuyable && related}
        <Split side={NARROW} from={hasSidebar ? 'xl' : 'lg'} className={styles.details}>
          <ProductInformation product={product} shop={shop} variant={selection.shown} look={view.details} />
          {isBuyable && <BoughtTogether product={product} selection={selection} />}
        </Split>
      </SidebarLayout>
      {isBuyable && related}
      <RecentlyViewed exceptId={id} {...cardSlots} />
    </Container>
  );
}

interface RelatedProductsProps {
  product: Pick<DetailProduct, 'related' | 'category'>;
  /** The product itself cannot be bought: these stand in for it. */
  isInstead: boolean;
}

/** Products close to this one. */
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
