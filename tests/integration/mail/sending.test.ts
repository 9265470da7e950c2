import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SmtpCarrier } from '#server/platform/mail/carriers.ts';
import { createServices } from '#server/services.ts';
import type { MailCarrier } from '#server/platform/mail/mail.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { seedStore } from '#seed/seedStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { wantedBy } from '#tests/support/builders/buyers.ts';

const STOCK = aMarket().stock.map((stock) => ({ ...stock, onHand: 1000 }));

/** A marketplace that sends its emails through the given carrier. */
async function openMarketplace(mailCarrier: MailCarrier) {
  const store = openMemoryStore();
  await seedStore(store, aMarket({ stock: STOCK }));
  const services = await createServices(store, { demo: false, mailCarrier });
  await services.start();
  onTestFinished(() => {
    services.close();
  });
  let count = 0;
  const order = async (email: string) => {
    const { order: placed } = await services.orders.placeOrder({ ...wantedBy(`a mail of number ${(count += 1)}`), email });
    return placed!;
  };
  return { store, services, order };
}

/** A carrier that sends each email only when the test releases it. */
function heldCarrier() {
  const under: { to: string; subject: string; go: () => void }[] = [];
  const sent: string[] = [];
  const send: MailCarrier['send'] = async ({ to, subject }) => {
    await new Promise<void>((resolve) => under.push({ to, subject, go: resolve }));
    sent.push(`${to} ${subject}`);
  };
  return { under, sent, carrier: { send, close: () => undefined } };
}

test('emails to different addresses are sent concurrently, those to one address in their order', async () => {
  const { under, sent, carrier } = heldCarrier();
  const { services, order, store } = await openMarketplace(carrier);
  const mine: string[] = [];
  for (let count = 0; count < 3; count += 1) mine.push((await order('Aina@example.com')).number);
  for (let person = 0; person < 3; person += 1) await order(`person${person}@example.com`);
  await vi.waitUntil(() => under.length === 4, { timeout: 60_000 });
  expect(under.map(({ to }) => to).sort()).toEqual([
    'Aina@example.com',
    'person0@example.com',
    'person1@example.com',
    'person2@example.com',
  ]);
  // A slow email delays only other emails to the same address.
  await order('late@example.com');
  await vi.waitUntil(() => under.length === 5, { timeout: 60_000 });
  expect(under[4]?.to).toBe('late@example.com');
  for (let at = 0; at < 7; at += 1) {
    await vi.waitUntil(() => under.length > at, { timeout: 60_000 });
    under[at]?.go();
  }
  await services.settled();
  expect(sent.filter((line) => line.startsWith('Aina'))).toEqual(mine.map((number) => `Aina@example.com Your order ${number}`));
  expect((await store.query('mails', { where: { state: 'WAITING' } })).items).toEqual([]);
});

test('at most five emails are sent concurrently', async () => {
  const { under, carrier } = heldCarrier();
  const { services, order } = await openMarketplace(carrier);
  for (let person = 0; person < 9; person += 1) await order(`person${person}@example.com`);
  for (let gone = 0; gone < 9; gone += 1) {
    await vi.waitUntil(() => under.length >= Math.min(9, gone + 5), { timeout: 60_000 });
    expect(under.length).toBe(Math.min(9, gone + 5));
    under[gone]?.go();
  }
  await services.settled();
});

test('a slow SMTP server receives five emails concurrently', async () => {
  const held: (() => void)[] = [];
  const to: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        to.push(...envelope.rcptTo.map(({ address }) => address));
        held.push(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  const { services, order } = await openMarketplace(new SmtpCarrier(`smtp://127.0.0.1:${port}`, 'Rizq <no-reply@shop.example>'));
  for (let person = 0; person < 6; person += 1) await order(`person${person}@example.com`);
  await vi.waitUntil(() => held.length === 5, 60_000);
  for (let gone = 0; gone < 6; gone += 1) {
    await vi.waitUntil(() => held.length > gone, 60_000);
    held[gone]?.();
  }
  await services.settled();
  expect([...to].sort()).toEqual(Array.from({ length: 6 }, (_, person) => `person${person}@example.com`));
});
