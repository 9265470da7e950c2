import { useId, type ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Secondary text after the label. */
  note?: ReactNode;
  /** Content at the end of the row, such as a price. */
  aside?: ReactNode;
  /** Content below the row while it is selected. */
  more?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  /** Hides the legend visually if a heading above has the same text. */
  isLegendHidden?: boolean;
  /** The form field's name; generated if omitted. */
  name?: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
}

/** Radio group in the form of cards. */
export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  cards,
  value,
  onChange,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLegendHidden ? undefined : styles.label}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.value} className={styles.card}>
            <label className={cx(styles.check, styles.cardLabel)}>
              <input
                type="radio"
                className={cx(styles.box, styles.radio)}
                name={name ?? id}
                value={card.value}
                checked={card.value === value}
                disabled={card.isDisabled}
                onChange={() => onChange(card.value)}
              />
              <Cluster as="span" isTight className={styles.cardText}>
                <b>{card.label}</b>
                {card.note && <span>{card.note}</span>}
              </Cluster>
              {card.aside && (
                <Text as="span" weight="strong" isTabular>
                  {card.aside}
                </Text>
              )}
            </label>
            {card.more && card.value === value && <div className={styles.cardMore}>{card.more}</div>}
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
