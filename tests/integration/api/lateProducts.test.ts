import { expect, test } from 'vitest';
import { aNewProduct, openAlerts } from '#tests/support/api/alerts.ts';
import { IMPORT } from '#tests/support/api/productFiles.ts';

const SEARCH = { search: { query: 'basmati', path: '/rizq-marketplace?q=basmati' } };
const NEWS = { vendorId: 'ven_utara' };
const SOLD_OUT = { variantId: 'var_soldout' };
const DAY = 24 * 60;

/** A marketplace with a saved search and an alert of Utara's news, and the texts of the emails about both. */
async function openWatched() {
  const alerts = await openAlerts();
  const { set, member, settle, alertMails, execute } = alerts;
  await set(SEARCH, await member('search@example.com'));
  await set(NEWS, await member('vendor@example.com'));
  await settle(1);
  const sent = () => alertMails().map(({ to, text }) => `${to}: ${/Basmati[^:\n]*/.exec(text)?.[0] ?? ''}`);
  const imported = async (csv: string) => {
    await execute(IMPORT, { csv, dryRun: false });
    await settle(1);
  };
  /** A product of Utara's by its title. */
  const idOf = async (title: string) => {
    const { items } = await alerts.api.store.query('products', { where: { vendorId: 'ven_utara' } });
    return items.find((product) => product.title.en === title)!.id;
  };
  return { ...alerts, sent: () => sent().sort(), imported, idOf };
}

const both = (title: string) => [`search@example.com: ${title}`, `vendor@example.com: ${title}`];

test('a hidden product is news when it is put on sale, once, also if newer products were sent before', async () => {
  const { saved, setStatus, settle, sent, idOf } = await openWatched();
  await saved(aNewProduct('Basmati late'));
  const id = await idOf('Basmati late');
  await setStatus(id, 'DISABLED');
  await settle(1);
  expect(sent()).toEqual([]);
  await saved(aNewProduct('Basmati early'));
  await settle(1);
  expect(sent()).toEqual(both('Basmati early'));
  await settle(DAY);
  await setStatus(id, 'AVAILABLE');
  await settle(1);
  expect(sent()).toEqual([...both('Basmati early'), ...both('Basmati late')].sort());
  await settle(2 * DAY);
  expect(sent()).toHaveLength(4);
});

test('a product that was older than the alerts is news when its pause ends', async () => {
  const { execute, setStatus, settle, alertMails } = await openWatched();
  await setStatus('prd_rice', 'DISABLED');
  await settle(1);
  await setStatus('prd_rice', 'AVAILABLE');
  await settle(1);
  const { product } = await execute<{ product: { title: string } }>('{ product(id: "prd_rice") { title } }');
  expect(alertMails().find(({ to }) => to === 'vendor@example.com')?.text).toContain(product.title);
});

test('a product that is hidden and shown again is news once a month at most', async () => {
  const { saved, setStatus, settle, sent, idOf } = await openWatched();
  await saved(aNewProduct('Basmati shy'));
  const id = await idOf('Basmati shy');
  const hideAndShow = async () => {
    await setStatus(id, 'DISABLED');
    await setStatus(id, 'AVAILABLE');
    await settle(2 * DAY);
  };
  await settle(2 * DAY);
  await hideAndShow();
  const after = sent();
  await hideAndShow();
  await hideAndShow();
  expect(sent()).toEqual(after);
  await settle(30 * DAY);
  await hideAndShow();
  expect(sent().length).toBe(after.length + 2);
});

test('a product from a file is news when it gets a picture and is put on sale, not when it is imported', async () => {
  const { saved, setStatus, settle, sent, imported, idOf } = await openWatched();
  await imported('sku,title,description,category,newPrice,quantity\nBAS-1,Basmati imported,Long grains,snacks,9.00,5');
  await settle(1);
  expect(sent()).toEqual([]);
  const id = await idOf('Basmati imported');
  await saved({ images: [{ id: 'up_one' }] }, { id });
  await setStatus(id, 'AVAILABLE');
  await settle(1);
  expect(sent()).toEqual(both('Basmati imported'));
});

test('a product that a file puts on sale is news', async () => {
  const { saved, setStatus, settle, sent, imported, idOf } = await openWatched();
  await saved(aNewProduct('Basmati filed'));
  const id = await idOf('Basmati filed');
  await setStatus(id, 'DISABLED');
  await imported('sku,status\nNEW-Basmati-filed,Available');
  expect(sent()).toEqual(both('Basmati filed'));
  await settle(DAY);
  expect(sent()).toHaveLength(2);
});

test("products of a vendor's pause are news once: immediately if they are listed, else when an operator publishes the vendor", async () => {
  const { api, saved, settle, sent, alertMails } = await openWatched();
  const change = (fields: object) =>
    api.store.transaction(async (transaction) => {
      await transaction.put('vendors', { ...(await transaction.get('vendors', 'ven_utara'))!, ...fields });
    });
  await change({ holidayUntil: '2026-11-25T00:00:00.000Z' });
  await saved(aNewProduct('Basmati holiday'));
  await settle(1);
  expect(sent()).toEqual(both('Basmati holiday'));
  await change({ holidayUntil: null });
  await settle(DAY);
  expect(sent()).toHaveLength(2);
  await change({ isAwaitingApproval: true });
  await saved(aNewProduct('Basmati waiting'));
  await settle(DAY);
  expect(sent()).toHaveLength(2);
  const { slug } = (await api.store.get('vendors', 'ven_utara'))!;
  await api.services.vendorProfiles.approve(slug);
  await settle(1);
  expect(sent()).toHaveLength(4);
  for (const { text } of alertMails().slice(2)) expect(text).toContain('Basmati waiting');
});

test.each(['editor', 'file'])(
  'units from the %s put a product that was marked out of stock back on sale, and its watchers are notified',
  async (by) => {
    const { own, set, member, setStatus, saved, settle, imported, alertMails, purchasable } = await openRestocked();
    await setStatus('prd_soldout', 'OUT_OF_STOCK');
    await set(SOLD_OUT, await member());
    await settle(1);
    if (by === 'file') await imported('sku,quantity\nSKU-soldout,7');
    else await saved({ variants: [{ id: 'var_soldout', sku: 'SKU-soldout', options: [], stock: 7 }] }, { id: 'prd_soldout' });
    await settle(1);
    expect((await own('prd_soldout'))?.status).toBe('AVAILABLE');
    expect(await purchasable()).toBe(7);
    expect(alertMails()).toMatchObject([{ to: 'aina@example.com', subject: 'Back in stock at Rizq' }]);
  },
);

test('a change without new units leaves a product marked out of stock, and so does a file that says so', async () => {
  const { own, setStatus, saved, imported } = await openRestocked();
  await setStatus('prd_rice', 'OUT_OF_STOCK');
  await saved({ price: 1000 }, { id: 'prd_rice' });
  expect((await own('prd_rice'))?.status).toBe('OUT_OF_STOCK');
  await imported('sku,quantity,status\nSKU-soldout,7,Out of stock');
  expect((await own('prd_soldout'))?.status).toBe('OUT_OF_STOCK');
});

async function openRestocked() {
  const alerts = await openAlerts();
  const { api, execute, settle } = alerts;
  return {
    ...alerts,
    own: (id: string) => api.store.get('products', id),
    imported: async (csv: string) => {
      await execute(IMPORT, { csv, dryRun: false });
      await settle(1);
    },
    purchasable: async () =>
      (await execute<{ product: { stock: { purchasable: number } } }>('{ product(id: "prd_soldout") { stock { purchasable } } }')).product
        .stock.purchasable,
  };
}
