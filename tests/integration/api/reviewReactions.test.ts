import { describe, expect, test } from 'vitest';
import { REVIEW_EDIT_DAYS } from '#schema/rules/limits.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { counting } from '#tests/support/store/wrappedStores.ts';
import { openReviews, type TestReview } from '#tests/support/api/reviews.ts';

describe('helpful marks', () => {
  test('each account counts once, also concurrently, and can take its mark back', async () => {
    const { written, member, mark, product } = await openReviews();
    const { review } = await written();
    const [anna, ben] = [await member('anna@example.com'), await member('ben@example.com')];
    await Promise.all([mark(review.id, anna), mark(review.id, anna), mark(review.id, ben)]);
    expect((await product({}, anna)).reviews.nodes[0]).toMatchObject({ helpfulCount: 2, isHelpful: true });
    expect((await product()).reviews.nodes[0]).toMatchObject({ helpfulCount: 2, isHelpful: false });
    expect((await mark(review.id, anna, false)).review).toMatchObject({ helpfulCount: 1, isHelpful: false });
    expect((await mark(review.id, anna, false)).review!.helpfulCount).toBe(1);
  });

  test('the author can neither mark nor report the own review', async () => {
    const { buy, save, member, mark, report } = await openReviews();
    const author = await member('author@example.com');
    const { review } = await save(await buy(author), {}, author);
    expect(review!.isOwn).toBe(true);
    for (const { errors } of [await mark(review!.id, author), await report(review!.id, author)])
      expect(errors.map(({ code, path }) => [code, path])).toEqual([['INVALID', ['id']]]);
  });
});

