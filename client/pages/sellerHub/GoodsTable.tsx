import { productPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { OwnShop } from './hubData.ts';
import { dashboardPath } from './hubQuery.ts';
import type { HubQuery } from './hubQuery.ts';
import type { GoodsRow_ProductFragment } from './SellerHubPage.generated.ts';
import styles from './HubTable.module.css';

const STATUS_LABELS: Record<GoodsRow_ProductFragment['product']['status'], PlainMessageKey> = {
  AVAILABLE: 'hub.available',
  OUT_OF_STOCK: 'product.outOfStock',
  DISABLED: 'hub.disabled',
};

/** Everything of the shop, on offer or not: what sells, what is left, what it costs. */
export function GoodsTable({ products, query }: { products: NonNullable<OwnShop['products']>; query: HubQuery }) {
  const t = useT();
  const choices: [boolean, string][] = [
    [false, t('ords.all')],
    [true, t('hub.lowStockOnly')],
  ];
  return (
    <section id="goods" aria-labelledby="goods-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="goods-title">{t('vend.products')}</h2>
        <nav aria-label={t('hub.stock')} className={styles.chips}>
          <ul>
            {choices.map(([isLowStock, label]) => (
              <li key={label}>
                <AppLink
                  to={dashboardPath({ ...query, isLowStock, productsAfter: null }, 'goods')}
                  aria-current={isLowStock === query.isLowStock ? 'true' : undefined}
                  preventScrollReset
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {products.nodes.length === 0 ? (
        <p className={styles.none}>{t(query.isLowStock ? 'hub.noLowStock' : 'hub.noProducts')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('hub.product')}</th>
              <th scope="col" className={styles.numberWide}>
                {t('hub.sold')}
              </th>
              <th scope="col" className={styles.number}>
                {t('hub.stock')}
              </th>
              <th scope="col" className={styles.number}>
                {t('list.price')}
              </th>
              <th scope="col">{t('ord.status')}</th>
            </tr>
          </thead>
          <tbody>
            {products.nodes.map((entry) => (
              <GoodsRow key={entry.product.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {(query.productsAfter !== null || products.pageInfo.hasNextPage) && (
        <div className={styles.pages}>
          {query.productsAfter !== null && (
            <ButtonLink to={dashboardPath({ ...query, productsAfter: null }, 'goods')} look="outline" size="small" preventScrollReset>
              {t('hub.firstProducts')}
            </ButtonLink>
          )}
          {products.pageInfo.hasNextPage && (
            <ButtonLink
              to={dashboardPath({ ...query, productsAfter: products.pageInfo.endCursor }, 'goods')}
              look="outline"
              size="small"
              preventScrollReset
            >
              {t('hub.moreProducts')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

function GoodsRow({ entry: { product, onHand, soldUnits } }: { entry: GoodsRow_ProductFragment }) {
  const t = useT();
  const { slug, title, status, price, variants, images } = product;
  return (
    <tr>
      <th scope="row">
        <span className={styles.thing}>
          <Tile image={images[0]} sizes="48px" isDecorative isDimmed={status !== 'AVAILABLE'} className={styles.tile} />
          <span>
            <AppLink to={productPath(slug)} className={styles.link}>
              {title}
            </AppLink>
            {variants.length > 1 && <small>{t('hub.variants', { n: variants.length })}</small>}
          </span>
        </span>
      </th>
      <td className={styles.numberWide}>{soldUnits}</td>
      <td className={styles.number} data-low={onHand <= LOW_STOCK || undefined}>
        {onHand === 0 || onHand > LOW_STOCK ? onHand : t('hub.left', { n: onHand })}
      </td>
      <td className={styles.number}>{formatMoney(price.current.minorUnits)}</td>
      <td>
        <span className={styles.status} data-status={status}>
          {t(STATUS_LABELS[status])}
        </span>
      </td>
    </tr>
  );
}
