import { describe, expect, test } from 'vitest';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import { openReviews } from '#tests/support/api/reviews.ts';

const admin = ({ services }: Pick<Awaited<ReturnType<typeof openReviews>>, 'services'>, ...words: string[]) =>
  runAdminCommand(services, { words, values: {} });

/** Texts, and whether they are published immediately. */
const TEXTS: readonly [text: string, isPublished: boolean][] = [
  ['Sedap, wangi dan sampai cepat.', true],
  ['很好吃，包装完整，下次还会再买。', true],
  ['Rice from Scunthorpe would not be better.nice and fast', true],
  ['Ordered 3 packs on 12/03/2026 for RM 1,234.50, order arrived at 10:30.', true],
  ['Shiitake mushrooms and cockles, no shells inside.', true],
  ['Half price at www.cheap-rice.example', false],
  ['Half price at cheaprice.com', false],
  ['See t.me/cheaprice', false],
  ['Write to me at aina (at) gmail dot com', false],
  ['Call 012-345 6789', false],
  ['Call +60 12 345 6789', false],
  ['Call ０１２３４５６７８９', false],
  ['The seller is a b i t c h', false],
  ['what a sh1t', false],
  ['Fuuuck this', false],
  ['Penjual ni bangsat', false],
  ['dasar anak haram', false],
  ['卖家是王八蛋', false],
  ['卖家是王 八 蛋', false],
];

describe('a new review', () => {
  test.each(TEXTS)('"%s" is published immediately: %s', async (text, isPublished) => {
    const { buy, save, product } = await openReviews();
    const { review } = await save(await buy(), { text });
    expect(review!.status).toBe(isPublished ? 'PUBLISHED' : 'PENDING');
    expect((await product()).reviews.totalCount).toBe(isPublished ? 1 : 0);
    expect((await product()).rating.count).toBe(isPublished ? 1 : 0);
  });

  test('an edit is checked again: it holds a published review back, and publishes a held one', async () => {
    const { written, save, product } = await openReviews();
    const bought = await written();
    expect((await save(bought, { text: 'Call 012-345 6789' })).review!.status).toBe('PENDING');
    expect((await product()).rating).toEqual({ average: null, count: 0, histogram: [0, 0, 0, 0, 0] });
    expect((await save(bought, { text: 'Call me never' })).review!.status).toBe('PUBLISHED');
    expect((await product()).rating.count).toBe(1);
  });
});

describe('operators', () => {
  test('list held reviews with their findings, and publish or reject them with a reason that the author sees', async () => {
    const market = await openReviews();
    const { buy, save, product, run } = market;
    const bought = await buy();
    const { review } = await save(bought, { text: 'Call 012-345 6789' });
    expect((await admin(market, 'reviews', 'list')).text).toMatch(new RegExp(`${review!.id}\\s+PENDING.+PHONE`));
    expect((await admin(market, 'reviews', 'show', review!.id)).text).toContain('Call 012-345 6789');
    expect(await admin(market, 'reviews', 'publish', review!.id)).toMatchObject({ isDone: true });
    expect((await product()).rating.count).toBe(1);
    expect(await admin(market, 'reviews', 'reject', review!.id, 'nonsense')).toMatchObject({ isDone: false });
    expect(await admin(market, 'reviews', 'reject', review!.id, 'personal_data')).toMatchObject({ isDone: true });
    expect((await product()).rating.count).toBe(0);
    const OWN = `query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) {
      packages { lines { review { status rejection rejectionReason(locale: MS) } } } } }`;
    const { order } = await run<{ order: unknown }>(OWN, { number: bought.orderNumber, accessToken: bought.accessToken });
    expect(order).toMatchObject({
      packages: [
        {
          lines: [
            {
              review: {
                status: 'REJECTED',
                rejection: 'PERSONAL_DATA',
                rejectionReason: expect.stringContaining('nombor telefon') as string,
              },
            },
          ],
        },
      ],
    });
    expect(await admin(market, 'reviews', 'publish', 'rev_none')).toMatchObject({ isDone: false });
    expect((await admin(market, 'reviews', 'burn')).isDone).toBe(false);
  });

  test('a rejected review waits for an operator after an edit', async () => {
    const market = await openReviews();
    const bought = await market.written();
    await admin(market, 'reviews', 'reject', bought.review.id, 'FAKE');
    expect((await market.save(bought, { text: 'Honest words' })).review).toMatchObject({ status: 'PENDING', rejection: null });
    expect((await market.save(bought, { text: 'Other honest words' })).review!.status).toBe('PENDING');
    expect((await market.save(bought, { text: 'See www.example.com' })).review!.status).toBe('PENDING');
    expect((await market.save(bought, { text: 'Other honest words' })).review!.status).toBe('PENDING');
    await admin(market, 'reviews', 'publish', bought.review.id);
    expect((await market.product()).rating.count).toBe(1);
  });

  test('see one report per account, most reports first, until they decide', async () => {
    const market = await openReviews();
    const [once, twice] = [await market.written(), await market.written()];
    const [anna, ben] = [await market.member('anna@example.com'), await market.member('ben@example.com')];
    await market.report(once.review.id, anna, 'OFF_TOPIC');
    await market.report(once.review.id, anna, 'FAKE');
    await market.report(twice.review.id, anna);
    await market.report(twice.review.id, ben);
    const { text } = await admin(market, 'reviews', 'list');
    expect(
      text
        .split('\n')
        .slice(1)
        .map((row) => row.split(/\s{2,}/)[0]),
    ).toEqual([twice.review.id, once.review.id]);
    expect((await admin(market, 'reviews', 'show', once.review.id)).text).toContain('Reports: 1 × FAKE');
    await admin(market, 'reviews', 'publish', once.review.id);
    await admin(market, 'reviews', 'reject', twice.review.id, 'FAKE');
    expect((await admin(market, 'reviews', 'list')).text).toBe('No review waits for a decision.');
    expect((await market.report(twice.review.id, anna)).errors[0]?.code).toBe('NOT_FOUND');
  });
});
