import { nameOrder } from '#schema/rules/collation.ts';
import { everyTextOf, localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { MAX_SUGGESTIONS } from '#schema/rules/limits.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { lineLength } from '#schema/rules/textLength.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import { hasTokens, indexTokens, queryTokens } from '#server/search/text/tokens.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { TextPart } from '#server/search/text/highlight.ts';
import type { BrandDoc, CategoryDoc, ProductDoc, Section } from '#server/store/documents/catalog.ts';
import { isPublic } from './productFacts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { BadInput } from '#server/platform/errors.ts';
import { checkQuery } from '#server/platform/pagination.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import type { ProductIndex } from './productIndex.ts';
import { VariantMatcher } from './variantMatch.ts';

export interface QuerySuggestion {
  text: string;
  highlighted: TextPart[];
  /** Number of products found. */
  resultCount: number;
}

/** A product with its highlighted title. */
export interface ProductHit {
  product: ProductDoc;
  highlighted: TextPart[];
  variants: VariantMatcher;
}

export interface SearchSuggestions {
  queries: QuerySuggestion[];
  products: ProductDoc[];
  productHits: ProductHit[];
  categories: CategoryDoc[];
  brands: BrandDoc[];
  vendors: VendorDoc[];
}

interface SuggestionOptions {
  /** Maximum number of suggestions per kind. */
  limit: number;
  locale: Locale;
  /** Restricts suggestions to a section; null for all. */
  section: Section | null;
}

/** The part of the catalogue that is searched. */
type Scope = NonNullable<CatalogueQuery['scope']>;

/** Maximum hits scanned for completions, so that latency does not grow with the catalogue. */
const LOOKED_AT = 60;
const NOTHING: SearchSuggestions = { queries: [], products: [], productHits: [], categories: [], brands: [], vendors: [] };

/** Type-ahead suggestions. */
export class SuggestionService {
  constructor(
    private readonly projection: CatalogueProjection,
    private readonly index: ProductIndex,
  ) {}

  /** At most `limit` suggestions of each kind; empty for fewer than two letters. Throws BadInput for arguments beyond their limits. */
  suggest(text: string, { limit, locale, section }: SuggestionOptions): SearchSuggestions {
    if (limit < 1 || limit > MAX_SUGGESTIONS) throw new BadInput(`\`limit\` must be from 1 to ${MAX_SUGGESTIONS}.`);
    const words = wordsOf(checkQuery(text));
    if (lineLength(words.join('')) < 2) return NOTHING;
    const scope: Scope = section === null ? {} : { section: [section] };
    const { selection: found, named: filters } = this.index.search({ text, scope });
    const isMarked = (label: string) => found.highlight(label).some(({ match }) => match);
    const variants = new VariantMatcher({ text, filter: {}, named: filters, isMarked }, this.projection);
    const products = found.page({ sort: 'RELEVANCE', limit: LOOKED_AT }).flatMap(({ id }) => this.projection.product(id) ?? []);
    return {
      queries: this.completions(words, products, { limit, locale, scope }),
      products: products.slice(0, limit),
      productHits: products
        .slice(0, limit)
        .map((product) => ({ product, variants, highlighted: found.highlight(localise(product.title, locale)) })),
      categories: this.categories(words, products, { section, locale }).slice(0, limit),
      brands: named(words, this.brands(scope), ({ name }) => name, locale).slice(0, limit),
      vendors: named(words, this.vendors(section, scope), ({ name }) => name, locale).slice(0, limit),
    };
  }

  private brands(scope: Scope): BrandDoc[] {
    return this.index.valuesInUse('brand', scope).flatMap((slug) => this.projection.brand(slug) ?? []);
  }

  /** All public vendors, or those with products in a given section. */
  private vendors(section: Section | null, scope: Scope): VendorDoc[] {
    if (section === null) return [...this.projection.all('vendors').values()].filter(isPublic);
    return this.index.valuesInUse('vendor', scope).flatMap((slug) => this.projection.vendorBySlug(slug) ?? []);
  }

  /** Completions from the titles of hits: the word being typed, and the word after it. */
  private completions(
    words: readonly string[],
    products: readonly ProductDoc[],
    { limit, locale, scope }: Omit<SuggestionOptions, 'section'> & { scope: Scope },
  ): QuerySuggestion[] {
    const typed = words.join(' ');
    const [last = ''] = words.slice(-1);
    const before = words.slice(0, -1);
    const counted = new Map<string, number>();
    const count = (ending: string, weight: number) => counted.set(ending, (counted.get(ending) ?? 0) + weight);
    for (const { title } of products) {
      const own = titleWords(title, last, locale);
      own.forEach((word, at) => {
        if (!word.startsWith(last) || before.includes(word)) return;
        const next = own[at + 1];
        count(word, 2);
        if (next !== undefined && next !== word && !before.includes(next) && isTelling(next)) count(`${word} ${next}`, 1);
      });
    }
    // A second word is suggested only if it narrows down the results of the first.
    const narrows = ([ending, times]: [string, number]) => {
      const [word, next] = ending.split(' ');
      return next === undefined || times * 2 < (counted.get(word ?? '') ?? 0);
    };
    const texts = [...counted]
      .filter(narrows)
      .sort(([left, inLeft], [right, inRight]) => inRight - inLeft || left.length - right.length || (left < right ? -1 : 1))
      .map(([ending]) => [...before, ending].join(' '))
      .filter((completed) => completed !== typed)
      .slice(0, limit);
    return texts.map((completed) => ({
      text: completed,
      highlighted: [
        { text: typed, match: true },
        { text: completed.slice(typed.length), match: false },
      ],
      resultCount: this.index.select({ text: completed, scope }).total,
    }));
  }

  /** Categories whose name has the prefix, followed by the categories of the best hits, ordered by number of hits. */
  private categories(
    words: readonly string[],
    products: readonly ProductDoc[],
    { section, locale }: Pick<SuggestionOptions, 'section' | 'locale'>,
  ): CategoryDoc[] {
    const known = [...this.projection.all('categories').values()].filter(({ sections }) => section === null || sections.includes(section));
    const begun = named(words, known, ({ name }) => [localise(name, locale), ...everyTextOf(name)].join(' '), locale);
    const hits = new Map<string, number>();
    for (const { category } of products) hits.set(category, (hits.get(category) ?? 0) + 1);
    const ofHits = [...hits].sort(([, left], [, right]) => right - left).flatMap(([slug]) => this.projection.category(slug) ?? []);
    return [...new Set([...begun, ...ofHits])];
  }
}

/** The title in the request's locale or, if that lacks the prefix, in the first language that has it. */
function titleWords(title: LocalisedText, begun: string, locale: Locale): string[] {
  const own = [localise(title, locale), ...everyTextOf(title)].map(wordsOf);
  return own.find((words) => words.some((word) => word.startsWith(begun))) ?? [];
}

/** Whether a word is worth suggesting: not a number, size or stop word. */
function isTelling(word: string): boolean {
  return word.length > 2 && /^\p{L}+$/u.test(word) && !JOINING.has(word);
}

const JOINING = new Set(['and', 'the', 'for', 'with', 'dan', 'untuk', 'dengan', 'yang', 'pack', 'box', 'bag', 'pek', 'kotak', 'isi', 'of']);

/** Tokenised names, cached for as long as the named object lives. */
const cachedTokens = new WeakMap<object, readonly string[]>();

/** Objects whose names match every query word as the prefix of a word, sorted by name. */
function named<Thing extends object>(
  words: readonly string[],
  things: Iterable<Thing>,
  nameOf: (thing: Thing) => string,
  locale: Locale,
): Thing[] {
  const query = queryTokens(words.join(' '));
  const matching = [...things].filter((thing) => {
    let own = cachedTokens.get(thing);
    if (own === undefined) cachedTokens.set(thing, (own = indexTokens(nameOf(thing))));
    return hasTokens(own, query);
  });
  const compare = nameOrder(locale);
  return matching.sort((left, right) => compare(nameOf(left), nameOf(right)));
}
