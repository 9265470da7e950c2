import { describe, expect, test } from 'vitest';
import { MAX_RAW_PASSWORD_LENGTH } from '#schema/rules/passwords.ts';
import { isKnownDevice } from '#server/modules/accounts/knownDevices.ts';
import { PasswordHashes } from '#server/modules/accounts/passwords.ts';
import { resetToken } from '#tests/support/api/mailbox.ts';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { NEW_PASSWORD, openAccountsApi } from '#tests/support/api/accountsApi.ts';

const DAY_MS = 86_400_000;

describe('login', () => {
  test('allows five wrong passwords per email, then requires waits that double up to 15 minutes and never lock the account', async () => {
    const { login, pass } = await openAccountsApi();
    const waits: number[] = [];
    for (let count = 0; count < 5; count += 1)
      expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    for (let count = 0; count < 12; count += 1) {
      // The correct password is delayed as well, because otherwise the missing delay would reveal it.
      const { errors } = await login(SHOPPER.email, SHOPPER.password);
      expect(errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
      const seconds = errors[0]?.retryAfterSeconds ?? 0;
      waits.push(seconds);
      pass(seconds * 1000);
      expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect((await login(VENDOR.email, VENDOR.password)).errors).toEqual([]);
    pass(900_000);
    expect((await login(SHOPPER.email, SHOPPER.password)).errors).toEqual([]);
    expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  test('limits an unknown email in the same way, also for concurrent attempts', async () => {
    const { login } = await openAccountsApi();
    const results = await Promise.all(Array.from({ length: 8 }, () => login('nobody@example.com', 'a guess')));
    expect(results.filter(({ errors }) => errors[0]?.code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(results.filter(({ errors }) => errors[0]?.code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  });

  test.each([SHOPPER.email, 'nobody@example.com'])('a stranger who guesses passwords for %s does not lock out its owner', async (email) => {
    const { login } = await openAccountsApi();
    const code = async (address: string) => (await login(email, 'a guess', address)).errors[0]?.code;
    for (let count = 0; count < 9; count += 1) await code('a stranger');
    expect(await code('a stranger')).toBe('TOO_MANY_ATTEMPTS');
    expect(await code('the owner')).toBe('INVALID_CREDENTIALS');
    if (email === SHOPPER.email) expect((await login(email, SHOPPER.password, 'the owner')).errors).toEqual([]);
  });

  test('limits guesses for one email from many networks; new networks wait at most ten seconds', async () => {
    const { login, pass } = await openAccountsApi();
    const attempt = async (count: number) => (await login('nobody@example.com', 'a guess', `address ${count}`)).errors[0];
    for (let count = 0; count < 100; count += 1) expect((await attempt(count))?.code).toBe('INVALID_CREDENTIALS');
    const waits: number[] = [];
    for (let count = 100; count < 107; count += 1) {
      const seconds = (await attempt(count))?.retryAfterSeconds ?? 0;
      waits.push(seconds);
      pass(seconds * 1000);
      await attempt(count);
    }
    expect(waits).toEqual([2, 4, 8, 10, 10, 10, 10]);
  });

  test("an attacker with forty networks does not delay the owner's known device, and a new device only briefly", async () => {
    const { login, pass } = await openAccountsApi();
    const owner = () => login(SHOPPER.email, SHOPPER.password, 'at home', null, 'her phone');
    expect((await owner()).errors).toEqual([]);
    // The owner's network is also blocked, because another client in the same network makes guesses.
    const networks = ['at home', ...Array.from({ length: 40 }, (_, at) => `network ${at}`)];
    const poll = () => Promise.all(networks.map((network) => login(SHOPPER.email, 'a guess', network)));
    for (let round = 0; round < 4; round += 1) await poll();
    const wait = (await login(SHOPPER.email, SHOPPER.password, 'network 1')).errors[0]?.retryAfterSeconds ?? 0;
    expect(wait).toBeGreaterThan(0);
    for (let minute = 0; minute < 10; minute += 1) {
      pass(61_000);
      await poll();
      expect((await owner()).errors).toEqual([]);
    }
    expect((await login(SHOPPER.email, SHOPPER.password, 'a café', null, 'a new phone')).errors).toEqual([]);
  });

  test('a known device is limited by its own attempts, and is known only to its own account', async () => {
    const { login } = await openAccountsApi();
    const codeOf = async (email: string, password: string, device: string | null) =>
      (await login(email, password, 'one', null, device)).errors[0]?.code ?? 'IN';
    for (const device of ['phone', 'desk']) expect(await codeOf(SHOPPER.email, SHOPPER.password, device)).toBe('IN');
    for (let count = 0; count < 5; count += 1) expect(await codeOf(SHOPPER.email, 'a guess', 'phone')).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(SHOPPER.email, SHOPPER.password, 'phone')).toBe('TOO_MANY_ATTEMPTS');
    expect(await codeOf(SHOPPER.email, SHOPPER.password, 'desk')).toBe('IN');
    // Attempts on one account do not count towards a different one, for which the phone is an unknown device.
    for (let count = 0; count < 5; count += 1) expect(await codeOf(VENDOR.email, 'a guess', 'phone')).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(VENDOR.email, VENDOR.password, 'phone')).toBe('TOO_MANY_ATTEMPTS');
    expect(await codeOf(VENDOR.email, VENDOR.password, null)).toBe('TOO_MANY_ATTEMPTS');
  });

  test('a device becomes unknown when its session is revoked, all sessions end, or another device changes the password', async () => {
    const { api, login, find, forgot, reset } = await openAccountsApi();
    const enter = async (device: string, password = SHOPPER.password) => {
      const { token } = await login(SHOPPER.email, password, `at ${device}`, null, device);
      return (await find(token))!;
    };
    const isKnown = async (device: string) => {
      const user = await api.store.get('users', 'usr_demo_shopper');
      return isKnownDevice(user, device);
    };
    const [phone, desk] = [await enter('phone'), await enter('desk')];
    await api.services.sessions.revoke(desk, phone.sessionId);
    expect([await isKnown('phone'), await isKnown('desk')]).toEqual([false, true]);
    await enter('phone');
    await api.services.credentials.changePassword(desk, SHOPPER.password, NEW_PASSWORD);
    expect([await isKnown('phone'), await isKnown('desk')]).toEqual([false, true]);
    const again = await enter('phone', NEW_PASSWORD);
    await api.services.accounts.logout(again, false);
    expect([await isKnown('phone'), await isKnown('desk')]).toEqual([true, true]);
    await api.services.accounts.logout(await enter('phone', NEW_PASSWORD), true);
    expect([await isKnown('phone'), await isKnown('desk')]).toEqual([false, false]);
    await enter('desk', NEW_PASSWORD);
    await forgot(SHOPPER.email);
    const token = resetToken(api.mailbox);
    expect((await reset(token, 'madu lebah hutan', 'one', 'tablet')).errors).toEqual([]);
    expect([await isKnown('desk'), await isKnown('tablet')]).toEqual([false, true]);
  });

  test('emails the account about an unknown device, at most three times in a row, but not on the first login', async () => {
    const { api, login, register } = await openAccountsApi();
    const notices = async (email: string) => {
      await api.services.settled();
      return api.mailbox.mails.filter(({ to, subject }) => to === email && subject === 'A new device logged in to your account at Rizq')
        .length;
    };
    const enter = (device: string | null) => login(SHOPPER.email, SHOPPER.password, 'one', null, device);
    // An account without known devices has no device to compare with.
    await enter('phone');
    await enter('phone');
    expect(await notices(SHOPPER.email)).toBe(0);
    expect((await login(SHOPPER.email, 'a guess', 'one', null, 'desk')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect(await notices(SHOPPER.email)).toBe(0);
    await enter('desk');
    await enter('desk');
    await enter('phone');
    expect(await notices(SHOPPER.email)).toBe(1);
    // A client without the device cookie counts as a new device every time.
    for (let count = 0; count < 5; count += 1) await enter(null);
    expect(await notices(SHOPPER.email)).toBe(3);
    const { viewer } = await register({ email: 'baharu@example.com' });
    expect(await notices(viewer?.email ?? '')).toBe(0);
  });

  test('by the emailed link works when attackers have used up the attempts of the account and of its network', async () => {
    const { api, login, forgot, reset, find } = await openAccountsApi();
    for (let count = 0; count < 30; count += 1) await login(`nobody${count}@example.com`, 'a guess', 'carrier');
    const refused = await login(SHOPPER.email, SHOPPER.password, 'carrier');
    expect(refused.errors).toMatchObject([
      { code: 'TOO_MANY_ATTEMPTS', message: expect.stringContaining('the link in our email lets you in') as string },
    ]);
    // Attackers who keep switching networks also use up the account's attempts.
    for (let count = 0; count < 101; count += 1) await login(SHOPPER.email, 'a guess', `network ${count}`);
    expect((await login(SHOPPER.email, SHOPPER.password, 'carrier')).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect(await forgot(SHOPPER.email, 'carrier')).toMatchObject({ ok: true });
    const { token } = await reset(resetToken(api.mailbox), 'madu lebah hutan', 'carrier', 'tablet');
    expect(await find(token)).toMatchObject({ userId: 'usr_demo_shopper' });
    // From now on, the device is known.
    expect((await login(SHOPPER.email, 'madu lebah hutan', 'carrier', null, 'tablet')).errors).toEqual([]);
  });

  test('counts the networks of one IPv6 household as one', async () => {
    const { login } = await openAccountsApi();
    const tryFrom = async (network: string) => (await login(SHOPPER.email, 'a guess', network)).errors[0]?.code;
    for (let at = 0; at < 5; at += 1) expect(await tryFrom(`2001:db8:1:12${at.toString(16)}`)).toBe('INVALID_CREDENTIALS');
    expect(await tryFrom('2001:db8:1:12f')).toBe('TOO_MANY_ATTEMPTS');
    expect(await tryFrom('2001:db8:1:22f')).toBe('INVALID_CREDENTIALS');
  });

  test('allows thirty failures per network, whatever the emails; successful logins do not count', async () => {
    const { login } = await openAccountsApi();
    for (let count = 0; count < 3; count += 1) await login(SHOPPER.email, SHOPPER.password);
    for (let count = 0; count < 30; count += 1)
      expect((await login(`nobody${count}@example.com`, 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login('nobody30@example.com', 'a guess')).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await login('nobody30@example.com', 'a guess', 'another')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  test('gives back one attempt of its network if it succeeds, and none of other logins', async () => {
    const { login } = await openAccountsApi();
    for (let count = 0; count < 29; count += 1) await login(`nobody${count}@example.com`, 'a guess');
    expect((await login(SHOPPER.email, SHOPPER.password)).errors).toEqual([]);
    expect((await login('nobody29@example.com', 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login('nobody30@example.com', 'a guess')).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
  });

  test('returns BUSY when too many are concurrent, without counting an attempt', async () => {
    const { login } = await openAccountsApi();
    const crowd = Array.from({ length: 130 }, (_, place) => login(`nobody${place}@example.com`, `guess ${place}`, `address ${place}`));
    for (const { errors } of await Promise.all(Array.from({ length: 4 }, () => login(VENDOR.email, VENDOR.password)))) {
      expect(errors).toMatchObject([{ code: 'BUSY', retryAfterSeconds: 2 }]);
      expect(errors[0]?.message).not.toContain('Too many attempts');
    }
    await Promise.all(crowd);
    for (let count = 0; count < 4; count += 1) expect((await login(VENDOR.email, 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login(VENDOR.email, VENDOR.password)).errors).toEqual([]);
  });

  test('takes as long for an unknown email as for a wrong password', async () => {
    const { login, pass } = await openAccountsApi();
    const times: Record<'unknown' | 'wrong', number[]> = { unknown: [], wrong: [] };
    const emails = { unknown: 'nobody@example.com', wrong: SHOPPER.email };
    for (let round = 0; round < 15; round += 1) {
      // The two alternate, so that other load on the machine affects both equally.
      for (const kind of ['unknown', 'wrong'] as const) {
        pass(3_600_000);
        const startedAt = performance.now();
        await login(emails[kind], `wrong password ${round}`);
        times[kind].push(performance.now() - startedAt);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [unknown, wrong] = [median(times.unknown), median(times.wrong)];
    // Without hashing for unknown accounts, the response would take a tenth of the time.
    expect(Math.min(unknown, wrong) / Math.max(unknown, wrong)).toBeGreaterThan(0.3);
  });

  test('ends the session that was idle longest if the account has fifty, and reports it', async () => {
    const { api, login, pass, find } = await openAccountsApi();
    const tokens: (string | null)[] = [];
    for (let count = 0; count < 50; count += 1) {
      pass(1000);
      const { token, endedSessions } = await login(VENDOR.email, VENDOR.password);
      expect(endedSessions).toBe(0);
      tokens.push(token);
    }
    pass(2 * 3_600_000);
    expect(await find(tokens[0] ?? null)).not.toBeNull();
    expect((await login(VENDOR.email, 'a guess')).endedSessions).toBe(0);
    const last = await login(VENDOR.email, VENDOR.password);
    expect(last.endedSessions).toBe(1);
    tokens.push(last.token);
    expect(await api.store.count('sessions')).toBe(50);
    const open = await Promise.all([0, 1, 2, 50].map(async (at) => (await find(tokens[at] ?? null)) !== null));
    expect(open).toEqual([true, false, true, true]);
  });

  test('rejects an overlong password even if its hash matches', async () => {
    const hashes = new PasswordHashes();
    const long = 'x'.repeat(MAX_RAW_PASSWORD_LENGTH + 1);
    const stored = await hashes.hash(long);
    expect(await hashes.verify(stored, long)).toBe(false);
    expect(await hashes.verify(await hashes.hash(long.slice(1)), long.slice(1))).toBe(true);
  });

  test('a session ends after 7 days without a request, and after 30 days in any case', async () => {
    const { api, login, pass } = await openAccountsApi();
    const [idle, busy] = [
      (await login(SHOPPER.email, SHOPPER.password)).token ?? '',
      (await login(SHOPPER.email, SHOPPER.password)).token ?? '',
    ];
    for (let day = 0; day < 29; day += 1) {
      pass(DAY_MS);
      expect(await api.services.sessions.find(busy)).not.toBeNull();
      if (day === 6) expect(await api.services.sessions.find(idle)).toBeNull();
    }
    pass(DAY_MS);
    expect(await api.services.sessions.find(busy)).toBeNull();
    await login(SHOPPER.email, SHOPPER.password);
    expect(await api.store.count('sessions')).toBe(1);
  });
});
