import { describe, expect, onTestFinished, test } from 'vitest';
import { createServices } from '#server/services.ts';
import { openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';

const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelPackage(number: $number, accessToken: $accessToken) { errors { __typename } }
}`;
const MINUTE_MS = 60_000;

async function openOutbox() {
  const marketplace = await openAccountsApi();
  const { api } = marketplace;
  let count = 0;
  const order = async (email = 'aina@example.com') => {
    const input = anOrderInput({ email, idempotencyKey: `an owed letter ${(count += 1)}` });
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
    return data.placeOrder.order!;
  };
  /** Advances the clock and sends the emails that are due by then. */
  const wait = async (ms: number) => {
    marketplace.pass(ms);
    await api.services.jobs.runDue();
  };
  const mails = async () => (await api.store.query('mails', { limit: 1000 })).items;
  return { ...marketplace, order, wait, mails };
}

describe('an email in the outbox', () => {
  test('is stored with its order and its job, without personal data', async () => {
    const { order, mails, api } = await openOutbox();
    api.mailbox.isBroken = true;
    const { number } = await order();
    const due = await mails();
    expect(due.map(({ id, state }) => [id, state])).toEqual([[`order/${number}/confirmation`, 'WAITING']]);
    const jobs = (await api.store.query('jobs')).items;
    expect(jobs.map(({ id }) => id)).toContain(`sendMail/order/${number}/confirmation`);
    expect(JSON.stringify([due, jobs])).not.toMatch(/\baina|@|Jalan|\+60/i);
  });

  test('is retried with growing delays while the mail server fails, and sent once', async () => {
    const { order, wait, api, reported, mails } = await openOutbox();
    api.mailbox.isBroken = true;
    const { number } = await order();
    await api.services.settled();
    expect(reported).toHaveLength(1);
    await wait(MINUTE_MS - 1000);
    expect(reported).toHaveLength(1);
    await wait(1000);
    expect(reported).toHaveLength(2);
    api.mailbox.isBroken = false;
    await wait(MINUTE_MS);
    expect(api.mailbox.mails).toEqual([]);
    await wait(MINUTE_MS);
    await wait(100 * MINUTE_MS);
    expect(api.mailbox.mails.map(({ subject }) => subject)).toEqual([`Your order ${number}`]);
    expect((await mails()).every(({ state }) => state === 'SENT')).toBe(true);
  });

  test('without a job is sent after a restart; one that has failed keeps the time of its retry', async () => {
    const { order, api, reported } = await openOutbox();
    api.mailbox.isBroken = true;
    const [left, failed] = [await order(), await order('badrul@example.com')];
    await api.services.settled();
    api.services.jobs.close();
    api.mailbox.isBroken = false;
    await api.store.transaction((transaction) => transaction.delete('jobs', `sendMail/order/${left.number}/confirmation`));
    let now = Date.parse('2026-11-21T08:00:30.000Z');
    const restarted = await createServices(api.store, { demo: true, mailCarrier: api.mailbox, now: () => new Date(now) });
    onTestFinished(() => restarted.close());
    await restarted.start();
    await restarted.settled();
    expect(api.mailbox.mails.map(({ subject }) => subject)).toEqual([`Your order ${left.number}`]);
    now += MINUTE_MS;
    await restarted.jobs.runDue();
    expect(api.mailbox.mails[0]?.subject).toBe(`Your order ${failed.number}`);
    expect(reported).toHaveLength(2);
  });

  test('is given up after days of retries', async () => {
    const { order, wait, api, mails, reported } = await openOutbox();
    api.mailbox.isBroken = true;
    await order();
    for (let hours = 0; hours < 80; hours += 4) await wait(4 * 60 * MINUTE_MS);
    expect((await mails()).find(({ kind }) => kind === 'ORDER_PLACED')).toMatchObject({ state: 'GIVEN_UP', failures: 20 });
    expect(reported).toHaveLength(20);
  });

  test.each([
    [550, 3],
    [451, 20],
  ])('refused by the mail server with %d is given up after %d attempts', async (code, attempts) => {
    const { order, wait, api, mails, reported } = await openOutbox();
    api.mailbox.refusal = code;
    await order();
    for (let hours = 0; hours < 80; hours += 4) await wait(4 * 60 * MINUTE_MS);
    expect((await mails()).find(({ kind }) => kind === 'ORDER_PLACED')).toMatchObject({ state: 'GIVEN_UP', failures: attempts });
    expect(reported).toHaveLength(attempts);
    api.mailbox.refusal = null;
    await wait(4 * 60 * MINUTE_MS);
    expect(api.mailbox.mails).toEqual([]);
  });

  test('is delayed if its inbox gets many, and still sent', async () => {
    const { order, wait, api } = await openOutbox();
    await api.store.transaction((transaction) => transaction.put('stock', { id: 'var_rice', onHand: 50 }));
    for (let count = 0; count < 21; count += 1) await order('victim@example.net');
    await api.services.settled();
    expect(api.mailbox.mails).toHaveLength(20);
    await wait(MINUTE_MS);
    expect(api.mailbox.mails).toHaveLength(21);
  });

  test('is also delayed when many orders are cancelled, since emails of all kinds share the limit of an inbox', async () => {
    const { order, api } = await openOutbox();
    for (let count = 0; count < 12; count += 1) {
      const { packages, accessToken } = await order('Victim@example.net');
      await api.execute(CANCEL, { number: packages[0]?.number, accessToken });
    }
    await api.services.settled();
    const subjects = api.mailbox.mails.filter(({ to }) => /^victim@/i.test(to)).map(({ subject }) => subject.split(/[ :]/)[0]);
    expect([subjects.length, new Set(subjects)]).toEqual([20, new Set(['Your', 'Package'])]);
  });

  test('refused by the mail server does not count towards the limit of its inbox', async () => {
    const { order, wait, api } = await openOutbox();
    await api.store.transaction((transaction) => transaction.put('stock', { id: 'var_rice', onHand: 50 }));
    api.mailbox.isBroken = true;
    for (let count = 0; count < 8; count += 1) await order('victim@example.net');
    for (let minutes = 1; minutes <= 8; minutes *= 2) await wait(minutes * MINUTE_MS);
    api.mailbox.isBroken = false;
    await wait(16 * MINUTE_MS);
    expect(api.mailbox.mails).toHaveLength(8);
  });

  test('is deleted after some hundred later emails', async () => {
    const { order, mails, api } = await openOutbox();
    await api.store.transaction(async (transaction) => {
      for (let at = 0; at < 560; at += 1) {
        const createdAt = new Date(Date.parse('2026-11-01') + at * 1000).toISOString();
        const about = { kind: 'ORDER_PLACED', orderId: 'ord_old', packageId: null, event: null, createdAt, dueAt: null } as const;
        await transaction.put('mails', { ...about, id: `order/old-${at}/confirmation`, state: 'SENT', failures: 0, settledAt: createdAt });
      }
    });
    await order();
    await api.services.settled();
    const remaining = await mails();
    expect(remaining.length).toBeLessThanOrEqual(550);
    expect(remaining.length).toBeGreaterThan(400);
    expect(remaining.some(({ id }) => id === 'order/old-0/confirmation')).toBe(false);
    expect(remaining.some(({ id }) => id === 'order/old-559/confirmation')).toBe(true);
  });
});
