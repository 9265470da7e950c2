import { describe, expect, test } from 'vitest';
import { openTwoVendors } from '#tests/support/api/packages.ts';

const WRONG = { carrier: 'Ninja Van', code: 'NV12345' };
const RIGHT = { carrier: 'Pos Laju', code: 'eh 1234 5678 9my' };
const STORED_WRONG = { ...WRONG, url: 'https://www.ninjavan.co/en-my/tracking?id=NV12345' };
const STORED = { carrier: 'Pos Laju', code: 'EH123456789MY', url: 'https://tracking.pos.com.my/tracking/EH123456789MY' };
const RICE = { lines: [{ variantId: 'var_rice', quantity: 1 }], expectedTotal: 1781 };

/** A package from Utara that was shipped with a wrong tracking number. */
async function shipped(locale: 'en' | 'ms' = 'en') {
  const marketplace = await openTwoVendors();
  const { packages, number } = await marketplace.order(RICE, locale);
  const packageId = packages[0]!.id;
  await marketplace.advance('utara', packageId, 'PACKED');
  await marketplace.advance('utara', packageId, 'SHIPPED', { tracking: WRONG });
  const { correct, services, mailbox } = marketplace;
  const mails = async () => {
    await services.settled();
    return mailbox.mails.filter(({ to, subject }) => to.startsWith('aina@') && /Tracking number|Nombor penjejakan/.test(subject));
  };
  return {
    ...marketplace,
    packageId,
    number,
    mails,
    correct: (tracking: object, expectedCode?: string) => correct('utara', packageId, tracking, expectedCode),
  };
}

describe('a wrong tracking number', () => {
  test('is corrected while the package is with the courier, kept in the timeline, and announced to the buyer in one email', async () => {
    const { correct, mails, number, packageId, advance, find } = await shipped();
    const { package: corrected, errors } = await correct(RIGHT, 'NV12345');
    expect(errors).toEqual([]);
    expect(corrected).toMatchObject({ nextSteps: ['OUT_FOR_DELIVERY'], package: { status: 'SHIPPED', tracking: STORED } });
    expect(
      corrected?.package.timeline.map(({ status, isCorrection, replacedTracking }) => [status, isCorrection, replacedTracking]),
    ).toEqual([
      ['PLACED', false, null],
      ['PACKED', false, null],
      ['SHIPPED', false, null],
      ['SHIPPED', true, STORED_WRONG],
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Tracking number corrected: order ${number}`);
    expect(mail?.text).toContain('EH123456789MY');
    expect(mail?.text).toContain('https://tracking.pos.com.my/tracking/EH123456789MY');
    expect(mail?.text).not.toContain('NV12345');
    await advance('utara', packageId, 'OUT_FOR_DELIVERY');
    expect((await correct(WRONG)).package?.package).toMatchObject({ status: 'OUT_FOR_DELIVERY', tracking: STORED_WRONG });
    expect((await advance('utara', packageId, 'DELIVERED')).errors).toEqual([]);
    expect((await find('utara', packageId))?.package.tracking).toEqual(STORED_WRONG);
  });

  test('is corrected only once when the request is repeated or sent concurrently', async () => {
    const { correct, mails, packageId, find } = await shipped();
    const repeated = await Promise.all([1, 2, 3, 4].map(() => correct(RIGHT, 'NV12345')));
    for (const { package: corrected, errors } of [...repeated, await correct(RIGHT), await correct(RIGHT, 'NV12345')]) {
      expect(errors).toEqual([]);
      expect(corrected?.package.tracking).toEqual(STORED);
    }
    expect((await find('utara', packageId))?.package.timeline).toHaveLength(4);
    expect(await mails()).toHaveLength(1);
  });

  test('is not overwritten after a concurrent correction: the second one returns CONFLICT', async () => {
    const { correct, packageId, find } = await shipped();
    await correct(RIGHT, 'NV12345');
    const { package: none, errors } = await correct({ carrier: 'DHL', code: 'DHL99999' }, 'NV12345');
    expect(none).toBeNull();
    expect(errors).toMatchObject([{ __typename: 'InvalidInput', code: 'CONFLICT', path: ['expectedCode'] }]);
    expect((await find('utara', packageId))?.package.tracking).toEqual(STORED);
  });

  test('is announced in the language of the order', async () => {
    const { correct, mails } = await shipped('ms');
    await correct(RIGHT);
    expect((await mails())[0]?.subject).toMatch(/^Nombor penjejakan dibetulkan: pesanan RZQ-/);
  });

  test.each([
    ['carrier', { carrier: '', code: 'EH123456789MY' }],
    ['code', { carrier: 'Pos Laju', code: 'x' }],
    ['code', { carrier: 'Pos Laju', code: 'EH1234<b>' }],
    ['url', { carrier: 'Kapal Layar', code: 'KL77', url: 'http://kapal.example' }],
    ['url', { carrier: 'Kapal Layar', code: 'KL77', url: 'javascript:alert(1)' }],
  ])('is not replaced by tracking with an invalid %s', async (field, tracking) => {
    const { correct, mails, packageId, find } = await shipped();
    expect((await correct(tracking)).errors).toMatchObject([{ code: 'INVALID', path: ['tracking', field] }]);
    expect((await find('utara', packageId))?.package.tracking).toEqual(STORED_WRONG);
    expect(await mails()).toEqual([]);
  });

  test('can be corrected at most ten times, because each correction sends an email', async () => {
    const { correct } = await shipped();
    for (let count = 0; count < 10; count += 1) expect((await correct({ ...WRONG, code: `NV5432${count}` })).errors).toEqual([]);
    expect((await correct(RIGHT)).errors).toMatchObject([{ code: 'INVALID', path: ['tracking'] }]);
  });
});

test.each([
  [[], 'PLACED'],
  [['PACKED'], 'PACKED'],
  [['CANCELLED'], 'CANCELLED'],
  [['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'], 'DELIVERED'],
])('tracking cannot be corrected after the package steps %j', async (steps, from) => {
  const { order, advance, correct } = await openTwoVendors();
  const packageId = (await order(RICE)).packages[0]!.id;
  for (const step of steps) await advance('utara', packageId, step, { tracking: WRONG, note: 'Sold out' });
  expect((await correct('utara', packageId, RIGHT)).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION', from, path: null }]);
});

test("correctTracking of another vendor's package returns NOT_FOUND, as for an unknown package", async () => {
  const { correct: _, ...marketplace } = await shipped();
  const { packageId, sellers, execute, find } = marketplace;
  const errorsOf = async (id: string) => {
    const mutation = `mutation { correctTracking(packageId: "${id}", tracking: { carrier: "DHL", code: "DHL99999" }) { errors { ... on UserError { code message path } } } }`;
    const { data } = await execute<{ correctTracking: { errors: object[] } }>(mutation, {}, { viewer: sellers.selatan });
    return data.correctTracking.errors;
  };
  expect(await errorsOf(packageId)).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await errorsOf(packageId)).toEqual(await errorsOf('pkg_none'));
  expect((await find('utara', packageId))?.package.tracking).toEqual(STORED_WRONG);
});
