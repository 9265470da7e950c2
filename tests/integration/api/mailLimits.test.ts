import { expect, onTestFinished, test } from 'vitest';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const CONTACT_VENDOR = `mutation ($vendorId: ID!, $input: ContactInput!) {
  contactVendor(vendorId: $vendorId, input: $input) { reference errors { ... on UserError { message } } }
}`;
const START = `mutation ($guest: ConversationGuestInput!) {
  payload: startConversation(input: { productId: "prd_rice", text: "Is it fresh?", guest: $guest }) { errors { ... on UserError { message } } }
}`;
const ASK = `mutation { payload: askQuestion(productId: "prd_rice", text: "Is it fresh?") { errors { ... on UserError { message } } } }`;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

async function open() {
  const clock = { now: Date.parse('2026-03-10T08:00:00Z') };
  const api = await createTestApi({ catalogue: aMarket(), now: () => new Date(clock.now) });
  onTestFinished(() => api.close());
  const write = async (at: number, vendorId = 'ven_utara') => {
    const input = { name: `Claim your prize ${at}`, email: `sender-${at}@example.com`, message: 'Call 0123456789' };
    const caller = { address: `203.0.${at >> 8}.${at & 255}`, deviceId: `device-${at}` };
    const { data } = await api.execute<{ contactVendor: { errors: unknown[] } }>(CONTACT_VENDOR, { vendorId, input }, caller);
    return data.contactVendor.errors;
  };
  return { api, clock, write };
}

test('messages from 200 networks reach the inbox of a vendor and send at most 20 emails a day', async () => {
  const { api, clock, write } = await open();
  for (let at = 0; at < 200; at += 1) expect(await write(at)).toEqual([]);
  await api.services.settled();
  // Emails from a burst are sent over the following hours.
  for (let hour = 0; hour < 12; hour += 1) {
    clock.now += DAY_MS / 24;
    await api.services.jobs.runDue();
  }
  expect(api.mailbox.mails.filter(({ to }) => to === 'utara@example.com')).toHaveLength(20);
  expect(JSON.stringify(api.mailbox.mails)).not.toMatch(/Claim your prize|0123456789/);
  expect(await api.services.messageRepository.newest('ven_utara')).toHaveLength(200);
  expect(await api.store.count('mails', { state: 'DROPPED' })).toBe(180);
  expect(await api.store.count('mails', { state: 'WAITING' })).toBe(0);
  await write(201, 'ven_selatan');
  clock.now += DAY_MS;
  await write(202);
  await api.services.settled();
  expect(api.mailbox.mails.slice(0, 2).map(({ to }) => to)).toEqual(['utara@example.com', 'selatan@example.com']);
});

interface Sent {
  payload: { errors: unknown[] };
}

const WRITING = {
  'a message': async ({ write }, at) => expect(await write(at)).toEqual([]),
  'a question': async ({ api }, at) => {
    const viewer = await aConfirmedMember(api, `asker-${at}@example.com`);
    expect((await api.execute<Sent>(ASK, {}, { viewer })).data.payload.errors).toEqual([]);
  },
  'a conversation': async ({ api }, at) => {
    const guest = { name: 'Aina', email: `sender-${at}@example.com` };
    const { data } = await api.execute<Sent>(START, { guest }, { deviceId: `device-${at}`, address: `203.0.113.${at}` });
    expect(data.payload.errors).toEqual([]);
  },
} satisfies Record<string, (market: Awaited<ReturnType<typeof open>>, at: number) => Promise<void>>;

test.each(Object.entries(WRITING))('emails to a vendor about %s do not delay the emails about its own orders', async (_, write) => {
  const market = await open();
  const { api, clock } = market;
  const sentTo = () => api.mailbox.mails.filter(({ to }) => to === 'utara@example.com');
  for (let at = 0; at < 20; at += 1) await write(market, at);
  clock.now += 3 * MINUTE_MS;
  await api.services.jobs.runDue();
  expect(sentTo()).toHaveLength(20);
  const viewer = await aConfirmedMember(api, 'utara@example.com');
  await api.execute(PLACE_ORDER, { input: anOrderInput({ email: 'utara@example.com' }) }, { viewer });
  await api.services.settled();
  expect(sentTo().filter(({ subject }) => subject.startsWith('Your order'))).toHaveLength(1);
});
