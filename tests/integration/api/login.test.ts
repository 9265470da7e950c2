import { describe, expect, test } from 'vitest';
import { SHOPPER, VENDOR } from '#tests/support/accountOperations.ts';
import { openAccountsShop } from '#tests/support/accountsShop.ts';

const DAY_MS = 86_400_000;

describe('logging in', () => {
  test('is free five times for an e-mail, then waits twice as long each time, at most 15 minutes, and never for good', async () => {
    const { login, pass } = await openAccountsShop();
    const waits: number[] = [];
    for (let count = 0; count < 5; count += 1)
      expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    for (let count = 0; count < 12; count += 1) {
      // The right password has to wait as well: else a wait would tell which one is right.
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

  test('waits for an unknown e-mail just the same, also when tried all at once', async () => {
    const { login } = await openAccountsShop();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('nobody@example.com', 'a guess')));
    expect(answers.filter(({ errors }) => errors[0]?.code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(answers.filter(({ errors }) => errors[0]?.code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  });

  test.each([SHOPPER.email, 'nobody@example.com'])('a stranger who tries %s does not keep its owner out', async (email) => {
    const { login } = await openAccountsShop();
    const code = async (address: string) => (await login(email, 'a guess', address)).errors[0]?.code;
    for (let count = 0; count < 9; count += 1) await code('a stranger');
    expect(await code('a stranger')).toBe('TOO_MANY_ATTEMPTS');
    expect(await code('the owner')).toBe('INVALID_CREDENTIALS');
    if (email === SHOPPER.email) expect((await login(email, SHOPPER.password, 'the owner')).errors).toEqual([]);
  });

  test('from very many addresses waits as well, at most a minute', { timeout: 30_000 }, async () => {
    const { login, pass } = await openAccountsShop();
    const attempt = async (count: number) => (await login('nobody@example.com', 'a guess', `address ${count}`)).errors[0];
    for (let count = 0; count < 100; count += 1) expect((await attempt(count))?.code).toBe('INVALID_CREDENTIALS');
    const waits: number[] = [];
    for (let count = 100; count < 107; count += 1) {
      const seconds = (await attempt(count))?.retryAfterSeconds ?? 0;
      waits.push(seconds);
      pass(seconds * 1000);
      await attempt(count);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  test('from one address is free thirty times, whatever the e-mails; who gets in is not counted', async () => {
    const { login } = await openAccountsShop();
    for (let count = 0; count < 3; count += 1) await login(SHOPPER.email, SHOPPER.password);
    for (let count = 0; count < 30; count += 1)
      expect((await login(`nobody${count}@example.com`, 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login('nobody30@example.com', 'a guess')).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await login('nobody30@example.com', 'a guess', 'another')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  test('is sent away when too many do it at once: that says so, and is no try', { timeout: 30_000 }, async () => {
    const { login } = await openAccountsShop();
    const crowd = Array.from({ length: 130 }, (_, place) => login(`nobody${place}@example.com`, 'a guess', `address ${place}`));
    for (const { errors } of await Promise.all(Array.from({ length: 4 }, () => login(VENDOR.email, VENDOR.password)))) {
      expect(errors).toMatchObject([{ code: 'BUSY', retryAfterSeconds: 2 }]);
      expect(errors[0]?.message).not.toContain('Too many tries');
    }
    await Promise.all(crowd);
    for (let count = 0; count < 4; count += 1) expect((await login(VENDOR.email, 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login(VENDOR.email, VENDOR.password)).errors).toEqual([]);
  });

  test('takes as long for an unknown e-mail as for a wrong password', async () => {
    const { login, pass } = await openAccountsShop();
    const times: Record<'unknown' | 'wrong', number[]> = { unknown: [], wrong: [] };
    const emails = { unknown: 'nobody@example.com', wrong: SHOPPER.email };
    for (let round = 0; round < 15; round += 1) {
      // Turn about, so that a busy moment hits both alike.
      for (const kind of ['unknown', 'wrong'] as const) {
        pass(3_600_000);
        const startedAt = performance.now();
        await login(emails[kind], 'wrong password');
        times[kind].push(performance.now() - startedAt);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [unknown, wrong] = [median(times.unknown), median(times.wrong)];
    // Without the hash of nobody the answer would come within a tenth of the time.
    expect(Math.min(unknown, wrong) / Math.max(unknown, wrong)).toBeGreaterThan(0.5);
  });

  test('a session is over after 7 days without a request, and after 30 in any case', async () => {
    const { api, login, pass } = await openAccountsShop();
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
