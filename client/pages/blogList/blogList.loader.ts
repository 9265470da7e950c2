import { definePageLoader, toLastPage } from '#client/routes/definePageLoader.ts';
import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { BlogListPageDocument } from './BlogListPage.generated.ts';
import { pageSize, readBlogQuery } from './blogQuery.ts';

export const loader = definePageLoader('blogList', {
  document: BlogListPageDocument,
  variables: ({ url, locale, view }) => {
    const { category, tag, find, page } = readBlogQuery(url.searchParams);
    return { category, tag, query: find === '' ? null : find, page, first: pageSize(view), locale };
  },
  outcome: ({ articles }, { url }) =>
    toLastPage(readBlogQuery(url.searchParams), articles?.pageCount, (query) => blogPath(query, url.pathname as BlogListPath)),
});
