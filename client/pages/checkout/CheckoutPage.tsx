import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { usePageData } from '#client/graphql/usePageData.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import type { PricedLine } from '#client/features/cart/cartFigures.ts';
import { useCartQuote, type CartQuote } from '#client/features/cart/useCartQuote.ts';
import { isState } from '#client/config/states.ts';
import { useCheckoutDraft } from '#client/features/checkout/useCheckoutDraft.ts';
import { usePlaceOrder } from '#client/features/checkout/usePlaceOrder.ts';
import { useT } from '#client/i18n/useT.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { changeDraft, type CheckoutState, checkoutVar, claimDraft } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import styles from './Checkout.module.css';
import { CheckoutSections } from './CheckoutSections.tsx';
import { useEffect, useState } from 'react';
import { orderPath } from '#client/config/links.ts';
import { CASH_MESSAGES } from '#client/features/packages/cashMessages.ts';
import { CASH, PAYMENT_METHOD_DISPLAY } from '#client/features/payment/paymentMethods.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { CheckoutPageDocument, type CheckoutPageQuery } from './CheckoutPage.generated.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { storedAddressValues } from '#client/features/address/fillFromPostcode.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { fieldsOfAddress, type Viewer } from './savedAddress.ts';
import { Container, Message, only, Split, Stack, Grid, Surface, Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Text, Heading } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { CartTotals, isBeforeDelivery, knownTotalCents } from '#client/features/cart/CartTotals.tsx';
import { CouponBox } from '#client/features/cart/CouponBox.tsx';
import { CheckoutLineNotices, QuoteFailed } from '#client/features/cart/CartNotices.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';

