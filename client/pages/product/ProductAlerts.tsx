import { AlertBox, AlertForm } from '#client/features/alerts/AlertForm.tsx';
import type { DetailProduct, Variant } from '#client/features/product/chooseVariant.ts';
import type { ProductChoice } from '#client/features/product/useChoice.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { ProductAlerts_ProductFragment } from './ProductPage.generated.ts';

/** Id of the forms, to which cards of sold-out products link. */
export const ALERTS_PLACE = 'alerts';

interface ProductAlertsProps {
  product: DetailProduct & ProductAlerts_ProductFragment;
  selection: ProductChoice;
}

/** Forms for alerts about sold-out variants and lower prices. The former is open if the chosen variant is sold out. */
export function ProductAlerts({ product, selection: { variant, shown } }: ProductAlertsProps) {
  const t = useT();
  const { id, status, variants, ownAlerts, price } = product;
  if (status === 'DISABLED') return null;
  const soldOut = variants.filter((each) => each.stock.level === 'OUT' && each.status !== 'DISABLED');
  const wanted = soldOut.find((each) => each.id === (variant ?? shown)?.id);
  const isAllOut = soldOut.length === variants.length;
  const target = wanted ?? soldOut[0];
  const isWatched = ownAlerts.some((alert) => alert.kind === 'BACK_IN_STOCK' && alert.variant?.id === target?.id);
  const hasPriceAlert = ownAlerts.some(({ kind }) => kind === 'PRICE_DROP');
  return (
    <Stack gap={3} id={ALERTS_PLACE}>
      {target && (
        <AlertBox title={t('alerts.stockTitle')} isOpen={isAllOut || (variant !== null && wanted === variant)}>
          {isWatched && <Watched />}
          <AlertForm
            place="stock"
            target={{ variantId: target.id }}
            variants={soldOut.map((each) => [each.id, labelOf(each, product)])}
            button={t('alerts.notify')}
          />
        </AlertBox>
      )}
      <AlertBox title={t('alerts.priceTitle')}>
        {hasPriceAlert && <Watched />}
        <AlertForm place="price" target={{ productId: id }} button={t('alerts.notify')} price={formatMoney(price.current.minorUnits)} />
      </AlertBox>
    </Stack>
  );
}

function Watched() {
  const t = useT();
  return (
    <Text size="compact" below={3}>
      {t('alerts.isSet')} <AppLink to="/user-alerts">{t('alerts.manage')}</AppLink>
    </Text>
  );
}

function labelOf({ options }: Variant, product: DetailProduct): string {
  const labels = options.map(({ key, value }) => {
    const option = product.options.find((each) => each.key === key);
    return option?.values.find((each) => each.value === value)?.label ?? value;
  });
  return labels.join(', ') || product.title;
}
