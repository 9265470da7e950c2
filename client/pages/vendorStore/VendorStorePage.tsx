import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { HolidayNotice } from '#client/features/vendors/HolidayNotice.tsx';
import { VendorHead } from '#client/features/vendors/VendorHead.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { vendorSlots } from '../vendorSlots.tsx';
import { messagePath } from './messagePath.ts';
import { StoreListing } from './StoreListing.tsx';
import { StoreMeta } from './StoreMeta.tsx';
import { readStoreTab, STORE_TABS, type StoreTab } from './storeTab.ts';
import { loader } from './vendorStore.loader.ts';
import styles from './VendorStore.module.css';
import { shopPath, withQuery } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { BusinessFacts, ContactFacts } from '#client/features/vendors/VendorFacts.tsx';
import { LevelParts } from '#client/features/vendors/LevelParts.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { MessageSeller } from './MessageSeller.tsx';
import type { MarketFacts, StoreVendor } from './storeVendor.ts';
import { groupRates } from '#client/features/vendors/groupRates.ts';
import { RateTable } from '#client/features/vendors/RateTable.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

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

/** For an address whose shop does not exist, or no longer: the ones of the highest level, and all of them. */
function MissingShop({ others }: { others: readonly { slug: string; name: string }[] }) {
  const t = useT();
  return (
    <Container>
      <title>{`${t('vend.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.missing}>
        <EmptyState
          icon="shop"
          headingLevel={1}
          title={t('vend.missing')}
          actions={
            <>
              <ButtonLink to="/catalog-multi-vendor">{t('vend.all')}</ButtonLink>
              <ButtonLink to="/rizq-marketplace" look="outline">
                {t('product.toMarket')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('vend.missingText')}</p>
          <ul className={styles.others}>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <AppLink to={shopPath(slug)}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </EmptyState>
      </div>
    </Container>
  );
}

/** What the seller tells of itself, whom one deals with, how to reach them, and a form to do so at once. */
function StoreAbout({ vendor }: { vendor: StoreVendor }) {
  const t = useT();
  const locale = useLocale();
  const { name, description, joinedAt } = vendor;
  return (
    <div className={styles.about}>
      <section aria-labelledby="story" className={styles.story}>
        <h2 id="story">{t('vend.story', { name })}</h2>
        <p>{description}</p>
        <p className={styles.since}>{t('vend.joined', { date: formatDate(joinedAt, locale) })}</p>
      </section>
      <div className={styles.facts}>
        <section aria-labelledby="contact" className={styles.part}>
          <h2 id="contact">{t('vend.contact')}</h2>
          <ContactFacts vendor={vendor} />
        </section>
        <section aria-labelledby="business" className={styles.part}>
          <h2 id="business">{t('vend.business')}</h2>
          <BusinessFacts vendor={vendor} />
        </section>
        <section aria-labelledby="level" className={styles.part}>
          <h2 id="level">{t('vend.levelWhy', { n: vendor.level, of: vendor.levelOutOf })}</h2>
          <p className={styles.quiet}>{t('vend.levelLead')}</p>
          <LevelParts parts={vendor.levelParts} />
        </section>
      </div>
      <MessageSeller key={vendor.id} vendor={vendor} />
    </div>
  );
}

/** Delivery, returns and payment as they hold for this shop. */
function StorePolicies({ vendor, shop }: { vendor: StoreVendor; shop: MarketFacts }) {
  const t = useT();
  return (
    <div className={styles.policies}>
      <section aria-labelledby="delivery">
        <h2 id="delivery">{t('vend.delivery')}</h2>
        <p>{t('vend.deliveryText', { name: vendor.name, amount: formatMoney(shop.freeShippingOver.minorUnits).replace('.00', '') })}</p>
        <RateTable groups={groupRates(vendor.deliveryRates)} />
      </section>
      <section aria-labelledby="returns">
        <h2 id="returns">{t('vend.returns')}</h2>
        <p>{t('vend.returnsText', { n: shop.returnDays })}</p>
        {vendor.returnPolicy && <p className={styles.own}>{vendor.returnPolicy}</p>}
      </section>
    </div>
  );
}

const LABELS: Record<StoreTab, PlainMessageKey> = { products: 'vend.products', about: 'vend.about', policies: 'vend.policies' };

interface StoreTabsProps {
  pathname: string;
  /** The shop, where the address names it in its query. */
  vendorInQuery: string | null;
  tab: StoreTab;
  productCount: number;
}

/** The parts of the shop. Each has an address: it can be shared, works without scripts, and Back returns. */
function StoreTabs({ pathname, vendorInQuery, tab, productCount }: StoreTabsProps) {
  const t = useT();
  return (
    <nav aria-label={t('vend.parts')} className={styles.tabs}>
      <ul>
        {STORE_TABS.map((one) => (
          <li key={one}>
            <AppLink
              to={withQuery(pathname, { vendor: vendorInQuery, tab: one === 'products' ? null : one })}
              aria-current={one === tab ? 'page' : undefined}
              preventScrollReset
            >
              {t(LABELS[one])} {one === 'products' && <span className={styles.count}>{productCount}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
