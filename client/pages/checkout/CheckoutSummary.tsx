import { useState } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { CartTotals, sayableTotal } from '#client/features/cart/CartTotals.tsx';
import { CouponBox } from '#client/features/cart/CouponBox.tsx';
import { LineNotice, QuoteFailed } from '#client/features/cart/CartNotices.tsx';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Checkout.module.css';

/** What is being bought and what it comes to; on a phone it folds under its total. */
export function CheckoutSummary({ cart }: { cart: CartQuote }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { figures, hasFailed, retry } = cart;
  return (
    <aside className={styles.summary} aria-label={t('co.summary')}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('co.showSummary', { amount: formatMoney(sayableTotal(figures)) })}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
      </button>
      <div className={styles.content} data-open={isOpen || undefined}>
        <h2>{t('co.summary')}</h2>
        <ul className={styles.lines}>
          {figures.groups
            .flatMap((group) => group.lines)
            .map(({ line, title, optionLabel, totalCents: lineCents, issues }) => (
              <li key={line.variantId} className={styles.line}>
                <ProductImage image={line.snapshot.picture} sizes="56px" isDecorative className={styles.tile} />
                <div>
                  <p className={styles.title}>{title}</p>
                  <p className={styles.detail}>
                    {[optionLabel ?? line.snapshot.weight, t('co.qty', { n: line.quantity })].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <b className={styles.amount}>{formatMoney(lineCents)}</b>
                {issues.map((issue) => (
                  <LineNotice key={issue.kind} issue={issue} line={line} />
                ))}
              </li>
            ))}
        </ul>
        <CouponBox cart={cart} />
        <CartTotals cart={cart} />
        <p className={styles.small}>{t('cart.currency')}</p>
        {hasFailed && <QuoteFailed onRetry={retry} />}
        <AppLink to="/cart" className={styles.back}>
          {t('co.backToCart')}
        </AppLink>
      </div>
    </aside>
  );
}
