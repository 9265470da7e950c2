import { useEffect, useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardFacts, cardFacts } from '#client/features/catalog/CardFacts.tsx';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { forgetSearch } from '#client/state/searches.ts';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { MarkedText } from '#client/ui/primitives/MarkedText.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { keepSearch, MARKET_SEARCH, type SearchScope } from './searchScopes.ts';
import { steer as steerTo, useSuggestions, type SuggestionRow } from './suggestions.ts';
import styles from './SearchPopup.module.css';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

export interface SearchPopupProps {
  scope: SearchScope;
  /** `hanging` covers the page below the field; `inline` is in the document flow. */
  variant: 'hanging' | 'inline';
  listId: string;
  /** The field's normalised text. */
  typed: string;
  /** Id of the highlighted option; null if no option is highlighted. */
  activeId: string | null;
  onActive: (id: string | null) => void;
  /** Called with whether there is any content to show. */
  onContent: (hasContent: boolean) => void;
  onDone: () => void;
  onWords: (words: string) => void;
  /** Receives the popup's key handler, which the field calls first. It returns true if it has handled the key. */
  keyHandlerRef: RefObject<((event: KeyboardEvent) => boolean) | null>;
}

const TITLES = {
  recent: 'search.recent',
  popular: 'search.popular',
  query: 'search.queries',
  category: 'search.categories',
  brand: 'search.brands',
  product: 'search.products',
  vendor: 'search.vendors',
  elsewhere: 'search.elsewhere',
} as const satisfies Record<SuggestionRow['kind'], MessageKey>;

/** Suggestions for a search field. The field keeps the focus while arrow keys move the highlight. */
export function SearchPopup({
  scope,
  variant,
  listId,
  typed,
  activeId,
  onActive,
  onContent,
  onDone,
  onWords,
  keyHandlerRef,
}: SearchPopupProps) {
  const t = useT();
  const navigate = useNavigate();
  const { rows, nothingFor } = useSuggestions(typed, scope);
  const hasContent = rows.length > 0 || nothingFor !== null;
  const idOf = (at: number) => `${listId}-${at}`;
  const active = rows.findIndex((_, at) => idOf(at) === activeId);

  const choose = (row: SuggestionRow) => {
    if (row.kind === 'recent' || row.kind === 'popular' || row.kind === 'query' || row.kind === 'elsewhere') {
      onWords(row.text);
      keepSearch(row.text, row.kind === 'elsewhere' ? MARKET_SEARCH : scope);
    } else {
      onWords('');
    }
    onDone();
    void navigate(row.to);
  };

  // A layout effect, because the list must receive keys as soon as it is visible.
  useLayoutEffect(() => {
    onContent(hasContent);
    return () => onContent(false);
  }, [hasContent, onContent]);

  useLayoutEffect(() => {
    keyHandlerRef.current = (event) => {
      const row = rows[active];
      if (pressedKey(event) === 'Enter' && row !== undefined) {
        choose(row);
        return true;
      }
      if (pressedKey(event) === 'Delete' && row?.kind === 'recent') {
        forgetSearch(row.text, scope.recentKey);
        return true;
      }
      const next = steerTo(pressedKey(event), active, rows.length);
      if (next === null) return false;
      onActive(next < 0 ? null : idOf(next));
      return true;
    };
    return () => {
      keyHandlerRef.current = null;
    };
  });

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const groups = [...new Set(rows.map(({ kind }) => kind))];
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must leave the focus in the field
    <div className={cx(styles.popup, styles[variant])} hidden={!hasContent} onMouseDown={(event) => event.preventDefault()}>
      <LiveRegion
        message={nothingFor === null ? t('search.suggestionCount', { n: rows.length }) : t('search.nothingLike', { q: nothingFor })}
      />
      {nothingFor !== null && (
        <p className={styles.nothing}>
          <b>{t('search.nothingLike', { q: nothingFor })}</b> {t('search.noneHint')}
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('search.suggestions')}>
        {groups.map((kind) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={styles.group} data-kind={kind}>
            <p id={`${listId}-${kind}`} className={styles.heading} role="presentation">
              {t(TITLES[kind])}
            </p>
            {rows.map((row, at) =>
              row.kind === kind ? (
                <SearchOption
                  key={row.key}
                  id={idOf(at)}
                  row={row}
                  isActive={at === active}
                  hintId={`${listId}-hint`}
                  onForget={() => forgetSearch(row.text, scope.recentKey)}
                  onPoint={() => onActive(idOf(at))}
                  onChoose={() => choose(row)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {rows.some(({ kind }) => kind === 'recent') && (
        <p id={`${listId}-hint`} className={styles.hint}>
          {t('search.forgetHint')}
        </p>
      )}
    </div>
  );
}

interface SearchOptionProps {
  id: string;
  row: SuggestionRow;
  isActive: boolean;
  /** Id of the hint about how to delete a recent search. */
  hintId: string;
  onPoint: () => void;
  onChoose: () => void;
  /** Called for recent searches only. */
  onForget: () => void;
}

const ICONS = {
  recent: 'clock',
  popular: 'search',
  query: 'search',
  category: 'list',
  brand: 'tag',
  vendor: 'shop',
  elsewhere: 'search',
} as const satisfies Record<Exclude<SuggestionRow['kind'], 'product'>, IconName>;

function SearchOption({ id, row, isActive, hintId, onPoint, onChoose, onForget }: SearchOptionProps) {
  const t = useT();
  return (
    // The field has the focus and handles the keys.
    <Cluster
      gap={3}
      noWrap
      id={id}
      role="option"
      aria-selected={isActive}
      aria-describedby={row.kind === 'recent' ? hintId : undefined}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {row.kind === 'product' ? (
        <ProductImage image={row.product.images[0]} sizes={48} isDecorative />
      ) : (
        <Icon name={ICONS[row.kind]} size={18} />
      )}
      <span className={styles.text}>{words()}</span>
      {/* For pointers only; keyboard users press Delete. */}
      {row.kind === 'recent' && (
        <Disc
          size={32}
          aria-hidden="true"
          className={styles.forget}
          title={t('search.forgetOne', { q: row.text })}
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
        >
          <Icon name="close" size={16} />
        </Disc>
      )}
      {row.kind === 'product' && <span className={styles.price}>{formatMoney(row.product.price.current.minorUnits)}</span>}
    </Cluster>
  );

  function words(): ReactNode {
    switch (row.kind) {
      case 'query':
        return row.parts.map(({ text, match }) => (match ? text : <b key={text}>{text}</b>));
      case 'category':
        return row.words === null ? capitalised(row.text) : t('search.inCategory', { q: row.words, name: capitalised(row.text) });
      case 'product':
        return (
          <>
            <MarkedText parts={row.parts} />
            <Facts facts={cardFacts(row.product, row.match, t)} />
          </>
        );
      case 'elsewhere':
        return t('vend.searchMarket', { q: row.text });
      default:
        return row.text;
    }
  }
}

/** The pack or variant of the price, as on cards. */
function Facts({ facts }: Pick<Parameters<typeof CardFacts>[0], 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <Text as="small" size="small" tone="muted" className={styles.facts}>
      <CardFacts facts={facts} />
    </Text>
  );
}
