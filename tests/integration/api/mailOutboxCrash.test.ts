import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { OutboxCarrier } from '#server/platform/mail/carriers.ts';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

async function mails(directory: string): Promise<string[]> {
  return (await readdir(path.join(directory, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.json'));
}

test.each([
  ['unsent', 0],
  ['unmarked', 1],
])('the email of an order is sent once if the server is killed while it is %s', async (moment, before) => {
  const directory = await temporaryFolder();
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket());
  await seeding.close();
  const killed = await startChildScript('emailingProcess.ts', directory, moment);
  expect(await killed.ended).toBe('SIGKILL');
  const number = killed.lines.find((line) => line.startsWith('placed'))?.split(' ')[1];
  expect(await mails(directory)).toHaveLength(before);

  for (let start = 0; start < 2; start += 1) {
    const store = await openLowdbStore({ directory });
    const outbox = new OutboxCarrier(directory);
    // By now, the killed process's lease has expired.
    const now = () => new Date(Date.now() + 60_000);
    const services = await createServices(store, { demo: false, secret: BUYERS_SECRET, mailCarrier: outbox, now });
    await services.start();
    await services.settled();
    expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual([`Your order ${number}`]);
    expect((await store.query('mails', { where: { state: 'WAITING' } })).items).toEqual([]);
    services.close();
    await store.close();
  }
});
