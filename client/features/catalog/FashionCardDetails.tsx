import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import type { CardPartProps } from './CardLook.ts';
import { pieceChoices } from './fashionCardChoices.ts';
import { useUnserved } from './useUnserved.ts';
import styles from './FashionCard.module.css';

/** Colours beyond these are a number. */
const SHOWN = 4;

/** Price, maker and colours of a piece. */
export function FashionCardDetails({ product, isOut }: CardPartProps) {
  const t = useT();
  const { current, was } = product.price;
  const unserved = useUnserved(product.vendor);
  const { colours } = pieceChoices(product);
  const names = colours.map(({ name }) => name).join(', ');
  const note = isOut
    ? t('product.outOfStock')
    : product.stock.purchasable === 0
      ? t('product.inStoreShort')
      : (unserved ?? (product.stock.level === 'LOW' ? t('product.lowStock', { n: product.stock.purchasable }) : null));
  return (
    <>
      <p className={cx(styles.price, was && styles.reduced)}>
        {was && <VisuallyHidden>{t('ui.priceNow', { price: formatMoney(current.minorUnits) })}</VisuallyHidden>}
        <span aria-hidden={was ? true : undefined}>{formatMoney(current.minorUnits)}</span>
        {was && (
          <>
            <s aria-hidden="true">{formatMoney(was.minorUnits)}</s>
            <VisuallyHidden>{t('ui.priceWas', { price: formatMoney(was.minorUnits) })}</VisuallyHidden>
          </>
        )}
      </p>
      <p className={styles.maker}>
        <span>{product.vendor.name}</span>
        <small>{note ?? t('product.plusVat', { n: VAT_PERCENT })}</small>
      </p>
      {colours.length > 1 && (
        <p className={styles.colours}>
          <VisuallyHidden>{t('fashion.colours', { names })}</VisuallyHidden>
          {colours.slice(0, SHOWN).map(({ value, name }) => (
            <i key={value} style={{ '--swatch': value } as React.CSSProperties} title={name} aria-hidden="true" />
          ))}
          {colours.length > SHOWN && <span aria-hidden="true">+{colours.length - SHOWN}</span>}
        </p>
      )}
    </>
  );
}
