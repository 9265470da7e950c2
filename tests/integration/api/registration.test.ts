import { describe, expect, test } from 'vitest';
import { SHOPPER, VIEWER } from '#tests/support/api/accountOperations.ts';
import { codes, openAccountsApi } from '#tests/support/api/accountsApi.ts';

describe('registration', () => {
  test('creates an account and logs it in; the password is stored only as an argon2id hash', async () => {
    const { api, register } = await openAccountsApi();
    const result = await register({ email: ' Farah@Example.com ', phone: '+60 12-345 6789' });
    expect(result).toMatchObject({ errors: [], viewer: { email: 'Farah@Example.com' }, expiresAt: '2026-12-21T08:00:00.000Z' });
    const viewer = await api.services.sessions.find(result.token ?? '');
    expect((await api.execute(VIEWER, {}, { viewer })).data).toMatchObject({
      viewer: { firstName: 'Farah', lastName: 'Hanim', phone: '+60123456789', roles: ['CUSTOMER'], locale: 'EN', addresses: [] },
    });
    const [user] = (await api.store.query('users', { where: { emailKey: 'farah@example.com' } })).items;
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(JSON.stringify(user)).not.toContain('kopi tarik panas');
  });

  test('returns an error for every invalid field', async () => {
    const { register } = await openAccountsApi();
    expect(codes(await register({ firstName: ' ', email: 'farah', phone: '03-2261 8888', password: 'short' }))).toEqual([
      ['INVALID', 'firstName'],
      ['INVALID', 'phone'],
      ['INVALID', 'email'],
      ['WEAK_PASSWORD', 'password'],
    ]);
  });

  test.each([
    'password',
    'Password',
    'sunshine',
    '1234567890',
    'x'.repeat(129),
    'farah@example.com',
    'ＰＡＳＳＷＯＲＤ',
    'ｓｕｎｓｈｉｎｅ',
    'ｆａｒａｈ＠example.com',
  ])('refuses the password %s', async (password) => {
    const { register } = await openAccountsApi();
    expect(codes(await register({ password }))).toEqual([['WEAK_PASSWORD', 'password']]);
  });

  test.each(['aaaa bbbb cccc', `${'kopi '.repeat(25)}kop`, 'kata laluan 🥥'])(
    'accepts the password %s: there is no rule about kinds of characters',
    async (password) => {
      const { register, login } = await openAccountsApi();
      expect((await register({ password })).errors).toEqual([]);
      expect((await login('FARAH@example.com', password)).errors).toEqual([]);
    },
  );

  test('refuses an email that is taken, in any case, also concurrently', async () => {
    const { api, register } = await openAccountsApi();
    const results = await Promise.all([register(), register({ email: 'FARAH@example.com' })]);
    expect(results.map(codes).sort()).toEqual([[], [['EMAIL_TAKEN', 'email']]]);
    expect((await api.store.query('users', { where: { emailKey: 'farah@example.com' } })).items).toHaveLength(1);
  });

  test('is limited to twenty attempts per network', async () => {
    const { register } = await openAccountsApi();
    for (let count = 0; count < 20; count += 1) await register({ email: SHOPPER.email });
    expect(codes(await register({ email: SHOPPER.email }))).toEqual([['TOO_MANY_ATTEMPTS', null]]);
    expect(codes(await register({ email: SHOPPER.email }, 'another'))).toEqual([['EMAIL_TAKEN', 'email']]);
  });
});
