import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { BlogListPageDocument } from './BlogListPage.generated.ts';
import { pageSize, readBlogQuery } from './blogQuery.ts';

export const loader = definePageLoader('blogList', {
  document: BlogListPageDocument,
  variables: ({ url, locale, view }) => {
    const { category, tag, find, page } = readBlogQuery(url.searchParams);
    return { category, tag, query: find === '' ? null : find, page, first: pageSize(view), locale };
  },
  outcome: ({ articles }, { url }) => {
    const query = readBlogQuery(url.searchParams);
    const last = articles?.pageCount ?? 0;
    if (last === 0 || query.page <= last) return null;
    return { redirectTo: blogPath({ ...query, page: last }, url.pathname as BlogListPath), permanent: false };
  },
});
