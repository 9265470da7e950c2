import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { visible } from './formClient.ts';
import { formIn, FormMarketplace, type Fields } from './formMarketplace.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { textOf } from './pageForms.ts';

const RENDANG = sampleCatalogue().products.find(({ slug }) => slug === 'rendang-paste')!.variants[0]!.id;

const marketplace = new FormMarketplace();
let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp();
  await marketplace.open(opened);
});

afterAll(() => opened.close());

/** A package of two jars of sambal, and its vendor's open page, which is `query` of the package's page. */
async function openPackage(query: (lineId: string) => string = () => '') {
  const { number, packages } = await marketplace.order(APPROVED, 'SIMILAR');
  const { substitutions } = marketplace.api.services;
  const lineId = packages[0]!.lines[0]!.id;
  const path = `/vendor-orders/${number}-1${query(lineId)}`;
  const cookie = marketplace.vendor;
  let page = (await marketplace.get(path, cookie)).body;
  return {
    /** Changes the line in another tab. */
    shortElsewhere: () => substitutions.reduceLine(`${number}-1`, { lineId, quantity: 1, restock: false }, OPERATOR),
    replaceElsewhere: () => substitutions.replace(`${number}-1`, { lineId, variantId: RENDANG, quantity: 2, restock: false }, OPERATOR),
    /** Posts a form of the open page, without scripts. */
    post: async (place: string, fields: Fields = {}) => {
      const response = await marketplace.browser.post(path, { ...formIn(page, 'packageStep', place).fields, ...fields }, { cookie });
      page = response.body;
      return { status: response.statusCode, text: textOf(visible(response)) };
    },
    form: (place: string) => formIn(page, 'packageStep', place),
    units: async () => {
      const { items } = await marketplace.api.store.query('orders', { where: { number } });
      return items[0]!.packages[0]!.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`);
    },
  };
}

describe('a form of a page that was opened before another tab changed the line', () => {
  test('does not reduce the line, says what changed, and keeps the input', async () => {
    const { shortElsewhere, post, form, units } = await openPackage();
    await shortElsewhere();
    const changed = await units();
    const { status, text } = await post('short', { quantity: '0', restock: 'yes' });
    expect(status).toBe(422);
    expect(text).toMatch(/changed in the meantime: 1 × Sambal[^;]* instead of 2 × Sambal/);
    expect(text).toContain('<details class="');
    expect(form('short').source).toMatch(/checked/);
    expect(form('short').fields).toMatchObject({ quantity: '0', restock: 'yes', expectedQuantity: '1' });
    expect(await units()).toEqual(changed);
    expect((await post('short')).status).toBe(303);
  });

  test('does not replace a line that was replaced, although its form is gone', async () => {
    const { replaceElsewhere, post, units } = await openPackage((lineId) => `?replace=${lineId}&find=rendang`);
    await replaceElsewhere();
    const changed = await units();
    const { status, text } = await post('replace', { variantId: RENDANG, quantity: '1' });
    expect(status).toBe(422);
    expect(text).toMatch(/changed in the meantime: 2 × Rendang[^;]* instead of 2 × Sambal/);
    expect(await units()).toEqual(changed);
  });

  test('does not pack, ship or cancel the package', async () => {
    const { shortElsewhere, post, form } = await openPackage();
    await shortElsewhere();
    const packed = await post('advance');
    expect(packed).toMatchObject({ status: 422 });
    expect(packed.text).toMatch(/content of this package was changed in the meantime: 1 × Sambal/);
    expect(form('advance').fields).toMatchObject({ expectedLineChanges: '1' });
    expect((await post('cancel', { note: 'No jars', expectedLineChanges: '0' })).text).toContain('>No jars</textarea>');
    expect((await post('advance')).status).toBe(303);
  });
});

test('a button of the package list does not pack a package whose lines have changed', async () => {
  const { number, packages } = await marketplace.order(APPROVED, 'SIMILAR');
  const path = `/vendor-orders?q=${number.slice(4)}`;
  const cookie = marketplace.vendor;
  const { fields } = formIn((await marketplace.get(path, cookie)).body, 'packageStep', 'advance');
  const request = { lineId: packages[0]!.lines[0]!.id, quantity: 1, restock: false };
  await marketplace.api.services.substitutions.reduceLine(`${number}-1`, request, OPERATOR);
  const refused = await marketplace.browser.post(path, fields, { cookie });
  expect(textOf(visible(refused))).toMatch(/changed in the meantime: 1 × Sambal/);
  const again = formIn(refused.body, 'packageStep', 'advance').fields;
  expect((await marketplace.browser.post(path, again, { cookie })).statusCode).toBe(303);
});

test('the buyer cannot answer a replacement while a request to cancel its package is open, and the page says why', async () => {
  const { path, cookie } = await marketplace.ofReplacement(false)();
  const number = path.slice('/orders/'.length);
  await marketplace.api.services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR);
  const refusals = async () => (await marketplace.get(path, cookie)).body.match(/value="refuse-[^"]*"/g) ?? [];
  expect(await refusals()).toHaveLength(1);
  const opened = marketplace.cancellationPath(`${number}-1`);
  await marketplace.send(opened, cookie!, 'requestCancellation', { reason: 'Too late' });
  expect(await refusals()).toEqual([]);
  const page = visible(await marketplace.get(path, cookie));
  expect(page).toContain('You can accept or refuse this product once the seller has answered');
  expect(page).not.toContain('Accept Rendang');
  expect(page).not.toContain('Your answer is needed');
});

test('the invoices of buyer and vendor show the ordered line, what is sent instead, and the refund', async () => {
  const { number, packages } = await marketplace.order(APPROVED, 'SIMILAR');
  const request = { lineId: packages[0]!.lines[0]!.id, quantity: 1, restock: false };
  await marketplace.api.services.substitutions.reduceLine(`${number}-1`, request, OPERATOR);
  for (const [path, cookie] of [
    [`/user-invoice?order=${number}`, marketplace.shopper],
    [`/vendor-orders/${number}-1/invoice`, marketplace.vendor],
  ] as const) {
    const page = visible(await marketplace.get(path, cookie)).replaceAll(/<[^>]*>/g, '|');
    expect(page).toMatch(/\$4\.20[|]+\$8\.40[^]*1 × Sambal[^|]* instead of 2 × Sambal[^|]*[|]+\$5\.04 refunded[|]+-\$4\.20/);
    expect(page).toMatch(/Subtotal[|]+\$4\.20[^]*\$7\.94/);
  }
});
