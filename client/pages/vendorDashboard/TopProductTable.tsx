import { productPath, withQuery } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import type { ViewerVendor } from './dashboardData.ts';
import { dashboardPath, type DashboardQuery } from './dashboardQuery.ts';
import { ConsoleTable, ConsoleThing } from '#client/features/vendorConsole/ConsoleTable.tsx';
import type { TopProductRow_ProductFragment } from './VendorDashboardPage.generated.ts';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { StatusChoice } from './StatusChoice.tsx';
import { STATUS_LABELS } from './statusLabels.ts';

/** Everything of the shop, on offer or not: what sells, what is left, what it costs. */
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
      id="goods"
      title={t('vend.products')}
      choice={t('console.stock')}
      choices={[choice(false, t('ords.all')), choice(true, t('console.lowStockOnly'))]}
      columns={[
        { key: 'product', label: t('console.product'), isRowHeading: true, render: (entry) => <ProductCell entry={entry} /> },
        { key: 'sold', label: t('console.sold'), isNumeric: true, className: styles.wide, render: ({ soldUnits }) => soldUnits },
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
      actions={
        <>
          <ButtonLink to="/vendor-upload" size="small" icon="plus">
            {t('vendorProducts.addProduct')}
          </ButtonLink>
          <ButtonLink to="/vendor-stock" look="outline" size="small">
            {t('vendorProducts.stock')}
          </ButtonLink>
          <ButtonLink to="/vendor-import" look="outline" size="small">
            {t('imports.link')}
          </ButtonLink>
        </>
      }
      none={t(query.isLowStock ? 'console.noLowStock' : 'console.noProducts')}
      pages={[
        query.productsAfter !== null && { label: t('console.firstProducts'), to: to({ productsAfter: null }) },
        hasNextPage && { label: t('console.moreProducts'), to: to({ productsAfter: endCursor }) },
      ]}
    />
  );
}

/** A product with what can be done with it. */
function ProductCell({ entry: { product, lowVariants, status: kept } }: { entry: TopProductRow_ProductFragment }) {
  const t = useT();
  const { id, slug, title, status, variants, images } = product;
  const notes = [
    variants.length > 1 && t('console.variants', { n: variants.length }),
    variants.length > 1 && lowVariants > 0 && t('console.lowVariants', { n: lowVariants }),
    status !== kept && t(STATUS_LABELS[status]),
  ];
  return (
    <ConsoleThing image={images[0]} isDimmed={status !== 'AVAILABLE'}>
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
    </ConsoleThing>
  );
}
