import { describe, expect, test } from 'vitest';
import { FORGOT, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { codes, NEW_PASSWORD, openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { resetToken } from '#tests/support/api/mailbox.ts';

const MINUTE_MS = 60_000;

describe('requesting a password reset', () => {
  test('returns the same response for known and unknown emails, and sends a link with the configured origin only to the account', async () => {
    const { api, forgot } = await openAccountsApi();
    const [known, unknown] = [await forgot(SHOPPER.email), await forgot('nobody@example.com')];
    expect(JSON.stringify(known)).toBe(JSON.stringify(unknown));
    expect(known).toEqual({ ok: true, errors: [] });
    expect(api.mailbox.mails.map(({ to }) => to)).toEqual([SHOPPER.email]);
    const { text, html } = api.mailbox.mails[0]!;
    expect(text).toMatch(/^https:\/\/shop\.example\/reset-password\?token=[\w-]{43}$/m);
    expect(html).toContain('Hello Nurul Aina,');
  });

  test('takes as long for a known email as for an unknown one', async () => {
    const { api, pass } = await openAccountsApi();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const emails = { known: SHOPPER.email, unknown: 'nobody@example.com' };
    for (let round = 0; round < 40; round += 1) {
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        pass(2 * 60 * MINUTE_MS);
        const startedAt = performance.now();
        await api.execute(FORGOT, { email: emails[kind] }, { address: kind });
        times[kind].push(performance.now() - startedAt);
        await api.services.settled();
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.3);
  });

  test('sends the email in the language of the account', async () => {
    const { api, forgot, signedIn } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    await api.execute('mutation { updateProfile(input: { locale: MS }) { viewer { id } } }', {}, { viewer });
    await forgot(SHOPPER.email);
    expect(api.mailbox.mails[0]).toMatchObject({ subject: 'Tetapkan kata laluan baharu untuk Rizq' });
  });

  test('is limited to three per email, whether known or unknown, from any network', async () => {
    const { api, forgot } = await openAccountsApi();
    for (const email of [SHOPPER.email, 'nobody@example.com']) {
      for (let count = 0; count < 3; count += 1) expect(await forgot(email, `${email} ${count}`)).toEqual({ ok: true, errors: [] });
      const waiting = await forgot(email.toUpperCase(), `${email} last`);
      expect(waiting).toMatchObject({ ok: false, errors: [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 }] });
    }
    expect(api.mailbox.mails).toHaveLength(3);
  });

  test('is limited to ten per network', async () => {
    const { forgot } = await openAccountsApi();
    for (let count = 0; count < 10; count += 1) await forgot(`nobody-${count}@example.com`);
    expect(codes(await forgot('another@example.com'))).toEqual([['TOO_MANY_ATTEMPTS', null]]);
    expect(codes(await forgot('not an e-mail', 'two'))).toEqual([['INVALID', 'email']]);
  });

  test('does not reveal a failing mail server, which is reported to the operator', async () => {
    const { api, forgot, reported } = await openAccountsApi();
    api.mailbox.isBroken = true;
    expect(await forgot(SHOPPER.email)).toEqual({ ok: true, errors: [] });
    expect(reported).toHaveLength(1);
  });
});

describe('a password reset link', () => {
  test('sets a password once, ends all sessions and opens a new one', async () => {
    const { api, forgot, reset, login, find, signedIn } = await openAccountsApi();
    const [before] = [await login(SHOPPER.email, SHOPPER.password), await signedIn(VENDOR)];
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    expect(JSON.stringify((await api.store.query('passwordResets', { limit: 10 })).items)).not.toContain(token);
    const result = await reset(token);
    expect(result).toMatchObject({ errors: [], viewer: { email: SHOPPER.email } });
    expect(await find(result.token)).toMatchObject({ userId: 'usr_demo_shopper' });
    expect(await find(before.token)).toBeNull();
    expect((await api.store.query('sessions', { where: { userId: 'usr_demo_vendor' } })).items.length).toBe(1);
    expect(codes(await reset(token, 'yet another one'))).toEqual([['TOKEN_INVALID', 'token']]);
    expect(codes(await login(SHOPPER.email, SHOPPER.password))).toEqual([['INVALID_CREDENTIALS', null]]);
    expect((await login(SHOPPER.email, NEW_PASSWORD)).errors).toEqual([]);
    expect(api.mailbox.mails[0]).toMatchObject({ to: SHOPPER.email, subject: 'Your password for Rizq was changed' });
    expect(await api.store.count('passwordResets')).toBe(0);
  });

  test('can be used only once, also concurrently', async () => {
    const { api, forgot, reset } = await openAccountsApi();
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    const results = await Promise.all([reset(token, 'the first password'), reset(token, 'the second password')]);
    expect(results.map(codes).sort()).toEqual([[], [['TOKEN_INVALID', 'token']]]);
  });

  test('is valid for 30 minutes, and stays valid if the password is refused', async () => {
    const { api, forgot, reset, pass } = await openAccountsApi();
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

  test('is valid if it is one of the last three; using it invalidates the others', async () => {
    const { api, forgot, reset, pass } = await openAccountsApi();
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

  test('is invalid after the password was changed in another way', async () => {
    const { api, forgot, reset, signedIn } = await openAccountsApi();
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    const change = `mutation { changePassword(current: "${SHOPPER.password}", next: "${NEW_PASSWORD}") { ok } }`;
    await api.execute(change, {}, { viewer: await signedIn(SHOPPER) });
    expect(codes(await reset(token))).toEqual([['TOKEN_INVALID', 'token']]);
  });

  test('resetPassword and login exclude each other in an operation; an ended session does not prevent a reset request', async () => {
    const { api } = await openAccountsApi();
    const twice = await api.execute(
      'mutation { resetPassword(token: "a", password: "b") { token } login(email: "a", password: "b") { token } }',
    );
    expect(twice.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
    const old = { viewer: null, credential: { kind: 'cookie', isOwnOrigin: true } } as const;
    expect((await api.execute(FORGOT, { email: SHOPPER.email }, old)).errors).toBeUndefined();
  });
});
