import { useLocale, useT } from '#client/i18n/useT.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { CardFacts, optionFacts, optionLabels } from './CardFacts.tsx';
import type { CardTheme, CardPartProps } from './CardTheme.ts';
import styles from './FashionCard.module.css';

/** Any further colours are shown as a count. */
const SHOWN_COLOURS = 4;

/** Product card for the fashion pages: a tall picture, sizes and colour swatches. */
export const fashionCardTheme: CardTheme = { className: styles.piece!, Tag, Details };

/** Badge in the corner: the discount, otherwise "New", otherwise "Viewed". */
function Tag({ product, isViewed }: CardPartProps) {
  const t = useT();
  const { discountPercent } = product.price;
  if (discountPercent !== null && discountPercent > 0)
    return <span className={cx(styles.tag, styles.sale)}>{t('ui.percentOff', { n: discountPercent })}</span>;
  if (product.label === 'NEW') return <span className={cx(styles.tag, styles.new)}>{t('product.new')}</span>;
  return isViewed ? <span className={cx(styles.tag, styles.quiet)}>{t('product.viewed')}</span> : null;
}

function Details({ product, match }: CardPartProps) {
  const { price } = product;
  const t = useT();
  const locale = useLocale();
  // Names by hex value, because several variants have the same colour.
  const colours = optionLabels(product, 'color');
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
      <div className={styles.facts}>
        <p>
          <CardFacts facts={optionFacts(product, match, t, false)} />
        </p>
        {colours.size > 1 && (
          <Cluster as="p" noWrap className={styles.colours}>
            <VisuallyHidden>{t('fashion.colours', { names: listValues([...colours.values()], locale) })}</VisuallyHidden>
            {[...colours].slice(0, SHOWN_COLOURS).map(([value, name]) => (
              <i key={value} style={{ '--swatch': value } as React.CSSProperties} title={name} aria-hidden="true" />
            ))}
            {colours.size > SHOWN_COLOURS && <span aria-hidden="true">+{colours.size - SHOWN_COLOURS}</span>}
          </Cluster>
        )}
      </div>
    </>
  );
}
