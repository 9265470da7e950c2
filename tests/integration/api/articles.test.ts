import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let marketplace: TestApi;
beforeAll(async () => {
  marketplace = await createTestApi();
});
afterAll(() => marketplace.close());

interface Listing {
  articles: {
    nodes: { slug: string; date: string }[];
    totalCount: number;
    pageCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  };
}

async function list(request: string): Promise<Listing['articles']> {
  const { data } = await marketplace.execute<Listing>(
    `{ articles(${request}) { nodes { slug date } totalCount pageCount pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
  );
  return data.articles;
}

const slugsOf = ({ nodes }: Listing['articles']) => nodes.map(({ slug }) => slug);

test('articles are sorted newest first, and page numbers and cursors return the same pages', async () => {
  const all = await list('first: 100');
  expect(all.totalCount).toBeGreaterThanOrEqual(12);
  expect(all.nodes.map(({ date }) => date)).toEqual(
    all.nodes
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  const first = await list('first: 5');
  const second = await list(`first: 5, after: "${first.pageInfo.endCursor}"`);
  expect([...slugsOf(first), ...slugsOf(second)]).toEqual(slugsOf(all).slice(0, 10));
  expect(second).toEqual(await list('first: 5, page: 2'));
  expect(first).toMatchObject({ pageCount: Math.ceil(all.totalCount / 5), pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect((await list('first: 5, page: 99')).nodes).toEqual([]);
});

test('articles are found by category, by tag and by words in English or Malay', async () => {
  const { data } = await marketplace.execute<{
    articles: { categories: { slug: string; count: number }[]; tags: { slug: string; count: number }[] };
  }>('{ articles(first: 1) { categories { slug count } tags { slug count } } }');
  for (const { slug, count } of data.articles.categories) expect((await list(`category: "${slug}", first: 100`)).totalCount).toBe(count);
  for (const { slug, count } of data.articles.tags) expect((await list(`tag: "${slug}", first: 100`)).totalCount).toBe(count);
  expect(slugsOf(await list('query: "harumanis"'))).toContain('choosing-harumanis');
  expect(slugsOf(await list('query: "MUTIARA perak"'))).toContain('gold-silver-pearls');
  expect((await list('query: "zzzz"')).totalCount).toBe(0);
  expect((await list('category: "no-such"')).totalCount).toBe(0);
});

test('a section lists the articles of whose products more than half belong to it', async () => {
  const { data } = await marketplace.execute<{
    articles: { nodes: { slug: string; products: { category: { sections: string[] } }[] }[] };
  }>('{ articles(first: 100) { nodes { slug products { category { sections } } } } }');
  const about = (section: string) =>
    data.articles.nodes
      .filter(({ products }) => products.filter(({ category }) => category.sections.includes(section)).length > products.length / 2)
      .map(({ slug }) => slug);
  for (const section of ['FASHION', 'GROCERIES', 'PERFUME_COSMETICS']) {
    expect(slugsOf(await list(`section: ${section}, first: 100`))).toEqual(about(section));
  }
  expect(about('FASHION')).toContain('five-piece-wardrobe');
  expect(about('FASHION')).not.toContain('which-rice');
});

test('an article has blocks in English and Malay, products, a previous article and related ones', async () => {
  const { data } = await marketplace.execute<{
    article: {
      title: string;
      malay: string;
      readingMinutes: number;
      body: { kind: string; text: string | null; malay: string | null; items: string[]; product: { slug: string } | null }[];
      products: { slug: string }[];
      previous: { next: { slug: string } };
      related: { slug: string }[];
    };
  }>(`{ article(slug: "choosing-harumanis") {
    title malay: title(locale: MS) readingMinutes
    body { kind text malay: text(locale: MS) items product { slug } }
    products { slug } previous { next { slug } } related { slug }
  } }`);
  const { article } = data;
  expect(article.malay).toBe('Cara memilih Harumanis');
  expect(article.readingMinutes).toBeGreaterThan(0);
  for (const { kind, text, malay, items, product } of article.body) {
    expect(kind === 'LIST' ? items.length : (product?.slug ?? text)).toBeTruthy();
    if (text !== null) expect(malay).not.toBe(text);
  }
  expect(article.products.map(({ slug }) => slug)).toContain('harumanis-mango');
  expect(article.previous.next.slug).toBe('choosing-harumanis');
  expect(article.related.map(({ slug }) => slug)).not.toContain('choosing-harumanis');
  expect((await marketplace.execute('{ article(slug: "no-such") { slug } }')).data).toEqual({ article: null });
});

test('a withdrawn product is removed from articles', async () => {
  const api = await createTestApi();
  await api.store.transaction(async (transaction) => {
    const [mango] = (await transaction.query('products', { where: { slug: 'harumanis-mango' } })).items;
    if (mango) await transaction.put('products', { ...mango, status: 'DISABLED' });
  });
  const { data } = await api.execute<{ article: { products: { slug: string }[]; body: { product: unknown }[] } }>(
    '{ article(slug: "choosing-harumanis") { products { slug } body { kind product { slug } } } }',
  );
  expect(data.article.products.map(({ slug }) => slug)).not.toContain('harumanis-mango');
  expect(data.article.body.every(({ product }) => product === null)).toBe(true);
  await api.close();
});

test('article queries with invalid page sizes, pages, cursors or overlong search texts return BAD_USER_INPUT', async () => {
  for (const request of ['first: 0', 'first: 101', 'page: 0', 'after: "nonsense"', `query: "${'a'.repeat(101)}"`]) {
    const { errors } = await marketplace.execute(`{ articles(${request}) { totalCount } }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  }
});

test('FAQs and information pages contain the configured values and no unreplaced placeholder', async () => {
  const { data } = await marketplace.execute<Record<string, unknown>>(`{
    faqs { id answer malay: answer(locale: MS) }
    about: information(key: ABOUT) { ...text } terms: information(key: TERMS) { ...text } privacy: information(key: PRIVACY) { ...text }
  }
  fragment text on Information { intro sections { anchor summary paragraphs points malay: paragraphs(locale: MS) } }`);
  const texts = JSON.stringify(data);
  expect(texts).not.toMatch(/\{\w+\}(?!,)/);
  expect(texts).toContain('more than $200');
  expect(texts).toContain('20%');
  expect(texts).toContain('30 hari');
  expect(texts).toContain('Cash on delivery');
  expect(JSON.stringify(data['privacy'])).toContain('"anchor":"returns"');
  expect(JSON.stringify(data['privacy'])).toContain('"anchor":"legal"');
});

test('outside of the demo, FAQs do not mention the demo payment methods', async () => {
  const api = await createTestApi({ demo: false });
  const { data } = await api.execute<{ faqs: { id: string; answer: string }[] }>('{ faqs { id answer } }');
  const answer = data.faqs.find(({ id }) => id === 'faq_payment-methods')?.answer;
  expect(answer).toContain('Cash on delivery');
  expect(answer).not.toContain('FPX');
  await api.close();
});
