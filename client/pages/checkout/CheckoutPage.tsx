import { usePrefs } from '#client/state/PrefsProvider.tsx';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { useCartQuote } from '#client/features/cart/useCartQuote.ts';
import { isState } from '#client/config/states.ts';
import { useCheckoutForm } from '#client/features/checkout/useCheckoutForm.ts';
import { usePlaceOrder } from '#client/features/checkout/usePlaceOrder.ts';
import { useT } from '#client/i18n/useT.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import styles from './Checkout.module.css';
import { loader } from './checkout.loader.ts';
import { CheckoutSections } from './CheckoutSections.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { NothingToPay } from './NothingToPay.tsx';
import { usePrefill } from './usePrefill.ts';
import { WaitingForCart } from './WaitingForCart.tsx';

/** One page, five sections, no account: who, where, how it comes, how it is paid, and a last look. */
export function CheckoutPage({ view }: PageProps<'checkout'>) {
  const t = useT();
  const { data } = usePageQuery(loader, view);
  const viewer = data?.viewer ?? null;
  const isReady = usePrefill(viewer);
  const { userId, lastOrder, draft } = usePersisted(checkoutVar);
  const { state: chosenState } = usePrefs();
  const defaultState = chosenState ?? DEFAULT_STATE;
  const state = isState(draft['state']) ? draft['state'] : defaultState;
  const cart = useCartQuote(state);
  const form = useCheckoutForm(defaultState, data?.marketplace.paymentMethods ?? [], cart.figures.totalCents);
  const { isPlacing, place } = usePlaceOrder();

  const content = () => {
    if (!isReady) return <WaitingForCart />;
    if (cart.lines.length === 0 && !isPlacing)
      return <NothingToPay methods={data?.marketplace.paymentMethods ?? []} lastOrder={lastOrder} />;
    return (
      <div className={styles.columns}>
        <CheckoutSummary cart={cart} />
        {/* Another person's checkout is another one: nothing of what was folded or told wrong goes on. */}
        <CheckoutSections key={userId} {...{ form, cart, state, viewer, isPlacing, place }} shop={data?.marketplace} />
      </div>
    );
  };
  return (
    <div className={styles.page}>
      <title>{`${t('co.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('co.title')}</h1>
      {content()}
    </div>
  );
}