/** One-page checkout, available even without an account: contact, address, delivery, payment and review. */
export function CheckoutPage() {
  const t = useT();
  const { data } = usePageData(CheckoutPageDocument);
  const viewer = data?.viewer ?? null;
  const isReady = usePrefill(viewer);
  const { userId, lastOrder, draft: kept } = usePersisted(checkoutVar);
  const { state: chosenState } = usePrefs();
  const defaultState = chosenState ?? DEFAULT_STATE;
  const state = isState(kept['state']) ? kept['state'] : defaultState;
  const cart = useCartQuote(state);
  const draft = useCheckoutDraft(defaultState, data?.marketplace.paymentMethods ?? [], cart.figures.totalCents);
  const { isPlacing, place } = usePlaceOrder();

  const content = () => {
    if (!isReady) return <WaitingForCart />;
    if (cart.lines.length === 0 && !isPlacing)
      return <NothingToPay methods={data?.marketplace.paymentMethods ?? []} lastOrder={lastOrder} />;
    return (
      <Split side="420px" gap={4} className={styles.columns}>
        <CheckoutSummary cart={cart} />
        {/* The key remounts the form for each account, so that a different account's folded sections and errors are dropped. */}
        <CheckoutSections key={userId} {...{ cart, draft, state, viewer, isPlacing, place }} marketplace={data?.marketplace} />
      </Split>
    );
  };
  return (
    <Container isPage>
      <title>{`${t('co.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={4}>
        <h1 tabIndex={-1}>{t('co.title')}</h1>
        {content()}
      </Stack>
    </Container>
  );
}

interface NothingToPayProps {
  methods: CheckoutPageQuery['marketplace']['paymentMethods'];
  /** The last order placed on this device, linked for 24 hours. */
  lastOrder: CheckoutState['lastOrder'];
}

const LAST_ORDER_MS = 86_400_000;

/** Checkout without a cart: links to the last order and the marketplace, and the payment methods. */
function NothingToPay({ methods, lastOrder }: NothingToPayProps) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const number = lastOrder && now - Date.parse(lastOrder.placedAt) < LAST_ORDER_MS ? lastOrder.number : null;
  return (
    <Stack gap={4}>
      {number !== null && (
        <Message tone="success">
          {t('co.lastOrder', { number })} <AppLink to={orderPath(number)}>{t('co.seeOrder')}</AppLink>
        </Message>
      )}
      <NothingHere icon="cash" title={t('co.emptyTitle')} links={[{ to: '/rizq-marketplace', label: t('cart.start') }]}>
        <p>{t('co.emptyHint')}</p>
        {methods.map(({ method, name, demo }) => (
          <p key={method}>
            <b>{name}</b>
            <span>{`: ${t(method === CASH ? CASH_MESSAGES.both.hint : PAYMENT_METHOD_DISPLAY[method].hint)}`}</span>
            {demo && <span>{` (${t('pay.demo')})`}</span>}
          </p>
        ))}
      </NothingHere>
    </Stack>
  );
}

/** Loading status until the cart is hydrated. Without scripts, a note that the checkout needs them. */
function WaitingForCart() {
  const t = useT();
  return (
    <>
      <p role="status" className={cx(styles.waiting, only.scripted)}>
        {t('co.waiting')}
      </p>
      <noscript>
        <Stack gap={4} align="start">
          <Text tone="muted">{t('co.noScript')}</Text>
          <ButtonLink variant="outline" to="/contact-us">
            {t('own.writeToUs')}
          </ButtonLink>
        </Stack>
      </noscript>
    </>
  );
}

/**
 * Assigns the draft to the member and fills its empty fields from the account; the account's email address replaces a guest's. Returns
 * false until that is done, because another member's draft must not be shown.
 */
function usePrefill(viewer: Viewer | null): boolean {
  const isHydrated = useHydrated();
  const { userId } = usePersisted(checkoutVar);
  useEffect(() => {
    if (!isHydrated || viewer === null) return;
    const isOwn = checkoutVar().userId === viewer.id;
    claimDraft(viewer.id);
    const { draft } = checkoutVar();
    if (!isOwn || !draft['email']) changeDraft({ email: viewer.email });
    if (!draft['phone'] && viewer.phone) changeDraft({ phone: nationalPhone(viewer.phone) });
    const usual = viewer.addresses.find((address) => address.isDefault);
    if (usual === undefined || draft['line1'] || draft['firstName'] || draft['postalCode']) return;
    changeDraft(storedAddressValues(fieldsOfAddress(usual)));
  }, [isHydrated, viewer]);
  return isHydrated && (viewer === null || userId === viewer.id);
}

/** Order summary with totals. On narrow viewports, only the total is shown until it is expanded. */
function CheckoutSummary({ cart }: { cart: CartQuote }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { figures, hasFailed, retry } = cart;
  return (
    <Surface as="aside" tone="sunken" pad={6} radius="xl" className={styles.summary} aria-label={t('co.summary')}>
      <Cluster
        as="button"
        type="button"
        gap={0}
        justify="between"
        noWrap
        className={cx(styles.fold, only.belowLg)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isBeforeDelivery(figures) ? 'co.showSummaryBefore' : 'co.showSummary', { amount: formatMoney(knownTotalCents(figures)) })}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
      </Cluster>
      <Stack gap={4} className={styles.content} data-open={isOpen || undefined}>
        <Heading level={2} size="title">
          {t('co.summary')}
        </Heading>
        <Stack as="ul">
          {figures.groups
            .flatMap((group) => group.lines)
            .map((priced) => (
              <SummaryLine key={priced.line.variantId} priced={priced} />
            ))}
        </Stack>
        <CouponBox cart={cart} />
        <CartTotals cart={cart} />
        <Text size="small" tone="subtle">
          {t('cart.currency')}
        </Text>
        {hasFailed && <QuoteFailed onRetry={retry} />}
        <AppLink to="/cart" className={styles.back}>
          {t('co.backToCart')}
        </AppLink>
      </Stack>
    </Surface>
  );
}

function SummaryLine({ priced }: { priced: PricedLine }) {
  const t = useT();
  const { line, title, optionLabel, totalCents } = priced;
  return (
    <Grid as="li" columns="56px 1fr auto" gap={3} align="center">
      <ProductImage image={line.snapshot.picture} sizes="56px" isDecorative radius="m" />
      <div>
        <Text size="body" weight="medium">
          {title}
        </Text>
        <Text size="small" tone="subtle">
          {[optionLabel ?? (line.snapshot.weight && weightText(line.snapshot.weight, t)), t('co.qty', { n: line.quantity })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Text as="b" size="body" isTabular className={styles.amount}>
        {formatMoney(totalCents)}
      </Text>
      <CheckoutLineNotices priced={priced} />
    </Grid>
  );
}
