import { productPath, withQuery } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { OwnShop } from './dashboardData.ts';
import { dashboardPath } from './hubQuery.ts';
import type { HubQuery } from './hubQuery.ts';
import { HubRow } from '#client/features/hub/HubRow.tsx';
import { HubTable } from '#client/features/hub/HubTable.tsx';
import type { GoodsRow_ProductFragment } from './HubDashboardPage.generated.ts';
import styles from '#client/features/hub/HubTable.module.css';
import { StatusChoice } from './StatusChoice.tsx';
import { STATUS_LABELS } from './statusLabels.ts';

/** Everything of the shop, on offer or not: what sells, what is left, what it costs. */
export function GoodsTable({ products, query }: { products: NonNullable<OwnShop['products']>; query: HubQuery }) {
  const t = useT();
  const to = (change: Partial<HubQuery>) => dashboardPath({ ...query, ...change }, 'goods');
  const choice = (isLowStock: boolean, label: string) => ({
    label,
    to: to({ isLowStock, productsAfter: null }),
    isCurrent: isLowStock === query.isLowStock,
  });
  const { hasNextPage, endCursor } = products.pageInfo;
  return (
    <HubTable
      id="goods"
      title={t('vend.products')}
      choice={t('hub.stock')}
      choices={[choice(false, t('ords.all')), choice(true, t('hub.lowStockOnly'))]}
      columns={[
        { label: t('hub.product') },
        { label: t('hub.sold'), className: styles.numberWide },
        { label: t('hub.stock'), className: styles.number },
        { label: t('list.price'), className: styles.number },
        { label: t('ord.status') },
      ]}
      actions={
        <>
          <ButtonLink to="/vendor-upload" size="small" icon="plus">
            {t('hubGoods.addProduct')}
          </ButtonLink>
          <ButtonLink to="/vendor-stock" look="outline" size="small">
            {t('hubGoods.stock')}
          </ButtonLink>
          <ButtonLink to="/vendor-import" look="outline" size="small">
            {t('imports.link')}
          </ButtonLink>
        </>
      }
      none={products.nodes.length > 0 ? null : t(query.isLowStock ? 'hub.noLowStock' : 'hub.noProducts')}
      pages={[
        ...(query.productsAfter === null ? [] : [{ label: t('hub.firstProducts'), to: to({ productsAfter: null }) }]),
        ...(hasNextPage ? [{ label: t('hub.moreProducts'), to: to({ productsAfter: endCursor }) }] : []),
      ]}
    >
      {products.nodes.map((entry) => (
        <GoodsRow key={entry.product.id} entry={entry} />
      ))}
    </HubTable>
  );
}

function GoodsRow({ entry: { product, onHand, lowVariants, soldUnits, status: kept } }: { entry: GoodsRow_ProductFragment }) {
  const t = useT();
  const { id, slug, title, status, price, variants, images } = product;
  return (
    <HubRow
      image={images[0]}
      isDimmed={status !== 'AVAILABLE'}
      thing={
        <>
          <AppLink to={productPath(slug)} className={styles.link}>
            {title}
          </AppLink>
          {variants.length > 1 && <small>{t('hub.variants', { n: variants.length })}</small>}
          {variants.length > 1 && lowVariants > 0 && <small>{t('hub.lowVariants', { n: lowVariants })}</small>}
          {status !== kept && <small>{t(STATUS_LABELS[status])}</small>}
          <span className={styles.ways}>
            <AppLink to={withQuery('/vendor-upload', { edit: id })} aria-label={t('hubGoods.editNamed', { title })}>
              {t('hubGoods.edit')}
            </AppLink>
            <AppLink to={withQuery('/vendor-upload', { copy: id })} aria-label={t('hubGoods.duplicateNamed', { title })}>
              {t('hubGoods.duplicate')}
            </AppLink>
          </span>
        </>
      }
      status={{ value: status, label: t(STATUS_LABELS[status]) }}
      control={<StatusChoice productId={id} title={title} status={kept} />}
    >
      <td className={styles.numberWide}>{soldUnits}</td>
      <td className={styles.number} data-low={lowVariants > 0 || onHand <= LOW_STOCK || undefined}>
        {onHand === 0 || onHand > LOW_STOCK ? onHand : t('hub.left', { n: onHand })}
      </td>
      <td className={styles.number}>{formatMoney(price.current.minorUnits)}</td>
    </HubRow>
  );
}
