import { definePage, toLastPage } from '#client/routes/definePage.ts';
import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { BlogListPageDocument } from './BlogListPage.generated.ts';
import { BlogListPage } from './BlogListPage.tsx';
import { readBlogQuery, pageSize } from './blogListQuery.ts';

export const page = definePage('blogList', {
  component: BlogListPage,
  loader: {
    document: BlogListPageDocument,
    variables: ({ url, locale, view }) => {
      const { category, tag, find, page } = readBlogQuery(url.searchParams);
      return { category, tag, query: find === '' ? null : find, page, first: pageSize(view), locale };
    },
    respond: ({ articles }, { url }) =>
      toLastPage(readBlogQuery(url.searchParams), articles?.pageCount, (query) => blogPath(query, url.pathname as BlogListPath)),
  },
  params: ['category', 'tag', 'find', 'page'],
  messages: ['blog'],
});
