import { useId, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './Cart.module.css';
import { DemoCoupons } from './DemoCoupons.tsx';

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
      <div className={styles.row}>
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
      </div>
      {isRefused && code !== null && (
        <Button look="text" size="small" aria-label={t('cart.removeCoupon', { code })} onClick={onRemove}>
          {t('cart.remove')}
        </Button>
      )}
      <DemoCoupons
        onChoose={(chosen) => {
          setText(chosen);
          setMissing(false);
          onApply(chosen);
        }}
      />
    </PostForm>
  );
}
