import { describe, expect, onTestFinished, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import type { AuthAnswer } from '#tests/support/accountOperations.ts';
import { FORGOT, LOGIN, RESET, SHOPPER, VENDOR } from '#tests/support/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { resetToken } from '#tests/support/mailbox.ts';
import { PLACE_ORDER } from '#tests/support/orderOperations.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'teh halia madu';

interface OkAnswer {
  ok: boolean;
  errors: AuthAnswer['errors'];
}

/** A shop with a clock that the test moves, and a letterbox. */
async function openShop({ catalogue = aMarket(), ...options }: { demo?: boolean; catalogue?: Catalogue } = {}) {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const reported: unknown[] = [];
  const api = await createTestApi({ catalogue, now: () => clock.now, reportError: (error) => reported.push(error), ...options });
  onTestFinished(() => api.close());
  const forgot = async (email: string, address = 'one') => {
    const answer = await api.execute<{ requestPasswordReset: OkAnswer }>(FORGOT, { email }, { address });
    await api.services.mails.settled();
    return answer.data.requestPasswordReset;
  };
  const reset = async (token: string, password = NEW_PASSWORD, address = 'one') => {
    const { data } = await api.execute<{ resetPassword: AuthAnswer }>(RESET, { token, password }, { address });
    await api.services.mails.settled();
    return data.resetPassword;
  };
  const login = async (email: string, password: string, userAgent: string | null = null) =>
    (await api.execute<{ login: AuthAnswer }>(LOGIN, { email, password }, { userAgent })).data.login;
  const find = (token: string | null) => api.services.sessions.find(token ?? '');
  const signedIn = async ({ email, password }: { email: string; password: string }, userAgent?: string): Promise<SignedIn> => {
    const viewer = await find((await login(email, password, userAgent)).token);
    if (viewer === null) throw new Error('Nobody is logged in.');
    return viewer;
  };
  return {
    api,
    reported,
    pass: (milliseconds: number) => (clock.now = new Date(clock.now.getTime() + milliseconds)),
    forgot,
    reset,
    login,
    find,
    signedIn,
  };
}

const codes = ({ errors }: { errors: AuthAnswer['errors'] }) => errors.map(({ code, path }) => [code, path?.join('.') ?? null]);

describe('a forgotten password', () => {
  test('is answered alike whether anybody has the e-mail; only its owner gets a letter, whose link is of the configured address', async () => {
    const { api, forgot } = await openShop();
    const [known, unknown] = [await forgot(SHOPPER.email), await forgot('nobody@example.com')];
    expect(JSON.stringify(known)).toBe(JSON.stringify(unknown));
    expect(known).toEqual({ ok: true, errors: [] });
    expect(api.mailbox.mails.map(({ to }) => to)).toEqual([SHOPPER.email]);
    const { text, html } = api.mailbox.mails[0]!;
    expect(text).toMatch(/^https:\/\/shop\.example\/reset-password\?token=[\w-]{43}$/m);
    expect(html).toContain('Hello Nurul Aina,');
  });

  test('answers before anybody is looked up: as soon for an e-mail that somebody has as for one that nobody has', async () => {
    const { api, pass } = await openShop();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const emails = { known: SHOPPER.email, unknown: 'nobody@example.com' };
    for (let round = 0; round < 40; round += 1) {
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        pass(2 * 60 * MINUTE_MS);
        const startedAt = performance.now();
        await api.execute(FORGOT, { email: emails[kind] }, { address: kind });
        times[kind].push(performance.now() - startedAt);
        await api.services.mails.settled();
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.5);
  });

  test('is written in the language of the account', async () => {
    const { api, forgot, signedIn } = await openShop();
    const viewer = await signedIn(SHOPPER);
    await api.execute('mutation { updateProfile(input: { locale: MS }) { viewer { id } } }', {}, { viewer });
    await forgot(SHOPPER.email);
    expect(api.mailbox.mails[0]).toMatchObject({ subject: 'Tetapkan kata laluan baharu untuk Rizq' });
  });

  test('sends three letters, then makes known and unknown e-mails wait alike; another address does not help', async () => {
    const { api, forgot } = await openShop();
    for (const email of [SHOPPER.email, 'nobody@example.com']) {
      for (let count = 0; count < 3; count += 1) expect(await forgot(email, `${email} ${count}`)).toEqual({ ok: true, errors: [] });
      const waiting = await forgot(email.toUpperCase(), `${email} last`);
      expect(waiting).toMatchObject({ ok: false, errors: [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 }] });
    }
    expect(api.mailbox.mails).toHaveLength(3);
  });

  test('slows an address down that asks for many e-mails', async () => {
    const { forgot } = await openShop();
    for (let count = 0; count < 10; count += 1) await forgot(`nobody-${count}@example.com`);
    expect(codes(await forgot('another@example.com'))).toEqual([['TOO_MANY_ATTEMPTS', null]]);
    expect(codes(await forgot('not an e-mail', 'two'))).toEqual([['INVALID', 'email']]);
  });

  test('a mail server that does not answer is reported, and seen by nobody else', async () => {
    const { api, forgot, reported } = await openShop();
    api.mailbox.isBroken = true;
    expect(await forgot(SHOPPER.email)).toEqual({ ok: true, errors: [] });
    expect(reported).toHaveLength(1);
  });
});

