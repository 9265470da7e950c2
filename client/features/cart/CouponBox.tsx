import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { useEffect, useRef, useState, useId } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { enterCoupon, removeCoupon } from '#client/state/cartChoices.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import styles from './Cart.module.css';
import type { CartQuote } from './useCartQuote.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useQuery } from '@apollo/client/react';
import { DemoCouponsDocument } from './Cart.generated.ts';

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
        <Cluster as="p" noWrap className={cx(styles.note, styles.good)}>
          <Icon name="check" size={18} />
          <span>{t('cart.couponOn', { code })}</span>
          <Button look="text" size="small" data-coupon-focus aria-label={t('cart.removeCoupon', { code })} onClick={drop}>
            {t('cart.remove')}
          </Button>
        </Cluster>
      );
    }
    if (code !== null || isOpen) {
      return <CouponForm code={code} refusal={refusal} isChecking={isChecking} onApply={apply} onRemove={drop} />;
    }
    return (
      <Button look="text" icon="gift" aria-expanded={false} data-coupon-focus onClick={open}>
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
    <Stack ref={own} gap={0} className={styles.coupon}>
      {content()}
      <VisuallyHidden role="status">{told()}</VisuallyHidden>
    </Stack>
  );
}

interface CouponFormProps {
  /** What was entered last; null: nothing yet. */
  code: string | null;
  /** Why that does not count. */
  refusal: string | null;
  isChecking: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** Where a code is typed. What was typed stays, also when it is refused. */
export function CouponForm({ code, refusal, isChecking, onApply, onRemove }: CouponFormProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(code ?? '');
  const [isMissing, setMissing] = useState(false);
  const isRefused = refusal !== null && text.trim().toUpperCase() === code;
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') return onApply(text);
    document.getElementById(id)?.focus();
  };
  return (
    <PostForm
      name="scripted"
      aria-label={t('cart.coupon')}
      onSubmit={() => {
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
          <Button type="submit" look="outline" isBusy={isChecking}>
            {t('cart.apply')}
          </Button>
        </Grid>
        {isRefused && code !== null && (
          <Button look="text" size="small" onClick={onRemove}>
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
    </PostForm>
  );
}

/** The coupons that a demo has for everybody, each to be used with a press. Nothing in any other marketplace. */
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

/** Where the coupon of a cart stands. What was said last of the same code goes on being shown while the next response is on its way. */
function useCoupon({ choices, quote, isCurrent, hasFailed }: CartQuote) {
  const code = choices.coupon;
  const issue = quote?.issues.find((each) => each.code === 'COUPON_REJECTED')?.message ?? null;
  const [told, setTold] = useState<{ code: string; text: string } | null>(null);
  if (isCurrent && code !== null && issue !== null && (told?.code !== code || told.text !== issue)) setTold({ code, text: issue });
  const isCounting = code !== null && quote?.coupon?.code === code;
  const isRefused = code !== null && !isCounting && told?.code === code;
  return {
    code,
    /** It takes something off the cart as it is now. */
    isCounting,
    /** Why it does not count, as the server said last; null when it has said nothing yet. */
    refusal: isRefused ? (told?.text ?? null) : null,
    /** There is no response yet. */
    isChecking: code !== null && !isCounting && !isRefused && !hasFailed,
  };
}
