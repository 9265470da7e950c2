import { Cluster, Split, Stack, Surface, Container } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { EmptyCart, CartGroups } from '#client/features/cart/CartGroups.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { CartTotals, FreeDelivery } from '#client/features/cart/CartTotals.tsx';
import { CouponBox } from '#client/features/cart/CouponBox.tsx';
import { QuoteFailed, SampleNotice } from '#client/features/cart/CartNotices.tsx';
import { SavedForLater } from '#client/features/cart/SavedForLater.tsx';
import { Suggestions } from '#client/features/catalog/Suggestions.tsx';
import { sampleLines } from '#client/features/cart/sampleCart.ts';
import { useCartQuote } from '#client/features/cart/useCartQuote.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { cartVar, emptyCart, removedLinesVar, restoreCart, sampleSettledVar } from '#client/state/cart.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { cardSlots } from '../cardSlots.tsx';
import { SoldOutChoice } from './SoldOutChoice.tsx';
import styles from './CartPage.module.css';
import { SampleCartDocument } from '#client/features/cart/Cart.generated.ts';

const MANY_LINES = 3;

/**
 * Cart grouped by vendor, with totals. The cart is stored in the browser, so the server renders the sample cart shown on a first visit; the
 * inline head script hides it if a cart is stored.
 */
export function CartPage() {
  const t = useT();
  const { origin } = usePersisted(cartVar);
  const isSampleSettled = usePersisted(sampleSettledVar) || origin !== 'untouched';
  const isReady = useHydrated() && isSampleSettled;
  const { state: chosenState } = usePrefs();
  const state = chosenState ?? DEFAULT_STATE;
  const removed = usePersisted(removedLinesVar);
  const { data: loaded } = usePageData(SampleCartDocument);
  const expected = useMemo(() => (loaded ? sampleLines(loaded) : []), [loaded]);
  const isExpected = !isReady && expected.length > 0;
  const cart = useCartQuote(state, !isExpected, isExpected ? expected : null);
  const { figures, lines, hasFailed, retry } = cart;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const isEmpty = isReady && lines.length === 0 && removed.length === 0;
  const wasFilled = useRef(false);
  useEffect(() => {
    if (lines.length > 0) wasFilled.current = true;
    // After going back to a cart that has since been ordered, the restored scroll position would be below the content.
    if (isEmpty && !wasFilled.current) window.scrollTo(0, 0);
  }, [isEmpty, lines.length]);

  const clear = () => {
    setAsking(false);
    const before = cartVar();
    emptyCart();
    // Moves the focus to the heading, because the pressed button is unmounted.
    heading.current?.focus();
    const after = cartVar();
    toast.success(t('cart.cleared'), { id: 'cart', action: { label: t('cart.undo'), onPress: () => restoreCart(before, after) } });
  };

  return (
    <Container isPage className={styles.page}>
      <title>{`${isReady && lines.length > 0 ? t('cart.tabTitle', { n: figures.units }) : t('cart.pageTitle')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      <noscript>
        <Text tone="muted">{t('cart.noScript')}</Text>
      </noscript>
      {isReady && lines.length === 0 && (
        <Surface tone="sunken" radius="xl" above={6}>
          <EmptyCart />
        </Surface>
      )}
      {(isReady || isExpected) && (lines.length > 0 || removed.length > 0) && (
        <Split side="400px" gap={10} above={6} className={cx(isExpected && styles.expected)}>
          <Stack gap={5}>
            <SampleNotice isExpected={isExpected} />
            {hasFailed && <QuoteFailed onRetry={retry} />}
            <CartGroups cart={cart} isLarge choiceOf={(priced) => priced.hasSubstitutes && <SoldOutChoice {...priced} />} />
            {lines.length > 0 && (
              <Cluster justify="between" gap={3}>
                <ButtonLink to="/rizq-marketplace" variant="text">
                  {t('cart.continue')}
                </ButtonLink>
                {isAsking ? (
                  <Cluster as="p">
                    <span>{t('cart.clearAsk', { n: figures.units })}</span>
                    <Button variant="danger" size="small" onClick={clear}>
                      {t('cart.clearYes')}
                    </Button>
                    <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
                      {t('cart.keep')}
                    </Button>
                  </Cluster>
                ) : (
                  <Button variant="text" onClick={() => (lines.length > MANY_LINES ? setAsking(true) : clear())}>
                    {t('cart.clear')}
                  </Button>
                )}
              </Cluster>
            )}
          </Stack>
          {lines.length > 0 && (
            <Surface as="aside" tone="sunken" pad={6} radius="xl" gap={3} className={styles.summary} aria-labelledby="cart-summary">
              <Heading level={2} size="title" id="cart-summary">
                {t('cart.summary')}
              </Heading>
              <FreeDelivery
                subtotalCents={figures.subtotalCents - figures.discountCents}
                remainingCents={figures.freeShippingRemainingCents}
                isUnsettled={figures.blockingLines.length > 0}
              />
              <CouponBox cart={cart} />
              <CartTotals cart={cart} />
              <Text size="small" tone="subtle">
                {t('cart.deliverTo', { state: t(`states.${state}`) })}
                <br />
                {t('cart.currency')}
              </Text>
              <ButtonLink to="/checkout" size="large" isWide>
                {t('cart.checkout')}
              </ButtonLink>
            </Surface>
          )}
        </Split>
      )}
      <SavedForLater />
      {isReady && <Suggestions {...cardSlots} />}
    </Container>
  );
}
