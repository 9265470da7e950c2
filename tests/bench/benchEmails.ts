import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { seedStore } from '#seed/seedStore.ts';
import { SmtpCarrier } from '#server/platform/mail/carriers.ts';
import { createServices } from '#server/services.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import type { BenchRow } from './printTable.ts';

const ORDERS = 100;
const SERVER_MS = 150;

/** Throughput of the email outbox: sends the receipts for 100 orders over SMTP, with a fixed delay per email. */
export async function benchEmails(): Promise<BenchRow[]> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => void pause(SERVER_MS).then(() => done()));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailCarrier = new SmtpCarrier(`smtp://127.0.0.1:${port}`, 'no-reply@shop.example');
  const store = openMemoryStore();
  await seedStore(store, aMarket({ stock: aMarket().stock.map((stock) => ({ ...stock, onHand: ORDERS })) }));
  const services = await createServices(store, { demo: false, mailCarrier });
  await services.start();
  const start = performance.now();
  for (let buyer = 0; buyer < ORDERS; buyer += 1) {
    await services.orders.placeOrder({ ...wantedBy(`an email of the benchmark ${buyer}`), email: `buyer${buyer}@example.com` });
  }
  await services.settled();
  const seconds = (performance.now() - start) / 1000;
  services.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await store.close();
  const floor = 1000 / SERVER_MS;
  return [
    {
      what: `emails a second by a server that takes ${SERVER_MS} ms for each`,
      size: ORDERS,
      figure: (ORDERS / seconds).toFixed(1),
      floor: `${floor.toFixed(1)} one after the other`,
      ratio: `${(ORDERS / seconds / floor).toFixed(1)} ×`,
    },
  ];
}
