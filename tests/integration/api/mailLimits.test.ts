import { expect, onTestFinished, test } from 'vitest';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const CONTACT_VENDOR = `mutation ($vendorId: ID!, $input: ContactInput!) {
  contactVendor(vendorId: $vendorId, input: $input) { reference errors { ... on UserError { message } } }
}`;
const DAY_MS = 86_400_000;

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
