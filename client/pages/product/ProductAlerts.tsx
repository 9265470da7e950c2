import { use, useEffect, useRef } from 'react';
import { alertAnchor, AlertBox, AlertForm, useAlertSubmission, type AlertFormProps } from '#client/features/alerts/AlertForm.tsx';
import { AlertStatement } from '#client/features/alerts/AlertStatement.tsx';
import type { DetailProduct, Variant } from '#client/features/product/chooseVariant.ts';
import type { ProductChoice } from '#client/features/product/useChoice.ts';
import { useT } from '#client/i18n/useT.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { OwnAlerts_ProductFragment } from '#client/features/alerts/OwnAlerts.generated.ts';

/** Id of the forms, to which cards of sold-out products link. */
export const ALERTS_PLACE = 'alerts';

interface ProductAlertsProps {
  product: DetailProduct & OwnAlerts_ProductFragment;
  selection: ProductChoice;
}

/** Forms for alerts about sold-out variants and lower prices, or statements that they are set. The former is open if the chosen variant is sold out. */
export function ProductAlerts({ product, selection: { variant, shown } }: ProductAlertsProps) {
  const t = useT();
  const { id, status, variants, ownAlerts, price } = product;
  if (status === 'DISABLED') return null;
  const soldOut = variants.filter((each) => each.stock.level === 'OUT' && each.status !== 'DISABLED');
  const wanted = soldOut.find((each) => each.id === (variant ?? shown)?.id);
  const isAllOut = soldOut.length === variants.length;
  const stockAlertOf = (variantId: string) => ownAlerts.find((own) => own.kind === 'BACK_IN_STOCK' && own.variant?.id === variantId);
  const watched = (wanted ? [wanted] : soldOut).filter((each) => stockAlertOf(each.id));
  const unwatched = soldOut.filter((each) => !stockAlertOf(each.id));
  const target = wanted ? unwatched.find((each) => each === wanted) : unwatched[0];
  const entries = [...watched, ...(target ? [target] : [])];
  const label = (each: Variant) => (variants.length > 1 ? labelOf(each, product) : undefined);
  return (
    <Stack gap={3} id={ALERTS_PLACE}>
      {soldOut.length > 0 && (
        <AlertBox title={t('alerts.stockTitle')} isOpen={isAllOut || (variant !== null && wanted === variant)}>
          <Stack gap={4}>
            {entries.map((each) => (
              <ProductAlert
                key={each.id}
                place={each === entries.at(-1) ? 'stock' : `stock-${each.id}`}
                target={{ variantId: each.id }}
                variants={unwatched.map((other) => [other.id, labelOf(other, product)])}
                button={t('alerts.notify')}
                own={stockAlertOf(each.id)}
                label={label(each)}
              />
            ))}
          </Stack>
        </AlertBox>
      )}
      <AlertBox title={t('alerts.priceTitle')}>
        <ProductAlert
          place="price"
          target={{ productId: id }}
          button={t('alerts.notify')}
          price={formatMoney(price.current.minorUnits)}
          own={ownAlerts.find(({ kind }) => kind === 'PRICE_DROP')}
        />
      </AlertBox>
    </Stack>
  );
}

interface ProductAlertProps extends Omit<AlertFormProps, 'isPageAware'> {
  /** The viewer's alert for the target. */
  own: { id: string } | undefined;
  /** What the statement is about, if there are several. */
  label?: string | undefined;
}

/** The statement that the viewer has an alert, or the form to set it. Focuses the form after the alert was stopped. */
function ProductAlert({ own, label, ...form }: ProductAlertProps) {
  const isMember = use(ViewerContext) !== null;
  const { result } = useAlertSubmission(form.place, form.target);
  const anchor = alertAnchor(form.place);
  const isOwn = own !== undefined;
  const wasOwn = useRef(isOwn);
  useEffect(() => {
    const isStopped = wasOwn.current && !isOwn && isMember;
    wasOwn.current = isOwn;
    // The pressed button is gone. Another element with the focus keeps it.
    if (!isStopped || document.activeElement !== document.body) return;
    document.getElementById(anchor)?.querySelector<HTMLElement>('input:not([type="hidden"]), select, button')?.focus();
  }, [isOwn, isMember, anchor]);
  if (own === undefined) return <AlertForm {...form} isPageAware />;
  return <AlertStatement id={anchor} alertId={own.id} label={label} isNew={result?.done?.['email'] === ''} />;
}

function labelOf({ options }: Variant, product: DetailProduct): string {
  const labels = options.map(({ key, value }) => {
    const option = product.options.find((each) => each.key === key);
    return option?.values.find((each) => each.value === value)?.label ?? value;
  });
  return labels.join(', ') || product.title;
}
