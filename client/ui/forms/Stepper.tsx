import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { parseQuantity } from './parseQuantity.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  value: number;
  /** Called with a whole number of at least 1; there is no upper limit. */
  onChange: (quantity: number) => void;
  /** Called when 0 is entered. If omitted, entering 0 restores the current value. */
  onZero?: () => void;
  /** Label for "decrease" at quantity 1; with this label and `onZero`, the button removes the item. */
  zeroLabel?: string;
  /** The item's name, used in the group's label. */
  name: string;
  /** `solid` on cards, `quiet` in the drawer and cart, `large` on the product page. */
  variant?: 'solid' | 'quiet' | 'large';
}

const COMMIT_MS = 400;

/** Quantity field with buttons for decreasing and increasing the quantity. */
export function Stepper({ value, onChange, onZero, zeroLabel, name, variant = 'quiet' }: StepperProps) {
  const t = useT();
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (quantity: number) => {
    clearTimeout(timer.current);
    setDraft(null);
    if (quantity !== value) onChange(Math.max(1, quantity));
  };
  const commit = (text: string) => {
    const quantity = parseQuantity(text);
    if (quantity === 0 && onZero) {
      clearTimeout(timer.current);
      setDraft(null);
      onZero();
    } else change(quantity === null || quantity === 0 ? value : quantity);
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    const quantity = parseQuantity(text);
    if (quantity !== null && quantity > 0) timer.current = setTimeout(() => commit(text), COMMIT_MS);
  };
  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[pressedKey(event)];
    if (pressedKey(event) === 'Enter' && draft !== null) {
      event.preventDefault();
      commit(draft);
    } else if (step !== undefined) {
      event.preventDefault();
      change(Math.max(1, (draft === null ? value : (parseQuantity(draft) ?? value)) + step));
    }
  };

  const isLast = value <= 1;
  const canTakeAway = isLast && zeroLabel !== undefined && onZero !== undefined;
  const decrease = () => {
    if (!isLast) change(value - 1);
    else if (canTakeAway) commit('0');
  };

  return (
    <div className={cx(styles.stepper, styles[variant])} role="group" aria-label={t('ui.quantityOf', { name })}>
      <button
        type="button"
        aria-label={canTakeAway ? zeroLabel : t('ui.decrease')}
        aria-disabled={(isLast && !canTakeAway) || undefined}
        onClick={decrease}
      >
        <Icon name={canTakeAway ? 'trash' : 'minus'} size={16} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-label={t('ui.quantity')}
        aria-valuenow={value}
        aria-valuemin={1}
        value={draft ?? value}
        style={{ '--digits': String(draft ?? value).length } as React.CSSProperties}
        onChange={(event) => type(event.target.value)}
        onBlur={() => draft !== null && commit(draft)}
        onKeyDown={steer}
      />
      <button type="button" aria-label={t('ui.increase')} onClick={() => change(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
