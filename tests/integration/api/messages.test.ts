import { afterEach, expect, test } from 'vitest';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { MAX_MESSAGE_LENGTH } from '#schema/rules/limits.ts';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const open: TestApi[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});

let now = Date.parse('2026-03-10T08:00:00Z');
async function start(): Promise<TestApi> {
  const api = await createTestApi({ catalogue: aMarket(), now: () => new Date(now) });
  open.push(api);
  return api;
}

const ERRORS = 'errors { __typename ... on UserError { code message path } }';
const CONTACT = `mutation Contact($input: ContactInput!) { contact(input: $input) { reference ${ERRORS} } }`;
const CONTACT_VENDOR = `mutation Contact($vendorId: ID!, $input: ContactInput!) { contactVendor(vendorId: $vendorId, input: $input) { reference ${ERRORS} } }`;
const SUBSCRIBE = `mutation Subscribe($email: String!) { subscribeNewsletter(email: $email) { reference ${ERRORS} } }`;

interface Payload {
  reference: string | null;
  errors: { __typename: string; code: string; message: string; path: string[] }[];
}

const INPUT = {
  name: ' Aina  binti Rahman ',
  email: 'aina@example.com',
  phone: '012-345 6789',
  topic: 'ORDER_PROBLEM',
  orderNumber: 'rzq-7k4m-2q9d',
  message: 'Two mangoes are missing.\r\n\r\n\r\nPlease help.',
};

test('a contact message is stored in normalised form and returns a reference number', async () => {
  const api = await start();
  const { data } = await api.execute<{ contact: Payload }>(CONTACT, { input: INPUT }, { locale: 'ms' });
  expect(data.contact).toMatchObject({ reference: expect.stringMatching(/^MSG-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string, errors: [] });
  const { items } = await api.store.query('messages', { limit: 10 });
  expect(items).toMatchObject([
    {
      reference: data.contact.reference,
      vendorId: null,
      userId: null,
      name: 'Aina binti Rahman',
      phone: '+60123456789',
      topic: 'ORDER_PROBLEM',
      orderNumber: 'RZQ-7K4M-2Q9D',
      message: 'Two mangoes are missing.\n\nPlease help.',
      locale: 'ms',
    },
  ]);
});

test('all invalid fields of a contact message are returned together, in the language of the sender, and nothing is stored', async () => {
  const api = await start();
  const input = { name: ' ', email: 'nowhere', phone: '12', orderNumber: '<b>', message: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) };
  const { data } = await api.execute<{ contact: Payload }>(CONTACT, { input }, { locale: 'ms' });
  expect(data.contact.reference).toBeNull();
  expect(data.contact.errors.map(({ code, path }) => [code, path[0]])).toEqual(
    ['name', 'email', 'phone', 'orderNumber', 'message'].map((field) => ['INVALID', field]),
  );
  expect(data.contact.errors[0]?.message).toBe('Masukkan nama.');
  expect(await api.store.count('messages')).toBe(0);
});

test('a message to a vendor is stored for that vendor; an unknown vendor returns NOT_FOUND', async () => {
  const api = await start();
  const { data } = await api.execute<{ contactVendor: Payload }>(CONTACT_VENDOR, { vendorId: 'ven_utara', input: INPUT });
  expect(data.contactVendor.errors).toEqual([]);
  expect((await api.services.messageRepository.newest('ven_utara')).map(({ reference }) => reference)).toEqual([
    data.contactVendor.reference,
  ]);
  expect(await api.services.messageRepository.newest('ven_selatan')).toEqual([]);
  const missing = await api.execute<{ contactVendor: Payload }>(CONTACT_VENDOR, { vendorId: 'ven_nobody', input: INPUT });
  expect(missing.data.contactVendor.errors).toMatchObject([{ __typename: 'NotFound', code: 'NOT_FOUND', path: ['vendorId'] }]);
});

test('a network that has sent five messages must wait, without delaying others', async () => {
  const api = await start();
  const send = (address: string) => api.execute(CONTACT, { input: INPUT }, { address });
  for (let sent = 0; sent < 5; sent += 1) expect((await send('1.1.1.1')).errors).toBeUndefined();
  const refused = (await send('1.1.1.1')).errors?.[0]?.extensions;
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
  expect((await send('2.2.2.2')).errors).toBeUndefined();
  now += 61_000;
  expect((await send('1.1.1.1')).errors).toBeUndefined();
  expect(await api.store.count('messages')).toBe(7);
});

test('subscribing to the newsletter returns the same response for new and known emails, and stores an email once', async () => {
  const api = await start();
  const subscribe = async (email: string) =>
    (await api.execute<{ subscribeNewsletter: Payload }>(SUBSCRIBE, { email })).data.subscribeNewsletter;
  const first = await subscribe('Aina@Example.com');
  expect(first).toEqual({ reference: null, errors: [] });
  expect(await subscribe(' aina@example.com')).toEqual(first);
  expect(await api.store.count('subscribers')).toBe(1);
  expect((await subscribe('nowhere')).errors).toMatchObject([{ code: 'INVALID', path: ['email'] }]);
});

test('an operator lists messages without their senders, reads one in full, and lists subscribers', async () => {
  const api = await start();
  const run = (...words: string[]) => runAdminCommand(api.services, { words, values: {} });
  expect(await run('messages')).toEqual({ isDone: true, text: 'Nobody has written.' });
  expect((await run('subscribers')).text).toBe('Nobody has asked for the newsletter.');
  const { data } = await api.execute<{ contactVendor: Payload }>(CONTACT_VENDOR, { vendorId: 'ven_utara', input: INPUT });
  const reference = data.contactVendor.reference ?? '';
  const list = (await run('messages')).text;
  expect(list).toContain(reference);
  expect(list).toContain('Utara');
  expect(list).not.toContain('Aina');
  const whole = (await run('messages', reference.toLowerCase())).text;
  expect(whole).toContain('Aina binti Rahman <aina@example.com>, +60123456789; reads English');
  expect(whole).toContain('Two mangoes are missing.\n\nPlease help.');
  expect((await run('messages', 'MSG-NONE-HERE')).isDone).toBe(false);
  await api.execute(SUBSCRIBE, { email: 'Aina@example.com' });
  expect((await run('subscribers')).text).toBe('Nobody has asked for the newsletter.');
  await api.services.settled();
  await api.execute('mutation ($token: String!) { confirmEmail(token: $token) { subject } }', { token: confirmationToken(api.mailbox) });
  expect((await run('subscribers')).text).toContain('Aina@example.com');
});
