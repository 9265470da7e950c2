import { productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import type { CardLook, CardPartProps } from './CardLook.ts';
import styles from './FashionCard.module.css';
import { useUnserved } from './useUnserved.ts';

/** Colours beyond these are a number. */
const SHOWN_COLOURS = 4;
/** As many as stand in one row. */
const SHOWN_SIZES = 5;

/** A product as the fashion pages show it: a tall tile with the heart alone at rest, sizes over its foot, colours beside the name. */
export const fashionCardLook: CardLook = { className: styles.piece!, Tag, Foot: Sizes, Details };

/** One word in the corner of a tile, and only where there is something to say: the saving before "New", before "Viewed". */
function Tag({ product, isViewed }: CardPartProps) {
  const t = useT();
  const { discountPercent } = product.price;
  if (discountPercent !== null && discountPercent > 0)
    return <span className={cx(styles.tag, styles.sale)}>{t('ui.percentOff', { n: discountPercent })}</span>;
  if (product.label === 'NEW') return <span className={cx(styles.tag, styles.new)}>{t('product.new')}</span>;
  return isViewed ? <span className={cx(styles.tag, styles.quiet)}>{t('product.viewed')}</span> : null;
}

/** The sizes over the foot of a tile, when the pointer or the focus is on the card: each opens the product with that size chosen. */
function Sizes({ product: { title, slug, variants } }: CardPartProps) {
  const t = useT();
  const sizes = new Map<string, { label: string; isLeft: boolean }>();
  for (const { options, stock } of variants) {
    for (const { key, value, label } of options) {
      // Left when some colour of it can still be bought.
      if (key === 'size') sizes.set(value, { label, isLeft: stock.purchasable > 0 || (sizes.get(value)?.isLeft ?? false) });
    }
  }
  if (sizes.size === 0) return null;
  return (
    <Cluster as="ul" align="stretch" noWrap className={styles.sizes} aria-label={t('fashion.sizes', { name: title })}>
      {[...sizes].slice(0, SHOWN_SIZES).map(([size, { label, isLeft }]) => (
        <li key={size}>
          {isLeft ? (
            <AppLink to={productPath(slug, { size })} aria-label={t('fashion.chooseSize', { size: label, name: title })}>
              {label}
            </AppLink>
          ) : (
            <s>{label}</s>
          )}
        </li>
      ))}
    </Cluster>
  );
}

/** Price, maker and colours of a piece. */
function Details({ product: { price, vendor, stock, variants }, isOut }: CardPartProps) {
  const t = useT();
  const locale = useLocale();
  const unserved = useUnserved(vendor);
  const note = noteOf();
  // Hex values with their names, each once.
  const colours = new Map(
    variants.flatMap(({ options }) => options.flatMap(({ key, value, label }) => (key === 'color' ? [[value, label]] : []))),
  );
  return (
    <>
      <Cluster as="p" align="baseline" justify="end" isTight className={styles.price}>
        {price.was && <VisuallyHidden>{t('ui.priceNow', { price: formatMoney(price.current.minorUnits) })}</VisuallyHidden>}
        <span aria-hidden={price.was ? true : undefined}>{formatMoney(price.current.minorUnits)}</span>
        {price.was && (
          <>
            <s aria-hidden="true">{formatMoney(price.was.minorUnits)}</s>
            <VisuallyHidden>{t('ui.priceWas', { price: formatMoney(price.was.minorUnits) })}</VisuallyHidden>
          </>
        )}
      </Cluster>
      <Cluster as="p" noWrap className={styles.maker}>
        <span>{vendor.name}</span>
        <small>{note ?? t('product.plusVat', { n: VAT_PERCENT })}</small>
      </Cluster>
      {colours.size > 1 && (
        <Cluster as="p" noWrap className={styles.colours}>
          <VisuallyHidden>{t('fashion.colours', { names: listValues([...colours.values()], locale) })}</VisuallyHidden>
          {[...colours].slice(0, SHOWN_COLOURS).map(([value, name]) => (
            <i key={value} style={{ '--swatch': value } as React.CSSProperties} title={name} aria-hidden="true" />
          ))}
          {colours.size > SHOWN_COLOURS && <span aria-hidden="true">+{colours.size - SHOWN_COLOURS}</span>}
        </Cluster>
      )}
    </>
  );

  /** Said where the product cannot simply be had; else null. */
  function noteOf(): string | null {
    if (isOut) return t('product.outOfStock');
    if (stock.purchasable === 0) return t('product.inStoreShort');
    return unserved ?? (stock.level === 'LOW' ? t('product.lowStock', { n: stock.purchasable }) : null);
  }
}
