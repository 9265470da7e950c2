import type { ArticleCard_ArticleFragment } from '#client/features/content/ArticleCard.generated.ts';
import { BATIK, KOPI, MANGO } from './pictures.ts';
import { LONG_TITLE } from './words.ts';

export const ARTICLE: ArticleCard_ArticleFragment = {
  __typename: 'Article',
  slug: 'harumanis',
  title: 'How to tell a ripe Harumanis',
  description: 'Three signs, none of them the colour.',
  date: '2026-04-18T01:00:00.000Z',
  readingMinutes: 3,
  category: { __typename: 'ArticleCategory', slug: 'kitchen', name: 'Market & kitchen', count: 6 },
  image: MANGO,
  companions: [KOPI, BATIK],
};

export const LONG_ARTICLE: ArticleCard_ArticleFragment = {
  ...ARTICLE,
  title: LONG_TITLE,
  description: LONG_TITLE,
  image: null,
  companions: [],
};
