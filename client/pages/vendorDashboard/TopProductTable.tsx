import { productPath, withQuery } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import type { ViewerVendor } from './dashboardData.ts';
import { dashboardPath, type DashboardQuery } from './dashboardQuery.ts';
import { ConsoleRow } from '#client/features/vendorConsole/ConsoleRow.tsx';
import { ConsoleTable } from '#client/features/vendorConsole/ConsoleTable.tsx';
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
        { label: t('console.product') },
        { label: t('console.sold'), className: styles.numberWide },
        { label: t('console.stock'), className: styles.number },
        { label: t('list.price'), className: styles.number },
        { label: t('ord.status') },
      ]}
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
      none={products.nodes.length > 0 ? null : t(query.isLowStock ? 'console.noLowStock' : 'console.noProducts')}
      pages={[
        ...(query.productsAfter === null ? [] : [{ label: t('console.firstProducts'), to: to({ productsAfter: null }) }]),
        ...(hasNextPage ? [{ label: t('console.moreProducts'), to: to({ productsAfter: endCursor }) }] : []),
      ]}
    >
      {products.nodes.map((entry) => (
        <TopProductRow key={entry.product.id} entry={entry} />
      ))}
    </ConsoleTable>
  );
}

function TopProductRow({ entry: { product, onHand, lowVariants, soldUnits, status: kept } }: { entry: TopProductRow_ProductFragment }) {
  const t = useT();
  const { id, slug, title, status, price, variants, images } = product;
  return (
    <ConsoleRow
      image={images[0]}
      isDimmed={status !== 'AVAILABLE'}
      thing={
        <>
          <AppLink to={productPath(slug)} className={styles.link}>
            {title}
          </AppLink>
          {variants.length > 1 && <small>{t('console.variants', { n: variants.length })}</small>}
          {variants.length > 1 && lowVariants > 0 && <small>{t('console.lowVariants', { n: lowVariants })}</small>}
          {status !== kept && <small>{t(STATUS_LABELS[status])}</small>}
          <span className={styles.ways}>
            <AppLink to={withQuery('/vendor-upload', { edit: id })} aria-label={t('vendorProducts.editNamed', { title })}>
              {t('vendorProducts.edit')}
            </AppLink>
            <AppLink to={withQuery('/vendor-upload', { copy: id })} aria-label={t('vendorProducts.duplicateNamed', { title })}>
              {t('vendorProducts.duplicate')}
            </AppLink>
          </span>
        </>
      }
      status={{ value: status, label: t(STATUS_LABELS[status]) }}
      control={<StatusChoice productId={id} title={title} status={kept} />}
    >
      <td className={styles.numberWide}>{soldUnits}</td>
      <td className={styles.number} data-low={lowVariants > 0 || onHand <= LOW_STOCK || undefined}>
        {onHand === 0 || onHand > LOW_STOCK ? onHand : t('console.left', { n: onHand })}
      </td>
      <td className={styles.number}>{formatMoney(price.current.minorUnits)}</td>
    </ConsoleRow>
  );
}
