/** Sitemap of the fixed pages and of every category, shop, article and product. */
import type { Api } from './ask.ts';
import { ask } from './ask.ts';

const FIXED_PATHS = ['/', '/rizq-marketplace', '/rizq-mart'];
/** Editorial pages. */
const TEXT_PATHS = ['/blog-full-width', '/about-us', '/contact-us', '/faq', '/terms-condition', '/privacy-policy'];
const PAGE_SIZE = 100;
/** Upper bound of addresses in one sitemap. */
const MAX_URLS = 50_000;

interface Products {
  products: {
    nodes: { slug: string; updatedAt: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
}

const PRODUCTS = /* GraphQL */ `
  query Addresses($first: Int!, $after: String) {
    products(first: $first, after: $after, sort: NEWEST) {
      nodes {
        slug
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const ARTICLES = /* GraphQL */ `
  query Articles($first: Int!, $page: Int!) {
    articles(first: $first, page: $page) {
      nodes {
        slug
        date
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

const SHOPS = /* GraphQL */ `
  query Shops($first: Int!, $after: String) {
    vendors(first: $first, after: $after, sort: NAME) {
      nodes {
        slug
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const CATEGORIES = /* GraphQL */ `
  {
    categories {
      slug
    }
  }
`;

export async function sitemap(api: Api, baseUrl: string): Promise<string> {
  const [listings, articles, shops, products] = await Promise.all([
    listingPaths(api),
    articleEntries(api),
    shopPaths(api),
    productEntries(api),
  ]);
  const fixed = [...FIXED_PATHS, ...TEXT_PATHS, ...listings, ...shops].map((path) => ({ path, modified: null }));
  const entries = [...fixed, ...articles, ...products].slice(0, MAX_URLS);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ path, modified }) => urlElement(baseUrl + path, modified)),
    '</urlset>',
    '',
  ].join('\n');
}

async function listingPaths(api: Api): Promise<string[]> {
  const { categories } = await ask<{ categories: { slug: string }[] | null }>(api, CATEGORIES);
  return (categories ?? []).map(({ slug }) => `/rizq-marketplace?category=${encodeURIComponent(slug)}`);
}

interface Articles {
  articles: { nodes: { slug: string; date: string }[]; pageInfo: { hasNextPage: boolean } } | null;
}

async function articleEntries(api: Api): Promise<{ path: string; modified: string }[]> {
  const entries: { path: string; modified: string }[] = [];
  for (let page = 1; entries.length < MAX_URLS; page += 1) {
    const { articles }: Articles = await ask<Articles>(api, ARTICLES, { first: PAGE_SIZE, page });
    if (articles === null) break;
    entries.push(...articles.nodes.map(({ slug, date }) => ({ path: `/blog/${encodeURIComponent(slug)}`, modified: date })));
    if (!articles.pageInfo.hasNextPage) break;
  }
  return entries;
}

interface Shops {
  vendors: { nodes: { slug: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
}

async function shopPaths(api: Api): Promise<string[]> {
  const paths: string[] = [];
  let after: string | null = null;
  while (paths.length < MAX_URLS) {
    const { vendors }: Shops = await ask<Shops>(api, SHOPS, { first: PAGE_SIZE, after });
    if (vendors === null) break;
    paths.push(...vendors.nodes.map(({ slug }) => `/shop/${encodeURIComponent(slug)}`));
    if (!vendors.pageInfo.hasNextPage) break;
    after = vendors.pageInfo.endCursor;
  }
  return paths;
}

async function productEntries(api: Api): Promise<{ path: string; modified: string }[]> {
  const entries: { path: string; modified: string }[] = [];
  let after: string | null = null;
  while (entries.length < MAX_URLS) {
    const { products }: Products = await ask<Products>(api, PRODUCTS, { first: PAGE_SIZE, after });
    if (products === null) break;
    entries.push(...products.nodes.map(({ slug, updatedAt }) => ({ path: `/product/${encodeURIComponent(slug)}`, modified: updatedAt })));
    if (!products.pageInfo.hasNextPage) break;
    after = products.pageInfo.endCursor;
  }
  return entries;
}

function urlElement(address: string, modified: string | null): string {
  const when = modified === null ? '' : `<lastmod>${new Date(modified).toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${when}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
