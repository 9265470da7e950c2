import { expect, test } from 'vitest';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { aMarket } from '#tests/support/builders/market.ts';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeNewsletter(email: $email) { reference errors { ... on UserError { code } } } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { subject errors { ... on UserError { code } } } }';
const STATE = 'query ($token: String!) { emailConfirmation(token: $token) { state subject } }';
const RESEND = 'mutation ($token: String!) { resendConfirmation(token: $token) { ok errors { ... on UserError { code } } } }';
const DAY_MS = 86_400_000;
const AINA = 'aina@example.com';

async function open() {
  let now = Date.parse('2026-03-02T02:00:00Z');
  const api = await createTestApi({ catalogue: aMarket(), now: () => new Date(now) });
  const { execute, services, mailbox } = api;
  const run = async (operation: string, variables: object, locale: 'en' | 'ms' = 'en') => {
    const { data } = await execute<Record<string, unknown>>(operation, { ...variables }, { locale });
    await services.settled();
    return Object.values(data)[0];
  };
  const subscribers = async () => (await services.messageRepository.subscribers()).map(({ email }) => email);
  const token = () => confirmationToken(mailbox, AINA);
  return { ...api, run, subscribers, token, passDays: (days: number) => (now += days * DAY_MS) };
}

test('an email is subscribed when its link is used, which needs no session and can be used twice', async () => {
  const { run, subscribers, token, mailbox, services } = await open();
  expect(await run(SUBSCRIBE, { email: 'Aina@example.com' }, 'ms')).toEqual({ reference: null, errors: [] });
  expect(await subscribers()).toEqual([]);
  expect((await runAdminCommand(services, { words: ['subscribers'], values: {} })).text).not.toContain('ina@example.com');
  expect(mailbox.mails).toMatchObject([{ to: 'Aina@example.com', subject: 'Sahkan e-mel anda untuk Rizq' }]);
  const link = confirmationToken(mailbox);
  expect(link).not.toContain('aina');
  expect(await run(STATE, { token: link })).toEqual({ state: 'OPEN', subject: 'NEWSLETTER' });
  expect(await subscribers()).toEqual([]);
  for (let count = 0; count < 2; count += 1) expect(await run(CONFIRM, { token: link })).toEqual({ subject: 'NEWSLETTER', errors: [] });
  expect(await subscribers()).toEqual(['Aina@example.com']);
  expect(await run(STATE, { token: link })).toEqual({ state: 'CONFIRMED', subject: 'NEWSLETTER' });
  expect(() => token()).toThrow();
});

test('subscribing returns the same response for a new, an unconfirmed and a subscribed email, and sends the last no link', async () => {
  const { run, token, mailbox, store } = await open();
  const first = await run(SUBSCRIBE, { email: AINA });
  expect(await run(SUBSCRIBE, { email: AINA.toUpperCase() })).toEqual(first);
  expect(mailbox.mails).toHaveLength(2);
  await run(CONFIRM, { token: token() });
  expect(await run(SUBSCRIBE, { email: AINA })).toEqual(first);
  expect(mailbox.mails).toHaveLength(2);
  expect(await store.count('subscribers')).toBe(1);
});

test('a link expires after three days; subscribing again or using the expired link sends a new one', async () => {
  const { run, subscribers, token, passDays, mailbox } = await open();
  await run(SUBSCRIBE, { email: AINA });
  const old = token();
  passDays(3);
  expect(await run(CONFIRM, { token: old })).toEqual({ subject: 'NEWSLETTER', errors: [{ code: 'TOKEN_EXPIRED' }] });
  expect(await run(RESEND, { token: old })).toEqual({ ok: true, errors: [] });
  await run(SUBSCRIBE, { email: AINA });
  expect(mailbox.mails).toHaveLength(3);
  expect(await subscribers()).toEqual([]);
  await run(CONFIRM, { token: token() });
  expect(await subscribers()).toEqual([AINA]);
});

test('subscriptions from before confirmations were introduced remain, and are sent no link', async () => {
  const { run, subscribers, store, mailbox } = await open();
  const earlier = { id: AINA, email: AINA, locale: 'en', subscribedAt: '2025-12-01T00:00:00.000Z' } as const;
  await store.transaction((transaction) => transaction.put('subscribers', earlier));
  expect(await subscribers()).toEqual([AINA]);
  await run(SUBSCRIBE, { email: AINA });
  expect([await subscribers(), mailbox.mails]).toEqual([[AINA], []]);
});

test('an inbox is sent at most eight links a day, from however many networks', async () => {
  const { execute, services, mailbox } = await open();
  for (let count = 0; count < 12; count += 1)
    await execute(SUBSCRIBE, { email: `aina+${count}@example.com` }, { address: `198.51.100.${count}` });
  await services.settled();
  expect(mailbox.mails).toHaveLength(8);
});
