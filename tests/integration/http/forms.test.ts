import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_URL, openTestApp, type TestApp } from './openTestApp.ts';
import { cookiesOf, FormClient, visible } from './formClient.ts';
import { formIn } from './formMarketplace.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';

const FOOTER = { intent: 'newsletter', place: 'footer', back: '/faq' };

let marketplace: TestApp;
let browser: FormClient;

beforeAll(async () => {
  marketplace = await openTestApp();
  browser = new FormClient(marketplace);
});

afterAll(() => marketplace.close());

describe('the newsletter form', () => {
  test('redirects to the page it was sent from, which shows the confirmation once', async () => {
    const email = browser.newEmail();
    const response = await browser.post('/newsletter', { ...FOOTER, back: '/faq?topic=delivery', email });
    expect(response.headers.location).toBe('/faq?topic=delivery');
    expect(String(response.headers.location)).not.toContain('@');
    const page = await browser.follow(response);
    expect(visible(page)).toContain(`One step left: use the link in our email to ${email}.`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await marketplace.api.store.query('subscribers', { limit: 100 })).items.map((one) => one.email)).toContain(email);
    expect(cookiesOf(page)).toBe('');
    expect(visible(await marketplace.app.inject({ url: '/faq?topic=delivery', headers: { accept: 'text/html' } }))).not.toContain(email);
  });

  test('shows an error beside the field in the language of the page, and keeps the input', async () => {
    const cookie = 'rizq_prefs=ms.system.';
    const response = await browser.post('/newsletter', { ...FOOTER, email: 'siti@' }, { cookie });
    expect(response.headers.location).toBe('/faq');
    const page = await browser.follow(response, cookie);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(visible(page)).toMatch(/<html lang="ms-MY"/);
    expect(visible(page)).toContain('value="siti@"');
    expect(visible(page)).toContain('aria-invalid="true"');
  });

  test('never redirects to another site', async () => {
    for (const back of [
      '//evil.example/',
      '/\\evil.example',
      '\\\\evil.example',
      '/.//evil.example/',
      '/\t/evil.example',
      'https://evil.example/faq',
      '',
    ]) {
      const { statusCode, headers } = await browser.post('/newsletter', { ...FOOTER, back, email: browser.newEmail() });
      expect(statusCode, back).toBe(303);
      expect(new URL(String(headers.location), BASE_URL).origin, back).toBe(BASE_URL);
    }
  });
});

describe('messages', () => {
  const message = { name: 'Siti', email: 'siti@example.com', message: 'Where is my basket?' };

  test('a message from the contact form is stored, and the page shows its reference', async () => {
    const response = await browser.post('/contact-us', { intent: 'contact', ...message, phone: '', topic: 'DELIVERY', orderNumber: '' });
    expect(response.headers.location).toBe('/contact-us');
    const page = await browser.follow(response);
    const [stored] = (await marketplace.api.store.query('messages', { limit: 100 })).items.filter((one) => one.message === message.message);
    expect(stored).toMatchObject({ name: 'Siti', email: 'siti@example.com', topic: 'DELIVERY' });
    expect(visible(page)).toContain(`<dd>${stored?.reference}</dd>`);
    expect(visible(page)).toContain('siti@example.com');
  });

  test('errors of the contact form are summarised and shown beside the fields, and the input is kept', async () => {
    const response = await browser.post('/contact-us', {
      intent: 'contact',
      name: '',
      email: 'siti',
      phone: '12',
      topic: 'PAYMENT',
      message: 'Kenapa?',
    });
    expect(response.statusCode).toBe(422);
    const page = visible(response);
    expect(page).toContain('Please fix 3 fields');
    for (const id of ['message-name', 'message-email', 'message-phone']) expect(page).toContain(`href="#${id}"`);
    expect(page).toContain('Kenapa?</textarea>');
    expect(page).toMatch(/<option value="PAYMENT" selected/);
  });

  test('a guest can start a conversation with a vendor from the vendor’s page', async () => {
    const page = await marketplace.app.inject({ url: '/shop/seri-tenun', headers: { accept: 'text/html' } });
    const path = /href="(\/messages\/new[^"]+)"/.exec(page.body)?.[1] ?? '';
    const form = await marketplace.app.inject({ url: path, headers: { accept: 'text/html' } });
    const [, vendorId = ''] = /name="vendorId" value="([^"]+)"/.exec(form.body) ?? [];
    const fields = { place: path.split('?')[1] ?? '', vendorId, name: 'Siti', email: 'siti@example.com', text: 'Is the songket lined?' };
    const response = await browser.post(path, { intent: 'startConversation', ...fields });
    expect(response.headers.location).toBe(path);
    const { items } = await marketplace.api.store.query('conversations', { where: { vendorId, guestKey: 'siti@example.com' } });
    expect(items).toMatchObject([{ buyerName: 'Siti', lastText: 'Is the songket lined?' }]);
    expect(visible(await browser.follow(response))).toContain('we email siti@example.com a link to the conversation');
  });
});

