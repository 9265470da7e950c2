import { categoryPath, listingPath, productPath, searchPath, SEARCH_PATH, shopPath } from '#client/config/links.ts';
import type { AppPath } from '#client/config/links.ts';
import type { SearchPopupQuery } from './SearchPopup.generated.ts';

type Suggested = NonNullable<SearchPopupQuery['searchSuggestions']>;
type Hit = Suggested['productHits'][number];

/** One row of the popup, and where it leads. */
export type SuggestionRow = { key: string; to: AppPath } & (
  | { kind: 'recent' | 'popular'; text: string }
  | { kind: 'query'; text: string; parts: Suggested['queries'][number]['highlighted'] }
  | { kind: 'category'; text: string; words: string | null }
  | { kind: 'product'; text: string; product: Hit['product']; parts: Hit['highlighted'] }
  | { kind: 'brand' | 'vendor'; text: string }
);

/** No more than can be taken in at a glance. */
const ROWS_MAX = 8;
const SHARE = { query: 3, category: 2, product: 3, brand: 1, vendor: 1 } as const;

/** Nothing typed yet: what was searched before on this device, then what others search for. */
export function startRows(recent: readonly string[], popular: readonly string[]): SuggestionRow[] {
  const isNew = (text: string) => !recent.some((one) => one.toLowerCase() === text.toLowerCase());
  const rowOf = (kind: 'recent' | 'popular', text: string) => ({ kind, key: `${kind}:${text}`, text, to: searchPath(text) }) as const;
  return [...recent.map((text) => rowOf('recent', text)), ...popular.filter(isNew).map((text) => rowOf('popular', text))].slice(
    0,
    ROWS_MAX,
  );
}

/** What was typed may become a longer search, lead to a category, a brand, a product or a seller: a few of each, fewer the more kinds there are. */
export function suggestionRows(typed: string, { queries, categories, brands, productHits, vendors }: Suggested): SuggestionRow[] {
  // Many sellers have a brand of their own name: the shop says it all.
  const others = brands.filter(({ name }) => !vendors.some((vendor) => vendor.name === name)).slice(0, SHARE.brand);
  const named = others.length + Math.min(vendors.length, SHARE.vendor);
  const rows: SuggestionRow[] = [
    ...queries
      .slice(0, named > 1 ? SHARE.query - 1 : SHARE.query)
      .map(({ text, highlighted }) => ({ kind: 'query' as const, key: `query:${text}`, text, parts: highlighted, to: searchPath(text) })),
    ...categories.slice(0, named > 0 ? 1 : SHARE.category).map(({ slug, name }) => {
      // Who types the category's own name wants the category; else the words within it.
      const isNamed = name.toLowerCase().includes(typed.toLowerCase());
      return {
        kind: 'category' as const,
        key: `category:${slug}`,
        text: name,
        words: isNamed ? null : typed,
        to: isNamed ? categoryPath(slug) : listingPath({ q: typed, category: slug }, SEARCH_PATH),
      };
    }),
    ...others.map(({ slug, name }) => ({ kind: 'brand' as const, key: `brand:${slug}`, text: name, to: listingPath({ brand: slug }) })),
    ...productHits.slice(0, SHARE.product).map(({ product, highlighted }) => ({
      kind: 'product' as const,
      key: product.id,
      text: product.title,
      parts: highlighted,
      product,
      to: productPath(product.slug),
    })),
    ...vendors
      .slice(0, SHARE.vendor)
      .map(({ slug, name }) => ({ kind: 'vendor' as const, key: `vendor:${slug}`, text: name, to: shopPath(slug) })),
  ];
  return rows.slice(0, ROWS_MAX);
}

/** Where the highlight goes with a key: null keeps it where it is, −1 is the box itself. */
export function steer(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return at + 1 >= count ? -1 : at + 1;
    case 'ArrowUp':
      return at < 0 ? count - 1 : at - 1;
    case 'Home':
      return at < 0 ? null : 0;
    case 'End':
      return at < 0 ? null : count - 1;
    default:
      return null;
  }
}
