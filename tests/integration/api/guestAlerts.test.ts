import { describe, expect, test } from 'vitest';
import { MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import { openAlerts, type TestAlert } from '#tests/support/api/alerts.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';

const SOLD_OUT = { variantId: 'var_soldout' };
const RICE = { productId: 'prd_rice' };
const GUEST = 'guest@example.com';
const DAY = 24 * 60;
const ERRORS = 'errors { ... on UserError { code path } }';
const ALERTS = `query ($token: String!) { guestAlerts(token: $token) { email alerts { id kind isPaused threshold { minorUnits } } ${ERRORS} } }`;
const PAUSE = `mutation ($id: ID!, $token: String) { payload: pauseAlert(id: $id, token: $token) { alert { isPaused } ${ERRORS} } }`;
const BELOW = `mutation ($id: ID!, $belowCents: SafeInt, $token: String) {
  payload: setAlertThreshold(id: $id, belowCents: $belowCents, token: $token) { alert { isPaused threshold { minorUnits } } ${ERRORS} }
}`;
const DELETE = `mutation ($id: ID!, $token: String) { payload: deleteAlert(id: $id, token: $token) { alert { id } ${ERRORS} } }`;
const DELETE_ALL = `mutation ($token: String!) { payload: deleteGuestAlerts(token: $token) { ok ${ERRORS} } }`;
const LINK = 'query ($token: String!) { emailConfirmation(token: $token) { state alertsToken } }';
const CONFIRM = `mutation ($token: String!) { confirmEmail(token: $token) { ${ERRORS} } }`;

type Listed = Pick<TestAlert, 'id' | 'kind' | 'isPaused' | 'threshold'>;
interface GuestAlerts {
  email: string | null;
  alerts: Listed[];
  errors: { code: string }[];
}

/** A marketplace in which guests use their links. */
async function openGuestAlerts() {
  const market = await openAlerts();
  const { run, api } = market;
  return {
    ...market,
    list: async (token: string) => (await run<{ guestAlerts: GuestAlerts }>(ALERTS, { token }, null)).guestAlerts,
    change: async (operation: string, variables: object) => (await run<{ payload: unknown }>(operation, variables, null)).payload,
    /** The token of the newest confirmation link to an address, and the state of that link. */
    tokenOf: async (email: string) => {
      const { emailConfirmation } = await run<{ emailConfirmation: { state: string; alertsToken: string | null } }>(
        LINK,
        { token: confirmationToken(api.mailbox, email) },
        null,
      );
      return emailConfirmation.alertsToken ?? '';
    },
  };
}

/** The token of a link in an email. */
const mailedToken = (text: string) => /\/user-alerts\/guest\?token=([\w.-]+)$/m.exec(text)?.[1];

describe('the link of a guest', () => {
  test('is in every email with alerts, and lists the confirmed alerts of its address only', async () => {
    const { guest, set, settle, restock, alertMails, list } = await openGuestAlerts();
    await guest(GUEST, RICE);
    await guest('other@example.com', RICE);
    await set({ productId: 'prd_tea', email: GUEST });
    await guest(GUEST, SOLD_OUT);
    await settle();
    await restock();
    const [mail] = alertMails();
    expect(mail!.html).toContain(`/user-alerts/guest?token=${mailedToken(mail!.text)}`);
    expect(await list(mailedToken(mail!.text)!)).toEqual({
      email: GUEST,
      alerts: [{ id: expect.any(String) as string, kind: 'PRICE_DROP', isPaused: false, threshold: null }],
      errors: [],
    });
  });

  test('pauses, changes and deletes an alert, and then all of them', async () => {
    const { guest, tokenOf, list, change, priceOf, alertMails } = await openGuestAlerts();
    for (const input of [RICE, { productId: 'prd_tea' }, SOLD_OUT]) await guest(GUEST, input);
    await guest('other@example.com', RICE);
    const token = await tokenOf(GUEST);
    const [stock, tea, rice] = (await list(token)).alerts.map(({ id }) => id);
    expect(await change(PAUSE, { id: tea, token })).toEqual({ alert: { isPaused: true }, errors: [] });
    const threshold = { minorUnits: 1000 };
    expect(await change(BELOW, { id: rice, belowCents: 1000, token })).toEqual({ alert: { isPaused: false, threshold }, errors: [] });
    expect(await change(BELOW, { id: tea, belowCents: 1, token })).toMatchObject({ alert: { isPaused: true }, errors: [] });
    expect(await change(BELOW, { id: stock, belowCents: 1, token })).toMatchObject({ alert: null, errors: [{ code: 'NOT_FOUND' }] });
    expect(await change(BELOW, { id: rice, belowCents: 99_999, token })).toMatchObject({
      errors: [{ code: 'INVALID', path: ['belowCents'] }],
    });
    expect(await change(DELETE, { id: stock, token })).toEqual({ alert: { id: stock }, errors: [] });
    await priceOf('prd_rice', 1001);
    expect(alertMails().map(({ to }) => to)).toEqual(['other@example.com']);
    await priceOf('prd_rice', 1000);
    expect(alertMails().map(({ to }) => to)).toContain(GUEST);
    expect((await list(token)).alerts).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) expect(await change(DELETE_ALL, { token })).toEqual({ ok: true, errors: [] });
    expect(await list(token)).toEqual({ email: null, alerts: [], errors: [] });
    expect((await list(await tokenOf('other@example.com'))).alerts).toHaveLength(1);
  });

  test('expires after 90 days, and is refused if it is wrong', async () => {
    const { guest, tokenOf, settle, list, change } = await openGuestAlerts();
    await guest(GUEST, RICE);
    const token = await tokenOf(GUEST);
    const [alert] = (await list(token)).alerts;
    const results = async (given: string) =>
      Promise.all([
        list(given),
        ...[PAUSE, BELOW, DELETE].map((operation) => change(operation, { id: alert!.id, belowCents: 100, token: given })),
        change(DELETE_ALL, { token: given }),
      ]);
    const swapped = token.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    const later = token.replace(/[.]([^.]+)[.]/, (_all, expiry: string) => `.z${expiry.slice(1)}.`);
    for (const wrong of ['', 'made-up', `${token}x`, swapped, later]) {
      for (const result of await results(wrong)) expect(result).toMatchObject({ errors: [{ code: 'TOKEN_INVALID', path: ['token'] }] });
    }
    await settle(90 * DAY - 1);
    expect((await list(token)).alerts).toHaveLength(1);
    await settle(1);
    for (const result of await results(token)) expect(result).toMatchObject({ errors: [{ code: 'TOKEN_EXPIRED', path: ['token'] }] });
  });

  test('does not open the alerts of a member with the same address, and keeps working for those of the guest', async () => {
    const { guest, tokenOf, list, change, member, set, own, remove, restock, alertMails } = await openGuestAlerts();
    await guest(GUEST, SOLD_OUT);
    const token = await tokenOf(GUEST);
    const viewer = await member(GUEST);
    const { alert } = await set(SOLD_OUT, viewer);
    const [ofGuest, ...others] = (await list(token)).alerts;
    expect(others).toEqual([]);
    expect(ofGuest!.id).not.toBe(alert!.id);
    for (const operation of [PAUSE, DELETE]) {
      expect(await change(operation, { id: alert!.id, token })).toMatchObject({ alert: null, errors: [{ code: 'NOT_FOUND' }] });
    }
    expect(await remove(ofGuest!.id, viewer)).toMatchObject({ alert: null, errors: [{ code: 'NOT_FOUND' }] });
    await restock();
    const [mail] = alertMails();
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain('Hello Farah');
      expect(body).toMatch(/https:\/\/shop.example\/user-alerts["\n]/);
      expect(body).toMatch(/Alerts set without an account/);
      expect(body).toMatch(/https:\/\/shop.example\/user-alerts\/guest\?token=/);
    }
    await guest(GUEST, RICE);
    await set(RICE, viewer);
    expect(await change(DELETE_ALL, { token })).toEqual({ ok: true, errors: [] });
    const { alerts, emailTopics } = await own(viewer);
    expect(alerts).toHaveLength(1);
    expect(emailTopics).toContain('ALERTS');
  });
});

test('a guest with the maximum number of alerts deletes one by the token of the confirmation link, and then confirms another', async () => {
  const { set, guest, settle, tokenOf, list, change, run, api } = await openGuestAlerts();
  const products = ['rice', 'tea', 'lamp', 'coffee', 'shirt', 'paused', 'soldout', 'counter'];
  const targets = [...products.map((id) => ({ productId: `prd_${id}` })), { vendorId: 'ven_utara' }, { vendorId: 'ven_selatan' }];
  expect(targets).toHaveLength(MAX_GUEST_ALERTS);
  for (const target of targets) {
    await guest(GUEST, target);
    await settle(2 * 60);
  }
  await set({ ...SOLD_OUT, email: GUEST });
  await settle();
  const confirm = async () =>
    (await run<{ confirmEmail: unknown }>(CONFIRM, { token: confirmationToken(api.mailbox, GUEST) }, null)).confirmEmail;
  expect(await confirm()).toMatchObject({ errors: [{ code: 'INVALID' }] });
  const token = await tokenOf(GUEST);
  const { alerts } = await list(token);
  expect(alerts).toHaveLength(MAX_GUEST_ALERTS);
  await change(DELETE, { id: alerts[0]!.id, token });
  expect(await confirm()).toEqual({ errors: [] });
});

test('a confirmation link that has expired has no token for the alerts of its address', async () => {
  const { set, settle, tokenOf } = await openGuestAlerts();
  await set({ ...RICE, email: GUEST });
  await settle();
  expect(await tokenOf(GUEST)).not.toBe('');
  await settle(3 * DAY);
  expect(await tokenOf(GUEST)).toBe('');
});
