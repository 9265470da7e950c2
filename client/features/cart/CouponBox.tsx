import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { useEffect, useRef, useState, useId } from 'react';
import { normaliseCouponCode } from '#schema/rules/coupons.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { enterCoupon, removeCoupon } from '#client/state/cartChoices.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import styles from './Cart.module.css';
import type { CartQuote } from './useCartQuote.ts';
import { ScriptedForm } from '#client/ui/forms/ScriptedForm.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useQuery } from '@apollo/client/react';
import { DemoCouponsDocument } from './Cart.generated.ts';

/** The cart's coupon: a button that opens the form, the form with a rejection as its field error, or the applied coupon. */
export function CouponBox({ cart }: { cart: CartQuote }) {
  const t = useT();
  const { code, isCounting, refusal, isChecking } = useCoupon(cart);
  const [isOpen, setOpen] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const own = useRef<HTMLDivElement>(null);
  /** Whether the focus moves to the new content, because the pressed button is unmounted. */
  const movesFocus = useRef(false);
  useEffect(() => {
    if (!movesFocus.current || isChecking) return;
    movesFocus.current = false;
    own.current?.querySelector<HTMLElement>('[data-coupon-focus]')?.focus();
  }, [isCounting, isOpen, isChecking]);

  const apply = (typed: string) => {
    movesFocus.current = true;
    setRemoved(null);
    // Entering the same code again refetches the quote, because a rate limit may have expired or a use may have been released.
    if (!enterCoupon(typed)) cart.retry();
  };
  const open = () => {
    movesFocus.current = true;
    setOpen(true);
  };
  const drop = () => {
    movesFocus.current = true;
    setRemoved(code);
    setOpen(false);
    removeCoupon();
  };
  const content = () => {
    if (code !== null && isCounting) {
      return (
        <Cluster as="p" noWrap className={cx(styles.note, styles.good)}>
          <Icon name="check" size={18} />
          <span>{t('cart.couponOn', { code })}</span>
          <Button variant="text" size="small" data-coupon-focus aria-label={t('cart.removeCoupon', { code })} onClick={drop}>
            {t('cart.remove')}
          </Button>
        </Cluster>
      );
    }
    if (code !== null || isOpen) {
      return <CouponForm code={code} refusal={refusal} isChecking={isChecking} onApply={apply} onRemove={drop} />;
    }
    return (
      <Button variant="text" icon="gift" aria-expanded={false} data-coupon-focus onClick={open}>
        {t('cart.coupon')}
      </Button>
    );
  };
  const statusText = () => {
    if (code === null) return removed === null ? '' : t('cart.couponOff', { code: removed });
    if (isCounting) return t('cart.couponTakes', { code, amount: formatMoney(cart.figures.discountCents) });
    // Omits the reason, because it is the field's error and screen readers read it with the field.
    return isChecking ? t('cart.couponChecking', { code }) : t('cart.badCoupon', { code });
  };
  return (
    <Stack ref={own} gap={0} className={styles.coupon}>
      {content()}
      <VisuallyHidden role="status">{statusText()}</VisuallyHidden>
    </Stack>
  );
}

interface CouponFormProps {
  /** Latest entered code; null if there is none. */
  code: string | null;
  /** Reason why `code` was rejected; null if it was not. */
  refusal: string | null;
  isChecking: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** Form for a coupon code; a rejected code stays in the field. */
export function CouponForm({ code, refusal, isChecking, onApply, onRemove }: CouponFormProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(code ?? '');
  const [isMissing, setMissing] = useState(false);
  const isRefused = refusal !== null && normaliseCouponCode(text) === code;
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') return onApply(text);
    document.getElementById(id)?.focus();
  };
  return (
    <ScriptedForm
      aria-label={t('cart.coupon')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking) submit();
      }}
    >
      <Stack gap={2}>
        <Grid columns="minmax(0, 1fr) auto" gap={2} className={styles.code}>
          <TextField
            id={id}
            label={t('cart.couponCode')}
            hint={isRefused ? t('cart.couponNotOn') : t('cart.couponHint')}
            error={isMissing ? t('cart.needCoupon') : isRefused ? `${t('cart.badCoupon', { code })}. ${refusal}` : null}
            value={text}
            data-coupon-focus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            onChange={({ target }) => {
              setText(target.value);
              setMissing(false);
            }}
          />
          <Button type="submit" variant="outline" isBusy={isChecking}>
            {t('cart.apply')}
          </Button>
        </Grid>
        {isRefused && code !== null && (
          <Button variant="text" size="small" onClick={onRemove}>
            {t('cart.leaveCoupon')}
          </Button>
        )}
        <DemoCoupons
          onChoose={(chosen) => {
            setText(chosen);
            setMissing(false);
            onApply(chosen);
          }}
        />
      </Stack>
    </ScriptedForm>
  );
}

/** Sample coupons on a demo marketplace, applied with a press. Renders nothing on other marketplaces. */
function DemoCoupons({ onChoose }: { onChoose: (code: string) => void }) {
  const t = useT();
  const locale = useApiLocale();
  const { data } = useQuery(DemoCouponsDocument, { variables: { locale } });
  const coupons = data?.marketplace.demoCoupons ?? [];
  if (coupons.length === 0) return null;
  return (
    <Text as="div" size="small" tone="muted" className={styles.hints}>
      <p>{t('cart.couponHints')}</p>
      <ul>
        {coupons.map(({ code, description }) => (
          <li key={code}>
            <button type="button" aria-label={t('cart.tryCoupon', { code, what: description })} onClick={() => onChoose(code)}>
              <b>{code}</b> <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Text>
  );
}

/** State of the cart's coupon. Keeps the last rejection of the same code while the next quote loads. */
function useCoupon({ choices, quote, isCurrent, hasFailed }: CartQuote) {
  const code = choices.coupon;
  const issue = quote?.issues.find((each) => each.code === 'COUPON_REJECTED')?.message ?? null;
  const [told, setTold] = useState<{ code: string; text: string } | null>(null);
  if (isCurrent && code !== null && issue !== null && (told?.code !== code || told.text !== issue)) setTold({ code, text: issue });
  const isCounting = code !== null && quote?.coupon?.code === code;
  const isRefused = code !== null && !isCounting && told?.code === code;
  return {
    code,
    /** The latest quote applies the coupon. */
    isCounting,
    /** Reason for the latest rejection; null if the code is not rejected. */
    refusal: isRefused ? (told?.text ?? null) : null,
    /** There is no quote for this code yet. */
    isChecking: code !== null && !isCounting && !isRefused && !hasFailed,
  };
}
