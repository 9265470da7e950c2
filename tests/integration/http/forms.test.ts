import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_URL, openTestApp, postGraphql } from './openTestApp.ts';
import type { TestApp } from './openTestApp.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { resetToken } from '#tests/support/api/mailbox.ts';
import { PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import type { PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});

afterAll(() => shop.close());

type Fields = Record<string, string>;
type Answer = Awaited<ReturnType<typeof post>>;

/** Sends a form as a browser without JavaScript does. */
function post(url: string, fields: Fields, headers: Record<string, string> = {}) {
  return shop.app.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** What the browser sends back of an answer's cookies, that of its device aside. */
function cookiesOf(answer: Pick<Answer, 'cookies'>): string {
  return answer.cookies
    .flatMap(({ name, value }) => (value === '' || name.endsWith('rizq_device') ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ');
}

/** Goes where a post leads, with the cookies that it set. */
async function follow(answer: Answer, cookies = '') {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(303);
  const cookie = [cookies, cookiesOf(answer)].filter(Boolean).join('; ');
  return shop.app.inject({ url: String(answer.headers.location), headers: { accept: 'text/html', cookie } });
}

/** What is seen of a page: without the state for scripts. */
const seen = (page: { body: string }) => page.body.replace(/<script type="application\/json".*?<\/script>/s, '').replaceAll('<!-- -->', '');

let people = 0;
const newEmail = () => `person-${++people}@example.com`;

async function member(): Promise<{ id: string; email: string; password: string; cookie: string }> {
  const [email, password] = [newEmail(), `kain-songket-${people}-biru`];
  const person = { form: 'register', firstName: 'Siti', lastName: 'Aminah', phone: '012-345 6789' };
  const answer = await post('/register', { ...person, email, password });
  expect(answer.statusCode).toBe(303);
  const cookie = cookiesOf(answer);
  const me = await postGraphql(shop.app, '{ viewer { id } }', {}, { cookie });
  return { id: me.json<{ data: { viewer: { id: string } } }>().data.viewer.id, email, password, cookie };
}

describe('the newsletter form', () => {
  test('is answered on the page that it stands on, which says so once', async () => {
    const email = newEmail();
    const answer = await post('/faq?topic=delivery', { form: 'newsletter', place: 'footer', email });
    expect(answer.headers.location).toBe('/faq?topic=delivery');
    expect(String(answer.headers.location)).not.toContain('@');
    const page = await follow(answer);
    expect(seen(page)).toContain(`Done: Friday’s list goes to ${email}.`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await shop.api.store.query('subscribers', { limit: 100 })).items.map((one) => one.email)).toContain(email);
    // The message was for one page.
    expect(cookiesOf(page)).toBe('');
    expect(seen(await shop.app.inject({ url: '/faq?topic=delivery', headers: { accept: 'text/html' } }))).not.toContain(email);
  });

  test('says beside the field what is wrong with it, in the language of the page, and keeps what was typed', async () => {
    const answer = await post('/faq', { form: 'newsletter', place: 'footer', email: 'siti@' }, { cookie: 'rizq_prefs=ms.system.' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(seen(answer)).toMatch(/<html lang="ms-MY"/);
    expect(seen(answer)).toContain('value="siti@"');
    expect(seen(answer)).toContain('aria-invalid="true"');
  });

  test('leads to no other site', async () => {
    for (const url of ['//evil.example/', '/\\evil.example', '/%5c%5cevil.example', '/.//evil.example/', 'https://evil.example/faq']) {
      const { statusCode, headers } = await post(url, { form: 'newsletter', place: 'footer', email: newEmail() });
      expect(statusCode, url).toBe(303);
      expect(new URL(String(headers.location), BASE_URL).origin, url).toBe(BASE_URL);
    }
  });
});

describe('messages', () => {
  const message = { name: 'Siti', email: 'siti@example.com', message: 'Where is my basket?' };

  test('the contact form reaches the shop, and the page tells the reference', async () => {
    const answer = await post('/contact-us', { form: 'contact', ...message, phone: '', topic: 'DELIVERY', orderNumber: '' });
    expect(answer.headers.location).toBe('/contact-us');
    const page = await follow(answer);
    const [kept] = (await shop.api.store.query('messages', { limit: 100 })).items.filter((one) => one.message === message.message);
    expect(kept).toMatchObject({ name: 'Siti', email: 'siti@example.com', topic: 'DELIVERY' });
    expect(seen(page)).toContain(`<dd>${kept?.reference}</dd>`);
    expect(seen(page)).toContain('siti@example.com');
  });

  test('what is wrong is summed up and said beside the fields, and nothing is lost', async () => {
    const answer = await post('/contact-us', {
      form: 'contact',
      name: '',
      email: 'siti',
      phone: '12',
      topic: 'PAYMENT',
      message: 'Kenapa?',
    });
    expect(answer.statusCode).toBe(422);
    const page = seen(answer);
    expect(page).toContain('Please fix 3 fields');
    for (const id of ['message-name', 'message-email', 'message-phone']) expect(page).toContain(`href="#${id}"`);
    expect(page).toContain('Kenapa?</textarea>');
    expect(page).toMatch(/<option value="PAYMENT" selected/);
  });

  test('a seller is written to on their own page', async () => {
    const path = '/shop/seri-tenun?tab=about';
    const form = await shop.app.inject({ url: path, headers: { accept: 'text/html' } });
    const vendorId = /name="vendorId" value="([^"]+)"/.exec(form.body)?.[1] ?? '';
    const answer = await post(path, { form: 'messageSeller', vendorId, ...message, message: 'Is the songket lined?' });
    expect(answer.headers.location).toBe(path);
    const [kept] = (await shop.api.store.query('messages', { limit: 100 })).items.filter((one) => one.message === 'Is the songket lined?');
    expect(kept?.vendorId).toBeTruthy();
    expect(seen(await follow(answer))).toContain(String(kept?.reference));
  });
});

describe('tracking', () => {
  test('shows the order at once: neither number nor e-mail is in an address', async () => {
    const [product] = (await shop.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
    const lines = [{ variantId: product!.variants[0]!.id, quantity: 1 }];
    const input = anOrderInput({ lines, expectedTotal: 794, email: 'aina@example.com' });
    const { data } = await shop.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
    const order = data.placeOrder.order;
    const answer = await post('/track-order', { form: 'track', number: order!.number, email: 'aina@example.com' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(seen(answer)).toContain(`Order ${order!.number}`);
    const other = await post('/track-order', { form: 'track', number: order!.number, email: 'nobody@example.com' });
    expect(seen(other)).not.toContain(`Order ${order!.number}`);
    expect(seen(other)).toContain(`value="${order!.number}"`);
  });

  test('what is missing is said beside its field', async () => {
    const answer = await post('/track-order-2', { form: 'track', number: ' ', email: 'siti' });
    expect(answer.statusCode).toBe(422);
    expect(seen(answer)).toContain('href="#track-number"');
    expect(seen(answer)).toContain('href="#track-email"');
    expect(seen(answer)).toContain('value="siti"');
  });
});

describe('the ways into an account', () => {
  test('a registration opens a session and leads where one was going; a password never comes back', async () => {
    const { email } = await member();
    const fields = { form: 'register', firstName: 'Siti', lastName: '', phone: '012-345 6789', email, password: 'kain-pelikat-hijau' };
    const taken = await post('/register?next=%2Fwishlist', fields);
    expect(taken.statusCode).toBe(422);
    expect(seen(taken)).toContain(`value="${email}"`);
    expect(taken.body).not.toContain('kain-pelikat-hijau');
    const fresh = await post('/register?next=%2Fwishlist', { ...fields, email: newEmail() });
    expect(fresh.headers.location).toBe('/wishlist');
    expect(cookiesOf(fresh)).toContain('rizq_session=');
  });

  test('logging in leads on, and nowhere else; a wrong password is said and not repeated', async () => {
    const { email, password } = await member();
    const wrong = await post('/login', { form: 'login', email, password: 'not-this-one', remember: 'on' });
    expect(wrong.statusCode).toBe(422);
    expect(seen(wrong)).toContain(`value="${email}"`);
    expect(wrong.body).not.toContain('not-this-one');
    expect(cookiesOf(wrong)).toBe('');
    const right = await post('/login?next=%2Forders', { form: 'login', email, password });
    expect(right.headers.location).toBe('/orders');
    expect(right.headers['cache-control']).toBe('no-store');
    // Not remembered: gone with the browser.
    expect(right.cookies.find(({ name }) => name.endsWith('rizq_session'))?.expires).toBeUndefined();
    const elsewhere = await post('/login?next=https%3A%2F%2Fevil.example', { form: 'login', email, password, remember: 'on' });
    expect(elsewhere.headers.location).toBe('/user-profile');
    expect(elsewhere.cookies.find(({ name }) => name.endsWith('rizq_session'))?.expires).toBeDefined();
  });

  test('a forgotten password: the letter, and a new one by its link', async () => {
    const { email, cookie } = await member();
    const sent = await follow(await post('/forgot-password', { form: 'forgot', email }));
    expect(seen(sent)).toContain(email);
    expect(seen(sent)).toContain('Check your email');
    await shop.api.services.settled();
    const token = resetToken(shop.api.mailbox);
    const path = `/reset-password?token=${token}`;
    const unlike = await post(path, { form: 'reset', password: 'batik-terengganu-9', repeated: 'batik-kelantan-9' });
    expect(unlike.statusCode).toBe(422);
    expect(unlike.body).not.toContain('batik-terengganu-9');
    const answer = await post(path, { form: 'reset', password: 'batik-terengganu-9', repeated: 'batik-terengganu-9' });
    expect(answer.headers.location).toBe('/reset-password');
    expect(seen(await follow(answer))).toContain('Your password is changed');
    expect((await postGraphql(shop.app, '{ viewer { id } }', {}, { cookie })).json()).toMatchObject({ data: { viewer: null } });
    expect((await post('/login', { form: 'login', email, password: 'batik-terengganu-9' })).statusCode).toBe(303);
    expect(seen(await post(path, { form: 'reset', password: 'batik-terengganu-8', repeated: 'batik-terengganu-8' }))).toContain(
      'href="/forgot-password"',
    );
  });
});

describe('an account', () => {
  const profile = {
    form: 'profile',
    avatar: 'INITIALS_TEAL',
    firstName: 'Farah',
    lastName: 'Hanim',
    phone: '019-876 5432',
    otherPhone: '',
    locale: 'MS',
  };
  const home = {
    form: 'address',
    addressId: 'new',
    firstName: 'Farah',
    lastName: '',
    line1: 'Unit 12-3, Jalan Telawi 5',
    line2: '',
    postalCode: '59100',
    city: 'Kuala Lumpur',
    state: 'KUALA_LUMPUR',
    phone: '019-876 5432',
  };

  test('the profile is saved, and the page says so; what is wrong is said and kept', async () => {
    const { cookie, id } = await member();
    const page = await shop.app.inject({ url: '/profile-edit', headers: { accept: 'text/html', cookie } });
    const avatar = /name="avatar"[^>]*value="(\w+)"/.exec(page.body)?.[1] ?? '';
    const saved = await follow(await post('/profile-edit', { ...profile, avatar, viewer: id }, { cookie }), cookie);
    expect(seen(saved)).toContain('value="Farah"');
    expect(seen(saved)).toContain('role="status"');
    expect(seen(saved)).toMatch(/<option value="MS" selected/);
    const wrong = await post(
      '/profile-edit',
      { ...profile, avatar, viewer: id, firstName: '', phone: '03', otherPhone: '03-1' },
      { cookie },
    );
    expect(wrong.statusCode).toBe(422);
    expect(seen(wrong)).toContain('href="#profile-firstName"');
    expect(seen(wrong)).toContain('value="03-1"');
  });

  test('the e-mail is changed with the password alone, which never comes back', async () => {
    const { cookie, id, password } = await member();
    const email = newEmail();
    const wrong = await post('/profile-edit', { form: 'email', viewer: id, email, password: 'guessed-wrongly' }, { cookie });
    expect(wrong.statusCode).toBe(422);
    expect(seen(wrong)).toContain(`value="${email}"`);
    expect(wrong.body).not.toContain('guessed-wrongly');
    const right = await post('/profile-edit', { form: 'email', viewer: id, email, password }, { cookie });
    expect(right.statusCode).toBe(303);
    expect((await post('/login', { form: 'login', email, password })).statusCode).toBe(303);
  });

  test('an address is added, changed, and put right where it is wrong', async () => {
    const { cookie, id } = await member();
    const open = (query: string) => shop.app.inject({ url: `/profile-edit${query}`, headers: { accept: 'text/html', cookie } });
    expect(seen(await open('?address=new'))).toContain('name="line1"');
    const wrong = await post('/profile-edit?address=new', { ...home, viewer: id, line1: '', postalCode: '1' }, { cookie });
    expect(wrong.statusCode).toBe(422);
    expect(seen(wrong)).toContain('href="#checkout-line1"');
    expect(seen(wrong)).toContain('value="Kuala Lumpur"');
    const added = await post('/profile-edit?address=new', { ...home, viewer: id }, { cookie });
    expect(added.headers.location).toBe('/profile-edit');
    expect(seen(await follow(added, cookie))).toContain('Jalan Telawi 5');
    const addressId = /value="(?!new)([^"]+)" name="address"/.exec(seen(await open('')))?.[1] ?? '';
    const changed = await post('/profile-edit', { ...home, viewer: id, addressId, line1: '7 Jalan Maarof' }, { cookie });
    const page = seen(await follow(changed, cookie));
    expect(page).toContain('7 Jalan Maarof');
    expect(page).not.toContain('Jalan Telawi 5');
  });

  test('whoever is not logged in any more is led to log in; what was meant for another account is not done', async () => {
    const [mine, theirs] = [await member(), await member()];
    const gone = await post('/profile-edit', { ...profile, viewer: mine.id });
    expect(gone.statusCode).toBeGreaterThanOrEqual(302);
    expect(gone.headers.location).toBe('/login?next=%2Fprofile-edit');
    const other = await post('/profile-edit', { ...home, viewer: mine.id }, { cookie: theirs.cookie });
    expect(other.statusCode).toBe(422);
    expect(seen(other)).not.toContain('Jalan Telawi 5');
    expect(seen(other)).toContain('role="alert"');
  });
});

test('whoever is logged in logs out by a form of their own pages', async () => {
  const { id, cookie } = await member();
  const page = await shop.app.inject({ url: '/orders', headers: { accept: 'text/html', cookie } });
  expect(seen(page)).toContain('<input type="hidden" name="form" value="signOut"/>');
  expect((await post('/orders', { form: 'signOut', viewer: 'usr_other' }, { cookie })).statusCode).toBe(422);
  const out = await post('/orders', { form: 'signOut', viewer: id }, { cookie });
  expect([out.statusCode, out.headers.location]).toEqual([303, '/']);
  expect((await postGraphql(shop.app, '{ viewer { id } }', {}, { cookie })).json()).toMatchObject({ data: { viewer: null } });
});

describe('what pages do not take', () => {
  const form = { form: 'newsletter', place: 'footer', email: 'siti@example.com' };

  test('a form of another site is refused before it is read, and so is one that does not say where it comes from', async () => {
    for (const origin of ['https://evil.example', 'null', '']) {
      const answer = await post('/faq', form, { origin });
      expect(answer.statusCode, origin).toBe(403);
      expect(answer.body).not.toContain('siti@example.com');
    }
  });

  test('a form that the page does not have is 405, one that takes JavaScript 501 with what to do', async () => {
    const fields = [{}, { form: 'login', email: 'a@b.c', password: 'x' }, { form: 'constructor' }, { form: '__proto__' }];
    for (const sent of fields) {
      const answer = await post('/about-us', sent as Fields);
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const scripted = await post('/vendor-edit', { form: 'scripted', name: 'Kedai' });
    expect(scripted.statusCode).toBe(501);
    expect(seen(scripted)).toContain('This form needs JavaScript');
  });

  test('bodies of other kinds are 415, or nothing that a program finds here; large ones 413', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect((await post('/faq', form, { 'content-type': type })).statusCode, type).toBe(415);
    }
    expect((await post('/faq', form, { 'content-type': 'application/json', accept: '*/*' })).statusCode).toBe(404);
    expect((await post('/faq', { ...form, email: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });

  test('a page that was rendered for a form is given to nobody else', async () => {
    const path = '/faq?topic=payment';
    const wrong = await post(path, { ...form, email: 'canary@' });
    expect(wrong.body).toContain('canary@');
    const next = await shop.app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(next.statusCode).toBe(200);
    expect(next.body).not.toContain('canary@');
  });

  test('a cookie that somebody made up shows nothing', async () => {
    for (const value of ['x', '%7B', Buffer.from('{"form":"newsletter","done":{"email":{"a":1}}}').toString('base64url')]) {
      const page = await shop.app.inject({ url: '/faq', headers: { accept: 'text/html', cookie: `__Host-rizq_posted=${value}` } });
      expect(page.statusCode).toBe(200);
      expect(seen(page)).not.toContain('Done: ');
    }
  });
});

test('whoever sends too often reads how long to wait, as with scripts, and loses nothing', async () => {
  const busy = await openTestApp();
  const send = async () =>
    busy.app.inject({
      method: 'POST',
      url: '/contact-us',
      headers: { accept: 'text/html', origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=contact&name=Siti&email=siti%40example.com&message=Where+is+my+basket',
    });
  for (let count = 0; count < 5; count += 1) expect((await send()).statusCode).toBe(303);
  const refused = await send();
  expect(refused.statusCode).toBe(422);
  expect(seen(refused)).toContain('Please try again in a minute.');
  expect(seen(refused)).toContain('Where is my basket</textarea>');
  await busy.close();
});

test('forms count for the rate of requests like everything else', async () => {
  const slow = await openTestApp({ rateLimit: 22 });
  const send = () =>
    slow.app.inject({
      method: 'POST',
      url: '/faq',
      headers: { origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=newsletter&place=footer&email=siti',
    });
  const codes = [await send(), await send(), await send()].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([422, 422, 429]);
  await slow.close();
});
