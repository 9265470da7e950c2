import { useT } from '#client/i18n/useT.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { MarkedText } from '#client/ui/primitives/MarkedText.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { SuggestionRow } from './suggestionRows.ts';
import styles from './SearchPopup.module.css';

interface SearchOptionProps {
  id: string;
  row: SuggestionRow;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
  /** Only asked of a search that is kept. */
  onForget: () => void;
}

/** One suggestion. Its keys are those of the box. */
export function SearchOption({ id, row, isActive, onPoint, onChoose, onForget }: SearchOptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <OptionContent row={row} onForget={onForget} />
    </div>
  );
}

function OptionContent({ row, onForget }: Pick<SearchOptionProps, 'row' | 'onForget'>) {
  const t = useT();
  switch (row.kind) {
    case 'recent':
      return (
        <>
          <Icon name="clock" size={18} />
          <span className={styles.text}>{row.text}</span>
          {/* For the pointer; the keyboard has the Delete key. */}
          <span
            aria-hidden="true"
            className={styles.forget}
            title={t('search.forgetOne', { q: row.text })}
            onClick={(event) => {
              event.stopPropagation();
              onForget();
            }}
          >
            <Icon name="close" size={16} />
          </span>
        </>
      );
    case 'query':
      return (
        <>
          <Icon name="search" size={18} />
          <span className={styles.text}>{row.parts.map(({ text, match }) => (match ? text : <b key={text}>{text}</b>))}</span>
        </>
      );
    case 'category':
      return (
        <>
          <Icon name="list" size={18} />
          <span className={styles.text}>
            {row.words === null ? capitalised(row.text) : t('search.inCategory', { q: row.words, name: capitalised(row.text) })}
          </span>
        </>
      );
    case 'product':
      return (
        <>
          <ProductImage image={row.product.images[0]} sizes="48px" isDecorative className={styles.tile} />
          <span className={styles.text}>
            <MarkedText parts={row.parts} />
          </span>
          <span className={styles.price}>{formatMoney(row.product.price.current.minorUnits)}</span>
        </>
      );
    case 'brand':
      return (
        <>
          <Icon name="tag" size={18} />
          <span className={styles.text}>{row.text}</span>
        </>
      );
    case 'vendor':
      return (
        <>
          <Icon name="shop" size={18} />
          <span className={styles.text}>{row.text}</span>
        </>
      );
    case 'popular':
      return (
        <>
          <Icon name="search" size={18} />
          <span className={styles.text}>{row.text}</span>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <Icon name="search" size={18} />
          <span className={styles.text}>{t('vend.searchMarket', { q: row.text })}</span>
        </>
      );
  }
}
