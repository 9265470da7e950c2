import { useQuery } from '@apollo/client/react';
import { ProductRow } from '#client/features/catalog/ProductRow.tsx';
import { useCardVariables } from '#client/graphql/useCardVariables.ts';
import { useT } from '#client/i18n/useT.ts';
import { ordersVar } from '#client/state/orders.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { cardSlots } from '../cardSlots.tsx';
import { BuyAgainDocument, type BuyAgain_OrderFragment } from './BuyAgain.generated.ts';

/** Number of products that fill a row of cards. */
const SHOWN = 5;
const GROCERIES: readonly string[] = ['MART', 'GROCERIES'];

/** Groceries from the member's recent orders, or from the guest's last order on this device. Renders nothing if there are none. */
export function BuyAgain() {
  const t = useT();
  const variables = useCardVariables();
  const isHydrated = useHydrated();
  const isMember = usePersisted(sessionVar).isAuthenticated;
  const last = usePersisted(ordersVar).orders.at(-1);
  const { data, previousData } = useQuery(BuyAgainDocument, {
    skip: !isHydrated || (!isMember && last === undefined),
    errorPolicy: 'all',
    variables: { ...variables, isMember, number: last?.number ?? '', accessToken: last?.accessToken ?? null },
  });
  const result = data ?? previousData;
  const products = groceriesOf(result?.viewer?.orders.nodes ?? (result?.order ? [result.order] : []));
  if (products.length === 0) return null;
  return <ProductRow id="buy-again" title={t('mart.buyAgain')} products={products} density="compact" {...cardSlots} />;
}

/** Groceries without duplicates, most recently bought first. */
function groceriesOf(orders: readonly BuyAgain_OrderFragment[]) {
  const lines = orders.flatMap((order) => order.packages.flatMap((orderPackage) => orderPackage.lines));
  const products = lines.flatMap(({ product }) => product ?? []);
  const groceries = products.filter(
    ({ status, category }) => status !== 'DISABLED' && category.sections.some((one) => GROCERIES.includes(one)),
  );
  return [...new Map(groceries.map((product) => [product.id, product])).values()].slice(0, SHOWN);
}
