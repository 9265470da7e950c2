/** 24 products of ten fields and about a hundred facet values, as a listing page asks for them. */
export const LISTING = `query ($filter: ProductFilter, $query: String, $page: Int) { products(filter: $filter, query: $query, page: $page, first: 24) {
  totalCount
  nodes { id slug title href label weight status price { current { minorUnits } } rating { average } images { url } }
  facets(valueLimit: 10) { key label ... on ListFacet { values { value label count selected } } }
} }`;

/** The same page, ready: what Apollo Server costs when nothing is looked up. */
export const READY_SDL = `
  type Price { minorUnits: Int! } type PriceInfo { current: Price! } type Rating { average: Float } type Image { url: String! }
  type Product { id: ID! slug: String! title: String! href: String! label: String weight: String status: String! price: PriceInfo! rating: Rating! images: [Image!]! }
  type Value { value: String! label: String! count: Int! selected: Boolean! }
  type Facet { key: String! label: String! values: [Value!]! }
  type Listing { totalCount: Int! nodes: [Product!]! facets: [Facet!]! }
  type Query { products: Listing! }
`;
export const READY_QUERY = `{ products {
  totalCount
  nodes { id slug title href label weight status price { current { minorUnits } } rating { average } images { url } }
  facets { key label values { value label count selected } }
} }`;

/** What the ready page's resolver returns. */
export function readyPage(): object {
  const nodes = Array.from({ length: 24 }, (_, place) => ({
    id: `prd_${place}`,
    slug: `product-${place}`,
    title: `Product ${place}`,
    href: `/product/product-${place}`,
    label: 'SALE',
    weight: '500g',
    status: 'AVAILABLE',
    price: { current: { minorUnits: 1000 + place } },
    rating: { average: 4.5 },
    images: [{ url: '/pictures/a-640.webp' }, { url: '/pictures/b-640.webp' }],
  }));
  const facets = Array.from({ length: 12 }, (_, facet) => ({
    key: `FACET_${facet}`,
    label: `Facet ${facet}`,
    values: Array.from({ length: 8 }, (_value, place) => ({ value: `v${place}`, label: `Value ${place}`, count: place, selected: false })),
  }));
  return { totalCount: 1000, nodes, facets };
}
