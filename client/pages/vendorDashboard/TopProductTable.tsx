import { productPath, withQuery } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { dashboardPath, type DashboardQuery, type ViewerVendor } from './dashboardQuery.ts';
import { ConsoleTable } from '#client/features/vendorConsole/ConsoleTable.tsx';
import { SetProductStatusDocument, type TopProductRow_ProductFragment, VendorDashboardDocument } from './VendorDashboardPage.generated.ts';
import { ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { loseSession } from '#client/state/session.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

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
      id="goods"
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

type Status = TopProductRow_ProductFragment['status'];

interface StatusChoiceProps {
  productId: string;
  title: string;
  /** The status set by the vendor, whatever the stock. */
  status: Status;
}

/** A product's status select. Takes effect immediately; a toast offers to undo the change. */
function StatusChoice({ productId, title, status }: StatusChoiceProps) {
  const t = useT();
  const client = useApolloClient();
  const [send] = useMutation(SetProductStatusDocument);
  const [chosen, setChosen] = useState<Status | null>(null);
  const shown = chosen ?? status;

  const set = async (next: Status, before: Status | null) => {
    setChosen(next);
    try {
      const { data } = await send({ variables: { id: productId, status: next } });
      const [error] = data?.setProductStatus.errors ?? [];
      if (!data || error) {
        toast.error(error?.message ?? t('vendorProducts.statusFailed'));
        return;
      }
      const undo = before === null ? undefined : { label: t('cart.undo'), onPress: () => void set(before, null) };
      toast.success(t('vendorProducts.statusSet', { title, status: t(STATUS_LABELS[next]) }), { id: `status ${productId}`, action: undo });
      await client.refetchQueries({ include: [VendorDashboardDocument] });
    } catch (error) {
      if (isSignedOut(error)) loseSession();
      toast.error(t(isSignedOut(error) ? 'auth.signedOut' : 'vendorProducts.statusFailed'));
    } finally {
      setChosen(null);
    }
  };
  return (
    <span className={styles.choice}>
      <select
        aria-label={t('vendorProducts.statusOf', { title })}
        value={shown}
        data-status={shown}
        aria-busy={chosen !== null || undefined}
        onChange={({ target }) => {
          const next = (Object.keys(STATUS_LABELS) as Status[]).find((each) => each === target.value);
          if (next !== undefined && chosen === null) void set(next, status);
        }}
      >
        {(Object.keys(STATUS_LABELS) as Status[]).map((each) => (
          <option key={each} value={each}>
            {t(STATUS_LABELS[each])}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}

const STATUS_LABELS: Record<TopProductRow_ProductFragment['status'], PlainMessageKey> = {
  AVAILABLE: 'console.available',
  OUT_OF_STOCK: 'product.outOfStock',
  DISABLED: 'console.disabled',
};