describe('the link of a letter', () => {
  test('sets a password once, ends every session and begins a new one', async () => {
    const { api, forgot, reset, login, find, signedIn } = await openShop();
    const [before] = [await login(SHOPPER.email, SHOPPER.password), await signedIn(VENDOR)];
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    expect(JSON.stringify((await api.store.page('passwordResets', { limit: 10 })).items)).not.toContain(token);
    const answer = await reset(token);
    expect(answer).toMatchObject({ errors: [], viewer: { email: SHOPPER.email } });
    expect(await find(answer.token)).toMatchObject({ userId: 'usr_demo_shopper' });
    expect(await find(before.token)).toBeNull();
    expect((await api.store.findBy('sessions', 'userId', 'usr_demo_vendor')).length).toBe(1);
    expect(codes(await reset(token, 'yet another one'))).toEqual([['TOKEN_INVALID', 'token']]);
    expect(codes(await login(SHOPPER.email, SHOPPER.password))).toEqual([['INVALID_CREDENTIALS', null]]);
    expect((await login(SHOPPER.email, NEW_PASSWORD)).errors).toEqual([]);
    expect(api.mailbox.mails[0]).toMatchObject({ to: SHOPPER.email, subject: 'Your password for Rizq was changed' });
    expect(await api.store.count('passwordResets')).toBe(0);
  });

  test('counts once also for two who come at the same moment', async () => {
    const { api, forgot, reset } = await openShop();
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    const answers = await Promise.all([reset(token, 'the first password'), reset(token, 'the second password')]);
    expect(answers.map(codes).sort()).toEqual([[], [['TOKEN_INVALID', 'token']]]);
  });

  test('is good for 30 minutes; a password that is refused leaves it as good as it was', async () => {
    const { api, forgot, reset, pass } = await openShop();
    const isOpen = async (token: string) =>
      (await api.execute<{ passwordResetOpen: boolean }>('query ($token: String!) { passwordResetOpen(token: $token) }', { token })).data
        .passwordResetOpen;
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    pass(30 * MINUTE_MS - 1);
    expect(await isOpen(token)).toBe(true);
    expect(codes(await reset(token, 'short'))).toEqual([['WEAK_PASSWORD', 'password']]);
    pass(1);
    expect(await isOpen(token)).toBe(false);
    expect(codes(await reset(token))).toEqual([['TOKEN_EXPIRED', 'token']]);
    expect(codes(await reset('A'.repeat(43)))).toEqual([['TOKEN_INVALID', 'token']]);
  });

  test('of the last three letters any counts, and using one ends the others', async () => {
    const { api, forgot, reset, pass } = await openShop();
    const tokens: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await forgot(SHOPPER.email);
      tokens.push(resetToken(api.mailbox));
      pass(61_000);
    }
    expect(codes(await reset(tokens[0]!))).toEqual([['TOKEN_INVALID', 'token']]);
    expect((await reset(tokens[1]!)).errors).toEqual([]);
    expect(codes(await reset(tokens[3]!))).toEqual([['TOKEN_INVALID', 'token']]);
  });

  test('is worth nothing once the password was changed otherwise', async () => {
    const { api, forgot, reset, signedIn } = await openShop();
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    const change = `mutation { changePassword(current: "${SHOPPER.password}", next: "${NEW_PASSWORD}") { ok } }`;
    await api.execute(change, {}, { viewer: await signedIn(SHOPPER) });
    expect(codes(await reset(token))).toEqual([['TOKEN_INVALID', 'token']]);
  });

  test('a document tries one token, and a session that is over does not stand in the way', async () => {
    const { api } = await openShop();
    const twice = await api.execute(
      'mutation { resetPassword(token: "a", password: "b") { token } login(email: "a", password: "b") { token } }',
    );
    expect(twice.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
    const old = { viewer: null, credential: { kind: 'cookie', isOwnOrigin: true } } as const;
    expect((await api.execute(FORGOT, { email: SHOPPER.email }, old)).errors).toBeUndefined();
  });
});

