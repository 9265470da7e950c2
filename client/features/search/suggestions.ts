import { useQuery } from '@apollo/client/react';
import { listingPath, searchPath, vendorStorePath, type AppPath } from '#client/config/links.ts';
import { cardPath } from '#client/features/catalog/shownVariant.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import { foldWords } from '#client/lib/foldWords.ts';
import { searchesVar } from '#client/state/searches.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useDebounced } from '#client/ui/forms/useDebounced.ts';
import { SearchPopupDocument, SearchStartDocument, type SearchPopupQuery } from './SearchPopup.generated.ts';
import type { SearchScope } from './searchScopes.ts';

type Suggested = NonNullable<SearchPopupQuery['searchSuggestions']>;
type Hit = Suggested['productHits'][number];

/** A row in the popup with its link. */
export type SuggestionRow = { key: string; to: AppPath } & (
  | { kind: 'recent' | 'popular' | 'elsewhere'; text: string }
  | { kind: 'query'; text: string; parts: Suggested['queries'][number]['highlighted'] }
  | { kind: 'category'; text: string; words: string | null }
  | { kind: 'product'; text: string; product: Hit['product']; match: Hit['variantMatch']; parts: Hit['highlighted'] }
  | { kind: 'brand' | 'vendor'; text: string }
);

const ROWS_MAX = 8;
const SHARE = { query: 3, category: 2, product: 3, brand: 1, vendor: 1 } as const;
const IDEAS_MAX = 4;

/** Rows for an empty field: recent searches on this device, then popular ones. */
function startRows(recent: readonly string[], popular: readonly string[], scope: SearchScope): SuggestionRow[] {
  const isNew = (text: string) => !recent.some((one) => one.toLowerCase() === text.toLowerCase());
  return [
    ...recent.map((text) => wordsRow('recent', text, scope)),
    ...popular.filter(isNew).map((text) => wordsRow('popular', text, scope)),
  ].slice(0, ROWS_MAX);
}

/** Rows shown if nothing matches: popular searches or, in a section, a link to the same search in the whole marketplace. */
function ideaRows(typed: string, popular: readonly string[], scope: SearchScope): SuggestionRow[] {
  if (scope.section !== null) return [{ kind: 'elsewhere', key: 'elsewhere', text: typed, to: searchPath(typed) }];
  return popular.slice(0, IDEAS_MAX).map((text) => wordsRow('popular', text, scope));
}

function wordsRow(kind: 'recent' | 'popular', text: string, { results }: SearchScope) {
  return { kind, key: `${kind}:${text}`, text, to: listingPath({ q: text }, results) } as const;
}

const nameRow = (kind: 'brand' | 'vendor', slug: string, text: string, to: AppPath) => ({ kind, key: `${kind}:${slug}`, text, to });

/**
 * Rows for matching searches, categories, brands, products and vendors. The more kinds match, the fewer rows each kind gets. A vendor whose
 * full name was typed comes first.
 */
function suggestionRows(typed: string, suggested: Suggested, { results, listing }: SearchScope): SuggestionRow[] {
  const { queries, categories, brands, productHits, vendors } = suggested;
  // Many vendors have a brand of the same name, which does not need a second row.
  const others = brands.filter(({ name }) => !vendors.some((vendor) => vendor.name === name)).slice(0, SHARE.brand);
  const sellers = vendors.slice(0, SHARE.vendor);
  const named = others.length + sellers.length;
  const sellerRows = sellers.map(({ slug, name }) => nameRow('vendor', slug, name, vendorStorePath(slug)));
  const isSellerMeant = sellers.some(({ name }) => foldWords(name) === foldWords(typed));
  const rows: SuggestionRow[] = [
    ...(isSellerMeant ? sellerRows : []),
    ...queries.slice(0, named > 1 ? SHARE.query - 1 : SHARE.query).map(({ text, highlighted }) => ({
      kind: 'query' as const,
      key: `query:${text}`,
      text,
      parts: highlighted,
      to: listingPath({ q: text }, results),
    })),
    ...categories.slice(0, named > 0 ? 1 : SHARE.category).map(({ slug, name }) => {
      // Opens the category if its full name was typed, otherwise a search within it.
      const isNamed = name.toLowerCase().includes(typed.toLowerCase());
      return {
        kind: 'category' as const,
        key: `category:${slug}`,
        text: name,
        words: isNamed ? null : typed,
        to: isNamed ? listingPath({ category: slug }, listing) : listingPath({ q: typed, category: slug }, results),
      };
    }),
    ...others.map(({ slug, name }) => nameRow('brand', slug, name, listingPath({ brand: slug }, listing))),
    ...productHits.slice(0, SHARE.product).map(({ product, variantMatch, highlighted }) => ({
      kind: 'product' as const,
      key: product.id,
      text: product.title,
      parts: highlighted,
      product: variantMatch === null ? product : { ...product, price: variantMatch.variant.price },
      match: variantMatch,
      to: cardPath(product.slug, variantMatch),
    })),
    ...(isSellerMeant ? [] : sellerRows),
  ];
  return rows.slice(0, ROWS_MAX);
}

/** Minimum length of the typed text for suggestions. */
const MIN_CHARACTERS = 2;

interface SuggestionState {
  rows: SuggestionRow[];
  /** The text, if it matches nothing and `rows` contains alternatives; null if there are matches. */
  nothingFor: string | null;
}

/** Popup rows for the typed text. Keeps the previous rows while loading. */
export function useSuggestions(typed: string, scope: SearchScope): SuggestionState {
  const locale = useApiLocale();
  const recent = usePersisted(searchesVar)[scope.recentKey];
  const settled = useDebounced(typed);
  const isStart = typed.length < MIN_CHARACTERS;
  const { data, previousData, error } = useQuery(SearchPopupDocument, {
    variables: { query: settled, locale, section: scope.section },
    skip: isStart || settled.length < MIN_CHARACTERS,
    errorPolicy: 'all',
  });
  const suggestions = isStart ? undefined : (data ?? previousData)?.searchSuggestions;
  const rows = suggestions ? suggestionRows(settled, suggestions, scope) : [];
  // Skipped in sections, because popular searches are mostly for groceries; the fashion pages show departments instead.
  const start = useQuery(SearchStartDocument, { skip: rows.length > 0 || scope.section !== null, errorPolicy: 'all' });
  const popular = start.data?.marketplace.popularSearches ?? [];
  if (rows.length > 0) return { rows, nothingFor: null };
  if (suggestions) return { rows: ideaRows(settled, popular, scope), nothingFor: settled };
  return { rows: !isStart && error ? [] : startRows(recent, popular, scope), nothingFor: null };
}

/** The index that a key highlights: −1 for the field itself; null if the key has no effect. */
export function steer(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const next = {
    ArrowDown: at + 1 >= count ? -1 : at + 1,
    ArrowUp: at < 0 ? count - 1 : at - 1,
    Home: at < 0 ? null : 0,
    End: at < 0 ? null : count - 1,
  }[key];
  return next ?? null;
}