describe('a message to a vendor', () => {
  const lastText = async () => {
    const { store } = marketplace.api;
    const { items } = await store.query('conversations', { orderBy: 'lastAt', isDescending: true, limit: 1 });
    return { count: items[0]!.messageCount, text: items[0]!.lastText };
  };

  test('posting a form twice sends one message, and the next page has another key', async () => {
    const { cookie } = await browser.register();
    const path = '/messages/new?product=sambal-tumis';
    const get = (url: string) => marketplace.app.inject({ url, headers: { accept: 'text/html', cookie } });
    const first = formIn((await get(path)).body, 'startConversation', 'product=sambal-tumis').fields;
    const posts = await Promise.all([1, 2].map(() => browser.post(path, { ...first, text: 'Is it hot?' }, { cookie })));
    const [thread, sameThread] = posts.map(({ headers }) => String(headers.location));
    expect(thread).toMatch(/^\/messages\/cnv_/);
    expect(sameThread).toBe(thread);
    expect(await lastText()).toEqual({ count: 1, text: 'Is it hot?' });

    const fieldsOf = async () => formIn((await get(thread!)).body, 'sendMessage', thread!.split('/').at(-1)).fields;
    const fields = await fieldsOf();
    await Promise.all([1, 2].map(() => browser.post(thread!, { ...fields, text: 'Yes' }, { cookie })));
    expect(await lastText()).toEqual({ count: 2, text: 'Yes' });
    const again = await fieldsOf();
    expect(new Set([first, fields, again].map((each) => each['idempotencyKey'])).size).toBe(3);
    await browser.post(thread!, { ...again, text: 'Yes' }, { cookie });
    expect(await lastText()).toEqual({ count: 3, text: 'Yes' });
  });

  test('a failed post keeps its key, and another text with a used key gets a new one and is sent with the next post', async () => {
    const { cookie } = await browser.register();
    const path = '/messages/new?shop=seri-tenun';
    const page = await marketplace.app.inject({ url: path, headers: { accept: 'text/html', cookie } });
    const { fields } = formIn(page.body, 'startConversation', 'shop=seri-tenun');
    const post = (sent: Record<string, string>) => browser.post(path, { ...fields, ...sent }, { cookie });
    const empty = formIn((await post({ text: ' ' })).body, 'startConversation', 'shop=seri-tenun');
    expect(empty.fields['idempotencyKey']).toBe(fields['idempotencyKey']);
    await post({ text: 'First' });
    const refused = await post({ text: 'Second' });
    expect(refused.statusCode).toBe(422);
    expect(visible(refused)).toContain('This form has already sent another message.');
    expect(visible(refused)).toContain('Second</textarea>');
    const { idempotencyKey = '' } = formIn(refused.body, 'startConversation', 'shop=seri-tenun').fields;
    expect(idempotencyKey).not.toBe(fields['idempotencyKey']);
    await post({ text: 'Second', idempotencyKey });
    expect(await lastText()).toEqual({ count: 2, text: 'Second' });
  });
});