describe('changing the password', () => {
  const CHANGE = `mutation Change($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) { ok errors { __typename ... on UserError { code message path } } }
  }`;

  test('asks for the one before, ends all other sessions at once and leaves this one', async () => {
    const { api, login, find } = await openShop();
    const [here, there] = [await login(SHOPPER.email, SHOPPER.password), await login(SHOPPER.email, SHOPPER.password)];
    const viewer = await find(here.token);
    const change = async (current: string, next: string) =>
      (await api.execute<{ changePassword: OkAnswer }>(CHANGE, { current, next }, { viewer })).data.changePassword;
    expect(codes(await change('not the password', NEW_PASSWORD))).toEqual([['INVALID_CREDENTIALS', 'current']]);
    expect(codes(await change(SHOPPER.password, 'password'))).toEqual([['WEAK_PASSWORD', 'next']]);
    expect(await find(there.token)).not.toBeNull();
    expect(await change(SHOPPER.password, NEW_PASSWORD)).toEqual({ ok: true, errors: [] });
    expect(await find(there.token)).toBeNull();
    expect(await find(here.token)).toEqual(viewer);
    expect((await login(SHOPPER.email, NEW_PASSWORD)).errors).toEqual([]);
    await api.services.mails.settled();
    expect(api.mailbox.mails[0]?.subject).toBe('Your password for Rizq was changed');
  });

  test('is no way to guess it: five tries, then waits', async () => {
    const { api, signedIn } = await openShop();
    const viewer = await signedIn(SHOPPER);
    const guess = () => api.execute<{ changePassword: OkAnswer }>(CHANGE, { current: 'a guess', next: NEW_PASSWORD }, { viewer });
    for (let count = 0; count < 5; count += 1)
      expect(codes((await guess()).data.changePassword)).toEqual([['INVALID_CREDENTIALS', 'current']]);
    expect(codes((await guess()).data.changePassword)).toEqual([['TOO_MANY_ATTEMPTS', null]]);
  });
});

