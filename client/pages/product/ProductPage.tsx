import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader } from './product.loader.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductSidebar } from './ProductSidebar.tsx';
import { MARKETPLACE_PATH } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** One product. Without a key in the address the shop's first featured one; with an unknown key a way on, never a blank. */
export function ProductPage({ view }: PageProps<'product'>) {
  const { data, retry } = usePageQuery(loader, view);
  if (!data) {
    return (
      <Container>
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
