/**
 * Writes emails into its data folder and kills itself: `tsx emailingProcess.ts FOLDER MOMENT`. It places an order and kills itself
 * (SIGKILL) at the given moment: "unsent", when the order is committed and its email is being sent, or "unmarked", when the email has
 * been written but not recorded as sent.
 */
import { OutboxCarrier } from '#server/platform/mail/carriers.ts';
import type { MailCarrier } from '#server/platform/mail/mail.ts';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';

const [directory = '', moment = ''] = process.argv.slice(2);
const outbox = new OutboxCarrier(directory);
const end = () => process.kill(process.pid, 'SIGKILL');
let placed = () => {};
const isPlaced = new Promise<void>((resolve) => (placed = resolve));
const carrier: MailCarrier = {
  async send(mail, key) {
    await isPlaced;
    if (moment === 'unmarked') await outbox.send(mail, key);
    end();
  },
  close: () => {},
};
const store = await openLowdbStore({ directory });
const { orders, start, settled } = await createServices(store, { demo: false, secret: BUYERS_SECRET, mailCarrier: carrier });
await start();
const { order } = await orders.placeOrder(wantedBy('a mailed order'));
process.stdout.write(`placed ${order?.number ?? ''}\n`);
placed();
// Unlike a server's port, a due job does not keep the process alive.
await settled();
