import { describe, expect, test } from 'vitest';
import { aMember } from '#tests/support/api/aMember.ts';
import { aNewProduct, openAlerts } from '#tests/support/api/alerts.ts';

const SOLD_OUT = { variantId: 'var_soldout' };
const RICE = { productId: 'prd_rice' };
const SEARCH = { search: { query: 'basmati', filter: { category: ['snacks'] }, path: '/rizq-marketplace?q=basmati&category=snacks' } };
const HOUR = 60;

describe('an alert for a sold-out variant', () => {
  test('is sent once when the variant is back in stock, in HTML and text, and ends', async () => {
    const { set, member, own, restock, settle, alertMails } = await openAlerts();
    const viewer = await member();
    const { alert, errors } = await set(SOLD_OUT, viewer);
    expect([alert, errors]).toMatchObject([{ kind: 'BACK_IN_STOCK', variant: { id: 'var_soldout' }, isPaused: false }, []]);
    await settle();
    expect(alertMails()).toEqual([]);
    await restock();
    const [mail, ...others] = alertMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'aina@example.com', subject: 'Back in stock at Rizq' });
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain('https://shop.example/product/soldout');
      expect(body).toContain(mail!.unsubscribeHref);
    }
    expect((await own(viewer)).alerts).toEqual([]);
    await restock(0);
    await restock(5);
    expect(alertMails()).toHaveLength(1);
  });

  test('is sent when units are added to a product that its vendor had marked as out of stock', async () => {
    const { set, member, restock, setStatus, alertMails } = await openAlerts();
    await setStatus('prd_soldout', 'OUT_OF_STOCK');
    await set(SOLD_OUT, await member());
    await restock(20);
    expect(alertMails()).toMatchObject([{ to: 'aina@example.com', subject: 'Back in stock at Rizq' }]);
  });

  test('is set once per owner and variant, and refused while the variant is in stock', async () => {
    const { set, member, own, guest, execute } = await openAlerts();
    const viewer = await member();
    const first = await set(SOLD_OUT, viewer);
    expect((await set(SOLD_OUT, viewer)).alert).toEqual(first.alert);
    expect((await own(viewer)).alerts).toHaveLength(1);
    expect((await set({ variantId: 'var_rice' }, viewer)).errors).toMatchObject([{ code: 'INVALID', path: ['variantId'] }]);
    expect((await set({ variantId: 'var_none' }, viewer)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['variantId'] }]);
    await guest('guest@example.com', SOLD_OUT);
    const seller = await execute<{ viewer: { vendor: { demand: unknown } } }>(
      '{ viewer { vendor { demand { waiting variant { id } } } } }',
    );
    expect(seller.viewer.vendor.demand).toEqual([{ waiting: 2, variant: { id: 'var_soldout' } }]);
  });

  test('stays if the variant is sold out again before its email is sent', async () => {
    const { set, member, own, restock, priceOf, settle, alertMails } = await openAlerts();
    const viewer = await member();
    await set(RICE, viewer);
    await priceOf('prd_rice', 1000);
    await set(SOLD_OUT, viewer);
    await restock();
    const pending = async () => (await own(viewer)).alerts.find(({ kind }) => kind === 'BACK_IN_STOCK')?.isPending;
    expect(await pending()).toBe(true);
    await restock(0);
    await settle(24 * HOUR);
    expect(await pending()).toBe(false);
    expect(alertMails()).toHaveLength(1);
    await restock(3);
    await settle(24 * HOUR);
    expect(alertMails()).toHaveLength(2);
  });
});

