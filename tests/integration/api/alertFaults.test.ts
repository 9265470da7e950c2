import { expect, test } from 'vitest';
import { openAlerts } from '#tests/support/api/alerts.ts';

const SOLD_OUT = { variantId: 'var_soldout' };

test('notifies all watchers of a variant, more than one run of the job reads', async () => {
  const { set, member, restock, api } = await openAlerts();
  const { alert } = await set(SOLD_OUT, await member());
  await api.store.transaction(async (transaction) => {
    const known = (await transaction.get('alerts', alert!.id))!;
    // One inbox, so that there is one email.
    const guest = { ...known, userId: null, email: 'guest@example.com', inbox: 'guest' };
    for (let index = 0; index < 501; index += 1) await transaction.put('alerts', { ...guest, id: `alt_guest${index}` });
  });
  await restock();
  expect(await api.store.count('alerts', { state: 'ACTIVE' })).toBe(0);
});
