import { useQuery } from '@apollo/client/react';
import { listingPath, productPath, searchPath, shopPath, type AppPath } from '#client/config/links.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import { foldWords } from '#client/lib/foldWords.ts';
import { searchesVar } from '#client/state/searches.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useSettled } from '#client/ui/forms/useSettled.ts';
import { SearchPopupDocument, SearchStartDocument, type SearchPopupQuery } from './SearchPopup.generated.ts';
import type { SearchScope } from './searchScopes.ts';

type Suggested = NonNullable<SearchPopupQuery['searchSuggestions']>;
type Hit = Suggested['productHits'][number];

/** One row of the popup, and where it leads. */
export type SuggestionRow = { key: string; to: AppPath } & (
  | { kind: 'recent' | 'popular' | 'elsewhere'; text: string }
  | { kind: 'query'; text: string; parts: Suggested['queries'][number]['highlighted'] }
  | { kind: 'category'; text: string; words: string | null }
  | { kind: 'product'; text: string; product: Hit['product']; parts: Hit['highlighted'] }
  | { kind: 'brand' | 'vendor'; text: string }
);

/** No more than can be taken in at a glance. */
const ROWS_MAX = 8;
const SHARE = { query: 3, category: 2, product: 3, brand: 1, vendor: 1 } as const;
const IDEAS_MAX = 4;

/** Nothing typed yet: what was searched before on this device, then what others search for. */
function startRows(recent: readonly string[], popular: readonly string[], scope: SearchScope): SuggestionRow[] {
  const isNew = (text: string) => !recent.some((one) => one.toLowerCase() === text.toLowerCase());
  return [
    ...recent.map((text) => wordsRow('recent', text, scope)),
    ...popular.filter(isNew).map((text) => wordsRow('popular', text, scope)),
  ].slice(0, ROWS_MAX);
}

/** Nothing is like what was typed: a part of the marketplace leads to the whole of it, and the whole to what others search for. */
function ideaRows(typed: string, popular: readonly string[], scope: SearchScope): SuggestionRow[] {
  if (scope.section !== null) return [{ kind: 'elsewhere', key: 'elsewhere', text: typed, to: searchPath(typed) }];
  return popular.slice(0, IDEAS_MAX).map((text) => wordsRow('popular', text, scope));
}

function wordsRow(kind: 'recent' | 'popular', text: string, { results }: SearchScope) {
  return { kind, key: `${kind}:${text}`, text, to: listingPath({ q: text }, results) } as const;
}

const nameRow = (kind: 'brand' | 'vendor', slug: string, text: string, to: AppPath) => ({ kind, key: `${kind}:${slug}`, text, to });

/**
 * What was typed may become a longer search, lead to a category, a brand, a product or a seller: a few of each, fewer the more kinds there are.
 * A seller whose whole name was typed comes first.
 */
function suggestionRows(typed: string, suggested: Suggested, { results, shelves }: SearchScope): SuggestionRow[] {
  const { queries, categories, brands, productHits, vendors } = suggested;
  // Many sellers have a brand of their own name: the marketplace says it all.
  const others = brands.filter(({ name }) => !vendors.some((vendor) => vendor.name === name)).slice(0, SHARE.brand);
  const sellers = vendors.slice(0, SHARE.vendor);
  const named = others.length + sellers.length;
  const sellerRows = sellers.map(({ slug, name }) => nameRow('vendor', slug, name, shopPath(slug)));
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
      // Who types the category's own name wants the category; else the words within it.
      const isNamed = name.toLowerCase().includes(typed.toLowerCase());
      return {
        kind: 'category' as const,
        key: `category:${slug}`,
        text: name,
        words: isNamed ? null : typed,
        to: isNamed ? listingPath({ category: slug }, shelves) : listingPath({ q: typed, category: slug }, results),
      };
    }),
    ...others.map(({ slug, name }) => nameRow('brand', slug, name, listingPath({ brand: slug }, shelves))),
    ...productHits.slice(0, SHARE.product).map(({ product, highlighted }) => ({
      kind: 'product' as const,
      key: product.id,
      text: product.title,
      parts: highlighted,
      product,
      to: productPath(product.slug),
    })),
    ...(isSellerMeant ? [] : sellerRows),
  ];
  return rows.slice(0, ROWS_MAX);
}

/** From so many letters on there is something to guess. */
const MIN_CHARACTERS = 2;

interface SuggestionState {
  rows: SuggestionRow[];
  /** The words for which there is nothing: then the rows are other ways to go. Null otherwise. */
  nothingFor: string | null;
}

/** The rows of the popup for what is in the box. While a response is on its way the last ones stay. */
export function useSuggestions(typed: string, scope: SearchScope): SuggestionState {
  const locale = useApiLocale();
  const recent = usePersisted(searchesVar)[scope.kept];
  const settled = useSettled(typed);
  const isStart = typed.length < MIN_CHARACTERS;
  const { data, previousData, error } = useQuery(SearchPopupDocument, {
    variables: { query: settled, locale, section: scope.section },
    skip: isStart || settled.length < MIN_CHARACTERS,
    errorPolicy: 'all',
  });
  const suggestions = isStart ? undefined : (data ?? previousData)?.searchSuggestions;
  const rows = suggestions ? suggestionRows(settled, suggestions, scope) : [];
  // What others search for is groceries for the most part: the fashion pages have their departments instead.
  const start = useQuery(SearchStartDocument, { skip: rows.length > 0 || scope.section !== null, errorPolicy: 'all' });
  const popular = start.data?.marketplace.popularSearches ?? [];
  if (rows.length > 0) return { rows, nothingFor: null };
  if (suggestions) return { rows: ideaRows(settled, popular, scope), nothingFor: settled };
  return { rows: !isStart && error ? [] : startRows(recent, popular, scope), nothingFor: null };
}

/** Where the highlight goes with a key: null keeps it where it is, −1 is the box itself. */
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
