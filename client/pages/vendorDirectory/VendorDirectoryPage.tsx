import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { DirectoryForm } from '#client/features/vendors/DirectoryForm.tsx';
import { type DirectoryUrl, useDirectoryQuery } from '#client/features/vendors/directoryQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Grid, Stack, Container } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './VendorDirectory.module.css';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { vendorStorePath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { VendorBlock } from '#client/features/vendors/VendorBlock.tsx';
import { StateMap } from '#client/features/vendors/StateMap.tsx';
import { VendorTile } from '#client/features/vendors/VendorTile.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { cardSlots } from '#client/pages/cardSlots.tsx';
import { vendorSlots } from '#client/pages/vendorSlots.tsx';
import { VendorDirectoryDocument, type VendorDirectoryQuery } from './VendorDirectoryPage.generated.ts';

/** Vendor directory. Query parameters contain the search, state and sort order. */
export function VendorDirectoryPage({ view }: PageProps<'vendorDirectory'>) {
  const t = useT();
  const { data, retry } = usePageData(VendorDirectoryDocument);
  const directoryUrl = useDirectoryQuery();
  const { query } = directoryUrl;
  const vendors = data?.vendors ?? null;
  const total = vendors?.totalCount ?? 0;
  const isWhole = query.q === '' && query.state === null;
  return (
    <Container end={10}>
      <PageMeta
        title={query.page > 1 ? t('list.pageTitle', { name: t('vend.title'), n: query.page }) : t('vend.title')}
        description={t('vend.description', { n: total })}
        canonical={directoryUrl.hrefOf({ q: '', sort: 'level', state: null, page: isWhole ? query.page : 1 })}
        isIndexed={view.variant === 'catalog' && isWhole && query.sort === 'level'}
      />
      <Breadcrumbs crumbs={[{ label: t('nav.home'), to: '/' }, { label: t('nav.shops') }]} />
      <Stack as="header" gap={2} above={2} below={6} measure="62ch">
        <h1 tabIndex={-1}>{t('vend.title')}</h1>
        <Text tone="muted">{isWhole ? t('vend.lead') : t('vend.count', { n: total })}</Text>
      </Stack>
      <DirectoryForm directoryUrl={directoryUrl} />
      <div className={styles.split}>
        {vendors && <StateMap directoryUrl={directoryUrl} states={vendors.states} />}
        <div className={styles.results} aria-busy={directoryUrl.isPending}>
          {vendors === null ? (
            <SectionError onRetry={retry} message={t('vend.failed')} />
          ) : total === 0 ? (
            <NoVendors directoryUrl={directoryUrl} />
          ) : (
            <VendorList vendors={vendors.nodes} variant={view.variant} />
          )}
          {vendors && (
            <Stack above={14}>
              <Pagination page={query.page} pageCount={vendors.pageCount} hrefFor={(page) => directoryUrl.hrefOf({ ...query, page })} />
            </Stack>
          )}
        </div>
      </div>
      <LiveRegion message={directoryUrl.isPending || vendors === null ? '' : t('vend.count', { n: total })} />
    </Container>
  );
}

/** Message shown if there are no results, with links that remove parts of the search. */
function NoVendors({ directoryUrl }: { directoryUrl: DirectoryUrl }) {
  const t = useT();
  const { query, hrefOf } = directoryUrl;
  const { q, state } = query;
  const isBoth = state !== null && q !== '';
  const place = state === null ? '' : t(`states.${state}`);
  return (
    <NothingHere
      icon="shop"
      title={t('vend.noMatch')}
      text={q === '' ? t('vend.noneIn', { state: place }) : t('vend.noMatchHint')}
      actions={
        <ButtonLinks
          variant="outline"
          size="small"
          links={[
            isBoth && { to: hrefOf({ ...query, state: null, page: 1 }), label: t('vend.searchEverywhere', { q }) },
            isBoth && { to: hrefOf({ ...query, q: '', page: 1 }), label: t('vend.allIn', { state: place }) },
            { to: hrefOf({ ...query, q: '', state: null, page: 1 }), variant: 'quiet', label: t('vend.all') },
          ]}
        />
      }
    />
  );
}

type ListedVendor = NonNullable<VendorDirectoryQuery['vendors']>['nodes'][number];

/** One page of vendors, in one of three layouts. */
function VendorList({ vendors, variant }: { vendors: readonly ListedVendor[]; variant: ViewByPage['vendorDirectory']['variant'] }) {
  const t = useT();
  return (
    <Grid
      as="ul"
      columns={variant === 'cards' ? { base: 1, sm: 2 } : 1}
      gap={variant === 'cards' ? [10, 5] : 0}
      className={styles[variant]}
      aria-label={t('vend.title')}
    >
      {vendors.map((vendor, at) => (
        <li key={vendor.id}>
          {variant === 'cards' ? (
            <VendorTile vendor={vendor} isEager={at < 4} {...vendorSlots} />
          ) : (
            <VendorBlock vendor={vendor} {...vendorSlots}>
              {variant === 'catalog' ? <Products vendor={vendor} isEager={at === 0} /> : undefined}
            </VendorBlock>
          )}
        </li>
      ))}
    </Grid>
  );
}

/** A vendor's products, or a message that there are none. */
function Products({ vendor: { slug, name, products }, isEager }: { vendor: ListedVendor; isEager: boolean }) {
  const t = useT();
  const nodes = products?.nodes ?? [];
  if (nodes.length === 0)
    return (
      <Text tone="muted" above={4}>
        {t('vend.nothingYet')} <AppLink to={vendorStorePath(slug)}>{t('vend.visit')}</AppLink>
      </Text>
    );
  return (
    <ScrollRow label={t('vend.productsOf', { name })} className={styles.products} hasButtons>
      {nodes.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes="(min-width: 1280px) 244px, 200px" isEager={isEager} {...cardSlots} />
        </li>
      ))}
    </ScrollRow>
  );
}