describe('a price alert', () => {
  test('is sent for each price below the one sent last, at most once a day', async () => {
    const { set, member, own, priceOf, settle, alertMails } = await openAlerts();
    const viewer = await member();
    await set(RICE, viewer);
    await priceOf('prd_rice', 1300);
    expect(alertMails()).toEqual([]);
    await priceOf('prd_rice', 1200);
    expect(alertMails().map(({ subject }) => subject)).toEqual(['A lower price at Rizq']);
    expect(alertMails()[0]!.text).toContain('The price was $12.34.');
    expect((await own(viewer)).alerts).toMatchObject([{ lastPrice: { minorUnits: 1200 } }]);
    await priceOf('prd_rice', 1250);
    await priceOf('prd_rice', 1200);
    await settle(24 * HOUR);
    expect(alertMails()).toHaveLength(1);
    await priceOf('prd_rice', 1100);
    expect(alertMails()).toHaveLength(2);
  });

  test('with a threshold is sent only at that price or below', async () => {
    const { set, member, priceOf, alertMails } = await openAlerts();
    const viewer = await member();
    expect((await set({ ...RICE, belowCents: 1234 }, viewer)).errors).toMatchObject([{ code: 'INVALID', path: ['belowCents'] }]);
    expect((await set({ ...RICE, belowCents: 1000 }, viewer)).alert).toMatchObject({ threshold: { minorUnits: 1000 } });
    await priceOf('prd_rice', 1001);
    expect(alertMails()).toEqual([]);
    await priceOf('prd_rice', 1000);
    expect(alertMails()).toHaveLength(1);
  });

  test('is sent at the price that its member gives it later', async () => {
    const { set, setThreshold, member, priceOf, settle, alertMails } = await openAlerts();
    const viewer = await member();
    const { alert } = await set(RICE, viewer);
    expect((await setThreshold(alert!.id, viewer, 1234)).errors).toMatchObject([{ code: 'INVALID', path: ['belowCents'] }]);
    expect((await setThreshold(alert!.id, viewer, 1000)).alert).toMatchObject({ threshold: { minorUnits: 1000 } });
    await priceOf('prd_rice', 1001);
    expect(alertMails()).toEqual([]);
    await priceOf('prd_rice', 1000);
    expect(alertMails()).toHaveLength(1);
    await setThreshold(alert!.id, viewer, null);
    await settle(24 * HOUR);
    await priceOf('prd_rice', 999);
    expect(alertMails()).toHaveLength(2);
  });

  test.each(['setAlertThreshold', 'setAlert'])('keeps the news for its next email if %s removes the threshold', async (mutation) => {
    const { set, setThreshold, member, own, restock, priceOf, settle, alertMails } = await openAlerts();
    const viewer = await member();
    await set(SOLD_OUT, viewer);
    const { alert } = await set({ ...RICE, belowCents: 1000 }, viewer);
    await restock();
    await priceOf('prd_rice', 1000);
    expect(alertMails()).toHaveLength(1);
    await (mutation === 'setAlert' ? set(RICE, viewer) : setThreshold(alert!.id, viewer, null));
    expect((await own(viewer)).alerts).toMatchObject([{ isPending: true, threshold: null, lastPrice: { minorUnits: 1234 } }]);
    await settle(24 * HOUR);
    expect(alertMails()).toHaveLength(2);
    expect(alertMails()[1]!.text).toContain('The price was $12.34.');
    expect((await own(viewer)).alerts).toMatchObject([{ isPending: false, lastPrice: { minorUnits: 1000 } }]);
  });

  test('drops the news for its next email if they are above a new threshold', async () => {
    const { set, setThreshold, member, own, restock, priceOf, settle, alertMails } = await openAlerts();
    const viewer = await member();
    await set(SOLD_OUT, viewer);
    const { alert } = await set(RICE, viewer);
    await restock();
    await priceOf('prd_rice', 1000);
    await setThreshold(alert!.id, viewer, 900);
    expect((await own(viewer)).alerts).toMatchObject([{ isPending: false, threshold: { minorUnits: 900 } }]);
    await settle(24 * HOUR);
    expect(alertMails()).toHaveLength(1);
    await priceOf('prd_rice', 900);
    await settle(24 * HOUR);
    expect(alertMails()).toHaveLength(2);
  });

  test('that is paused is not sent until it is resumed', async () => {
    const { set, pause, member, priceOf, settle, alertMails } = await openAlerts();
    const viewer = await member();
    const { alert } = await set(RICE, viewer);
    expect((await pause(alert!.id, viewer)).alert).toMatchObject({ isPaused: true });
    await priceOf('prd_rice', 1000);
    expect(alertMails()).toEqual([]);
    await pause(alert!.id, viewer, false);
    await settle();
    expect(alertMails()).toHaveLength(1);
  });

  test.each(['resumed', 'set again'])('that was paused and is %s reports no product from the pause', async (how) => {
    const { set, pause, member, saved, settle, alertMails } = await openAlerts();
    const viewer = await member();
    const { alert } = await set(SEARCH, viewer);
    await settle(1);
    await pause(alert!.id, viewer);
    await saved(aNewProduct('Basmati rice of the pause'));
    await settle(1);
    await (how === 'resumed' ? pause(alert!.id, viewer, false) : set(SEARCH, viewer));
    await settle(1);
    await saved(aNewProduct('Basmati rice of today'));
    await settle(1);
    const [mail] = alertMails();
    expect(mail?.text).toContain('Basmati rice of today');
    expect(mail?.text).not.toContain('of the pause');
  });
});

