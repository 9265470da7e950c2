import { useId } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { isPurchasable, variantWith, type Choice, type DetailProduct, type Option } from './chooseVariant.ts';
import { SizeGuide } from './SizeGuide.tsx';
import styles from './Product.module.css';

interface OptionPickerProps {
  product: DetailProduct;
  option: Option;
  choice: Choice;
  /** It was needed and not chosen. */
  isMissing: boolean;
  onChoose: (value: string) => void;
}

const WANTED = { size: 'product.chooseSize', color: 'product.chooseColor', weight: 'product.chooseWeight' } as const;

/** One option of a product: weights with their own prices, sizes as buttons, colours as swatches with names. */
export function OptionPicker({ product, option, choice, isMissing, onChoose }: OptionPickerProps) {
  const t = useT();
  const id = useId();
  const { key, label, values } = option;
  const chosen = values.find(({ value }) => value === choice[key]);
  const showsPrice = key === 'weight' && values.length > 1;
  const wanted = key in WANTED ? t(WANTED[key as keyof typeof WANTED]) : t('product.choose', { name: label });
  return (
    <div className={styles.option}>
      <fieldset aria-describedby={isMissing ? id : undefined}>
        <legend className={styles.legend}>
          {label}
          {key === 'color' && chosen && <span> {chosen.label}</span>}
        </legend>
        <div className={styles.values}>
          {values.map(({ value, label: name, swatch }) => {
            const variant = variantWith(product, choice, key, value);
            const isGone = variant === null || !isPurchasable(variant);
            return (
              <label
                key={value}
                className={cx(styles.value, swatch && styles.withSwatch, !showsPrice && styles.single, isGone && styles.gone)}
                title={isGone ? t('product.notAvailable', { name }) : undefined}
              >
                <input
                  type="radio"
                  name={key}
                  value={value}
                  checked={choice[key] === value}
                  onChange={() => onChoose(value)}
                  aria-label={isGone ? t('product.notAvailable', { name }) : undefined}
                />
                {swatch && <span className={styles.swatch} style={{ '--swatch': swatch } as React.CSSProperties} />}
                <span className={styles.name}>{name}</span>
                {showsPrice && variant && <span className={styles.optionPickerPrice}>{formatMoney(variant.price.current.minorUnits)}</span>}
              </label>
            );
          })}
        </div>
        <FieldError id={id}>{isMissing ? wanted : null}</FieldError>
      </fieldset>
      {key === 'size' && <SizeGuide sizes={values.map(({ value }) => value)} />}
    </div>
  );
}