describe('changing the e-mail', () => {
  const CHANGE = `mutation Change($email: String!, $password: String!) {
    changeEmail(email: $email, password: $password) { viewer { email } errors { __typename ... on UserError { code message path } } }
  }`;

  test('asks for the password, refuses one that another has, tells the one before, and logs in by the new one', async () => {
    const { api, signedIn, login } = await openShop();
    const viewer = await signedIn(SHOPPER);
    const change = async (email: string, password = SHOPPER.password) =>
      (
        await api.execute<{ changeEmail: { viewer: { email: string } | null; errors: AuthAnswer['errors'] } }>(
          CHANGE,
          { email, password },
          { viewer },
        )
      ).data.changeEmail;
    expect(codes(await change('nurul@example.com', 'not the password'))).toEqual([['INVALID_CREDENTIALS', 'password']]);
    expect(codes(await change(VENDOR.email.toUpperCase()))).toEqual([['EMAIL_TAKEN', 'email']]);
    expect(codes(await change('nurul'))).toEqual([['INVALID', 'email']]);
    expect(await change(' Nurul@example.com ')).toEqual({ viewer: { email: 'Nurul@example.com' }, errors: [] });
    await api.services.mails.settled();
    expect(api.mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([[SHOPPER.email, 'Your e-mail for Rizq was changed']]);
    expect((await login('nurul@example.com', SHOPPER.password)).errors).toEqual([]);
    expect(codes(await login(SHOPPER.email, SHOPPER.password))).toEqual([['INVALID_CREDENTIALS', null]]);
  });
});

describe('the sessions of a person', () => {
  const SESSIONS = '{ viewer { sessions { id current createdAt lastSeenAt device { browser system isHandheld } } } }';
  const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  type Listed = { viewer: { sessions: { id: string; current: boolean }[] } };

  test('are listed in words, without anything that opens them, and end at once when revoked', async () => {
    const { api, login, find, pass, signedIn } = await openShop();
    const phone = await login(SHOPPER.email, SHOPPER.password, PHONE);
    pass(MINUTE_MS);
    const here = await login(SHOPPER.email, SHOPPER.password);
    const viewer = await find(here.token);
    const { data } = await api.execute<Listed>(SESSIONS, {}, { viewer });
    expect(data.viewer.sessions).toEqual([
      expect.objectContaining({ current: true, device: { browser: null, system: null, isHandheld: false } }),
      expect.objectContaining({ current: false, device: { browser: 'Chrome', system: 'Android', isHandheld: true } }),
    ]);
    expect(JSON.stringify(data)).not.toContain(phone.token);
    const revoke = 'mutation Revoke($id: ID!) { revokeSession(id: $id) { ok errors { __typename } } }';
    const id = data.viewer.sessions[1]?.id;
    const other = await signedIn(VENDOR);
    expect((await api.execute(revoke, { id }, { viewer: other })).data).toEqual({
      revokeSession: { ok: false, errors: [{ __typename: 'NotFound' }] },
    });
    expect(await find(phone.token)).not.toBeNull();
    expect((await api.execute(revoke, { id }, { viewer })).data).toEqual({ revokeSession: { ok: true, errors: [] } });
    expect(await find(phone.token)).toBeNull();
    expect((await api.execute<Listed>(SESSIONS, {}, { viewer })).data.viewer.sessions).toHaveLength(1);
  });

  test('what a browser says of itself is cut short', async () => {
    const { api, signedIn } = await openShop();
    const { sessionId } = await signedIn(SHOPPER, 'x'.repeat(5000));
    expect((await api.store.get('sessions', sessionId))?.userAgent).toHaveLength(300);
  });
});

describe('the outbox', () => {
  const OUTBOX = '{ outbox { id to subject text sentAt } }';

  test('shows the mails of a demo to everybody, and no mail of any other shop', async () => {
    const demo = await openShop();
    await demo.forgot(SHOPPER.email);
    const { data } = await demo.api.execute<{ outbox: { id: string; to: string }[] }>(OUTBOX);
    expect(data.outbox).toEqual([expect.objectContaining({ to: SHOPPER.email })]);
    const one = await demo.api.execute('query ($id: ID!) { outboxMail(id: $id) { to } }', { id: data.outbox[0]?.id });
    expect(one.data).toEqual({ outboxMail: { to: SHOPPER.email } });

    const real = await openShop({ demo: false, catalogue: buildCatalogue() });
    const input = { firstName: 'Farah', email: 'farah@example.com', phone: '012-345 6789', password: 'kopi tarik panas' };
    await real.api.execute('mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } } }', { input });
    await real.forgot('farah@example.com');
    expect(real.api.mailbox.mails).toHaveLength(1);
    const { id } = real.api.mailbox.mails[0]!;
    expect((await real.api.execute(OUTBOX)).data).toEqual({ outbox: null });
    expect((await real.api.execute('query ($id: ID!) { outboxMail(id: $id) { to } shop { showsOutbox } }', { id })).data).toEqual({
      outboxMail: null,
      shop: { showsOutbox: false },
    });
  });
});

describe('the receipt of an order', () => {
  test('goes to the buyer after the order is placed, once, in the language of the order', async () => {
    const { api } = await openShop();
    const input = anOrderInput({ email: 'aisyah@example.com' });
    const { data } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input }, { locale: 'ms' });
    await api.execute(PLACE_ORDER, { input }, { locale: 'ms' });
    await api.services.mails.settled();
    const { number } = data.placeOrder.order!;
    expect(api.mailbox.mails).toHaveLength(1);
    const [mail] = api.mailbox.mails;
    expect(mail).toMatchObject({ to: 'aisyah@example.com', subject: `Pesanan anda ${number}` });
    expect(mail?.text).toContain(`https://shop.example/track-order?order=${number}`);
    expect(mail?.text).toMatch(/VAT \(20%\): \$\d/);
    expect(mail?.text).not.toContain(data.placeOrder.order?.accessToken ?? '?');
  });

  test('a mail server that does not answer takes no order with it', async () => {
    const { api, reported } = await openShop();
    api.mailbox.isBroken = true;
    const { data } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderInput() });
    await api.services.mails.settled();
    expect(data.placeOrder.errors).toEqual([]);
    expect(reported).toHaveLength(1);
  });
});

describe('the accounts of a demo', () => {
  test('are offered as long as their password is the published one', async () => {
    const { api, forgot, reset } = await openShop({ catalogue: buildCatalogue() });
    const offered = async () =>
      (await api.execute<{ shop: { demoAccounts: { email: string }[] } }>('{ shop { demoAccounts { email } } }')).data.shop.demoAccounts;
    expect(await offered()).toEqual([{ email: SHOPPER.email }, { email: VENDOR.email }]);
    await forgot(SHOPPER.email);
    await reset(resetToken(api.mailbox));
    expect(await offered()).toEqual([{ email: VENDOR.email }]);
  });
});
