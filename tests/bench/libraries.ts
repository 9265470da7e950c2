import { create, insertMultiple, search } from '@orama/orama';
import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import { FACET_FIELDS } from '#schema/rules/facets.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { PAGE_SIZE, PRICE_BUCKETS, type PoolQuery } from './queryPool.ts';
import { scanCounts } from './scan.ts';

/** A search library, configured so that its results are as close to the index's as possible. */
export interface Library {
  name: string;
  /** How its results differ from the index's. */
  differs: string;
  /** Indexes all products. The returned function executes a query (a page, every facet and the total) and returns the total. */
  build(entries: readonly CatalogueEntry[]): Promise<(requested: PoolQuery) => Promise<number>>;
}

const MANY = 100_000;
const HIGHEST = Number.MAX_SAFE_INTEGER;

function documentOf(entry: CatalogueEntry) {
  const bucket = Math.min(PRICE_BUCKETS.length - 1, Math.floor(entry.priceCents / 1000));
  return {
    ...entry.values,
    id: entry.id,
    words: entry.texts.map(({ text }) => text).join(' '),
    priceCents: entry.priceCents,
    bucket: [String(bucket)],
    ratingAverage: entry.ratingAverage ?? -1,
    featuredRank: entry.featuredRank,
  };
}

/** The chosen values by field, including the scope. */
function chosen({ query }: PoolQuery): Record<string, readonly string[]> {
  return { ...query.values, ...query.scope };
}

const byItemsjs: Library = {
  name: 'itemsjs',
  differs: 'no typos, synonyms or ranking by field; price and rating as a function over all items; featured order',
  async build(entries) {
    const fields = [...FACET_FIELDS, 'section', 'bucket'];
    const engine = itemsjs(entries.map(documentOf), {
      aggregations: Object.fromEntries(fields.map((field) => [field, { conjunction: false, size: MANY }])),
      searchableFields: ['words'],
      sortings: { featured: { field: 'featuredRank', order: 'asc' } },
    });
    return async (requested) => {
      const { price, ratingMin, text } = requested.query;
      const needsFilter = price !== undefined || ratingMin !== undefined;
      const found = engine.search({
        per_page: PAGE_SIZE,
        page: 1 + Math.floor((requested.page.offset ?? 0) / PAGE_SIZE),
        filters: chosen(requested),
        sort: 'featured',
        ...(text === undefined ? {} : { query: text }),
        ...(needsFilter && {
          filter: (item) =>
            Number(item['priceCents']) >= (price?.min ?? 0) &&
            Number(item['priceCents']) <= (price?.max ?? HIGHEST) &&
            Number(item['ratingAverage']) >= (ratingMin ?? -1),
        }),
      });
      return found.pagination.total;
    };
  },
};

const byMiniSearch: Library = {
  name: 'MiniSearch, facets by a scan of its hits',
  differs: 'no synonyms; a typo is searched beside what was typed; facets are counted over its hits',
  async build(entries) {
    const engine = new MiniSearch<{ id: number; words: string }>({ fields: ['words'] });
    engine.addAll(entries.map((entry, id) => ({ id, words: documentOf(entry).words })));
    return async ({ query }) => {
      const { text = '' } = query;
      const hits = engine.search(text === '' ? MiniSearch.wildcard : text, { prefix: true, fuzzy: 0.15, combineWith: 'AND' });
      return scanCounts(
        hits.flatMap(({ id }) => entries[id as number] ?? []),
        query,
      ).total;
    };
  },
};

const ORAMA_FIELDS = Object.fromEntries([...FACET_FIELDS, 'section', 'bucket'].map((field) => [field, 'enum[]' as const]));

const byOrama: Library = {
  name: 'Orama',
  differs: 'no synonyms; one more search for each facet that is filtered, because it counts its hits alone; featured order',
  async build(entries) {
    const schema = { ...ORAMA_FIELDS, words: 'string', priceCents: 'number', ratingAverage: 'number', featuredRank: 'number' } as const;
    const engine = create({ schema });
    await insertMultiple(engine, entries.map(documentOf), 5000);
    const facets = Object.fromEntries([...FACET_FIELDS, 'bucket'].map((field) => [field, { limit: MANY }]));
    const run = async ({ query, page }: PoolQuery, omitted: string | null) => {
      const { price, ratingMin, text = '' } = query;
      const where = Object.fromEntries(
        Object.entries(chosen({ kind: 'filters', query, page })).flatMap(([field, values]) =>
          field === omitted ? [] : [[field, { containsAny: [...values] }] as const],
        ),
      );
      const priced =
        price === undefined || omitted === 'bucket'
          ? {}
          : { priceCents: { between: [price.min ?? 0, price.max ?? HIGHEST] as [number, number] } };
      const rated = ratingMin === undefined || omitted === 'rating' ? {} : { ratingAverage: { gte: ratingMin } };
      const found = await search(engine, {
        term: text,
        threshold: 0,
        tolerance: text.length >= 4 ? 1 : 0,
        where: { ...where, ...priced, ...rated },
        facets: omitted === null ? facets : { [omitted]: { limit: MANY } },
        sortBy: { property: 'featuredRank', order: 'ASC' },
        limit: omitted === null ? PAGE_SIZE : 1,
        offset: omitted === null ? (page.offset ?? 0) : 0,
      });
      return found.count;
    };
    return async (requested) => {
      const { values = {}, price, ratingMin } = requested.query;
      const filtered = [...Object.keys(values), ...(price === undefined ? [] : ['bucket']), ...(ratingMin === undefined ? [] : ['rating'])];
      for (const field of filtered) await run(requested, field);
      return run(requested, null);
    };
  },
};

export const LIBRARIES: readonly Library[] = [byItemsjs, byMiniSearch, byOrama];
