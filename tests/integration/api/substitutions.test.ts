import { describe, expect, test } from 'vitest';
import { seedAndOpen, type Substituted } from '#tests/support/api/substitutions.ts';

/** 3 × rice ($12.34) and 1 × tea ($3.33) from Utara, delivery $3.00. */
const RICE_AND_TEA = 3 * 1234 + 333;
const TAX = Math.floor((RICE_AND_TEA * 20 + 50) / 100);
const TOTAL = RICE_AND_TEA + TAX + 300;

describe('an order line of groceries', () => {
  test('stores what the buyer wants if it is sold out, and REFUND by default', async () => {
    const { lines } = await seedAndOpen({ rice: 'SIMILAR', tea: null });
    expect(lines.map(({ ifSoldOut }) => ifSoldOut)).toEqual(['SIMILAR', 'REFUND']);
  });

  test('has no choice outside of groceries', async () => {
    const { lines } = await seedAndOpen({ rice: 'SIMILAR', sections: ['FASHION'] });
    expect(lines.map(({ ifSoldOut }) => ifSoldOut)).toEqual([null, null]);
  });

  test('with another choice is another order under the same key', async () => {
    const { again } = await seedAndOpen({ rice: 'SIMILAR' });
    expect(await again('SIMILAR')).toEqual([]);
    expect(await again('ASK')).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  });
});