describe('tracking', () => {
  test('shows the order in the response to the post, so that no URL contains the number or the email', async () => {
    const [product] = (await marketplace.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
    const lines = [{ variantId: product!.variants[0]!.id, quantity: 1 }];
    const input = anOrderInput({ lines, expectedTotal: 794, email: 'aina@example.com' });
    const { data } = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
    const order = data.placeOrder.order;
    const response = await browser.post('/track-order', { intent: 'track', number: order!.number, email: 'aina@example.com' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(visible(response)).toContain(`Order ${order!.number}`);
    const other = await browser.post('/track-order', { intent: 'track', number: order!.number, email: 'nobody@example.com' });
    expect(visible(other)).not.toContain(`Order ${order!.number}`);
    expect(visible(other)).toContain(`value="${order!.number}"`);
  });

  test('reports missing values beside their fields', async () => {
    const response = await browser.post('/track-order-2', { intent: 'track', number: ' ', email: 'siti' });
    expect(response.statusCode).toBe(422);
    expect(visible(response)).toContain('href="#track-number"');
    expect(visible(response)).toContain('href="#track-email"');
    expect(visible(response)).toContain('value="siti"');
  });
});

describe('refused posts', () => {
  const form = { intent: 'contact', email: 'siti@example.com' };

  test('a form from another origin, or without one, is refused before it is read', async () => {
    for (const origin of ['https://evil.example', 'null', '']) {
      const response = await browser.post('/faq', form, { origin });
      expect(response.statusCode, origin).toBe(403);
      expect(response.body).not.toContain('siti@example.com');
    }
  });

  test('a form that the page does not have gets 405; a form that needs JavaScript gets 501 with an explanation', async () => {
    const fields = [{}, { intent: 'login', email: 'a@b.c', password: 'x' }, { form: 'constructor' }, { intent: '__proto__' }];
    for (const sent of fields) {
      const response = await browser.post('/about-us', sent as Record<string, string>);
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const scripted = await browser.post('/vendor-edit', { intent: 'scripted', name: 'Kedai' });
    expect(scripted.statusCode).toBe(501);
    expect(visible(scripted)).toContain('This form needs JavaScript');
  });

  test('other content types get 415, or 404 if the client does not accept HTML; large bodies get 413', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect((await browser.post('/faq', form, { 'content-type': type })).statusCode, type).toBe(415);
    }
    expect((await browser.post('/faq', form, { 'content-type': 'application/json', accept: '*/*' })).statusCode).toBe(404);
    expect((await browser.post('/faq', { ...form, email: 'x'.repeat(100_000) })).statusCode).toBe(413);
  });

  test('a page rendered for a posted form is not cached', async () => {
    const path = '/contact-us?topic=PAYMENT';
    const wrong = await browser.post(path, { ...form, email: 'canary@' });
    expect(wrong.body).toContain('canary@');
    const next = await marketplace.app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(next.statusCode).toBe(200);
    expect(next.body).not.toContain('canary@');
  });

  test('a forged cookie of a posted form is ignored', async () => {
    for (const value of [
      'x',
      '%7B',
      Buffer.from('{"intent":"newsletter","place":"footer","done":{"email":{"a":1}}}').toString('base64url'),
    ]) {
      const page = await marketplace.app.inject({ url: '/faq', headers: { accept: 'text/html', cookie: `__Host-rizq_posted=${value}` } });
      expect(page.statusCode).toBe(200);
      expect(visible(page)).not.toContain('Done: ');
    }
  });
});

test('a form beyond its rate limit is shown again with the waiting time and its input', async () => {
  const busy = await openTestApp();
  const send = async () =>
    busy.app.inject({
      method: 'POST',
      url: '/contact-us',
      headers: { accept: 'text/html', origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'intent=contact&name=Siti&email=siti%40example.com&message=Where+is+my+basket',
    });
  for (let count = 0; count < 5; count += 1) expect((await send()).statusCode).toBe(303);
  const refused = await send();
  expect(refused.statusCode).toBe(422);
  expect(visible(refused)).toContain('Please try again in a minute.');
  expect(visible(refused)).toContain('Where is my basket</textarea>');
  await busy.close();
});

test('forms count towards the rate limit like other requests', async () => {
  const slow = await openTestApp({ rateLimit: 8 });
  const send = () =>
    slow.app.inject({
      method: 'POST',
      url: '/contact-us',
      headers: { origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'intent=contact&email=siti',
    });
  const codes = [await send(), await send(), await send()].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([422, 422, 429]);
  await slow.close();
});
