import { describe, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aConfirmedMember, aMember, MEMBER_PASSWORD } from '#tests/support/api/aMember.ts';
import { LOGIN } from '#tests/support/api/accountOperations.ts';
import { codes, openAccountsApi, type OkResponse } from '#tests/support/api/accountsApi.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { confirmationToken, resetToken } from '#tests/support/api/mailbox.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';
import { openTwoVendors } from '#tests/support/api/packages.ts';

const VICTIM = 'aina@gmail.com';
/** Addresses that all deliver to the same inbox. */
const alias = (at: number) => `a.ina+${at}@gmail.com`;
const HOUR_MS = 3_600_000;

const CHANGE_PASSWORD = 'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) { ok } }';
const CHANGE_EMAIL = 'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { viewer { id } } }';
const RESEND = `mutation ($token: String) {
  resendConfirmation(token: $token) { ok errors { ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } } }
}`;

async function open() {
  const accounts = await openAccountsApi();
  const { api } = accounts;
  const mailsTo = (to: RegExp) => api.mailbox.mails.filter((mail) => to.test(mail.to));
  const run = async (query: string, variables: object, viewer: SignedIn) => {
    await api.execute(query, { ...variables }, { viewer, address: viewer.userId });
    await api.services.settled();
  };
  return { ...accounts, mailsTo, run };
}

const TO_ALIASES = /^a\.ina\+/;
const TO_VICTIM = /^aina@/;

describe('a confirmed account still gets security emails when unconfirmed aliases of its inbox have reached the limit for', () => {
  test('password resets', async () => {
    const { api, forgot, mailsTo } = await open();
    await aConfirmedMember(api, VICTIM);
    for (let at = 0; at < 4; at += 1) {
      await aMember(api, alias(at));
      for (let count = 0; count < 3; count += 1) await forgot(alias(at), `network ${at}`);
    }
    expect(mailsTo(TO_ALIASES)).toHaveLength(10);
    expect(await forgot(VICTIM, 'own network')).toEqual({ ok: true, errors: [] });
    expect(mailsTo(TO_VICTIM)).toHaveLength(1);
    expect(resetToken(api.mailbox)).toMatch(/./);
  });

  test('changes of password and email', async () => {
    const { api, run, mailsTo } = await open();
    const victim = await aConfirmedMember(api, VICTIM);
    for (let at = 0; at < 4; at += 1) {
      const stranger = await aMember(api, alias(at));
      const words = ['kerbau makan rumput', 'rumput makan kerbau', 'kerbau minum embun', 'embun minum kerbau'];
      for (const [index, next] of words.entries())
        await run(CHANGE_PASSWORD, { current: words[index - 1] ?? MEMBER_PASSWORD, next }, stranger);
    }
    expect(mailsTo(TO_ALIASES)).toHaveLength(10);
    await run(CHANGE_PASSWORD, { current: MEMBER_PASSWORD, next: 'lembu di padang' }, victim);
    await run(CHANGE_EMAIL, { email: 'thief@example.com', password: 'lembu di padang' }, victim);
    expect(mailsTo(TO_VICTIM).map(({ subject }) => subject)).toEqual([
      'Your email for Rizq was changed',
      'Your password for Rizq was changed',
    ]);
  });

  test('logins on new devices', async () => {
    const { api, mailsTo } = await open();
    const login = async (email: string, deviceId: string) => {
      await api.execute(LOGIN, { email, password: MEMBER_PASSWORD }, { address: email, deviceId });
      await api.services.settled();
    };
    await aConfirmedMember(api, VICTIM);
    await login(VICTIM, 'own device');
    for (let at = 0; at < 4; at += 1) {
      await aMember(api, alias(at));
      for (let device = 0; device < 4; device += 1) await login(alias(at), `device ${device}`);
    }
    expect(mailsTo(TO_ALIASES)).toHaveLength(10);
    await login(VICTIM, 'device of a thief');
    expect(mailsTo(TO_VICTIM)).toHaveLength(1);
  });

  test('changes of the bank account, which are limited to five before waits of minutes', async () => {
    const { api, clock, open: create, settle } = await openVendorsApi();
    const shops = await Promise.all(
      [VICTIM, ...[0, 1, 2, 3].map(alias)].map(async (email, at) => {
        const owner = await (at === 0 ? aConfirmedMember : aMember)(api, email);
        const { vendor } = await create(owner, { name: ['Kedai Lampu', 'Warung Senja', 'Teh Tarik', 'Batik Mutiara', 'Pisang Emas'][at] });
        let version = vendor!.version;
        return async (number: number) => {
          const result = await settle(owner, version, { bankName: 'Maybank', bankAccount: String(1_000_000_000 + number) });
          version = result.vendor?.version ?? version;
          return codes(result);
        };
      }),
    );
    const [victim, ...strangers] = shops;
    for (const change of strangers) {
      for (let count = 0; count < 5; count += 1) expect(await change(count)).toEqual([]);
      expect(await change(99)).toEqual([['TOO_MANY_ATTEMPTS', null]]);
    }
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(await strangers[0]!(100)).toEqual([]);
    await api.services.settled();
    const notices = (to: RegExp) => api.mailbox.mails.filter((mail) => to.test(mail.to) && /bank account/.test(mail.subject)).length;
    expect(notices(TO_ALIASES)).toBe(20);
    expect(await victim!(7)).toEqual([]);
    await api.services.settled();
    expect(notices(TO_VICTIM)).toBe(1);
  });
});