describe('shortLine', () => {
  test('reduces a line, its stock and all amounts, and refunds the difference once', async () => {
    const { short, lines, payment, left, violations, totals } = await seedAndOpen({});
    const first = await short(lines[0]!.id, 1);
    expect(first).toMatchObject({
      package: {
        package: {
          status: 'PLACED',
          lines: [{ quantity: 1 }, { quantity: 1 }],
          lineChanges: [{ kind: 'SHORTED', after: { quantity: 1 } }],
        },
      },
      errors: [],
    });
    expect(first.package?.package.timeline.at(-1)).toMatchObject({ status: 'PLACED', lineChange: 'SHORTED' });
    expect(await short(lines[0]!.id, 1)).toEqual(first);
    const refund = first.package!.package.lineChanges[0]!.refund.minorUnits;
    expect(refund).toBe(2468 + 494);
    expect(await payment()).toMatchObject({ status: 'PAID', refundedCents: refund });
    expect(await totals()).toMatchObject({ totalCents: TOTAL - refund, subtotalCents: RICE_AND_TEA - 2468, shippingCents: 300 });
    expect(await left('var_rice')).toBe(7);
    expect(await violations()).toEqual([]);
  });

  test('puts the other units back into stock on request', async () => {
    const { short, lines, left, violations } = await seedAndOpen({});
    await short(lines[0]!.id, 1, true);
    expect(await left('var_rice')).toBe(9);
    expect(await violations()).toEqual([]);
  });

  test('removes a line at zero, and cancels the package with its last line', async () => {
    const { short, lines, payment, left, violations, mails } = await seedAndOpen({});
    expect(await short(lines[0]!.id, 0)).toMatchObject({ package: { package: { lines: [{ sku: 'SKU-tea' }] } }, errors: [] });
    const last = await short(lines[1]!.id, 0);
    expect(last).toMatchObject({ package: { package: { status: 'CANCELLED' } }, errors: [] });
    expect(await short(lines[1]!.id, 0)).toEqual(last);
    expect(await payment()).toMatchObject({ status: 'REFUNDED', refundedCents: TOTAL });
    expect([await left('var_rice'), await left('var_tea')]).toEqual([7, 9]);
    expect(await violations()).toEqual([]);
    expect((await mails()).at(-2)?.text).toContain('Cancelled: the seller could not send any of it');
  });

  test('rejects quantities that are not smaller, unknown lines, and packages that are shipped or wait for an answer', async () => {
    const { short, lines, ship, violations } = await seedAndOpen({});
    for (const quantity of [3, 4, -1]) {
      const { errors } = await short(lines[0]!.id, quantity);
      expect(errors).toMatchObject([{ code: 'INVALID', path: ['quantity'], message: 'Choose a quantity from 0 to 2.' }]);
    }
    expect((await short('lin_unknown', 0)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['lineId'] }]);
    expect(await ship()).toEqual([]);
    expect((await short(lines[0]!.id, 1)).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    expect(await violations()).toEqual([]);
  });

  test('reduces what is paid in cash on delivery, without a refund', async () => {
    const { short, lines, toCollect, payment, violations } = await seedAndOpen({ cash: true });
    const refund = (await short(lines[0]!.id, 2)).package!.package.lineChanges[0]!.refund.minorUnits;
    expect(await toCollect()).toBe(TOTAL - refund);
    expect((await payment())?.refundedCents ?? 0).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('keeps the discount of a coupon whose minimum is then missed', async () => {
    const { short, lines, payment, violations, totals } = await seedAndOpen({ coupon: { percent: 10, minimumCents: 4000 } });
    const before = await totals();
    const refund = (await short(lines[0]!.id, 1)).package!.package.lineChanges[0]!.refund.minorUnits;
    const after = await totals();
    expect(after).toMatchObject({ totalCents: before.totalCents - refund, discountCents: Math.round((RICE_AND_TEA - 2468) / 10) });
    expect(await payment()).toMatchObject({ refundedCents: refund });
    expect(await violations()).toEqual([]);
  });
});

describe('replaceLine', () => {
  test('sends a cheaper product at its price and refunds the difference', async () => {
    const { replace, lines, payment, left, violations, mails } = await seedAndOpen({ rice: 'SIMILAR' });
    const first = await replace(lines[0]!.id, 'var_cheap', 2);
    expect(first).toMatchObject({
      package: {
        nextSteps: ['PACKED', 'CANCELLED'],
        package: {
          canAnswerReplacement: true,
          lines: [
            { sku: 'SKU-cheap', quantity: 2, unitPrice: { minorUnits: 1000 }, replacement: { state: 'OFFERED', respondBy: null } },
            {},
          ],
          lineChanges: [{ kind: 'REPLACED', before: { quantity: 3 }, refund: { minorUnits: 3702 - 2000 + 340 } }],
        },
      },
      errors: [],
    });
    expect(await replace(lines[0]!.id, 'var_cheap', 2)).toEqual(first);
    expect(await payment()).toMatchObject({ refundedCents: 2042 });
    expect([await left('var_rice'), await left('var_cheap')]).toEqual([7, 8]);
    expect(await violations()).toEqual([]);
    const mail = (await mails()).at(-1)!;
    expect(mail.subject).toContain('Product replaced');
    expect(mail.text).toContain('$20.42 is refunded');
    expect(mail.html).toContain('Sent instead');
  });

  test('emails a cash buyer whose line is reduced twice what was ordered and the whole difference', async () => {
    const { short, lines, mails } = await seedAndOpen({ cash: true });
    await short(lines[0]!.id, 2);
    await short(lines[0]!.id, 1);
    const { text } = (await mails()).at(-1)!;
    expect(text).toMatch(/Ordered: 3 × .*\nStill sent: 1 × /);
    expect(text).toContain('In total, you pay $29.62 less for this product.');
  });

  test('charges no more for a dearer product', async () => {
    const { replace, lines, payment, violations } = await seedAndOpen({ rice: 'SIMILAR' });
    const { package: shown } = await replace(lines[0]!.id, 'var_lamp', 3);
    expect(shown!.package.lines[0]).toMatchObject({ unitPrice: { minorUnits: 1234 }, quantity: 3 });
    expect((await payment())?.refundedCents ?? 0).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('gives the last unit of a variant to one of two concurrent replacements', async () => {
    const { replace, lines, left, store, violations } = await seedAndOpen({ rice: 'SIMILAR', tea: 'SIMILAR' });
    const taken = await store.get('stock', 'var_cheap');
    await store.transaction((transaction) => transaction.put('stock', { ...taken!, onHand: 1 }));
    const results = await Promise.all(lines.map(({ id }) => replace(id, 'var_cheap', 1)));
    expect(results.map(({ errors }) => errors.length).sort()).toEqual([0, 1]);
    expect(await left('var_cheap')).toBe(0);
    // The test has taken nine units out of stock.
    expect(await violations()).toEqual(['var_cheap: 0 left, 1 ordered, 0 missing and 0 come back of 10']);
  });

  test('is refused for lines whose buyer wants a refund, for other vendors’ and sold-out variants, more units, and twice', async () => {
    const { replace, lines, violations } = await seedAndOpen({ rice: 'SIMILAR', tea: 'REFUND' });
    const [rice, tea] = [lines[0]!.id, lines[1]!.id];
    expect((await replace(tea, 'var_cheap', 1)).errors).toMatchObject([{ code: 'INVALID', path: ['lineId'] }]);
    for (const variantId of ['var_coffee', 'var_unknown', 'var_rice'])
      expect((await replace(rice, variantId, 1)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['variantId'] }]);
    expect((await replace(rice, 'var_soldout', 1)).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await replace(rice, 'var_withdrawn', 1)).errors).toMatchObject([{ code: 'INVALID', path: ['variantId'] }]);
    expect((await replace(rice, 'var_cheap', 4)).errors).toMatchObject([{ code: 'INVALID', path: ['quantity'] }]);
    expect((await replace(rice, 'var_cheap', 1)).errors).toEqual([]);
    expect((await replace(rice, 'var_lamp', 1)).errors).toMatchObject([{ code: 'INVALID', path: ['lineId'] }]);
    expect(await violations()).toEqual([]);
  });
});

describe('the buyer of a replaced line', () => {
  test('refuses it until the package is shipped: it is refunded and back in stock', async () => {
    const { replace, answer, lines, payment, left, violations, mails } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    const first = await answer('refuse', lines[0]!.id);
    expect(first).toMatchObject({
      package: { lines: [{ sku: 'SKU-tea' }], lineChanges: [{}, { kind: 'REFUSED', after: null }] },
      errors: [],
    });
    expect(await answer('refuse', lines[0]!.id)).toEqual(first);
    expect(await payment()).toMatchObject({ status: 'PAID', refundedCents: TOTAL - (333 + 67 + 300) });
    expect(await left('var_cheap')).toBe(10);
    const { text } = (await mails()).at(-1)!;
    expect(text).toContain('as you requested');
    expect(text).toMatch(/Ordered: 3 × .*rice.*\nRemoved: 3 × .*cheap/i);
    expect(text).toContain('$36.00 is refunded the way you paid.\n\nIn total, $44.42 is refunded for this product.');
    expect(await violations()).toEqual([]);
  });

  test('cannot answer after it was shipped', async () => {
    const { replace, answer, lines, ship, violations } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    expect(await ship()).toEqual([]);
    for (const how of ['accept', 'refuse'] as const)
      expect((await answer(how, lines[0]!.id)).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    expect(await violations()).toEqual([]);
  });

  test('who wants to be consulted accepts it before it is shipped', async () => {
    const { replace, answer, lines, ship, violations } = await seedAndOpen({ rice: 'ASK' });
    expect(await replace(lines[0]!.id, 'var_cheap', 3)).toMatchObject({
      package: { package: { lines: [{ replacement: { state: 'REQUESTED', respondBy: '2026-02-04T04:00:00.000Z' } }, {}] } },
    });
    expect(await ship()).toMatchObject([{ code: 'ILLEGAL_TRANSITION', allowed: ['CANCELLED'] }]);
    const accepted = await answer('accept', lines[0]!.id);
    expect(accepted).toMatchObject({ package: { lines: [{ replacement: { state: 'ACCEPTED', respondBy: null } }, {}] }, errors: [] });
    expect(await answer('accept', lines[0]!.id)).toEqual(accepted);
    expect(await ship()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('who wants to be consulted and does not answer for a day is refunded', async () => {
    const { replace, lines, hours, payment, packages, ship, violations, mails } = await seedAndOpen({ rice: 'ASK' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await hours(23);
    expect((await packages())[0]!.lines).toHaveLength(2);
    await hours(2);
    expect((await packages())[0]).toMatchObject({ lines: [{ sku: 'SKU-tea' }], lineChanges: [{}, { kind: 'REFUSED', isBySilence: true }] });
    expect(await payment()).toMatchObject({ refundedCents: TOTAL - 700 });
    expect((await mails()).at(-1)?.text).toContain('did not answer in time');
    expect(await ship()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('has the rest of the 24 hours to answer once a request to cancel the package is declined', async () => {
    const { replace, answer, lines, hours, packages, requestCancellation, declineCancellation, mails, violations } = await seedAndOpen({
      rice: 'ASK',
    });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await hours(20);
    await requestCancellation();
    expect((await packages())[0]!.lines[0]).toMatchObject({ replacement: { state: 'REQUESTED', respondBy: null } });
    await hours(10);
    expect((await packages())[0]!.lines[0]).toMatchObject({ sku: 'SKU-cheap', replacement: { state: 'REQUESTED', respondBy: null } });
    expect(await declineCancellation()).toEqual([]);
    expect((await packages())[0]!.lines[0]).toMatchObject({ replacement: { respondBy: '2026-02-04T14:00:00.000Z' } });
    expect((await mails()).at(-1)?.text).toContain('Please accept or refuse the product');
    await hours(3);
    expect(await answer('accept', lines[0]!.id)).toMatchObject({ package: { lines: [{ replacement: { state: 'ACCEPTED' } }, {}] } });
    await hours(2);
    expect((await packages())[0]!.lines).toHaveLength(2);
    expect(await violations()).toEqual([]);
  });

  test('who does not answer in the rest of the time is refunded, also if the request was declined before the first end', async () => {
    for (const waited of [1, 10]) {
      const { replace, lines, hours, packages, requestCancellation, declineCancellation, violations } = await seedAndOpen({ rice: 'ASK' });
      await replace(lines[0]!.id, 'var_cheap', 3);
      await hours(20);
      await requestCancellation();
      await hours(waited);
      expect(await declineCancellation()).toEqual([]);
      await hours(3);
      expect((await packages())[0]!.lines).toHaveLength(2);
      await hours(1);
      expect((await packages())[0]).toMatchObject({ lines: [{}], lineChanges: [{}, { kind: 'REFUSED', isBySilence: true }] });
      expect(await violations()).toEqual([]);
    }
  });

  test('cancels a package whose only line was replaced, and gets all of it back', async () => {
    const { replace, answer, short, lines, payment, left, violations } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await short(lines[1]!.id, 0, true);
    const refused = await answer('refuse', lines[0]!.id);
    expect(refused).toMatchObject({ package: { status: 'CANCELLED' }, errors: [] });
    expect(await answer('refuse', lines[0]!.id)).toEqual(refused);
    expect(await payment()).toMatchObject({ status: 'REFUNDED', refundedCents: TOTAL });
    expect([await left('var_tea'), await left('var_cheap'), await left('var_rice')]).toEqual([10, 10, 7]);
    expect(await violations()).toEqual([]);
  });

  test('can answer a line that was not replaced, or of someone else, only with an error', async () => {
    const { answer, lines, replace } = await seedAndOpen({ rice: 'SIMILAR' });
    expect((await answer('refuse', lines[0]!.id)).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION', path: ['lineId'] }]);
    expect((await answer('accept', 'lin_unknown')).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['lineId'] }]);
    await replace(lines[0]!.id, 'var_cheap', 1);
    expect((await answer('refuse', lines[0]!.id, 'wrong token')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('a delivered package with changed lines', () => {
  const delivered = async (lines: Substituted['lines'], { replace, short, deliver }: Substituted) => {
    await replace(lines[0]!.id, 'var_cheap', 2);
    await short(lines[0]!.id, 1);
    await deliver();
  };

  test('returns and reviews what was delivered', async () => {
    const market = await seedAndOpen({ rice: 'SIMILAR', member: true });
    await delivered(market.lines, market);
    const [shown] = await market.packages();
    expect(shown!.returnable).toMatchObject([
      { lineId: market.lines[0]!.id, quantity: 1, refund: { minorUnits: 1200 } },
      { lineId: market.lines[1]!.id, quantity: 1 },
    ]);
    expect((await market.reviewable()).sort()).toEqual(['prd_cheap', 'prd_tea']);
    expect(await market.violations()).toEqual([]);
  });
});
