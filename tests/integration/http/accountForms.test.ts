import { MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import { inboxIdOf } from '#server/modules/notifications/index.ts';
import { anAlert } from '#tests/support/builders/alerts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';
import { cookiesOf, FormClient, visible } from './formClient.ts';
import { expiredConfirmation } from '#tests/support/api/expiredConfirmation.ts';
import { confirmationToken, resetToken } from '#tests/support/api/mailbox.ts';

let marketplace: TestApp;
let browser: FormClient;

beforeAll(async () => {
  marketplace = await openTestApp();
  browser = new FormClient(marketplace);
});

afterAll(() => marketplace.close());

describe('registration, login and password reset', () => {
  test('registering opens a session and redirects to the requested page; the password is never returned', async () => {
    const { email } = await browser.register();
    const fields = { intent: 'register', firstName: 'Siti', lastName: '', phone: '012-345 6789', email, password: 'kain-pelikat-hijau' };
    const taken = await browser.post('/register?next=%2Fwishlist', fields);
    expect(taken.statusCode).toBe(422);
    expect(visible(taken)).toContain(`value="${email}"`);
    expect(taken.body).not.toContain('kain-pelikat-hijau');
    const fresh = await browser.post('/register?next=%2Fwishlist', { ...fields, email: browser.newEmail() });
    expect(fresh.headers.location).toBe('/wishlist');
    expect(cookiesOf(fresh)).toContain('rizq_session=');
  });

  test('logging in redirects within the marketplace only; a wrong password is reported and not returned', async () => {
    const { email, password } = await browser.register();
    const wrong = await browser.post('/login', { intent: 'login', email, password: 'not-this-one', remember: 'on' });
    expect(wrong.statusCode).toBe(422);
    expect(visible(wrong)).toContain(`value="${email}"`);
    expect(wrong.body).not.toContain('not-this-one');
    expect(cookiesOf(wrong)).toBe('');
    const right = await browser.post('/login?next=%2Forders', { intent: 'login', email, password });
    expect(right.headers.location).toBe('/orders');
    expect(right.headers['cache-control']).toBe('no-store');
    // Without "remember me", the session cookie expires with the browser session.
    expect(right.cookies.find(({ name }) => name.endsWith('rizq_session'))?.expires).toBeUndefined();
    const elsewhere = await browser.post('/login?next=https%3A%2F%2Fevil.example', { intent: 'login', email, password, remember: 'on' });
    expect(elsewhere.headers.location).toBe('/user-profile');
    expect(elsewhere.cookies.find(({ name }) => name.endsWith('rizq_session'))?.expires).toBeDefined();
  });

  test('a forgotten password is reset through the emailed link, which ends all sessions and works once', async () => {
    const { email, cookie } = await browser.register();
    const sent = await browser.follow(await browser.post('/forgot-password', { intent: 'forgot', email }));
    expect(visible(sent)).toContain(email);
    expect(visible(sent)).toContain('Check your email');
    await marketplace.api.services.settled();
    const token = resetToken(marketplace.api.mailbox);
    const path = `/reset-password?token=${token}`;
    const unlike = await browser.post(path, { intent: 'reset', password: 'batik-terengganu-9', repeated: 'batik-kelantan-9' });
    expect(unlike.statusCode).toBe(422);
    expect(unlike.body).not.toContain('batik-terengganu-9');
    const response = await browser.post(path, { intent: 'reset', password: 'batik-terengganu-9', repeated: 'batik-terengganu-9' });
    expect(response.headers.location).toBe('/reset-password');
    expect(visible(await browser.follow(response))).toContain('Your password is changed');
    expect((await postGraphql(marketplace.app, '{ viewer { id } }', {}, { cookie })).json()).toMatchObject({ data: { viewer: null } });
    expect((await browser.post('/login', { intent: 'login', email, password: 'batik-terengganu-9' })).statusCode).toBe(303);
    expect(
      visible(await browser.post(path, { intent: 'reset', password: 'batik-terengganu-8', repeated: 'batik-terengganu-8' })),
    ).toContain('href="/forgot-password"');
  });
});

describe('the confirmation page without JavaScript', () => {
  const open = (path: string) => marketplace.app.inject({ url: path, headers: { accept: 'text/html' } });

  test('opening the link changes nothing; the button confirms the email, and a reload shows that it is confirmed', async () => {
    const { id, email } = await browser.register();
    await marketplace.api.services.settled();
    const path = `/confirm-email?token=${confirmationToken(marketplace.api.mailbox, email)}`;
    const isConfirmed = async () => (await marketplace.api.store.get('users', id))?.emailConfirmedAt != null;
    for (let time = 0; time < 2; time += 1) {
      const page = await open(path);
      expect([page.statusCode, visible(page)]).toEqual([200, expect.stringContaining('Confirm this email')]);
      expect(page.body).toContain('<meta name="robots" content="noindex"');
      expect(page.headers['cache-control']).toBe('no-store');
    }
    expect(await isConfirmed()).toBe(false);
    const response = await browser.post(path, { intent: 'confirmEmail' });
    expect(response.headers.location).toBe(path);
    expect(visible(await browser.follow(response))).toContain('Your email is confirmed');
    expect(await isConfirmed()).toBe(true);
    expect(visible(await open(path))).toContain('This email is already confirmed');
    expect(visible(await browser.follow(await browser.post(path, { intent: 'confirmEmail' })))).toContain('Your email is confirmed');
  });

  test('an expired link is refused, and another can be sent to its own address', async () => {
    const { id, email } = await browser.register();
    await marketplace.api.services.settled();
    const path = `/confirm-email?token=${await expiredConfirmation(marketplace.api.store, id)}`;
    expect(visible(await open(path))).toContain('This link has expired');
    const refused = await browser.post(path, { intent: 'confirmEmail' });
    expect([refused.statusCode, visible(refused)]).toEqual([422, expect.stringContaining('This link has expired')]);
    const sent = marketplace.api.mailbox.mails.length;
    expect(visible(await browser.follow(await browser.post(path, { intent: 'anotherLink' })))).toContain('We have sent another link');
    await marketplace.api.services.settled();
    expect(marketplace.api.mailbox.mails.slice(0, -sent).map(({ to }) => to)).toEqual([email]);
    for (let count = 0; count < 2; count += 1) await browser.post(path, { intent: 'anotherLink' });
    const limited = await browser.post(path, { intent: 'anotherLink' });
    expect([limited.statusCode, visible(limited)]).toEqual([422, expect.stringMatching(/Too many attempts[^<]*60 seconds/)]);
  });

  test.each(['/confirm-email', '/confirm-email?token=made-up', '/confirm-email?token=usr_demo_shopper.zzzz.' + 'A'.repeat(43)])(
    '%s shows that the link is not valid, also after a post',
    async (path) => {
      for (const page of [
        await open(path),
        await browser.post(path, { intent: 'confirmEmail' }),
        await browser.post(path, { intent: 'anotherLink' }),
      ])
        expect(visible(page)).toContain('This link is not valid');
    },
  );

  test('the link of an alert beyond the limit of its address says so, and can be used once there is room', async () => {
    const { api, app } = marketplace;
    const email = browser.newEmail();
    const own = Array.from({ length: MAX_GUEST_ALERTS }, (_, n) => anAlert({ id: `alt_own${n}`, inbox: inboxIdOf(email), email }));
    await api.store.transaction(async (transaction) => {
      for (const alert of own) await transaction.put('alerts', alert);
    });
    const set = 'mutation ($input: AlertInput!) { setAlert(input: $input) { isConfirmationSent } }';
    await postGraphql(app, set, { input: { search: { query: 'rice', path: '/rizq-marketplace?q=rice' }, email } });
    await api.services.settled();
    const path = `/confirm-email?token=${confirmationToken(api.mailbox, email)}`;
    const refused = await browser.post(path, { intent: 'confirmEmail' });
    expect([refused.statusCode, visible(refused)]).toEqual([422, expect.stringContaining(`This email has ${MAX_GUEST_ALERTS} alerts`)]);
    expect(await api.store.count('alerts', { inbox: inboxIdOf(email), state: 'ACTIVE' })).toBe(MAX_GUEST_ALERTS);
    await api.store.transaction((transaction) => transaction.delete('alerts', 'alt_own0'));
    expect(visible(await browser.follow(await browser.post(path, { intent: 'confirmEmail' })))).toContain('Your email is confirmed');
  });
});

describe('an account', () => {
  const profile = {
    intent: 'profile',
    avatar: 'INITIALS_TEAL',
    firstName: 'Farah',
    lastName: 'Hanim',
    phone: '019-876 5432',
    otherPhone: '',
    locale: 'MS',
  };
  const home = {
    intent: 'address',
    place: 'new',
    firstName: 'Farah',
    lastName: '',
    line1: 'Unit 12-3, Jalan Telawi 5',
    line2: '',
    postalCode: '59100',
    city: 'Kuala Lumpur',
    state: 'KUALA_LUMPUR',
    phone: '019-876 5432',
  };

  test('saving the profile is confirmed on the page; invalid values are reported and shown again', async () => {
    const { cookie, id } = await browser.register();
    const page = await marketplace.app.inject({ url: '/profile-edit', headers: { accept: 'text/html', cookie } });
    const avatar = /name="avatar"[^>]*value="(\w+)"/.exec(page.body)?.[1] ?? '';
    const saved = await browser.follow(await browser.post('/profile-edit', { ...profile, avatar, viewer: id }, { cookie }), cookie);
    expect(visible(saved)).toContain('value="Farah"');
    expect(visible(saved)).toContain('role="status"');
    expect(visible(saved)).toMatch(/<option value="MS" selected/);
    const wrong = await browser.post(
      '/profile-edit',
      { ...profile, avatar, viewer: id, firstName: '', phone: '03', otherPhone: '03-1' },
      { cookie },
    );
    expect(wrong.statusCode).toBe(422);
    expect(visible(wrong)).toContain('href="#profile-firstName"');
    expect(visible(wrong)).toContain('value="03-1"');
  });

  test('changing the email needs the password, which is never returned', async () => {
    const { cookie, id, password } = await browser.register();
    const email = browser.newEmail();
    const wrong = await browser.post('/profile-edit', { intent: 'email', viewer: id, email, password: 'guessed-wrongly' }, { cookie });
    expect(wrong.statusCode).toBe(422);
    expect(visible(wrong)).toContain(`value="${email}"`);
    expect(wrong.body).not.toContain('guessed-wrongly');
    const right = await browser.post('/profile-edit', { intent: 'email', viewer: id, email, password }, { cookie });
    expect(right.statusCode).toBe(303);
    expect((await browser.post('/login', { intent: 'login', email, password })).statusCode).toBe(303);
  });

  test('a postal address is added and changed; an invalid one is reported at its fields', async () => {
    const { cookie, id } = await browser.register();
    const open = (query: string) => marketplace.app.inject({ url: `/profile-edit${query}`, headers: { accept: 'text/html', cookie } });
    expect(visible(await open('?address=new'))).toContain('name="line1"');
    const wrong = await browser.post('/profile-edit?address=new', { ...home, viewer: id, line1: '', postalCode: '1' }, { cookie });
    expect(wrong.statusCode).toBe(422);
    expect(visible(wrong)).toContain('href="#checkout-line1"');
    expect(visible(wrong)).toContain('value="Kuala Lumpur"');
    const added = await browser.post('/profile-edit?address=new', { ...home, viewer: id }, { cookie });
    expect(added.headers.location).toBe('/profile-edit');
    expect(visible(await browser.follow(added, cookie))).toContain('Jalan Telawi 5');
    const addressId = /<button(?=[^>]* name="address")[^>]* value="(?!new)([^"]+)"/.exec(visible(await open('')))?.[1] ?? '';
    const changed = await browser.post('/profile-edit', { ...home, viewer: id, place: addressId, line1: '7 Jalan Maarof' }, { cookie });
    const page = visible(await browser.follow(changed, cookie));
    expect(page).toContain('7 Jalan Maarof');
    expect(page).not.toContain('Jalan Telawi 5');
  });

  test('a post without a session redirects to the login page; a post for another account is refused', async () => {
    const [mine, theirs] = [await browser.register(), await browser.register()];
    const gone = await browser.post('/profile-edit', { ...profile, viewer: mine.id });
    expect(gone.statusCode).toBeGreaterThanOrEqual(302);
    expect(gone.headers.location).toBe('/login?next=%2Fprofile-edit');
    const other = await browser.post('/profile-edit', { ...home, viewer: mine.id }, { cookie: theirs.cookie });
    expect(other.statusCode).toBe(422);
    expect(visible(other)).not.toContain('Jalan Telawi 5');
    expect(visible(other)).toContain('role="alert"');
  });
});

test('logging out by form ends the session and clears the browser’s cache', async () => {
  const { id, cookie } = await browser.register();
  const page = await marketplace.app.inject({ url: '/orders', headers: { accept: 'text/html', cookie } });
  expect(visible(page)).toContain('<input type="hidden" name="intent" value="signOut"/>');
  const isLoggedIn = async () =>
    (await postGraphql(marketplace.app, '{ viewer { id } }', {}, { cookie })).json<{ data: { viewer: unknown } }>().data.viewer;
  const other = await browser.post('/sign-out', { intent: 'signOut', back: '/orders', viewer: 'usr_other' }, { cookie });
  expect([other.statusCode, other.headers.location]).toEqual([303, '/orders']);
  expect(await isLoggedIn()).not.toBeNull();
  const out = await browser.post('/sign-out', { intent: 'signOut', back: '/orders', viewer: id }, { cookie });
  expect([out.statusCode, out.headers.location]).toEqual([303, '/']);
  expect([page.headers['clear-site-data'], out.headers['clear-site-data']]).toEqual([undefined, '"cache"']);
  expect(await isLoggedIn()).toBeNull();
});
