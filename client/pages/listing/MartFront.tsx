import { useId } from 'react';
import { martCategoryPath } from '#client/config/links.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { ProductRow } from '#client/features/catalog/ProductRow.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Cluster, Scroller, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { BuyAgainDocument, type BuyAgain_OrderFragment } from './MartFront.generated.ts';
import type { ListingUrl } from '#client/features/filters/useListingQuery.ts';
import type { MartShelf_CategoryFragment } from './ListingPage.generated.ts';
import styles from './MartListing.module.css';
import { useQuery } from '@apollo/client/react';
import { useCardVariables } from '#client/graphql/useCardVariables.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { ordersVar } from '#client/state/orders.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { toggleFlag } from '#client/features/filters/changeListingQuery.ts';
import { countOf, listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { FilterLink } from '#client/features/filters/FilterRow.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { SUBSTITUTIONS, readSubstitution, withSubstitution } from './substitution.ts';
import { cx } from '#client/ui/primitives/cx.ts';

interface MartFrontProps {
  shelves: readonly MartShelf_CategoryFragment[];
  listingUrl: ListingUrl;
  facets: readonly Facet[];
}

/** Front page of the mart: categories, services, earlier purchases, jump links, and a shelf for each category. */
export function MartFront({ shelves, listingUrl, facets }: MartFrontProps) {
  const t = useT();
  const filled = shelves.filter(({ products }) => products.nodes.length > 0);
  return (
    <>
      <ScrollRow label={t('mart.categories')} className={styles.categories} hasButtons>
        {shelves.map(({ slug, name, image }) => (
          <li key={slug}>
            <Stack as={AppLink} to={martCategoryPath(slug)} className={styles.category}>
              <ProductImage image={image} sizes="(min-width: 1280px) 168px, 112px" isEager isDecorative />
              <span>{name}</span>
            </Stack>
          </li>
        ))}
      </ScrollRow>
      <MartPromises listingUrl={listingUrl} facets={facets} />
      <BuyAgain />
      <nav aria-label={t('mart.jump')}>
        <Scroller as="ul" className={styles.jumps}>
          {filled.map(({ slug, name }) => (
            <li key={slug}>
              <Pill tone="sunken" href={`#shelf-${slug}`}>
                {name}
              </Pill>
            </li>
          ))}
          <li>
            <Pill tone="sunken" href="#everything">
              {t('mart.everything')}
            </Pill>
          </li>
        </Scroller>
      </nav>
      {filled.map(({ slug, name, productCount, products }) => (
        <Section
          key={slug}
          id={`shelf-${slug}`}
          title={name}
          more={{
            to: martCategoryPath(slug),
            label: (
              <>
                {t('mart.seeAll', { n: productCount })}
                <VisuallyHidden> {name}</VisuallyHidden>
              </>
            ),
          }}
          className={styles.section}
        >
          <ProductGrid products={products.nodes} columns={5} hasFullRows density="compact" label={name} {...cardSlots} />
        </Section>
      ))}
      <h2 id="everything" className={styles.section}>
        {t('mart.everything')}
      </h2>
    </>
  );
}

/** Number of products that fill a row of cards. */
const SHOWN = 5;
const GROCERIES: readonly string[] = ['MART', 'GROCERIES'];

/** Groceries from the member's recent orders, or from the guest's last order on this device. Renders nothing if there are none. */
function BuyAgain() {
  const t = useT();
  const variables = useCardVariables();
  const isHydrated = useHydrated();
  const isMember = usePersisted(sessionVar).isAuthenticated;
  const last = usePersisted(ordersVar).orders.at(-1);
  const { data, previousData } = useQuery(BuyAgainDocument, {
    skip: !isHydrated || (!isMember && last === undefined),
    errorPolicy: 'all',
    variables: { ...variables, isMember, number: last?.number ?? '', accessToken: last?.accessToken ?? null },
  });
  const result = data ?? previousData;
  const products = groceriesOf(result?.viewer?.orders.nodes ?? (result?.order ? [result.order] : []));
  if (products.length === 0) return null;
  return <ProductRow id="buy-again" title={t('mart.buyAgain')} products={products} density="compact" {...cardSlots} />;
}

/** Groceries without duplicates, most recently bought first. */
function groceriesOf(orders: readonly BuyAgain_OrderFragment[]) {
  const lines = orders.flatMap((order) => order.packages.flatMap((orderPackage) => orderPackage.lines));
  const products = lines.flatMap(({ product }) => product ?? []);
  const groceries = products.filter(
    ({ status, category }) => status !== 'DISABLED' && category.sections.some((one) => GROCERIES.includes(one)),
  );
  return [...new Map(groceries.map((product) => [product.id, product])).values()].slice(0, SHOWN);
}

/** Number of working days from which a delivery counts as crossing the sea; some vendors do not send fresh products that far. */
const SEA_DELIVERY_DAYS = 4;

/** Delivery time, halal filter and choice of substitutions. */
function MartPromises({ listingUrl, facets }: Omit<MartFrontProps, 'shelves'>) {
  const t = useT();
  const state = usePrefs().state ?? DEFAULT_STATE;
  const { minDays, maxDays } = deliveryDays(state);
  const { chosen } = listingUrl;
  const certified = countOf(listFacet(facets, 'HALAL'), 'certified') ?? 0;
  return (
    <div className={styles.promises}>
      <Cluster gap={3} noWrap>
        <Icon name="truck" size={22} />
        <div>
          <Text weight="strong">{t('mart.promise', { state: t(`states.${state}`), from: minDays, to: maxDays })}</Text>
          <Text size="small" tone="subtle">
            {t(minDays >= SEA_DELIVERY_DAYS ? 'mart.promiseFar' : 'mart.promiseNear')}
          </Text>
        </div>
      </Cluster>
      <FilterLink
        listingUrl={listingUrl}
        to={toggleFlag(chosen, 'halal')}
        role="checkbox"
        isOn={chosen.halal}
        name={t('list.valueCount', { name: t('mart.halalOnly'), n: certified })}
        className={styles.halal}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('mart.halalOnly')}{' '}
        <Text as="span" size="small" tone="subtle" weight="regular" isTabular>
          {t('list.number', { n: certified })}
        </Text>
      </FilterLink>
      <SubstitutionChoice />
    </div>
  );
}

/** The shopper's choice for the whole order of what to do about missing products. It is stored in the order's note. */
function SubstitutionChoice() {
  const t = useT();
  const locale: Locale = useLocale();
  const name = useId();
  const isHydrated = useHydrated();
  const note = usePersisted(checkoutVar).draft['note'] ?? '';
  const chosen = isHydrated ? readSubstitution(note) : null;
  return (
    <Cluster as="fieldset" className={cx(styles.choice, only.scripted)}>
      <legend>{t('mart.ifOut')}</legend>
      {SUBSTITUTIONS.map((option) => (
        <Pill as="label" tone={chosen === option ? 'soft' : 'sunken'} key={option}>
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            onChange={() => changeDraft({ note: withSubstitution(note, option, locale) })}
          />
          {t(`mart.out.${option}`)}
        </Pill>
      ))}
      <Text size="small" tone="subtle" role="status">
        {chosen ? t('mart.ifOutKept') : t('mart.ifOutHint')}
      </Text>
    </Cluster>
  );
}