describe('an alert about new products', () => {
  test('reports new products that match a saved search, with its path and filters in the list', async () => {
    const { set, member, own, saved, settle, alertMails } = await openAlerts();
    const viewer = await member();
    const { alert } = await set(SEARCH, viewer);
    expect(alert).toMatchObject({ kind: 'SAVED_SEARCH', query: 'basmati', path: SEARCH.search.path });
    expect(alert!.filterLabels).toHaveLength(1);
    await settle(1);
    await saved(aNewProduct('Green tea'));
    await settle(1);
    expect(alertMails()).toEqual([]);
    await saved(aNewProduct('Basmati rice'));
    await settle(1);
    expect(alertMails().map(({ text }) => text)).toEqual([expect.stringContaining('New for “basmati”')]);
    await settle(24 * HOUR);
    expect(alertMails()).toHaveLength(1);
    expect((await own(viewer)).alerts).toMatchObject([{ isPending: false, sentAt: expect.any(String) as string }]);
  });

  test('reports new products of a vendor', async () => {
    const { set, member, saved, settle, alertMails } = await openAlerts();
    await set({ vendorId: 'ven_utara' }, await member());
    await settle(1);
    await saved(aNewProduct('Basmati rice'));
    await settle(1);
    expect(alertMails().map(({ text }) => text)).toEqual([expect.stringContaining('New from Utara')]);
  });

  test('links the further products of a vendor to its page', async () => {
    const { set, member, saved, settle, alertMails, execute } = await openAlerts();
    await set({ vendorId: 'ven_utara' }, await member());
    await settle(1);
    for (let at = 1; at <= 9; at += 1) await saved(aNewProduct(`Basmati rice ${at}`));
    await settle(1);
    const slug = /\/shop\/(\S+)/.exec(alertMails()[0]!.text)?.[1];
    expect(await execute('query ($slug: String!) { vendor(slug: $slug) { id } }', { slug })).toEqual({ vendor: { id: 'ven_utara' } });
  });

  test('refuses an empty search, a path outside of the marketplace, and several targets', async () => {
    const { set, member, api } = await openAlerts();
    const viewer = await member();
    expect((await set({ search: { query: ' ', path: '/rizq-marketplace' } }, viewer)).errors).toMatchObject([{ code: 'INVALID' }]);
    const wrong = async (input: object) => {
      const { errors } = await api.execute(
        `mutation ($input: AlertInput!) { setAlert(input: $input) { isConfirmationSent } }`,
        { input },
        { viewer },
      );
      return errors?.[0]?.extensions?.['code'];
    };
    expect(await wrong({ search: { query: 'rice', path: '//evil.example/' } })).toBe('BAD_USER_INPUT');
    expect(await wrong({ ...RICE, ...SOLD_OUT })).toBe('BAD_USER_INPUT');
    expect(await wrong({})).toBe('BAD_USER_INPUT');
  });
});

describe('a guest', () => {
  test('confirms an alert by a link before it is sent, and gets the same response again', async () => {
    const { set, confirm, restock, alertMails, settle } = await openAlerts();
    const response = { alert: null, isConfirmationSent: true, errors: [] };
    expect(await set({ ...SOLD_OUT, email: 'Guest@example.com' })).toEqual(response);
    await restock();
    expect(alertMails()).toEqual([]);
    expect((await confirm('Guest@example.com')).confirmEmail).toMatchObject({ subject: 'ALERT', errors: [] });
    await settle();
    expect(alertMails().map(({ to }) => to)).toEqual(['Guest@example.com']);
    await restock(0);
    expect(await set({ ...SOLD_OUT, email: 'guest@example.com' })).toEqual(response);
  });

  test('needs a valid email', async () => {
    const { set } = await openAlerts();
    expect((await set(SOLD_OUT)).errors).toMatchObject([{ code: 'INVALID', path: ['email'] }]);
    expect((await set({ ...SOLD_OUT, email: 'guest@' })).errors).toMatchObject([{ code: 'INVALID', path: ['email'] }]);
  });

  test('has at most ten unconfirmed alerts per inbox, and the response does not reveal them', async () => {
    const { set, settle, api } = await openAlerts();
    const products = ['rice', 'tea', 'lamp', 'coffee', 'shirt', 'paused', 'soldout', 'counter'];
    const targets = [...products.map((id) => ({ productId: `prd_${id}` })), { vendorId: 'ven_utara' }, { vendorId: 'ven_selatan' }];
    for (const target of targets) {
      expect((await set({ ...target, email: 'guest+a@example.com' })).errors).toEqual([]);
      await settle(2 * HOUR);
    }
    expect(await api.store.count('alerts')).toBe(10);
    expect(await set({ ...SOLD_OUT, email: 'guest@example.com' })).toEqual({ alert: null, isConfirmationSent: true, errors: [] });
    expect(await api.store.count('alerts')).toBe(10);
  });

  test('whose alert is never confirmed is forgotten after a week', async () => {
    const { set, settle, api } = await openAlerts();
    await set({ ...SOLD_OUT, email: 'guest@example.com' });
    await settle(6 * 24 * HOUR);
    expect(await api.store.count('alerts')).toBe(1);
    await settle(25 * HOUR);
    expect(await api.store.count('alerts')).toBe(0);
  });
});

