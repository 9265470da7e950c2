import { useQuery } from '@apollo/client/react';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { ordersVar } from '#client/state/orders.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { cardSlots } from '../../cardSlots.tsx';
import { type BuyAgain_OrderFragment, BuyAgainDocument } from './BuyAgain.generated.ts';
import styles from './MartFront.module.css';

/** One row. */
const SHOWN = 5;
const GROCERIES: readonly string[] = ['MART', 'GROCERIES'];

/** The groceries of the last orders: a member's from the account, a guest's from what this device has ordered. Nothing bought, nothing shown. */
export function BuyAgain() {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const isMember = usePersisted(sessionVar).isAuthenticated;
  const last = usePersisted(ordersVar).orders.at(-1);
  const { data, previousData } = useQuery(BuyAgainDocument, {
    skip: !isHydrated || (!isMember && last === undefined),
    errorPolicy: 'all',
    variables: { locale: apiLocale(locale), isMember, number: last?.number ?? '', accessToken: last?.accessToken ?? null },
  });
  const answer = data ?? previousData;
  const products = boughtIn(answer?.viewer?.orders.nodes ?? (answer?.order ? [answer.order] : []));
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="buy-again">
      <SectionHeading id="buy-again" title={t('mart.buyAgain')} />
      <ProductGrid products={products} columns={5} look="compact" label={t('mart.buyAgain')} {...cardSlots} />
    </section>
  );
}

/** Each once, the last bought first. */
function boughtIn(orders: readonly BuyAgain_OrderFragment[]) {
  const lines = orders.flatMap((order) => order.packages.flatMap((orderPackage) => orderPackage.lines));
  const products = lines.flatMap(({ product }) => product ?? []);
  const groceries = products.filter(
    ({ status, category }) => status !== 'DISABLED' && category.sections.some((one) => GROCERIES.includes(one)),
  );
  return [...new Map(groceries.map((product) => [product.id, product])).values()].slice(0, SHOWN);
}
