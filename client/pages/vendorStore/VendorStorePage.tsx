import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { HolidayNotice } from '#client/features/vendors/HolidayNotice.tsx';
import { VendorHead } from '#client/features/vendors/VendorHead.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { vendorSlots } from '../vendorSlots.tsx';
import { messagePath } from './messagePath.ts';
import { MissingShop } from './MissingShop.tsx';
import { StoreAbout } from './StoreAbout.tsx';
import { StoreListing } from './StoreListing.tsx';
import { StoreMeta } from './StoreMeta.tsx';
import { StorePolicies } from './StorePolicies.tsx';
import { readStoreTab } from './storeTab.ts';
import { StoreTabs } from './StoreTabs.tsx';
import { loader } from './vendorStore.loader.ts';
import styles from './VendorStore.module.css';

/** One seller's shop: the counter, what it sells with filters of its own, what it tells of itself, and its terms. */
export function VendorStorePage({ view }: PageProps<'vendorStore'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const { pathname, search } = useLocation();
  const tab = readStoreTab(new URLSearchParams(search));
  if (!data)
    return (
      <Container>
        <SectionError onRetry={retry} message={t('vend.failed')} />
      </Container>
    );
  const { vendor, marketplace: shop, others } = data;
  if (!vendor) return <MissingShop others={others?.nodes ?? []} />;
  const vendorInQuery = view.by === 'query' ? vendor.slug : null;
  return (
    <Container className={styles.page}>
      <StoreMeta vendor={vendor} />
      <Breadcrumbs
        crumbs={[{ label: t('nav.home'), to: '/' }, { label: t('nav.shops'), to: '/catalog-multi-vendor' }, { label: vendor.name }]}
      />
      <VendorHead vendor={vendor} messageTo={messagePath(pathname, vendorInQuery)} {...vendorSlots} />
      <HolidayNotice name={vendor.name} holidayUntil={vendor.holidayUntil} />
      <StoreTabs pathname={pathname} vendorInQuery={vendorInQuery} tab={tab} productCount={vendor.productCount} />
      {tab === 'products' && <StoreListing key={vendor.id} vendor={vendor} by={view.by} products={data.products ?? null} onRetry={retry} />}
      {tab === 'about' && <StoreAbout vendor={vendor} />}
      {tab === 'policies' && <StorePolicies vendor={vendor} shop={shop} />}
    </Container>
  );
}
