import { describe, expect, test } from 'vitest';
import { SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { codes, openAccountsApi, type OkResponse } from '#tests/support/api/accountsApi.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { confirmationToken, resetToken } from '#tests/support/api/mailbox.ts';

const STATE = 'query ($token: String!) { emailConfirmation(token: $token) { state subject } }';
const CONFIRM = `mutation ($token: String!) {
  confirmEmail(token: $token) { subject errors { __typename ... on UserError { code message path } } }
}`;
const RESEND = `mutation ($token: String) {
  resendConfirmation(token: $token) { ok errors { __typename ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } } }
}`;
const CHANGE_EMAIL = `mutation ($email: String!, $password: String!) {
  changeEmail(email: $email, password: $password) { viewer { isEmailConfirmed } errors { ... on UserError { code } } }
}`;
const DAY_MS = 86_400_000;
const FARAH = { email: 'farah@example.com', password: 'kopi tarik panas' };

async function open() {
  const accounts = await openAccountsApi();
  const { api, register, signedIn } = accounts;
  const registered = async (email = FARAH.email) => {
    await register({ email });
    await api.services.settled();
    return signedIn({ ...FARAH, email });
  };
  const stateOf = async (token: string) =>
    (await api.execute<{ emailConfirmation: { state: string; subject: string | null } }>(STATE, { token })).data.emailConfirmation;
  const confirm = async (token: string) =>
    (await api.execute<{ confirmEmail: { subject: string | null; errors: AuthResponse['errors'] } }>(CONFIRM, { token })).data.confirmEmail;
  const resend = async (options: Parameters<typeof api.execute>[2], token?: string) => {
    const { data } = await api.execute<{ resendConfirmation: OkResponse }>(RESEND, { token }, options);
    await api.services.settled();
    return data.resendConfirmation;
  };
  const isConfirmed = async (viewer: Awaited<ReturnType<typeof registered>>) =>
    (await api.execute<{ viewer: { isEmailConfirmed: boolean } }>('{ viewer { isEmailConfirmed } }', {}, { viewer })).data.viewer
      .isEmailConfirmed;
  const changeEmail = async (viewer: Awaited<ReturnType<typeof registered>>, email: string) => {
    await api.execute(CHANGE_EMAIL, { email, password: FARAH.password }, { viewer });
    await api.services.settled();
  };
  return { ...accounts, registered, stateOf, confirm, resend, isConfirmed, changeEmail };
}

describe("the confirmation of an account's email", () => {
  test('registration sends one link, in the language of the account; the link confirms without a session', async () => {
    const { api, register, stateOf, confirm, signedIn, isConfirmed } = await open();
    await register({ locale: 'MS' });
    await api.services.settled();
    expect(api.mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([[FARAH.email, 'Sahkan e-mel anda untuk Rizq']]);
    const viewer = await signedIn(FARAH);
    expect(await isConfirmed(viewer)).toBe(false);
    const token = confirmationToken(api.mailbox);
    expect(api.mailbox.mails[0]?.text).toContain(`https://shop.example/confirm-email?token=${token}`);
    expect(await stateOf(token)).toEqual({ state: 'OPEN', subject: 'ACCOUNT' });
    expect(await isConfirmed(viewer)).toBe(false);
    expect(await confirm(token)).toEqual({ subject: 'ACCOUNT', errors: [] });
    expect(await isConfirmed(viewer)).toBe(true);
  });

  test('using a link twice, or concurrently, succeeds and changes nothing more', async () => {
    const { api, registered, stateOf, confirm, pass } = await open();
    const { userId } = await registered();
    const token = confirmationToken(api.mailbox);
    const results = await Promise.all([confirm(token), confirm(token)]);
    expect(results).toEqual([0, 1].map(() => ({ subject: 'ACCOUNT', errors: [] })));
    const before = await api.store.get('users', userId);
    pass(4 * DAY_MS);
    expect(await confirm(token)).toEqual({ subject: 'ACCOUNT', errors: [] });
    expect(await api.store.get('users', userId)).toEqual(before);
    expect(await stateOf(token)).toEqual({ state: 'CONFIRMED', subject: 'ACCOUNT' });
  });

  test('a link expires after three days; an expired link can request a new one', async () => {
    const { api, registered, stateOf, confirm, resend, pass } = await open();
    await registered();
    const token = confirmationToken(api.mailbox);
    pass(3 * DAY_MS - 1);
    expect(await stateOf(token)).toMatchObject({ state: 'OPEN' });
    pass(1);
    expect(await stateOf(token)).toMatchObject({ state: 'EXPIRED' });
    expect(codes(await confirm(token))).toEqual([['TOKEN_EXPIRED', 'token']]);
    expect(await resend({}, token)).toEqual({ ok: true, errors: [] });
    const another = confirmationToken(api.mailbox);
    expect([another === token, api.mailbox.mails.length, api.mailbox.mails[0]?.to]).toEqual([false, 2, FARAH.email]);
    expect(await confirm(another)).toEqual({ subject: 'ACCOUNT', errors: [] });
  });

  test.each([
    ['another id', (token: string) => token.replace(/^[^.]+/, 'usr_demo_shopper')],
    ['a later expiry', (token: string) => token.replace(/[.]([0-9a-z]+)[.]/, '.zzzzzzzz.')],
    ['another MAC', (token: string) => token.replace(/[^.]{43}$/, 'A'.repeat(43))],
    ['no MAC', (token: string) => token.replace(/[.][^.]+$/, '')],
    ['an unknown account', (token: string) => token.replace(/^[^.]+/, 'usr_unknown')],
    ['a session instead of an account', (token: string) => token.replace(/^usr/, 'ses')],
    ['nothing', () => ''],
  ])('a token with %s returns TOKEN_INVALID', async (_what, change) => {
    const { api, registered, stateOf, confirm, resend } = await open();
    await registered();
    const token = change(confirmationToken(api.mailbox));
    expect(await stateOf(token)).toEqual({ state: 'INVALID', subject: null });
    expect(codes(await confirm(token))).toEqual([['TOKEN_INVALID', 'token']]);
    expect(codes(await resend({}, token))).toEqual([['TOKEN_INVALID', 'token']]);
    expect(api.mailbox.mails).toHaveLength(1);
  });

  test('changing the email clears the confirmation, sends a new link and invalidates earlier ones, even if the old email is restored', async () => {
    const { api, registered, confirm, isConfirmed, changeEmail, pass } = await open();
    const viewer = await registered();
    const first = confirmationToken(api.mailbox);
    await confirm(first);
    pass(1000);
    await changeEmail(viewer, 'hanim@example.com');
    expect(await isConfirmed(viewer)).toBe(false);
    const second = confirmationToken(api.mailbox, 'hanim@example.com');
    expect(codes(await confirm(first))).toEqual([['TOKEN_INVALID', 'token']]);
    pass(1000);
    await changeEmail(viewer, FARAH.email);
    for (const token of [first, second]) expect(codes(await confirm(token))).toEqual([['TOKEN_INVALID', 'token']]);
    expect(await isConfirmed(viewer)).toBe(false);
    await confirm(confirmationToken(api.mailbox, FARAH.email));
    expect(await isConfirmed(viewer)).toBe(true);
    const sent = api.mailbox.mails.length;
    await changeEmail(viewer, FARAH.email.toUpperCase());
    expect([await isConfirmed(viewer), api.mailbox.mails.length]).toEqual([true, sent]);
  });

  test('a password reset confirms the email', async () => {
    const { registered, forgot, reset, api, isConfirmed, signedIn } = await open();
    await registered();
    await forgot(FARAH.email);
    await reset(resetToken(api.mailbox), 'teh halia madu');
    expect(await isConfirmed(await signedIn({ ...FARAH, password: 'teh halia madu' }))).toBe(true);
  });

  test('a member can request three links before waiting; a confirmed email is sent none', async () => {
    const { api, registered, resend, confirm, pass } = await open();
    const viewer = await registered();
    for (let count = 0; count < 3; count += 1) expect(await resend({ viewer })).toEqual({ ok: true, errors: [] });
    expect(await resend({ viewer })).toMatchObject({ ok: false, errors: [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 }] });
    expect(api.mailbox.mails).toHaveLength(4);
    await confirm(confirmationToken(api.mailbox));
    pass(DAY_MS);
    expect(await resend({ viewer })).toEqual({ ok: true, errors: [] });
    expect(api.mailbox.mails).toHaveLength(4);
  });

  test('the emails of the demo accounts are confirmed', async () => {
    const { signedIn, isConfirmed } = await open();
    for (const account of [SHOPPER, VENDOR]) expect(await isConfirmed(await signedIn(account))).toBe(true);
  });

  test('only the email contains the link: neither the outbox nor a job stores its token or the email address', async () => {
    const { api, registered } = await open();
    await registered();
    const token = confirmationToken(api.mailbox);
    const stored = JSON.stringify([(await api.store.query('mails')).items, (await api.store.query('jobs')).items]);
    expect(stored).toContain('CONFIRM_ACCOUNT');
    expect(stored).not.toMatch(/@/);
    expect(stored).not.toContain(token);
  });
});

describe("the email of a guest's order", () => {
  const OPEN = 'query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) { isEmailConfirmed } }';
  const RESEND_ORDER = `mutation ($number: String, $accessToken: String) {
    resendConfirmation(subject: ORDER, number: $number, accessToken: $accessToken) { ok errors { __typename ... on UserError { code message path } } }
  }`;

  async function ordered() {
    const opened = await open();
    const { data } = await opened.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ email: 'aina@example.com' }) });
    await opened.api.services.settled();
    const { number, accessToken } = data.placeOrder.order!;
    const isConfirmed = async () =>
      (await opened.api.execute<{ order: { isEmailConfirmed: boolean } }>(OPEN, { number, accessToken })).data.order.isEmailConfirmed;
    const resendOf = async (variables: Record<string, unknown>) => {
      const result = await opened.api.execute<{ resendConfirmation: OkResponse }>(RESEND_ORDER, variables);
      await opened.api.services.settled();
      return result.data.resendConfirmation;
    };
    return { ...opened, number, accessToken, isConfirmed, resendOf };
  }

  test("is confirmed by the link in the order's receipt", async () => {
    const { api, stateOf, confirm, isConfirmed } = await ordered();
    expect(api.mailbox.mails).toHaveLength(1);
    const token = confirmationToken(api.mailbox, 'aina@example.com');
    expect([await isConfirmed(), await stateOf(token)]).toEqual([false, { state: 'OPEN', subject: 'ORDER' }]);
    expect(await confirm(token)).toEqual({ subject: 'ORDER', errors: [] });
    expect(await isConfirmed()).toBe(true);
  });

  test("is sent another link only on request of the order's holder", async () => {
    const { api, number, accessToken, confirm, isConfirmed, resendOf } = await ordered();
    for (const variables of [{ number }, { number, accessToken: 'guessed' }, { number: 'RZQ-0000-0000', accessToken }, {}])
      expect(codes(await resendOf(variables))).toEqual([['NOT_FOUND', 'number']]);
    expect(api.mailbox.mails).toHaveLength(1);
    expect(await resendOf({ number, accessToken })).toEqual({ ok: true, errors: [] });
    const [mail] = api.mailbox.mails;
    expect(mail).toMatchObject({ to: 'aina@example.com', subject: 'Confirm your email for Rizq' });
    expect(await confirm(confirmationToken({ mails: [mail!] }))).toEqual({ subject: 'ORDER', errors: [] });
    expect(await isConfirmed()).toBe(true);
    expect(await resendOf({ number, accessToken })).toEqual({ ok: true, errors: [] });
    expect(api.mailbox.mails).toHaveLength(2);
  });

  const LINK = 'query ($token: String!) { emailConfirmation(token: $token) { order { number accessToken } } }';
  const linkOf = async (api: Awaited<ReturnType<typeof ordered>>['api'], token: string) =>
    (await api.execute<{ emailConfirmation: { order: object | null } }>(LINK, { token })).data.emailConfirmation.order;

  test('the used link opens the order until it expires, and an unused one does not', async () => {
    const { api, number, accessToken, confirm, pass } = await ordered();
    const token = confirmationToken(api.mailbox, 'aina@example.com');
    expect(await linkOf(api, token)).toBeNull();
    await confirm(token);
    expect(await linkOf(api, token)).toEqual({ number, accessToken });
    pass(3 * DAY_MS);
    expect(await linkOf(api, token)).toBeNull();
  });

  test("is confirmed with that of the guest's other order with exactly the same address", async () => {
    const { api, confirm } = await ordered();
    const first = (await api.store.query('orders')).items[0]!;
    for (const email of ['aina@example.com', 'aina+alias@example.com'])
      await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ email, idempotencyKey: `other-${email}` }) });
    await api.services.settled();
    const token = api.mailbox.mails
      .map(({ text }) => /confirm-email[?]token=([\w.-]+)$/m.exec(text)?.[1] ?? '')
      .find((each) => each.startsWith(first.id))!;
    await confirm(token);
    const confirmed = (await api.store.query('orders')).items.filter(({ emailConfirmedAt }) => emailConfirmedAt != null);
    expect(confirmed.map(({ email }) => email)).toEqual(['aina@example.com', 'aina@example.com']);
  });

  test('gets the link on request by number and email: the confirming one, then the one that opens the order', async () => {
    const { api, number, accessToken, confirm } = await ordered();
    const REQUEST = `mutation ($number: String, $email: String) {
      resendConfirmation(subject: ORDER, number: $number, email: $email) { ok errors { __typename ... on UserError { code message path } } }
    }`;
    const request = async (email: string) => {
      const { data } = await api.execute<{ resendConfirmation: OkResponse }>(REQUEST, { number, email });
      await api.services.settled();
      return data.resendConfirmation;
    };
    expect(codes(await request('other@example.com'))).toEqual([['NOT_FOUND', 'number']]);
    expect(api.mailbox.mails).toHaveLength(1);
    expect(await request('Aina@example.com')).toEqual({ ok: true, errors: [] });
    await confirm(confirmationToken({ mails: [api.mailbox.mails[0]!] }));
    expect(await request('aina@example.com')).toEqual({ ok: true, errors: [] });
    expect(api.mailbox.mails[0]?.text).toContain(`/order/${number}?token=${accessToken}`);
    await request('aina@example.com');
    expect(codes(await request('aina@example.com'))[0]?.[0]).toBe('TOO_MANY_ATTEMPTS');
  });
});
