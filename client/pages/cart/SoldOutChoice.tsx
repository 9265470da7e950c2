import type { PricedLine } from '#client/features/cart/cartFigures.ts';
import { useT } from '#client/i18n/useT.ts';
import { chooseIfSoldOut } from '#client/state/cart.ts';
import { lineName } from '#client/state/newLine.ts';
import { DEFAULT_IF_SOLD_OUT, IF_SOLD_OUT, type IfSoldOut } from '#schema/rules/substitutions.ts';
import styles from './CartPage.module.css';

/** Select for what happens if groceries are sold out while the seller packs them. */
export function SoldOutChoice({ line, title, optionLabel }: PricedLine) {
  const t = useT();
  const { variantId, ifSoldOut = DEFAULT_IF_SOLD_OUT } = line;
  const name = lineName(title, optionLabel);
  return (
    <label className={styles.choice}>
      <span>{t('cart.ifSoldOut')}</span>
      <select
        aria-label={t('cart.ifSoldOutOf', { name })}
        value={ifSoldOut}
        onChange={({ target }) => chooseIfSoldOut(variantId, target.value as IfSoldOut)}
      >
        {IF_SOLD_OUT.map((choice) => (
          <option key={choice} value={choice}>
            {t(`cart.soldOutChoice.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
