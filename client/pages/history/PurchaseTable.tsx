import { formatMoney } from '#schema/rules/money.ts';
import { packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { ownOrderPath, productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { PurchaseRow_PurchaseFragment } from './HistoryPage.generated.ts';
import styles from './History.module.css';

/** One line for each thing that was bought. On a phone day and status stand under the name. */
export function PurchaseTable({ purchases }: { purchases: readonly PurchaseRow_PurchaseFragment[] }) {
  const t = useT();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('hist.bought')}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('hist.product')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('ord.date')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('ord.status')}
          </th>
          <th scope="col" className={styles.number}>
            {t('inv.price')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('ords.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.line.id} purchase={purchase} />
        ))}
      </tbody>
    </table>
  );
}

function PurchaseRow({ purchase }: { purchase: PurchaseRow_PurchaseFragment }) {
  const t = useT();
  const locale = useLocale();
  const { line, order, at, status, isPickup } = purchase;
  const state = t(packageStatusLabel(status, isPickup));
  const day = formatDate(at, locale);
  const actions = (
    <span className={styles.actions}>
      <AppLink to={ownOrderPath(order.number)} aria-label={t('ords.viewThis', { number: order.number })}>
        {t('hist.view')}
      </AppLink>
      <ReorderButton
        number={order.number}
        lineId={line.id}
        look="text"
        label={t('hist.again')}
        name={t('hist.againThis', { name: line.title })}
      />
    </span>
  );
  return (
    <tr>
      <td className={styles.picture}>
        <ProductImage image={line.image} sizes="64px" isDecorative className={styles.tile} />
      </td>
      <th scope="row">
        {line.product ? <AppLink to={productPath(line.product.slug)}>{line.title}</AppLink> : line.title}
        <span className={styles.detail}>{[...line.options.map(({ label }) => label), t('co.qty', { n: line.quantity })].join(' · ')}</span>
        <span className={styles.narrow}>
          {day} · {state}
          {actions}
        </span>
      </th>
      <td className={styles.wide}>
        <time dateTime={at}>{day}</time>
      </td>
      <td className={styles.wide}>{state}</td>
      <td className={styles.number}>{formatMoney(line.unitPrice.minorUnits)}</td>
      <td className={styles.wide}>{actions}</td>
    </tr>
  );
}
