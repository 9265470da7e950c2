import type { OwnAlerts_ProductFragment } from '#client/features/alerts/OwnAlerts.generated.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { computeTotals } from '#schema/rules/totals.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { useUnitPrice } from '#client/features/catalog/useUnitPrice.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { HolidayNotice, LevelBar, MakerPortrait, usePlace, VendorLogo } from '#client/features/vendors/VendorMarks.tsx';
import { ChooseAndBuy } from '#client/features/product/BuyActions.tsx';
import { isPurchasable, type DetailProduct } from '#client/features/product/chooseVariant.ts';
import { PriceLine } from '#client/features/product/PriceLine.tsx';
import type { MarketplaceFacts } from './ProductInformation.tsx';
import type { ProductChoice } from '#client/features/product/useChoice.ts';
import { ProductAlerts } from './ProductAlerts.tsx';
import { REVIEWS_PLACE } from './reviewsQuery.ts';
import styles from './Product.module.css';
import { conversationPath, vendorStorePath } from '#client/config/links.ts';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { ButtonLink, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { useDeferredValue } from 'react';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { T } from '#client/i18n/T.tsx';
import { expectedDates } from '#schema/rules/deliveryTimes.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { Icon } from '#client/ui/media/Icon.tsx';

interface BuyBoxProps {
  product: DetailProduct & OwnAlerts_ProductFragment;
  marketplace: MarketplaceFacts;
  selection: ProductChoice;
  isBuyable: boolean;
}

/** Buy box: title, price, options and delivery. */
export function BuyBox({ product, marketplace, selection, isBuyable }: BuyBoxProps) {
  const t = useT();
  const { variant, shown } = selection;
  const price = shown?.price ?? product.price;
  const unitPrice = useUnitPrice(price.unit);
  const withVat = computeTotals({ lineTotalsCents: [price.current.minorUnits] }).totalCents;
  const { rating, vendor, status, stock } = product;
  const [why, whatNow] =
    status === 'DISABLED'
      ? [t('product.disabled'), t('product.disabledText')]
      : stock.level === 'OUT'
        ? [t('product.outOfStock'), t('product.soldOutText')]
        : [t('product.inStoreShort'), t('product.inStoreText', { city: vendor.city })];

  return (
    <Stack gap={6}>
      <Stack>
        <Text size="compact" tone="primary">
          <Cluster as="span" gap={3}>
            <a href="#seller" className={styles.link}>
              {vendor.name}
            </a>
            {product.label === 'NEW' && <Badge>{t('product.new')}</Badge>}
          </Cluster>
        </Text>
        <Heading level={1} className={styles.title} tabIndex={-1}>
          {product.title}
        </Heading>
        <Text size="compact" tone="muted">
          <a href={`#${REVIEWS_PLACE}`} className={styles.rating}>
            {rating.count === 0 ? t('product.noReviews') : <Rating average={rating.average} count={rating.count} variant="stars" />}
          </a>
        </Text>
      </Stack>
      <Stack gap={2}>
        <PriceLine price={price} isFrom={variant === null && pricesDiffer(product)} />
        <Text size="small" tone="subtle">
          {unitPrice && <span>{`${unitPrice} · `}</span>}
          <span>{t('product.withVat', { n: marketplace.vatPercent, price: formatMoney(withVat) })}</span>
        </Text>
      </Stack>
      <ChooseAndBuy product={product} selection={selection} isBuyable={isBuyable} />
      {!isBuyable && (
        <Surface as="p" tone="sunken" pad={4} radius="m" role="status">
          <strong>{why}</strong> {whatNow}
        </Surface>
      )}
      <ProductAlerts product={product} selection={selection} />
      <HolidayNotice name={product.vendor.name} holidayUntil={product.vendor.holidayUntil} />
      <DeliveryAndReturns
        product={product}
        marketplace={marketplace}
        canBeOrdered={isBuyable && (variant === null || isPurchasable(variant))}
      />
      <VendorCard vendor={vendor} product={product} />
      <LiveRegion message={t('product.priceNow', { price: formatMoney(price.current.minorUnits) })} />
    </Stack>
  );
}

function pricesDiffer({ variants }: DetailProduct): boolean {
  return new Set(variants.map((variant) => variant.price.current.minorUnits)).size > 1;
}

/** Vendor card: location, number of products, age, level, and a WhatsApp link if the vendor has a number. */
function VendorCard({ vendor, product }: { vendor: DetailProduct['vendor']; product: Pick<DetailProduct, 'slug' | 'title'> }) {
  const t = useT();
  const placeOf = usePlace();
  const { name, makerName, whatsapp, level, levelOutOf, productCount, joinedAt, slug } = vendor;
  return (
    <Surface as="section" tone="sunken" pad={4} radius="xl" gap={1} id="seller" aria-label={t('product.soldBy', { vendor: name })}>
      <Cluster gap={3}>
        <span className={styles.maker}>
          <MakerPortrait vendor={vendor} sizes="76px" />
          <VendorLogo vendor={vendor} size="small" />
        </span>
        <div className={cx(styles.grow, styles.vendor)}>
          <Heading level={2} size="body">
            {name}
          </Heading>
          {makerName && <Text size="compact">{t('vend.maker', { name: makerName })}</Text>}
          <Text size="small" tone="subtle">
            {t('product.vendorLine', { city: placeOf(vendor), n: productCount, year: joinedAt.slice(0, 4) })}
          </Text>
          <Text size="small" tone="subtle">
            <LevelBar level={level} outOf={levelOutOf} />
          </Text>
        </div>
        <ButtonLink to={vendorStorePath(slug)} variant="outline" size="small">
          {t('product.vendorProducts')}
        </ButtonLink>
      </Cluster>
      <Cluster gap={4} isTight>
        <ButtonLink variant="text" size="small" icon="mail" to={conversationPath({ from: 'account' }, 'new', { product: product.slug })}>
          {t('vend.message')}
        </ButtonLink>
        {whatsapp && (
          <OutsideLink
            variant="text"
            size="small"
            icon="phone"
            href={whatsAppHref({ number: whatsapp, text: t('product.askText', { title: product.title }) })}
            rel="noopener external"
          >
            {t('product.askWhatsApp')}
          </OutsideLink>
        )}
      </Cluster>
    </Surface>
  );
}

interface BuyPromisesProps {
  product: DetailProduct;
  marketplace: MarketplaceFacts;
  /** Whether to show a delivery date. */
  canBeOrdered: boolean;
}

/** Delivery, fulfilment, returns and certificates. */
function DeliveryAndReturns({ product, marketplace, canBeOrdered }: BuyPromisesProps) {
  const t = useT();
  const locale = useLocale();
  const { delivery, fulfilment, vendor, halal } = product;
  const state = useDeferredValue(usePrefs()).state ?? DEFAULT_STATE;
  const stateName = t(`states.${state}`);
  const { minDays, maxDays } = delivery;
  const { earliest, latest } = expectedDates(
    openFrom(vendor.holidayUntil),
    state,
    minDays === null || maxDays === null ? undefined : { minDays, maxDays },
  );
  const isInStore = fulfilment.includes('IN_STORE');
  return (
    <Stack as="ul" gap={4} rule={6} className={styles.promises}>
      {(canBeOrdered || !delivery.deliverable) && (
        <Cluster as="li" gap={3} align="start" noWrap>
          <Icon name="truck" size={22} />
          <div>
            {delivery.deliverable ? (
              <>
                {/* The dates differ if midnight falls between server rendering and hydration. */}
                <p suppressHydrationWarning>
                  <T k={wording()} values={{ from: <b>{day(earliest)}</b>, to: <b>{day(latest)}</b>, state: stateName }} />
                </p>
                {delivery.cheapest && (
                  <Text size="compact" tone="muted">
                    {t('product.deliveryFee', {
                      price: formatMoney(delivery.cheapest.minorUnits),
                      free: shortMoney(marketplace.freeShippingOver.minorUnits),
                    })}
                  </Text>
                )}
              </>
            ) : (
              <>
                <p>
                  <b>{t('product.notDelivered', { state: stateName })}</b>
                </p>
                <Text size="compact" tone="muted">
                  {delivery.reason ?? t('product.notDeliveredHint')}
                </Text>
              </>
            )}
          </div>
        </Cluster>
      )}
      <Cluster as="li" gap={3} align="start" noWrap>
        <Icon name="shop" size={22} />
        <p>
          {!isInStore
            ? t('product.onlineOnly')
            : t(fulfilment.includes('ONLINE') ? 'product.inStoreToo' : 'product.inStoreOnly', { city: vendor.city })}
        </p>
      </Cluster>
      {canBeOrdered && (
        <Cluster as="li" gap={3} align="start" noWrap>
          <Icon name="return" size={22} />
          {product.returnable ? (
            <p>{t('product.returnDays', { n: marketplace.returnDays })}</p>
          ) : (
            <div>
              <p>{t('product.noReturn')}</p>
              <Text size="compact" tone="muted">
                {t('product.noReturnNote')}
              </Text>
            </div>
          )}
        </Cluster>
      )}
      {halal && (
        <Cluster as="li" gap={3} align="start" noWrap>
          <Icon name="check" size={22} />
          <div>
            <p>
              <b>{t('product.halal')}</b>
            </p>
            <Text size="compact" tone="muted">
              {t('product.halalBy', { body: halal.body, number: halal.number, date: formatDate(halal.expires, locale) })}{' '}
              {t('product.halalCheck')}
            </Text>
          </div>
        </Cluster>
      )}
    </Stack>
  );

  function day(date: Date): string {
    return formatDate(date, locale, 'weekday');
  }

  /** Message for the dates: "or" between two consecutive days, "to" in a longer range. */
  function wording(): 'product.arrives' | 'product.arrivesBetween' {
    return (delivery.maxDays ?? 0) - (delivery.minDays ?? 0) === 1 ? 'product.arrives' : 'product.arrivesBetween';
  }
}

/** The time from which the vendor processes orders: now, or the end of the holiday. */
function openFrom(holidayUntil: string | null): Date {
  return holidayUntil === null ? new Date() : new Date(holidayUntil);
}
