import type { MouseEvent } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { DEFAULT_IF_SOLD_OUT } from '#schema/rules/substitutions.ts';
import { type FixedPath, loginPath } from '#client/config/links.ts';
import { BlockedLines } from '#client/features/cart/CartNotices.tsx';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { CASH_MESSAGES } from '#client/features/packages/cashMessages.ts';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { scrollToMiddle } from '#client/lib/scrollToMiddle.ts';
import { keepListsAsGuest } from '#client/state/accountChanges.ts';
import { checkoutVar, releaseDraft } from '#client/state/checkout.ts';
import { lineName } from '#client/state/newLine.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './Checkout.module.css';
import { PROBLEM_BOX, type Checkout } from './useCheckout.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Links in the agreement text. */
const CONDITIONS = [
  { to: '/terms-condition', label: 'footer.terms' },
  { to: '/privacy-policy#returns', label: 'footer.returns' },
] as const satisfies { to: FixedPath; label: PlainMessageKey }[];

/** Element id of the list of lines that block the order; the list describes the disabled button. */
const BLOCKED_BOX = 'checkout-blocked';

function showBlocked(event: MouseEvent) {
  event.preventDefault();
  const box = document.getElementById(BLOCKED_BOX);
  box?.focus({ preventScroll: true });
  scrollToMiddle(box);
}

interface ReviewSectionProps {
  checkout: Checkout;
  cart: CartQuote;
  isPlacing: boolean;
}

export function ReviewSection({ checkout, cart, isPlacing }: ReviewSectionProps) {
  const t = useT();
  const { form, choice, problems, isEarly, isStopped } = checkout;
  const isUnanswered = usePersisted(checkoutVar, ({ pendingOrders }) => pendingOrders.length > 0);
  const isBlocked = cart.figures.blockingLines.length > 0 && !isPlacing;
  const isPaidNow = choice.payment !== 'CASH_ON_DELIVERY';
  const amount = cart.quote && cart.isCurrent ? formatMoney(cart.figures.totalCents) : null;
  const shortLabel = t(isPaidNow ? 'co.payShort' : 'co.placeShort');
  const label = amount === null ? shortLabel : t(isPaidNow ? 'co.pay' : 'co.place', { amount });
  return (
    <CheckoutSection position={5} title={t('co.review')}>
      <SoldOutChoices cart={cart} />
      <TextField {...form.field('note')} label={t('co.note')} hint={t('co.noteHint')} isLong />
      <div>
        <CheckboxField
          {...form.box('agree')}
          label={isPaidNow ? t('co.agreeOnline') : t(CASH_MESSAGES[cart.figures.fulfilmentMode].agree)}
        />
        <Cluster as="p" gap={3} isTight className={styles.conditions}>
          <span>{t('co.conditions')}</span>{' '}
          {CONDITIONS.map(({ to, label: name }) => (
            <AppLink key={to} to={to} target="_blank">
              {t(name)}
            </AppLink>
          ))}
        </Cluster>
      </div>
      {(isStopped || problems.length > 0) && (
        <div id={PROBLEM_BOX} role="alert" tabIndex={-1}>
          {isStopped ? (
            <SessionOver />
          ) : (
            <Surface tone="problem" pad={3} radius="m">
              {problems.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Surface>
          )}
        </div>
      )}
      {isEarly && !cart.isCurrent && (
        <Surface as="p" tone="problem" pad={3} radius="m" role="status">
          {t('co.checking')}
        </Surface>
      )}
      <div id={BLOCKED_BOX} tabIndex={-1}>
        <BlockedLines lines={cart.figures.blockingLines} />
      </div>
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isPlacing}
        {...(isBlocked && { 'aria-disabled': true, 'aria-describedby': BLOCKED_BOX, onClick: showBlocked })}
      >
        {isPlacing ? t('co.processing') : isBlocked ? shortLabel : label}
      </Button>
      {!isPlacing && !isBlocked && (
        <Text size="compact" tone="subtle">
          {t(isUnanswered ? 'co.unanswered' : 'co.canChange')}
        </Text>
      )}
    </CheckoutSection>
  );
}

/** What happens to groceries that are sold out while the seller packs them, as chosen in the cart. */
function SoldOutChoices({ cart }: { cart: CartQuote }) {
  const t = useT();
  const lines = cart.figures.groups.flatMap((group) => group.lines).filter(({ hasSubstitutes }) => hasSubstitutes);
  if (lines.length === 0) return null;
  return (
    <Surface tone="sunken" pad={4} radius="m" gap={2}>
      <Cluster justify="between" gap={3}>
        <Text weight="strong">{t('cart.ifSoldOut')}</Text>
        <ButtonLink variant="text" to="/cart">
          {t('co.changeInCart')}
        </ButtonLink>
      </Cluster>
      <Stack as="ul" gap={1}>
        {lines.map(({ line, title, optionLabel }) => (
          <Text as="li" size="body" key={line.variantId}>
            {`${lineName(title, optionLabel)}: ${t(`cart.soldOutChoice.${line.ifSoldOut ?? DEFAULT_IF_SOLD_OUT}`)}`}
          </Text>
        ))}
      </Stack>
    </Surface>
  );
}

/** Notice that the member's session has expired. The shopper chooses to log in or to continue as a guest; the cart and draft are kept. */
export function SessionOver() {
  const t = useT();
  const goOn = () => {
    releaseDraft();
    keepListsAsGuest();
    // Moves the focus, because the pressed button is unmounted.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Surface tone="notice" pad={3} radius="m" gap={2}>
      <p>{t('co.sessionOver')}</p>
      <Cluster>
        <ButtonLink size="small" to={loginPath('/checkout')}>
          {t('auth.login')}
        </ButtonLink>
        <Button variant="outline" size="small" onClick={goOn}>
          {t('co.asGuest')}
        </Button>
      </Cluster>
    </Surface>
  );
}
