import { productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { CardFacts, cardFacts } from './CardFacts.tsx';
import type { CardTheme, CardPartProps } from './CardTheme.ts';
import styles from './FashionCard.module.css';
import { useNotDeliveredNote } from './useNotDeliveredNote.ts';

/** Any further colours are shown as a count. */
const SHOWN_COLOURS = 4;
/** As many as fit into one row. */
const SHOWN_SIZES = 5;

/** Product card for the fashion pages: a tall tile with sizes at the bottom on hover, and colour swatches. */
export const fashionCardTheme: CardTheme = { className: styles.piece!, Tag, Foot: Sizes, Details };

/** Badge in the corner: the discount, otherwise "New", otherwise "Viewed". */
function Tag({ product, isViewed }: CardPartProps) {
  const t = useT();
  const { discountPercent } = product.price;
  if (discountPercent !== null && discountPercent > 0)
    return <span className={cx(styles.tag, styles.sale)}>{t('ui.percentOff', { n: discountPercent })}</span>;
  if (product.label === 'NEW') return <span className={cx(styles.tag, styles.new)}>{t('product.new')}</span>;
  return isViewed ? <span className={cx(styles.tag, styles.quiet)}>{t('product.viewed')}</span> : null;
}

/** Sizes, shown on hover and focus. Each links to the product page with that size selected. */
function Sizes({ product: { title, slug, variants } }: CardPartProps) {
  const t = useT();
  const sizes = new Map<string, { label: string; isLeft: boolean }>();
  for (const { options, stock } of variants) {
    for (const { key, value, label } of options) {
      // A size is available if any of its colours is available.
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

function Details({ product, match, isOut }: CardPartProps) {
  const { price, vendor, stock, variants } = product;
  const t = useT();
  const locale = useLocale();
  const unserved = useNotDeliveredNote(vendor);
  const note = noteOf();
  const facts = cardFacts(product, match, t);
  // Names by hex value, because several variants have the same colour.
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
      {facts.length > 0 && (
        <p className={styles.facts}>
          <CardFacts facts={facts} />
        </p>
      )}
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

  /** Note about stock or delivery; null if the product is available. */
  function noteOf(): string | null {
    if (isOut) return t('product.outOfStock');
    if (stock.purchasable === 0) return t('product.inStoreShort');
    return unserved ?? (stock.level === 'LOW' ? t('product.lowStock', { n: stock.purchasable }) : null);
  }
}
