import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useDeferredValue } from 'react';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { T } from '#client/i18n/T.tsx';
import { expectedDates } from '#schema/rules/deliveryTimes.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';
import type { MarketplaceFacts } from './product.loader.ts';
import styles from './Product.module.css';

interface BuyPromisesProps {
  product: DetailProduct;
  shop: MarketplaceFacts;
  /** What cannot be ordered now is promised for no day. */
  canBeOrdered: boolean;
}

/** When it comes, where it can be had, how it goes back, and what is certified about it. */
export function BuyPromises({ product, shop, canBeOrdered }: BuyPromisesProps) {
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
    <Stack as="ul" gap={4} className={styles.promises}>
      {(canBeOrdered || !delivery.deliverable) && (
        <Cluster as="li" gap={3} align="start" noWrap>
          <Icon name="truck" size={22} />
          <div>
            {delivery.deliverable ? (
              <>
                {/* The server may render just before midnight what the browser takes over just after. */}
                <p suppressHydrationWarning>
                  <T k={wording()} values={{ from: <b>{day(earliest)}</b>, to: <b>{day(latest)}</b>, state: stateName }} />
                </p>
                {delivery.cheapest && (
                  <Text tone="muted">
                    {t('product.deliveryFee', {
                      price: formatMoney(delivery.cheapest.minorUnits),
                      free: shortMoney(shop.freeShippingOver.minorUnits),
                    })}
                  </Text>
                )}
              </>
            ) : (
              <>
                <p>
                  <b>{t('product.notDelivered', { state: stateName })}</b>
                </p>
                <Text tone="muted">{delivery.reason ?? t('product.notDeliveredHint')}</Text>
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
      <Cluster as="li" gap={3} align="start" noWrap>
        <Icon name="return" size={22} />
        {product.returnable ? (
          <p>{t('product.returnDays', { n: shop.returnDays })}</p>
        ) : (
          <div>
            <p>{t('product.noReturn')}</p>
            <Text tone="muted">{t('product.noReturnNote')}</Text>
          </div>
        )}
      </Cluster>
      {halal && (
        <Cluster as="li" gap={3} align="start" noWrap>
          <Icon name="check" size={22} />
          <div>
            <p>
              <b>{t('product.halal')}</b>
            </p>
            <Text tone="muted">
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

  /** Two days running are "or", a span is "to". */
  function wording(): 'product.arrives' | 'product.arrivesBetween' {
    return (delivery.maxDays ?? 0) - (delivery.minDays ?? 0) === 1 ? 'product.arrives' : 'product.arrivesBetween';
  }
}

/** From when an order counts: now, or when the seller is back. */
function openFrom(holidayUntil: string | null): Date {
  return holidayUntil === null ? new Date() : new Date(holidayUntil);
}
