import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

/** Query parameters of an article list. */
export interface BlogQuery {
  category: string | null;
  tag: string | null;
  /** Search text. The parameter is not called `q`, because `q` belongs to the product search in the header. */
  find: string;
  page: number;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 60;

/** Parses untrusted query parameters; invalid values are ignored. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    category: slugOf(params.get('category')),
    tag: slugOf(params.get('tag')),
    find: normaliseSearch(params.get('find')),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Fills the rows on the first page: two columns next to a sidebar, otherwise three, with the first card spanning two. */
export function pageSize({ sidebar }: ViewByPage['blogList']): number {
  return sidebar === 'none' ? 8 : 6;
}

/** Whether the query is for the first page without filters, which features the newest article. */
export function isFrontPage({ category, tag, find, page }: BlogQuery): boolean {
  return category === null && tag === null && find === '' && page === 1;
}

function slugOf(text: string | null): string | null {
  return text !== null && text.length <= MAX_SLUG_LENGTH && SLUG.test(text) ? text : null;
}
