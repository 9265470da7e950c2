import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.repository.ts';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { resetToken } from '#tests/support/api/mailbox.ts';

describe('the demo accounts', () => {
  const catalogue = buildCatalogue();

  test('can log in with the published passwords, which are hashed like all others', async () => {
    const { api, login } = await openAccountsApi({ catalogue });
    const { data } = await api.execute<{ marketplace: { demoAccounts: { email: string; password: string }[] } }>(
      '{ marketplace { demoAccounts { email password role } } }',
    );
    expect(data.marketplace.demoAccounts).toHaveLength(2);
    for (const { email, password } of data.marketplace.demoAccounts) expect((await login(email, password)).errors).toEqual([]);
    for (const { passwordHash } of (await api.store.query('users', { limit: 10 })).items)
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  test('are removed outside of the demo, also from data of a former demo', async () => {
    const { api, login } = await openAccountsApi();
    const { token } = await login(SHOPPER.email, SHOPPER.password);
    await settleDemoAccounts(api.store, false);
    expect(await api.services.sessions.find(token ?? '')).toBeNull();
    expect(await api.store.count('users')).toBe(0);
    const plain = await openAccountsApi({ demo: false, catalogue });
    expect((await plain.login(SHOPPER.email, SHOPPER.password)).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await plain.api.execute('{ marketplace { demoAccounts { email } } }')).data).toEqual({ marketplace: { demoAccounts: [] } });
  });

  test('are offered as long as their password is the published one', async () => {
    const { api, forgot, reset } = await openAccountsApi({ catalogue });
    const offered = async () =>
      (await api.execute<{ marketplace: { demoAccounts: { email: string }[] } }>('{ marketplace { demoAccounts { email } } }')).data
        .marketplace.demoAccounts;
    expect(await offered()).toEqual([{ email: SHOPPER.email }, { email: VENDOR.email }]);
    await forgot(SHOPPER.email);
    await reset(resetToken(api.mailbox));
    expect(await offered()).toEqual([{ email: VENDOR.email }]);
  });
});
