import { describe, expect, test } from 'vitest';
import { REVIEW_EDIT_DAYS } from '#schema/rules/limits.ts';
import { halves } from '#tests/support/pictures/corpus.ts';
import { openReviews } from '#tests/support/api/reviews.ts';

describe('writing a review', () => {
  test('a guest reviews a delivered line with the access token, and it is public at once with name and initial', async () => {
    const { buy, save, product } = await openReviews();
    expect((await product()).rating).toEqual({ average: null, count: 0, histogram: [0, 0, 0, 0, 0] });
    const bought = await buy();
    const { review, errors } = await save(bought);
    expect(errors).toEqual([]);
    expect(review).toMatchObject({ status: 'PUBLISHED', stars: 4, isOwn: false, isVerifiedPurchase: true, editedAt: null, language: 'EN' });
    expect(review!.authorName).toBe('Nur A.');
    expect(await product()).toMatchObject({
      rating: { average: 4, count: 1, histogram: [0, 0, 0, 1, 0] },
      vendor: { rating: { average: 4, count: 1 } },
      reviews: { totalCount: 1, nodes: [{ id: review!.id }] },
    });
  });

  test('without the order, its token or its line, saveReview returns NOT_FOUND', async () => {
    const { buy, save, member } = await openReviews();
    const bought = await buy();
    const other = await member('other@example.com');
    const paths = [
      await save({ ...bought, accessToken: 'wrong' }),
      await save({ ...bought, orderNumber: 'RZQ-0000-0000' }),
      await save(bought, {}, other),
      await save({ ...bought, lineId: 'lin_none' }),
    ].map(({ review, errors }) => [review, errors[0]?.code, errors[0]?.path]);
    expect(paths).toEqual([
      [null, 'NOT_FOUND', ['orderNumber']],
      [null, 'NOT_FOUND', ['orderNumber']],
      [null, 'NOT_FOUND', ['orderNumber']],
      [null, 'NOT_FOUND', ['lineId']],
    ]);
  });

  test('a line cannot be reviewed before its delivery', async () => {
    const { buy, save } = await openReviews();
    const { review, errors } = await save(await buy(null, {}, false));
    expect([review, errors[0]?.code, errors[0]?.path]).toEqual([null, 'INVALID', ['lineId']]);
    expect(errors[0]?.message).toContain('once it is delivered');
  });

  test.each([
    ['stars', { stars: 6 }],
    ['stars', { stars: 0 }],
    ['title', { title: ' ' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['photos', { photos: ['up_1', 'up_2', 'up_3', 'up_4', 'up_5'] }],
    ['fit', { fit: 'LARGE' }],
  ])('an invalid %s is refused with its path', async (field, change) => {
    const { buy, save, store } = await openReviews();
    const { errors } = await save(await buy(), change);
    expect(errors.map(({ code, path }) => [code, path])).toEqual([['INVALID', [field]]]);
    expect(await store.count('reviews')).toBe(0);
  });

  test('the owner of the vendor cannot review its products', async () => {
    const { buy, save, sellers } = await openReviews();
    const bought = await buy(sellers.utara);
    const { errors } = await save(bought, {}, sellers.utara);
    expect(errors[0]).toMatchObject({ code: 'INVALID', path: ['lineId'], message: expect.stringContaining('your own shop') as string });
  });

  test('fit is counted for products with sizes', async () => {
    const { buy, save, product } = await openReviews();
    const quoted = await buy(null, { lines: [{ variantId: 'var_shirt_m', quantity: 1 }], expectedTotal: 1650 });
    expect((await save(quoted, { fit: 'LARGE', stars: 5 })).errors).toEqual([]);
    expect((await product({ id: 'prd_shirt' })).fit).toEqual({ small: 0, trueToSize: 0, large: 1 });
    await save(quoted, { fit: 'TRUE_TO_SIZE', stars: 5 });
    expect((await product({ id: 'prd_shirt' })).fit).toEqual({ small: 0, trueToSize: 1, large: 0 });
  });

  test('a member adds photos that were uploaded, and a guest or another member cannot use them', async () => {
    const { buy, save, member, services } = await openReviews();
    const author = await member('author@example.com');
    const upload = await services.uploads.take(author, await halves().png().toBuffer(), () => Promise.resolve());
    const bought = await buy(author);
    const { review, errors } = await save(bought, { photos: [upload.id] }, author);
    expect(errors).toEqual([]);
    expect(review!.photoIds).toEqual([upload.id]);
    const asGuest = await save(await buy(), { photos: [upload.id] });
    expect(asGuest.errors.map(({ code, path }) => [code, path])).toEqual([['NOT_FOUND', ['photos', '0']]]);
    const other = await member('other@example.com');
    expect((await save(await buy(other), { photos: [upload.id] }, other)).errors[0]?.path).toEqual(['photos', '0']);
    await services.uploads.sweepDropped();
    expect((await services.uploads.file(`${upload.id}-320.webp`)) ?? (await services.uploads.file(`${upload.id}-960.webp`))).not.toBeNull();
  });
});

describe('changing a review', () => {
  test(`saving again replaces the review for ${REVIEW_EDIT_DAYS} days and moves its stars`, async () => {
    const { written, save, product, pass } = await openReviews();
    const bought = await written();
    pass(24 * (REVIEW_EDIT_DAYS - 1));
    const { review } = await save(bought, { stars: 1, text: 'It has weevils now.' });
    expect(review).toMatchObject({ id: bought.review.id, stars: 1, createdAt: bought.review.createdAt });
    expect(review!.editedAt).not.toBeNull();
    expect((await product()).rating).toEqual({ average: 1, count: 1, histogram: [1, 0, 0, 0, 0] });
    pass(25);
    const late = await save(bought, { stars: 5 });
    expect(late.errors[0]).toMatchObject({ code: 'INVALID', path: ['lineId'] });
    expect((await product()).rating.average).toBe(1);
  });

  test('saving the same review twice changes nothing', async () => {
    const { written, save, store } = await openReviews();
    const bought = await written();
    const before = await store.get('reviews', bought.review.id);
    expect((await save(bought)).review).toEqual(bought.review);
    expect(await store.get('reviews', bought.review.id)).toEqual(before);
  });

  test('concurrent first reviews of one line store one review and count it once', async () => {
    const { buy, save, store, product } = await openReviews();
    const bought = await buy();
    await Promise.all([1, 2, 3, 4].map((stars) => save(bought, { stars })));
    expect(await store.count('reviews')).toBe(1);
    expect((await product()).rating.count).toBe(1);
  });
});

describe('a returned line', () => {
  test('cannot be reviewed once all its units are returned, whether the vendor has answered or not', async () => {
    const { buy, save, request, returnStep } = await openReviews();
    const bought = await buy();
    const { package: requested } = await request({ ...bought, lines: [{ lineId: bought.lineId, quantity: 1 }] });
    const open = await save(bought);
    expect(open.errors[0]).toMatchObject({ code: 'INVALID', path: ['lineId'], message: expect.stringContaining('returned') as string });
    const of = { packageId: bought.packageId, returnId: requested!.returns[0]!.id };
    await returnStep('utara', 'acceptReturn', of);
    await returnStep('utara', 'receiveReturn', { ...of, restock: true });
    expect((await save(bought)).errors[0]?.path).toEqual(['lineId']);
  });

  test('can be reviewed again after the vendor has refused the return', async () => {
    const { buy, save, request, returnStep } = await openReviews();
    const bought = await buy();
    const { package: requested } = await request({ ...bought, lines: [{ lineId: bought.lineId, quantity: 1 }] });
    await returnStep('utara', 'refuseReturn', { packageId: bought.packageId, returnId: requested!.returns[0]!.id, reason: 'Opened' });
    expect((await save(bought)).errors).toEqual([]);
  });

  test('keeps a review written before the return, and it stays editable', async () => {
    const { written, save, request, product } = await openReviews();
    const bought = await written();
    await request({ packageId: bought.packageId, accessToken: bought.accessToken, lines: [{ lineId: bought.lineId, quantity: 1 }] });
    expect((await save(bought, { stars: 2 })).errors).toEqual([]);
    expect((await product()).rating).toMatchObject({ average: 2, count: 1 });
  });

  test('keeps its review, which stays editable and counted, after the vendor has received the return', async () => {
    const { written, save, request, returnStep, product } = await openReviews();
    const bought = await written();
    const { packageId, accessToken, lineId } = bought;
    const { package: requested } = await request({ packageId, accessToken, lines: [{ lineId, quantity: 1 }] });
    const of = { packageId, returnId: requested!.returns[0]!.id };
    await returnStep('utara', 'acceptReturn', of);
    await returnStep('utara', 'receiveReturn', { ...of, restock: true });
    const { review, errors } = await save(bought, { stars: 1, text: 'It had weevils, so I returned it.' });
    expect(errors).toEqual([]);
    expect(review).toMatchObject({ id: bought.review.id, stars: 1, createdAt: bought.review.createdAt });
    expect(review!.editedAt).not.toBeNull();
    expect((await product()).rating).toMatchObject({ average: 1, count: 1 });
  });
});
