import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved } from '#tests/support/api/payments.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { FormClient, visible } from './formClient.ts';
import { formIn } from './formMarketplace.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

const variantOf = (slug: string) => sampleCatalogue().products.find((product) => product.slug === slug)!.variants[0]!.id;

let opened: TestApp;
let browser: FormClient;
let orders = 0;

beforeAll(async () => {
  opened = await openTestApp();
  browser = new FormClient(opened);
});

afterAll(() => opened.close());

/** A guest's order whose sambal was replaced, and the link in the email about it. */
async function openReplaced({ isConfirmed = true } = {}) {
  const { api } = opened;
  const lines = [{ variantId: variantOf('sambal-tumis'), quantity: 2, ifSoldOut: 'ASK' as const }];
  const email = `guest-${(orders += 1)}@example.com`;
  const input = anOrderInput({ lines, expectedTotal: 1298, payment: APPROVED, email, idempotencyKey: `guest-link-${orders}` });
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  const { number, packages } = await approved(api, APPROVED, data.placeOrder.order!);
  if (isConfirmed) await confirmOrder(api, number);
  const lineId = packages[0]!.lines[0]!.id;
  const request = { lineId, variantId: variantOf('rendang-paste'), quantity: 1, restock: false };
  await api.services.substitutions.replace(`${number}-1`, request, OPERATOR);
  await api.services.settled();
  const about = () => api.mailbox.mails.filter((mail) => mail.to === email && mail.subject.startsWith('A replacement needs your answer'));
  const { text } = about()[0]!;
  const path = /https?:\/\/[^/\s]+(\/order\/\S+)/.exec(text)?.[1] ?? '';
  return { number, lineId, text, path, about };
}

const get = (url: string) => opened.app.inject({ url, headers: { accept: 'text/html' } });

describe('the link in an email about a replacement, without scripts and without the cookies of the ordering device', () => {
  test('opens the order with its answers, uncached, and its token is in no log', async () => {
    const { number, path } = await openReplaced();
    expect(path).toMatch(new RegExp(`^/order/${number}\\?token=[\\w-]{43}$`));
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    expect(visible(page)).toContain('Accept Rendang');
    expect(visible(await get(`/order/${number}`))).not.toContain('Rendang');
    expect(opened.log()).not.toContain(path.split('token=')[1]);
  });

  test('accepts the replacement', async () => {
    const { path } = await openReplaced();
    const { action, fields } = formIn((await get(path)).body, 'acceptReplacement');
    const page = await browser.follow(await browser.post(action, fields));
    expect(visible(page)).toContain('Replacement accepted');
  });

  test('refuses it, which cancels a package with nothing else', async () => {
    const { path, lineId } = await openReplaced();
    const { action, fields } = formIn((await get(`${path}&open=refuse-${lineId}`)).body, 'refuseReplacement');
    const page = await browser.follow(await browser.post(action, fields));
    expect(visible(page)).toContain('Replacement refused');
    expect(visible(page)).toContain('Cancelled');
  });

  test('with another token answers 404 like an unknown order', async () => {
    const { number } = await openReplaced();
    for (const path of [`/order/${number}?token=${'A'.repeat(43)}`, '/order/RZQ-0000-0000?token=x', `/order/${number}?token=`])
      expect((await get(path)).statusCode, path).toBe(404);
  });

  test('is not sent to an email address that is not confirmed, which may be a stranger’s', async () => {
    const { text } = await openReplaced({ isConfirmed: false });
    expect(text).not.toContain('/order/');
    expect(text).toContain('To open your order, first confirm that this email is yours');
  });

  test('is sent once the guest has confirmed the address through the link in the email', async () => {
    const { number, text, about } = await openReplaced({ isConfirmed: false });
    const token = /[?]token=(\S+)/.exec(text)?.[1] ?? '';
    expect((await opened.api.services.confirmations.confirm(decodeURIComponent(token))).errors).toEqual([]);
    await opened.api.services.settled();
    expect(about()).toHaveLength(2);
    const [path = ''] = about().flatMap((mail) => new RegExp(`/order/${number}[?]token=\\S+`).exec(mail.text) ?? []);
    expect(visible(await get(path))).toContain('Accept Rendang');
  });
});
