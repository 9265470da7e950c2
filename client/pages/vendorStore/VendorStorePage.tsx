import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { AlertBox, AlertForm } from '#client/features/alerts/AlertForm.tsx';
import { HolidayNotice } from '#client/features/vendors/VendorMarks.tsx';
import { VendorHead } from '#client/features/vendors/VendorHead.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Cluster, Scroller, Split, Stack, Container } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { vendorSlots } from '../vendorSlots.tsx';
import { StoreListing } from './StoreListing.tsx';
import { StoreMeta } from './StoreMeta.tsx';
import { readStoreTab, STORE_TABS, type MarketFacts, type StoreTab, type StoreVendor } from './vendorStoreQuery.ts';
import styles from './VendorStore.module.css';
import { conversationPath, vendorStorePath, withQuery } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { BusinessFacts, ContactFacts, LevelParts, RateTable } from '#client/features/vendors/VendorFacts.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { shortMoney } from '#schema/rules/money.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { VendorStoreDocument } from './VendorStorePage.generated.ts';

/** Vendor page with tabs for products, description and terms. */
export function VendorStorePage({ view }: PageProps<'vendorStore'>) {
  const t = useT();
  const { data, retry } = usePageQuery(VendorStoreDocument);
  const { pathname, search } = useLocation();
  const tab = readStoreTab(new URLSearchParams(search));
  if (!data)
    return (
      <Container>
        <SectionError onRetry={retry} message={t('vend.failed')} />
      </Container>
    );
  const { vendor, marketplace, others } = data;
  if (!vendor) return <MissingVendor others={others?.nodes ?? []} />;
  const vendorInQuery = view.by === 'query' ? vendor.slug : null;
  return (
    <Container end={10}>
      <StoreMeta vendor={vendor} />
      <Breadcrumbs
        crumbs={[{ label: t('nav.home'), to: '/' }, { label: t('nav.shops'), to: '/catalog-multi-vendor' }, { label: vendor.name }]}
      />
      <VendorHead vendor={vendor} messageTo={conversationPath({ from: 'account' }, 'new', { shop: vendor.slug })} {...vendorSlots} />
      <HolidayNotice name={vendor.name} holidayUntil={vendor.holidayUntil} />
      <AlertBox title={t('alerts.vendorTitle')}>
        <AlertForm place="vendor" target={{ vendorId: vendor.id }} button={t('alerts.notify')} />
      </AlertBox>
      <StoreTabs pathname={pathname} vendorInQuery={vendorInQuery} tab={tab} productCount={vendor.productCount} />
      {tab === 'products' && <StoreListing key={vendor.id} vendor={vendor} by={view.by} products={data.products ?? null} onRetry={retry} />}
      {tab === 'about' && <StoreAbout vendor={vendor} />}
      {tab === 'policies' && <StorePolicies vendor={vendor} marketplace={marketplace} />}
    </Container>
  );
}

/** Message for an unknown vendor, with links to top vendors and the directory. */
function MissingVendor({ others }: { others: readonly { slug: string; name: string }[] }) {
  const t = useT();
  return (
    <Container isPage>
      <title>{`${t('vend.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <NothingHere
        icon="shop"
        headingLevel={1}
        title={t('vend.missing')}
        links={[
          { to: '/catalog-multi-vendor', label: t('vend.all') },
          { to: '/rizq-marketplace', label: t('product.toMarket') },
        ]}
      >
        <p>{t('vend.missingText')}</p>
        <Cluster as="ul" gap={5} isTight justify="center">
          {others.map(({ slug, name }) => (
            <li key={slug}>
              <ButtonLink variant="text" to={vendorStorePath(slug)}>
                {name}
              </ButtonLink>
            </li>
          ))}
        </Cluster>
      </NothingHere>
    </Container>
  );
}

/** Description, business details and contact details. */
function StoreAbout({ vendor }: { vendor: StoreVendor }) {
  const t = useT();
  const locale = useLocale();
  const { name, description, joinedAt } = vendor;
  return (
    <Split side="minmax(0, 0.667fr)" gap={14} className={styles.about}>
      <Stack as="section" gap={4} aria-labelledby="story">
        <h2 id="story">{t('vend.story', { name })}</h2>
        <Text isTyped measure="62ch" className={styles.story}>
          {description}
        </Text>
        <Text size="body" tone="subtle">
          {t('vend.joined', { date: formatDate(joinedAt, locale) })}
        </Text>
      </Stack>
      <Stack gap={8} className={styles.facts}>
        <Part id="contact" title={t('vend.contact')}>
          <ContactFacts vendor={vendor} />
        </Part>
        <Part id="business" title={t('vend.business')}>
          <BusinessFacts vendor={vendor} />
        </Part>
        <Part
          id="level"
          title={vendor.level === 0 ? t('vend.levelWhyNew') : t('vend.levelWhy', { n: vendor.level, of: vendor.levelOutOf })}
        >
          <Text tone="muted">{t('vend.levelLead')}</Text>
          <LevelParts parts={vendor.levelParts} />
        </Part>
      </Stack>
    </Split>
  );
}

/** The vendor's delivery, return and payment terms. */
function StorePolicies({ vendor, marketplace }: { vendor: StoreVendor; marketplace: MarketFacts }) {
  const t = useT();
  return (
    <Split side="minmax(0, 0.625fr)" gap={14}>
      <Part id="delivery" title={t('vend.delivery')}>
        <Text tone="muted">
          {t('vend.deliveryText', { name: vendor.name, amount: shortMoney(marketplace.freeShippingOver.minorUnits) })}
        </Text>
        <RateTable rates={vendor.deliveryRates} />
      </Part>
      <Part id="returns" title={t('vend.returns')}>
        <Text tone="muted">{t('vend.returnsText', { n: marketplace.returnDays })}</Text>
        {vendor.returnPolicy && (
          <Text isTyped measure="62ch">
            {vendor.returnPolicy}
          </Text>
        )}
      </Part>
    </Split>
  );
}

const LABELS: Record<StoreTab, PlainMessageKey> = { products: 'vend.products', about: 'vend.about', policies: 'vend.policies' };

interface StoreTabsProps {
  pathname: string;
  /** The slug in the query parameters; null if the path contains it. */
  vendorInQuery: string | null;
  tab: StoreTab;
  productCount: number;
}

/** Tabs as links, so that they work without scripts, can be shared, and respond to Back. */
function StoreTabs({ pathname, vendorInQuery, tab, productCount }: StoreTabsProps) {
  const t = useT();
  return (
    <nav aria-label={t('vend.parts')} className={styles.tabs}>
      <Scroller as="ul" gap={8}>
        {STORE_TABS.map((one) => (
          <li key={one}>
            <AppLink
              to={withQuery(pathname, { vendor: vendorInQuery, tab: one === 'products' ? null : one })}
              aria-current={one === tab ? 'page' : undefined}
              preventScrollReset
            >
              <span>{t(LABELS[one])}</span>{' '}
              {one === 'products' && (
                <Text as="span" tone="subtle" weight="regular" isTabular>
                  {productCount}
                </Text>
              )}
            </AppLink>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}
