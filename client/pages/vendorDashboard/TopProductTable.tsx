import { productPath, withQuery } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { dashboardPath, type DashboardQuery, type ViewerVendor } from './dashboardQuery.ts';
import { ConsoleTable } from '#client/features/vendorConsole/ConsoleTable.tsx';
import type { TopProductRow_ProductFragment } from './VendorDashboardPage.generated.ts';
import { ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import { PRODUCT_STATUSES, productStatus, STATUS_INTENT, type Status } from './productStatus.ts';
import { STATUS_LABELS } from '#client/features/vendorConsole/statusLabels.ts';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { formErrorText } from '#client/ui/forms/formSpec.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** Anchor of the section. */
const PRODUCTS_ID = 'goods';

/** All of the vendor's products, including disabled ones, with sales, stock and price. */
export function TopProductTable({ products, query }: { products: NonNullable<ViewerVendor['products']>; query: DashboardQuery }) {
  const t = useT();
  const to = (change: Partial<DashboardQuery>) => dashboardPath({ ...query, ...change }, 'goods');
  const choice = (isLowStock: boolean, label: string) => ({
    label,
    to: to({ isLowStock, productsAfter: null }),
    isCurrent: isLowStock === query.isLowStock,
  });
  const { hasNextPage, endCursor } = products.pageInfo;
  return (
    <ConsoleTable
      id={PRODUCTS_ID}
      title={t('vend.products')}
      choice={t('console.stock')}
      choices={[choice(false, t('ords.all')), choice(true, t('console.lowStockOnly'))]}
      columns={[
        { key: 'product', label: t('console.product'), isRowHeading: true, render: (entry) => <ProductCell entry={entry} /> },
        { key: 'sold', label: t('console.sold'), isNumeric: true, className: only.fromXl, render: ({ soldUnits }) => soldUnits },
        {
          key: 'stock',
          label: t('console.stock'),
          isNumeric: true,
          className: styles.units,
          render: ({ onHand, lowVariants }) =>
            lowVariants > 0 || onHand <= LOW_STOCK ? (
              <Text as="b" weight="strong" tone="warning" data-low="">
                {onHand === 0 || onHand > LOW_STOCK ? onHand : t('console.left', { n: onHand })}
              </Text>
            ) : (
              onHand
            ),
        },
        {
          key: 'price',
          label: t('list.price'),
          isNumeric: true,
          render: ({ product: { price } }) => formatMoney(price.current.minorUnits),
        },
        {
          key: 'status',
          label: t('ord.status'),
          render: ({ product: { id, title }, status }) => <StatusChoice productId={id} title={title} status={status} />,
        },
      ]}
      rows={products.nodes}
      rowKey={({ product }) => product.id}
      links={[
        { to: '/vendor-upload', variant: 'primary', icon: 'plus', label: t('vendorProducts.addProduct') },
        { to: '/vendor-stock', label: t('vendorProducts.stock') },
        { to: '/vendor-import', label: t('imports.link') },
      ]}
      none={t(query.isLowStock ? 'console.noLowStock' : 'console.noProducts')}
      pages={[
        query.productsAfter !== null && { label: t('console.firstProducts'), to: to({ productsAfter: null }) },
        hasNextPage && { label: t('console.moreProducts'), to: to({ productsAfter: endCursor }) },
      ]}
    />
  );
}

function ProductCell({ entry: { product, lowVariants, status: kept } }: { entry: TopProductRow_ProductFragment }) {
  const t = useT();
  const { id, slug, title, status, variants, images } = product;
  const notes = [
    variants.length > 1 && t('console.variants', { n: variants.length }),
    variants.length > 1 && lowVariants > 0 && t('console.lowVariants', { n: lowVariants }),
    status !== kept && t(STATUS_LABELS[status]),
  ];
  return (
    <ConsoleRowSubject image={images[0]} isDimmed={status !== 'AVAILABLE'}>
      <AppLink to={productPath(slug)}>{title}</AppLink>
      {notes.map(
        (note) =>
          note && (
            <Text key={note} as="small" size="compact" tone="muted">
              {note}
            </Text>
          ),
      )}
      <Text as={Cluster} gap={4} isTight size="compact" className={styles.ways}>
        <AppLink to={withQuery('/vendor-upload', { edit: id })} aria-label={t('vendorProducts.editNamed', { title })}>
          {t('vendorProducts.edit')}
        </AppLink>
        <AppLink to={withQuery('/vendor-upload', { copy: id })} aria-label={t('vendorProducts.duplicateNamed', { title })}>
          {t('vendorProducts.duplicate')}
        </AppLink>
      </Text>
    </ConsoleRowSubject>
  );
}

interface StatusChoiceProps {
  productId: string;
  title: string;
  /** The status set by the vendor, whatever the stock. */
  status: Status;
}

/** A product's status select. Takes effect immediately, or with a button without scripts; a toast offers to undo the change. */
function StatusChoice({ productId, title, status }: StatusChoiceProps) {
  const t = useT();
  const viewer = use(ViewerContext) ?? '';
  const { pathname, search } = useLocation();
  const submission = useFormSubmission(STATUS_INTENT, productId);
  const { fetcher, result, isBusy } = submission;
  const [first] = useState(result);
  // The router's own pending state would come a moment after the choice.
  const [chosen, setChosen] = useState<Status | null>(null);
  const shown = chosen ?? status;
  const set = (next: Status) => {
    setChosen(next);
    const fields = { intent: STATUS_INTENT, place: productId, viewer, status: next, before: shown };
    void fetcher.submit(fields, { method: 'post', action: pathname + search });
  };
  const problem = result?.isSignedOut ? t('auth.signedOut') : formErrorText(result?.lastResult?.error?.[''], t);
  // Waits for the reloaded status, so that the select is free when "undo" is offered.
  useFormResult({ result: isBusy ? null : result }, ({ done }) => {
    setChosen(null);
    const [next, before] = [productStatus(done?.['status']), productStatus(done?.['before'])];
    if (next === null) return toast.error(problem ?? t('vendorProducts.statusFailed'));
    toast.success(t('vendorProducts.statusSet', { title, status: t(STATUS_LABELS[next]) }), {
      id: `status ${productId}`,
      action: before === null || before === next ? undefined : { label: t('cart.undo'), onPress: () => set(before) },
    });
  });
  return (
    <ActionForm submission={submission} anchor={PRODUCTS_ID} aria-label={t('vendorProducts.statusOf', { title })}>
      <span className={styles.choice}>
        <select
          name="status"
          aria-label={t('vendorProducts.statusOf', { title })}
          value={shown}
          data-status={shown}
          aria-busy={chosen !== null || undefined}
          onChange={({ target }) => {
            const next = productStatus(target.value);
            if (next !== null && next !== shown && chosen === null) set(next);
          }}
        >
          {PRODUCT_STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(STATUS_LABELS[each])}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </span>
      <noscript>
        <Button type="submit" variant="outline" size="small" aria-label={t('vendorProducts.setStatusOf', { title })}>
          {t('vendorProducts.setStatus')}
        </Button>
      </noscript>
      {result === first && first?.done && (
        <Text size="compact">{t('vendorProducts.statusSet', { title, status: t(STATUS_LABELS[status]) })}</Text>
      )}
      <FieldError id={`status-${productId}-error`}>{result === first && first?.done === null ? problem : null}</FieldError>
    </ActionForm>
  );
}
