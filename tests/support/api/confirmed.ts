import type { TestApi } from './startApi.ts';

const AT = '2026-01-06T02:00:00.000Z';

/** Confirms an account's email address, as its confirmation link does. */
export async function confirmAccount(
  { store }: Pick<TestApi, 'store'>,
  userId: string,
  emailConfirmedAt: string | null = AT,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const user = await transaction.get('users', userId);
    if (user === null) throw new Error(`There is no account ${userId}.`);
    await transaction.put('users', { ...user, emailConfirmedAt });
  });
}

/** Confirms an order's email address, as its confirmation link does. */
export async function confirmOrder({ store }: Pick<TestApi, 'store'>, number: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const [order] = (await transaction.query('orders', { where: { number } })).items;
    if (order === undefined) throw new Error(`There is no order ${number}.`);
    await transaction.put('orders', { ...order, emailConfirmedAt: AT });
  });
}