describe("a vendor's reply", () => {
  test(`is public, and can be replaced for ${REVIEW_EDIT_DAYS} days`, async () => {
    const { written, reply, product, pass } = await openReviews();
    const { review } = await written();
    expect((await reply(review.id, 'Thank you')).review!.reply).toEqual({ text: 'Thank you', editedAt: null });
    pass(24 * (REVIEW_EDIT_DAYS - 1));
    expect((await reply(review.id, 'Thank you very much')).errors).toEqual([]);
    expect((await product()).reviews.nodes[0]!.reply).toMatchObject({ text: 'Thank you very much' });
    pass(48);
    expect((await reply(review.id, 'No')).errors.map(({ code, path }) => [code, path])).toEqual([['INVALID', ['text']]]);
  });

  test('is refused for other vendors, for held reviews, and with a phone number in it', async () => {
    const { written, buy, save, reply } = await openReviews();
    const { review } = await written();
    expect((await reply(review.id, 'Thank you', 'selatan')).errors[0]?.code).toBe('NOT_FOUND');
    expect((await reply(review.id, 'Call 012-345 6789')).errors[0]).toMatchObject({ code: 'INVALID', path: ['text'] });
    expect((await reply(review.id, ' ')).errors[0]?.path).toEqual(['text']);
    const held = await save(await buy(), { text: 'Call 012-345 6789' });
    expect((await reply(held.review!.id, 'Thank you')).errors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('lists', () => {
  test("a product's reviews are sorted, filtered and paged without gaps", async () => {
    const { written, member, mark, reply, product, pass } = await openReviews();
    const reviews: TestReview[] = [];
    for (const [stars, text] of [
      [5, 'Very good rice, the best of all.'],
      [1, 'Teruk sangat, tidak akan beli lagi.'],
      [3, '还可以，味道一般。'],
      [4, 'Good rice and the delivery was fast.'],
    ] as const) {
      reviews.push((await written({ stars, text })).review);
      pass(1);
    }
    await mark(reviews[2]!.id, await member('anna@example.com'));
    await reply(reviews[1]!.id, 'Maaf');
    const titles = async (variables: object) =>
      (await product(variables)).reviews.nodes.map(({ id }) => reviews.findIndex((each) => each.id === id));
    expect(await titles({})).toEqual([3, 2, 1, 0]);
    expect((await titles({ sort: 'HELPFUL' }))[0]).toBe(2);
    expect(await titles({ sort: 'LOWEST' })).toEqual([1, 2, 3, 0]);
    expect(await titles({ sort: 'HIGHEST' })).toEqual([0, 3, 2, 1]);
    expect(await titles({ filter: { stars: 4 } })).toEqual([3]);
    expect(await titles({ filter: { language: 'MS' } })).toEqual([1]);
    expect(await titles({ filter: { language: 'ZH_MY' } })).toEqual([2]);
    expect(await titles({ filter: { hasPhotos: true } })).toEqual([]);
    expect(await titles({ filter: { isAnswered: true } })).toEqual([1]);
    for (const sort of ['NEWEST', 'HELPFUL', 'LOWEST', 'HIGHEST']) {
      const whole = await titles({ sort });
      const paged: number[] = [];
      let after: string | null = null;
      do {
        const { reviews: page } = await product({ sort, first: 3, after });
        paged.push(...page.nodes.map(({ id }) => reviews.findIndex((each) => each.id === id)));
        expect([page.totalCount, page.pageInfo.hasPreviousPage]).toEqual([4, after !== null]);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(paged).toEqual(whole);
    }
  });

  test('a member sees the own reviews and what is left to review; the vendor sees what is unanswered', async () => {
    const { buy, save, reply, member, run, sellers } = await openReviews();
    const author = await member('author@example.com');
    const [first, second] = [await buy(author), await buy(author)];
    await buy(author, {}, false);
    const OWN =
      '{ viewer { reviews { totalCount nodes { id status } } reviewableLines { totalCount nodes { line { id review { id } } order { number } } } } }';
    type Own = {
      viewer: {
        reviews: { totalCount: number; nodes: { id: string }[] };
        reviewableLines: { totalCount: number; nodes: { line: { id: string } }[] };
      };
    };
    const before = (await run<Own>(OWN, {}, author)).viewer;
    expect(before.reviews.totalCount).toBe(0);
    expect(before.reviewableLines.nodes.map(({ line }) => line.id).sort()).toEqual([first.lineId, second.lineId].sort());
    const { review } = await save(first, {}, author);
    const after = (await run<Own>(OWN, {}, author)).viewer;
    expect([after.reviews.nodes.map(({ id }) => id), after.reviewableLines.nodes.map(({ line }) => line.id)]).toEqual([
      [review!.id],
      [second.lineId],
    ]);
    const OF_VENDOR = '{ viewer { vendor { unansweredReviews reviews(filter: { isAnswered: false }) { nodes { id } } } } }';
    const vendorOf = async () => (await run<{ viewer: { vendor: object } }>(OF_VENDOR, {}, sellers.utara)).viewer.vendor;
    expect(await vendorOf()).toEqual({ unansweredReviews: 1, reviews: { nodes: [{ id: review!.id }] } });
    await reply(review!.id, 'Thank you');
    expect(await vendorOf()).toEqual({ unansweredReviews: 0, reviews: { nodes: [] } });
  });

  test('the lines to review of a long history are complete, and read only the orders of the page', async () => {
    const store = counting(openMemoryStore());
    const { buy, save, member, run } = await openReviews(store);
    await store.transaction((transaction) => transaction.put('stock', { id: 'var_rice', onHand: 1000 }));
    const author = await member('author@example.com');
    const bought = [];
    for (let count = 0; count < 25; count += 1) bought.push(await buy(author));
    await save(bought[3]!, {}, author);
    const LINES = `query ($after: String) {
      viewer { reviewableLines(first: 10, after: $after) { totalCount pageInfo { endCursor } nodes { line { id } order { number } } } }
    }`;
    type Node = { line: { id: string }; order: { number: string } };
    type Page = { totalCount: number; pageInfo: { endCursor: string | null }; nodes: Node[] };
    const [nodes, totals, reads]: [Node[], number[], number[]] = [[], [], []];
    for (let after: string | null = null; totals.length < 3;) {
      store.takeReads('orders');
      const page: Page = (await run<{ viewer: { reviewableLines: Page } }>(LINES, { after }, author)).viewer.reviewableLines;
      nodes.push(...page.nodes);
      totals.push(page.totalCount);
      reads.push(store.takeReads('orders'));
      after = page.pageInfo.endCursor;
    }
    const expected = bought.filter((_, at) => at !== 3).map(({ lineId, orderNumber }) => `${lineId} ${orderNumber}`);
    expect(nodes.map(({ line, order }) => `${line.id} ${order.number}`).sort()).toEqual(expected.sort());
    expect([totals, reads]).toEqual([
      [24, 24, 24],
      [10, 10, 4],
    ]);
  });

  test('a product knows whether the viewer has reviewed each delivery of it', async () => {
    const { buy, save, member, run, request, returnStep } = await openReviews();
    const [author, other] = [await member('author@example.com'), await member('other@example.com')];
    const isReviewed = async (viewer: typeof author | null) =>
      (await run<{ product: { hasOwnReview: boolean } }>('{ product(id: "prd_rice") { hasOwnReview } }', {}, viewer)).product.hasOwnReview;
    const [first, second] = [await buy(author), await buy(author)];
    await buy(author, {}, false);
    await save(first, {}, author);
    expect(await isReviewed(author)).toBe(false);
    await save(second, { text: 'Call 012-345 6789' }, author);
    expect([await isReviewed(author), await isReviewed(other), await isReviewed(null)]).toEqual([true, false, false]);
    for (const { packageId, lineId, accessToken } of [first, second]) {
      const { package: requested } = await request({ packageId, accessToken, lines: [{ lineId, quantity: 1 }] });
      const of = { packageId, returnId: requested!.returns[0]!.id };
      await returnStep('utara', 'acceptReturn', of);
      await returnStep('utara', 'receiveReturn', { ...of, restock: true });
    }
    expect(await isReviewed(author)).toBe(true);
    await buy(author);
    expect(await isReviewed(author)).toBe(false);
  });

  test('the vendor does not see a held review of its package, and others cannot read it by its id', async () => {
    const { buy, save, member, run, sellers } = await openReviews();
    const author = await member('author@example.com');
    const bought = await buy(author);
    const { review } = await save(bought, { text: 'Call 012-345 6789' }, author);
    const PACKAGE = '{ viewer { vendor { packages { nodes { lines { review { id } } reviewableLines { id } } } } } }';
    const seen = await run<unknown>(PACKAGE, {}, sellers.utara);
    expect(seen).toEqual({
      viewer: { vendor: { packages: { nodes: [{ lines: [{ review: null }], reviewableLines: [] }] } } },
    });
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    const byId = async (viewer: typeof author | null) => (await run<{ node: object | null }>(NODE, { id: review!.id }, viewer)).node;
    expect([await byId(null), await byId(sellers.utara), await byId(author)]).toEqual([null, null, { id: review!.id }]);
  });

  test('products rank by an average that few reviews move little, and unrated ones rank in between', async () => {
    const { store, run } = await openReviews();
    const stars: Record<string, [number, number, number, number, number]> = {
      prd_rice: [0, 0, 0, 0, 1],
      prd_tea: [0, 0, 0, 10, 10],
      prd_lamp: [2, 0, 0, 0, 0],
    };
    await store.transaction(async (transaction) => {
      for (const [id, counts] of Object.entries(stars))
        await transaction.put('ratings', { id, vendorId: 'ven_utara', stars: counts, fit: [0, 0, 0] });
    });
    const { products } = await run<{ products: { nodes: { id: string }[] } }>('{ products(sort: RATING, first: 20) { nodes { id } } }', {});
    const order = products.nodes.map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual(['prd_tea', 'prd_rice']);
    expect(order.at(-1)).toBe('prd_lamp');
    const filtered = await run<{ products: { totalCount: number } }>('{ products(filter: { ratingMin: 4.2 }) { totalCount } }', {});
    expect(filtered.products.totalCount).toBe(2);
  });
});
