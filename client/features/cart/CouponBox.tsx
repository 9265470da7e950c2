import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { enterCoupon, removeCoupon } from '#client/state/cartChoices.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './Cart.module.css';
import { CouponForm } from './CouponForm.tsx';
import { useCoupon } from './useCoupon.ts';
import type { CartQuote } from './useCartQuote.ts';

/** The one coupon of a cart: behind a button until it is wanted, then as it stands: being checked, counting, or refused with the reason. */
export function CouponBox({ cart }: { cart: CartQuote }) {
  const t = useT();
  const { code, isCounting, refusal, isChecking } = useCoupon(cart);
  const [isOpen, setOpen] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const own = useRef<HTMLDivElement>(null);
  /** What was pressed goes away when the coupon counts, or is taken out: the focus goes on to what stands in its place. */
  const followsFocus = useRef(false);
  useEffect(() => {
    if (!followsFocus.current || isChecking) return;
    followsFocus.current = false;
    own.current?.querySelector<HTMLElement>('[data-coupon-focus]')?.focus();
  }, [isCounting, isOpen, isChecking]);

  const apply = (typed: string) => {
    followsFocus.current = true;
    setRemoved(null);
    // The same again is a question of its own: a wait may be over, or a use given back.
    if (!enterCoupon(typed)) cart.retry();
  };
  const open = () => {
    followsFocus.current = true;
    setOpen(true);
  };
  const drop = () => {
    followsFocus.current = true;
    setRemoved(code);
    setOpen(false);
    removeCoupon();
  };
  const content = () => {
    if (code !== null && isCounting) {
      return (
        <p className={styles.applied}>
          <Icon name="check" size={18} />
          <span>{t('cart.couponOn', { code })}</span>
          <Button look="text" size="small" data-coupon-focus aria-label={t('cart.removeCoupon', { code })} onClick={drop}>
            {t('cart.remove')}
          </Button>
        </p>
      );
    }
    if (code !== null || isOpen) {
      return <CouponForm code={code} refusal={refusal} isChecking={isChecking} onApply={apply} onRemove={drop} />;
    }
    return (
      <Button look="text" icon="gift" aria-expanded={false} data-coupon-focus className={styles.open} onClick={open}>
        {t('cart.coupon')}
      </Button>
    );
  };
  const told = () => {
    if (code === null) return removed === null ? '' : t('cart.couponOff', { code: removed });
    if (isCounting) return t('cart.couponTakes', { code, amount: formatMoney(cart.figures.discountCents) });
    // The reason stands beside the field, and is read with it.
    return isChecking ? t('cart.couponChecking', { code }) : t('cart.badCoupon', { code });
  };
  return (
    <div ref={own} className={styles.coupon}>
      {content()}
      <VisuallyHidden>
        <span role="status">{told()}</span>
      </VisuallyHidden>
    </div>
  );
}
