import { useState } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { CartTotals, isBeforeDelivery, sayableTotal } from '#client/features/cart/CartTotals.tsx';
import { CouponBox } from '#client/features/cart/CouponBox.tsx';
import { LineNotice, QuoteFailed } from '#client/features/cart/CartNotices.tsx';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Checkout.module.css';
import { Grid, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';

/** What is being bought and what it comes to; on a phone it folds under its total. */
export function CheckoutSummary({ cart }: { cart: CartQuote }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { figures, hasFailed, retry } = cart;
  return (
    <Surface as="aside" tone="sunken" pad={6} radius="xl" className={styles.summary} aria-label={t('co.summary')}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isBeforeDelivery(figures) ? 'co.showSummaryBefore' : 'co.showSummary', { amount: formatMoney(sayableTotal(figures)) })}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
      </button>
      <Stack gap={4} className={styles.content} data-open={isOpen || undefined}>
        <Heading level={2} size="title">
          {t('co.summary')}
        </Heading>
        <Stack as="ul">
          {figures.groups
            .flatMap((group) => group.lines)
            .map(({ line, title, optionLabel, totalCents: lineCents, issues }) => (
              <Grid as="li" key={line.variantId} columns="56px 1fr auto" gap={3} align="center">
                <ProductImage image={line.snapshot.picture} sizes="56px" isDecorative radius="m" />
                <div>
                  <Text size="body" weight="medium">
                    {title}
                  </Text>
                  <Text size="small" tone="subtle">
                    {[optionLabel ?? line.snapshot.weight, t('co.qty', { n: line.quantity })].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <Text as="b" size="body" isTabular className={styles.amount}>
                  {formatMoney(lineCents)}
                </Text>
                {issues.map((issue) => (
                  <LineNotice key={issue.kind} issue={issue} line={line} />
                ))}
              </Grid>
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
