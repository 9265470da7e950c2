import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useDeferredValue, type ReactNode } from 'react';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { Accordion } from '#client/ui/navigation/Accordion.tsx';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import type { DetailProduct, Variant } from '#client/features/product/chooseVariant.ts';
import type { ProductPageQuery } from './ProductPage.generated.ts';
import styles from './Product.module.css';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { listingPath, vendorStorePath } from '#client/config/links.ts';
import { tagName } from '#client/i18n/labels.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';

/** Facts about the marketplace: VAT, returns and the threshold for free shipping. */
export type MarketplaceFacts = ProductPageQuery['marketplace'];

interface ProductInformationProps {
  product: DetailProduct;
  marketplace: MarketplaceFacts;
  variant: Variant | null;
  layout: ViewByPage['product']['details'];
}

/** Product texts: an accordion with the description open, or tabs. */
export function ProductInformation({ product, marketplace, variant, layout }: ProductInformationProps) {
  const t = useT();
  const state = useDeferredValue(usePrefs()).state ?? DEFAULT_STATE;
  const { delivery, returnable } = product;
  const { minDays, maxDays, cheapest } = delivery;
  // Products that cannot be ordered do not show delivery days.
  const isOrderable = delivery.deliverable && product.status === 'AVAILABLE' && product.stock.purchasable > 0;
  const sections: { key: string; name: string; hint?: string; content: ReactNode }[] = [
    {
      key: 'description',
      name: t('product.description'),
      content: (
        <Text tone="muted" className={styles.text}>
          {product.description}
        </Text>
      ),
    },
    {
      key: 'specifications',
      name: t('product.specs'),
      hint: t('product.specsHint'),
      content: <SpecificationTable product={product} variant={variant} />,
    },
    {
      key: 'delivery',
      name: t('product.deliveryReturns'),
      hint: isOrderable
        ? t(returnable ? 'product.deliveryReturnsHint' : 'product.deliveryFreshHint', {
            a: minDays ?? 0,
            b: maxDays ?? 0,
            n: marketplace.returnDays,
          })
        : undefined,
      content: (
        <Stack className={styles.text}>
          {isOrderable && cheapest && (
            <p>
              {t('product.deliveryText', {
                state: t(`states.${state}`),
                a: minDays ?? 0,
                b: maxDays ?? 0,
                price: formatMoney(cheapest.minorUnits),
                free: shortMoney(marketplace.freeShippingOver.minorUnits),
              })}
            </p>
          )}
          {delivery.reason && <p>{delivery.reason}</p>}
          <p>
            {returnable ? t('product.returnText', { n: marketplace.returnDays }) : `${t('product.noReturn')}. ${t('product.noReturnNote')}`}
          </p>
        </Stack>
      ),
    },
  ];
  if (layout === 'tabs') {
    const tabs = sections.map(({ key, name, content }) => ({ key, label: name, panel: content }));
    return <Tabs tabs={tabs} label={t('product.details')} variant="underlined" isInUrl />;
  }
  return (
    <Accordion
      sections={sections.map(({ key, name, hint, content }) => ({ key, title: titled(name, hint), content }))}
      initiallyOpen={['description']}
      headingLevel={2}
      className={styles.accordion}
    />
  );

  function titled(title: string, hint?: string): ReactNode {
    return (
      <Cluster as="span" align="baseline" justify="between" className={styles.heading}>
        <span>{title}</span>
        {hint && (
          <Text as="span" size="small" tone="subtle" weight="regular">
            {hint}
          </Text>
        )}
      </Cluster>
    );
  }
}

interface SpecificationTableProps {
  product: DetailProduct;
  /** The chosen variant, whose SKU and measurements are shown. */
  variant: Variant | null;
}

/** Specifications as a description list. Omits missing ones. */
function SpecificationTable({ product, variant }: SpecificationTableProps) {
  const t = useT();
  const locale = useLocale();
  const { brand, category, vendor, fulfilment, tags } = product;
  const weight = variant?.options.find(({ key }) => key === 'weight')?.label ?? (product.weight && weightText(product.weight, t));
  const values = (key: string) =>
    listValues(product.options.find((option) => option.key === key)?.values.map(({ label }) => label) ?? [], locale);
  const places = [
    ...(fulfilment.includes('ONLINE') ? [t('product.online')] : []),
    ...(fulfilment.includes('IN_STORE') ? [t('product.inStore')] : []),
  ];
  const facts: [string, React.ReactNode][] = [
    [t('product.sku'), variant?.sku ?? product.sku],
    [t('product.weight'), weight],
    [t('product.size'), values('size')],
    [t('product.colour'), values('color')],
    ...product.attributes.map(({ label, values: stated }): [string, string] => [
      label,
      listValues(
        stated.map((value) => value.label),
        locale,
      ),
    ]),
    [t('product.brand'), brand && <AppLink to={listingPath({ brand: brand.slug })}>{brand.name}</AppLink>],
    [
      t('product.category'),
      <AppLink key="category" to={listingPath({ category: category.slug })}>
        {category.name}
      </AppLink>,
    ],
    [
      t('product.seller'),
      <AppLink key="seller" to={vendorStorePath(vendor.slug)}>
        {vendor.name}
      </AppLink>,
    ],
    [t('product.location'), listValues(places, locale)],
    [
      t('product.tags'),
      tags.length > 0 && (
        <Cluster as="span" gap={3}>
          {tags.map((tag) => (
            <AppLink key={tag} to={listingPath({ tag })}>
              {tagName(tag, t)}
            </AppLink>
          ))}
        </Cluster>
      ),
    ],
  ];
  return (
    <DefinitionList variant="columns" className={styles.facts} entries={facts.map(([term, value]) => Boolean(value) && { term, value })} />
  );
}