describe('other emails', () => {
  test('receipts and steps of a confirmed order are counted separately from unconfirmed orders of the same inbox', async () => {
    const market = await openTwoVendors();
    const { order, advance, mailbox, services, store } = market;
    await store.transaction((transaction) => transaction.put('stock', aStock('var_rice', 1000)));
    const rice = { lines: [{ variantId: 'var_rice', quantity: 1 }], expectedTotal: 1781 };
    const mine = await order({ ...rice, email: VICTIM });
    await confirmOrder(market, mine.number);
    for (let at = 0; at < 20; at += 1) await order({ ...rice, email: alias(at) });
    await services.settled();
    await advance('utara', mine.packages[0]!.id, 'PACKED');
    await services.settled();
    const toVictim = mailbox.mails.filter(({ to }) => TO_VICTIM.test(to)).map(({ subject }) => subject);
    expect(toVictim).toEqual([`Packed: order ${mine.number}`, `Your order ${mine.number}`]);
  });

  test('a member whose inbox has reached the daily limit of confirmation links is asked to wait until the end of the day', async () => {
    const { api, register, signedIn, pass, mailsTo } = await open();
    const resend = async (options: object, token?: string) => {
      const { data } = await api.execute<{ resendConfirmation: OkResponse }>(RESEND, { token }, options);
      await api.services.settled();
      return data.resendConfirmation;
    };
    for (let at = 0; at < 8; at += 1) await register({ email: alias(at) }, `network ${at}`);
    await register({ email: VICTIM }, 'own network');
    await api.services.settled();
    const links = () => mailsTo(/@gmail\.com$/).length;
    expect(links()).toBe(8);
    const viewer = await signedIn({ email: VICTIM, password: 'kopi tarik panas' });
    const waiting = await resend({ viewer });
    // The time from 08:00 UTC until the end of the day.
    expect(waiting).toMatchObject({ ok: false, errors: [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 57_600 }] });
    expect(await resend({}, confirmationToken(api.mailbox, alias(0)))).toMatchObject({ ok: false });
    pass(16 * HOUR_MS);
    expect(await resend({ viewer })).toEqual({ ok: true, errors: [] });
    expect(mailsTo(TO_VICTIM)).toHaveLength(1);
  });
});