describe('the digest', () => {
  test('sends the first alert immediately and further ones the next morning in Malaysia, together', async () => {
    const { set, member, restock, priceOf, settle, alertMails, clock } = await openAlerts();
    const viewer = await member();
    for (const input of [SOLD_OUT, RICE, { productId: 'prd_tea' }]) await set(input, viewer);
    await restock();
    expect(alertMails()).toHaveLength(1);
    await priceOf('prd_rice', 1000);
    await priceOf('prd_tea', 200);
    // 16:00 in Malaysia; the day ends at 16:00 UTC.
    clock.now = new Date('2026-11-22T00:59:00.000Z');
    await settle();
    expect(alertMails()).toHaveLength(1);
    clock.now = new Date('2026-11-22T01:00:00.000Z');
    await settle();
    expect(alertMails()).toHaveLength(2);
    for (const price of ['$10.00', '$2.00']) expect(alertMails()[1]!.text).toContain(price);
  });

  test('starts a new day at midnight in Malaysia', async () => {
    const { set, member, priceOf, alertMails, clock } = await openAlerts();
    await set(RICE, await member());
    clock.now = new Date('2026-11-21T15:59:00.000Z');
    await priceOf('prd_rice', 1200);
    clock.now = new Date('2026-11-21T16:00:00.000Z');
    await priceOf('prd_rice', 1100);
    expect(alertMails()).toHaveLength(2);
  });

  test('is one per inbox: alerts of a member and a guest with the same address are one email', async () => {
    const { set, member, guest, restock, alertMails } = await openAlerts();
    await set({ ...SOLD_OUT }, await member());
    await guest('aina+alerts@example.com', SOLD_OUT);
    await restock();
    expect(alertMails()).toHaveLength(1);
  });
});

describe('an alert is not sent', () => {
  test('to an account whose email is not confirmed', async () => {
    const { set, api, restock, alertMails, own } = await openAlerts();
    const viewer = await aMember(api, 'new@example.com');
    await set(SOLD_OUT, viewer);
    await restock();
    expect(alertMails()).toEqual([]);
    expect((await own(viewer)).alerts).toHaveLength(1);
  });

  test('after emails about alerts were stopped, and is again after they were switched on', async () => {
    const { set, member, run, own, restock, alertMails } = await openAlerts();
    const viewer = await member();
    await set(SOLD_OUT, viewer);
    const topics = (on: string) => run(`mutation { setEmailTopics(topics: [${on}]) { errors { __typename } } }`, {}, viewer);
    await topics('REVIEWS, NEWSLETTER');
    expect((await own(viewer)).emailTopics).toEqual(['REVIEWS', 'NEWSLETTER']);
    await restock();
    expect(alertMails()).toEqual([]);
    await topics('ALERTS');
    await restock(0);
    await restock();
    expect(alertMails()).toHaveLength(1);
  });
});

describe('pauseAlert and deleteAlert', () => {
  test('change only own alerts', async () => {
    const { set, pause, remove, own, member } = await openAlerts();
    const [owner, other] = [await member(), await member('other@example.com')];
    const { alert } = await set(RICE, owner);
    for (const attempt of [pause(alert!.id, other), remove(alert!.id, other)]) {
      expect(await attempt).toMatchObject({ alert: null, errors: [{ code: 'NOT_FOUND', path: ['id'] }] });
    }
    expect((await remove(alert!.id, owner)).errors).toEqual([]);
    expect((await own(owner)).alerts).toEqual([]);
  });
});
