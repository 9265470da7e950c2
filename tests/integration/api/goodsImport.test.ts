import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { writeCsv } from '#schema/rules/csv.ts';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import { createServices } from '#server/modules/services.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';
import type { Store } from '#server/store/store.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/accountOperations.ts';
import type { AuthAnswer } from '#tests/support/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER } from '#tests/support/orderOperations.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';

const IMPORT = /* GraphQL */ `
  mutation ($csv: String!, $dryRun: Boolean) {
    importProducts(csv: $csv, dryRun: $dryRun) {
      dryRun
      created
      updated
      unchanged
      rejected
      ignoredColumns
      rows {
        row
        sku
        action
        errors {
          path
          message
        }
      }
      errors {
        ... on UserError {
          code
          message
        }
      }
    }
  }
`;
const UNDO = /* GraphQL */ `
  mutation {
    undoImport {
      undone
      kept {
        sku
        title
        reason
      }
      errors {
        ... on UserError {
          code
        }
      }
    }
  }
`;

interface Imported {
  dryRun: boolean;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  ignoredColumns: string[];
  rows: { row: number; sku: string; action: string; errors: { path: string[]; message: string }[] }[];
  errors: { code: string; message: string }[];
}
interface Undone {
  undone: number;
  kept: { sku: string; title: string; reason: string }[];
  errors: { code: string }[];
}

/** The market of `aMarket`, of whose shops the demo's seller keeps Utara and the demo's shopper Selatan. */
async function openShop() {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const market = aMarket();
  const owners: Record<string, string> = { ven_utara: 'usr_demo_vendor', ven_selatan: 'usr_demo_shopper' };
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: owners[vendor.id] }));
  const api = await createTestApi({ catalogue: { ...market, vendors }, now: () => clock.now });
  onTestFinished(() => api.close());
  const signedIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthAnswer }>(LOGIN, account);
    return (await api.services.sessions.find(data.login.token ?? ''))!;
  };
  const [seller, rival] = [await signedIn(VENDOR), await signedIn(SHOPPER)];
  const take = async (csv: string, dryRun = false, who = seller) => {
    const { data, errors } = await api.execute<{ importProducts: Imported }>(IMPORT, { csv, dryRun }, { viewer: who });
    expect(errors).toBeUndefined();
    return data.importProducts;
  };
  const undo = async () => (await api.execute<{ undoImport: Undone }>(UNDO, {}, { viewer: seller })).data.undoImport;
  const goodsOf = async (vendorId: string) => {
    const found = await api.store.findBy('products', 'vendorId', vendorId);
    return Promise.all(found.map(async (product) => ({ product, onHand: await onHandOf(api.store, product) })));
  };
  const bySku = async (sku: string, vendorId = 'ven_utara') =>
    (await goodsOf(vendorId)).find(({ product }) => product.variants.some((variant) => variant.sku === sku)) ?? null;
  return { api, clock, seller, rival, take, undo, goodsOf, bySku };
}

async function onHandOf(store: Store, { variants }: ProductDoc): Promise<(number | null)[]> {
  return Promise.all(variants.map(async ({ id }) => (await store.get('stock', id))?.onHand ?? null));
}

async function everything(store: Store) {
  const all = async <Name extends CollectionName>(name: Name) => (await store.page(name, { limit: 1000 })).items;
  return { products: await all('products'), stock: await all('stock'), brands: await all('brands'), imports: await all('productImports') };
}

async function exported(services: Awaited<ReturnType<typeof createServices>>, vendor: { id: string }): Promise<string> {
  let file = '';
  for await (const piece of services.goodsImports.export(services.catalog.vendor(vendor.id)!)) file += piece;
  return file;
}

const actions = ({ rows }: Imported) => rows.map(({ row, action }) => `${row} ${action}`);
const mistakes = ({ rows }: Imported) => rows.flatMap(({ row, errors }) => errors.map(({ path }) => `${row} ${path.join()}`));

describe('products from a file', () => {
  test("in the specification's spelling become goods on sale; a dry run says the same and keeps nothing", async () => {
    const { api, take, bySku } = await openShop();
    const csv = [
      'id,SKU,Title,category,old price,newPrice,quantity,waight,sale,location,status,tags,rating',
      '1,KRP-1,"Keropok lekor, crunchy",Snacks,6.90,$5.50,40,500 g,Sale,"in Store, Online",Available,"Fish; Snack, fish",5',
      '2,KRP-2,Keropok ikan,snacks,,"1,234.50",0,2pack,New,Online,Out Off Stock,,45',
    ].join('\r\n');
    const before = await everything(api.store);
    const dry = await take(csv, true);
    expect(await everything(api.store)).toEqual(before);
    expect(dry).toMatchObject({ dryRun: true, created: 2, updated: 0, rejected: 0, ignoredColumns: ['id', 'rating'], errors: [] });
    const real = await take(csv);
    expect({ ...real, dryRun: true }).toEqual(dry);
    expect(await bySku('KRP-1')).toMatchObject({
      onHand: [40],
      product: {
        title: { en: 'Keropok lekor, crunchy', ms: 'Keropok lekor, crunchy' },
        category: 'snacks',
        priceCents: 550,
        wasPriceCents: 690,
        weight: '500g',
        label: 'SALE',
        fulfilment: ['ONLINE', 'IN_STORE'],
        status: 'AVAILABLE',
        tags: ['fish', 'snack'],
        vendorId: 'ven_utara',
      },
    });
    expect(await bySku('KRP-2')).toMatchObject({ onHand: [0], product: { priceCents: 123_450, status: 'OUT_OF_STOCK', label: 'NEW' } });
    const { data } = await api.execute<{ products: { nodes: { title: string }[] } }>(
      '{ products(query: "keropok lekor") { nodes { title } } }',
    );
    expect(data.products.nodes).toEqual([{ title: 'Keropok lekor, crunchy' }]);
    expect(await take(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  test('is read with commas, semicolons or tabs, quoted line breaks, a mark at its start and empty lines', async () => {
    const { take, bySku } = await openShop();
    for (const [at, sign] of [',', ';', '\t'].entries()) {
      const rows = [
        ['sku', 'title', 'description', 'category', 'newPrice', 'quantity'],
        [],
        [`SEP-${at}`, `"Teh ${sign} ""tarik"""`, '"Two lines:\nof tea"', 'snacks', at === 1 ? '"3,20"' : '3.20', '7'],
      ];
      const csv = `\uFEFF${at === 1 ? 'sep=;\r\n' : ''}${rows.map((row) => row.join(sign)).join('\r\n')}\r\n\r\n`;
      expect(actions(await take(csv))).toEqual([`${at === 1 ? 4 : 3} CREATE`]);
      const { product } = (await bySku(`SEP-${at}`))!;
      expect(product).toMatchObject({ description: { en: 'Two lines:\nof tea' }, priceCents: 320 });
      expect(product.title.en).toBe(`Teh ${sign} "tarik"`.replace(/\s+/g, ' '));
    }
  });

  test('with mistakes: each is named by row and column, in the language of the request, and the other rows are kept', async () => {
    const { api, seller, take, bySku, goodsOf } = await openShop();
    const csv = [
      'sku,Nama,category,Harga,oldPrice,quantity,status,sale,location,halalNumber,halalBody,halalExpires,color',
      'OK-1,Good one,snacks,5,,1,,,,,,,Pandan',
      ',No number,snacks,5,,1,,,,,,,',
      'BAD 2,Spaces,snacks,5,,1,,,,,,,',
      'BAD-3,,snacks,0,,1,,,,,,,',
      'BAD-4,Cheap before,snacks,5,4.99,1,,,,,,,',
      'BAD-5,No shelf,nowhere,-5,,1.5,Gone,Cheap,Moon,,,,',
      'BAD-6,Expired,snacks,5,,1,,,,N-1,JAKIM,2020-01-31,',
      'BAD-7,Undated,snacks,5,,1,,,,N-1,JAKIM,31/31/2027,#123456',
      'OK-1,Twice,snacks,5,,1,,,,,,,',
    ].join('\n');
    const count = (await goodsOf('ven_utara')).length;
    const result = await take(csv);
    expect(mistakes(result)).toEqual([
      // The number is there twice: neither row is taken.
      '2 sku',
      '3 sku',
      '4 sku',
      '5 Nama',
      '5 Harga',
      '6 oldPrice',
      '7 Harga',
      '7 quantity',
      '7 status',
      '7 sale',
      '7 location',
      '8 halalExpires',
      '9 halalExpires',
      '10 sku',
    ]);
    expect(result).toMatchObject({ created: 0, rejected: 9 });
    expect(await goodsOf('ven_utara')).toHaveLength(count);
    const withoutTwin = csv.split('\n').slice(0, -1).join('\n');
    expect(await take(withoutTwin)).toMatchObject({ created: 1, rejected: 7 });
    expect((await bySku('OK-1'))?.product.color).toBe('#2f6350');
    const { data } = await api.execute<{ importProducts: Imported }>(
      IMPORT,
      { csv: 'sku,newPrice\nX-1,free', dryRun: true },
      { viewer: seller, locale: 'ms' },
    );
    expect(data.importProducts.rows[0]?.errors[0]?.message).toBe('Masukkan harga seperti 12.50.');
  });

  test('that cannot be read is refused as a whole, with what to do', async () => {
    const { take } = await openShop();
    const cases: [csv: string, hint: RegExp][] = [
      ['', /no rows/],
      ['sku,title\n', /no rows/],
      ['title,newPrice\nTea,5', /no column "sku"/],
      ['sku,title\nA,"open', /quotation mark/],
      ['sku,title\nA,x"y"z"\nB,"', /quotation mark/],
      [`sku\n${Array.from({ length: 10_001 }, (_, at) => at).join('\n')}`, /more than 10,000 rows/],
    ];
    for (const [csv, hint] of cases) {
      const { errors, rows } = await take(csv);
      expect([errors[0]?.message, rows]).toEqual([expect.stringMatching(hint), []]);
    }
  });

  test('changes what it names and nothing else, of the own shop alone', async () => {
    const { take, bySku, goodsOf, rival } = await openShop();
    const [rice, foreign] = [(await bySku('SKU-rice'))!, await goodsOf('ven_selatan')];
    expect(await take('sku,newPrice\nSKU-rice,12.34\nSKU-tea,4')).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await bySku('SKU-rice')).toEqual(rice);
    expect(await bySku('SKU-tea')).toMatchObject({ onHand: [10], product: { priceCents: 400 } });
    expect(await take('sku,quantity\nSKU-rice,3')).toMatchObject({ updated: 1 });
    expect(await bySku('SKU-rice')).toMatchObject({ onHand: [3], product: { title: rice.product.title, pictures: rice.product.pictures } });
    // The rival's number is a new one here, and makes a product of its own.
    expect(await take('sku,title,category,newPrice,quantity\nSKU-coffee,My coffee,snacks,5,1')).toMatchObject({ created: 1 });
    expect(await goodsOf('ven_selatan')).toEqual(foreign);
    expect((await bySku('SKU-coffee'))?.product.title.en).toBe('My coffee');
    expect(await take('sku,newPrice\nSKU-rice,1', false, rival)).toMatchObject({ rejected: 1 });
  });

  test('empties what may be empty, and leaves what a product cannot do without', async () => {
    const { take, bySku } = await openShop();
    await take('sku,brand,tags,oldPrice,titleMs\nSKU-rice,Jati,"a,b",20,Beras');
    expect((await bySku('SKU-rice'))?.product).toMatchObject({
      brand: 'jati',
      tags: ['a', 'b'],
      wasPriceCents: 2000,
      title: { ms: 'Beras' },
    });
    await take('sku,brand,tags,oldPrice,titleMs,title,category,newPrice,quantity,status,location\nSKU-rice,,,,,,,,,,');
    expect(await bySku('SKU-rice')).toMatchObject({
      onHand: [10],
      product: {
        brand: null,
        tags: [],
        wasPriceCents: null,
        title: { en: 'Product rice', ms: 'Product rice' },
        priceCents: 1234,
        category: 'snacks',
      },
    });
  });

  test('makes and changes variants: a row each, sizes of a new product also in one cell; of one product all rows or none', async () => {
    const { take, bySku, rival } = await openShop();
    expect(actions(await take('sku,title,category,newPrice,quantity,size\nTEE,T-shirt,snacks,19.90,5,"S, M"'))).toEqual([
      '2 CREATE',
      '2 CREATE',
    ]);
    expect(await bySku('TEE-M')).toMatchObject({
      onHand: [5, 5],
      product: { options: [{ key: 'size', values: [{ value: 'S' }, { value: 'M' }] }] },
    });
    expect(await take('sku,title,category,newPrice,quantity,size\nTEE,T-shirt,snacks,19.90,5,"S, M"')).toMatchObject({ unchanged: 2 });
    const more = 'sku,product,size,quantity,variantPrice\nTEE-L,TEE-S,L,2,21.90\nTEE-S,TEE-S,S,1,';
    expect(actions(await take(more))).toEqual(['2 CREATE', '3 UPDATE']);
    expect(await bySku('TEE-L')).toMatchObject({
      onHand: [1, 5, 2],
      product: { variants: [{ sku: 'TEE-S' }, { sku: 'TEE-M' }, { priceCents: 2190 }] },
    });
    const broken = await take('sku,product,size,quantity\nTEE-S,TEE-S,S,9\nTEE-XL,TEE-S,L,1');
    expect(actions(broken)).toEqual(['2 REJECT', '3 REJECT']);
    expect(mistakes(broken)).toEqual(['2 product', '3 size']);
    expect((await bySku('TEE-S'))?.onHand).toEqual([1, 5, 2]);
    expect(mistakes(await take('sku,product,title\nTEE-S,TEE-S,One\nTEE-M,TEE-S,Two'))).toEqual(['2 product', '3 title']);
    expect(mistakes(await take('sku,product\nTEE-S,X\nSKU-rice,X'))).toEqual(['2 product', '3 product']);
    // Two variants with prices and stock of their own; the one that is not named stays.
    expect(await take('sku,quantity\nSHIRT-L,4', false, rival)).toMatchObject({ updated: 1 });
    expect(await bySku('SHIRT-L', 'ven_selatan')).toMatchObject({
      onHand: [10, 4],
      product: { variants: [{ priceCents: null }, { priceCents: 1500, picture: 1 }] },
    });
  });
});

test.each(['constructor', '__proto__', 'toString'])('a cell that says %s is a mistake of its row alone', async (word) => {
  const { take } = await openShop();
  const result = await take(`sku,title,category,newPrice,quantity,status\nNEW-1,One,snacks,1,1,${word}\nNEW-2,Two,snacks,1,1,available`);
  expect(actions(result)).toEqual(['2 REJECT', '3 CREATE']);
  expect(mistakes(result)).toEqual(['2 status']);
});

describe('an import can be undone', () => {
  test('to what was there before, but once, and not what was changed or sold since', async () => {
    const { api, seller, take, undo, goodsOf, bySku, clock } = await openShop();
    const before = await goodsOf('ven_utara');
    const plain = (goods: typeof before) => goods.map(({ product: { version: _version, ...rest }, onHand }) => ({ rest, onHand }));
    await take('sku,title,category,newPrice,quantity\nNEW-1,New one,snacks,5,5\nSKU-rice,Rice 2,snacks,15,2');
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1500);
    expect(await undo()).toEqual({ undone: 2, kept: [], errors: [] });
    expect(plain(await goodsOf('ven_utara'))).toEqual(plain(before));
    expect(await undo()).toMatchObject({ undone: 0, errors: [{ code: 'INVALID' }] });

    clock.now = new Date('2026-11-21T09:00:00.000Z');
    await take(
      'sku,title,category,newPrice,quantity\nNEW-2,Changed later,snacks,5,5\nNEW-3,Sold later,snacks,5,5\nSKU-tea,Tea 2,snacks,4,10',
    );
    const sold = (await bySku('NEW-3'))!.product;
    const input = anOrderInput({ lines: [{ variantId: sold.variants[0]!.id, quantity: 1 }], expectedTotal: 900 });
    const { data } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input });
    expect(data.placeOrder.errors).toEqual([]);
    // Counted up again, it is the same number and another shelf.
    await api.store.transaction((transaction) => transaction.put('stock', { id: sold.variants[0]!.id, onHand: 5 }));
    const { product } = (await bySku('NEW-2'))!;
    await api.services.goods.save(api.services.catalog.vendor('ven_utara')!, { id: product.id, input: { price: 600 } });
    const { data: asked } = await api.execute<{ viewer: { vendor: { lastImport: { productCount: number; importedAt: string } | null } } }>(
      '{ viewer { vendor { lastImport { productCount importedAt } } } }',
      {},
      { viewer: seller },
    );
    expect(asked.viewer.vendor.lastImport).toEqual({ productCount: 3, importedAt: '2026-11-21T09:00:00.000Z' });
    expect(await undo()).toEqual({
      undone: 1,
      kept: [
        { sku: 'NEW-2', title: 'Changed later', reason: expect.stringMatching(/changed after the import/) as string },
        { sku: 'NEW-3', title: 'Sold later', reason: expect.stringMatching(/stock changed/) as string },
      ],
      errors: [],
    });
    expect((await bySku('SKU-tea'))?.product).toMatchObject({ priceCents: 333, title: { en: 'Product tea' } });
    expect((await bySku('NEW-2'))?.product.priceCents).toBe(600);
  });

  test('a dry run, and a file in which nothing is new, leave the import before them to be undone', async () => {
    const { take, undo } = await openShop();
    await take('sku,newPrice\nSKU-rice,15');
    await take('sku,newPrice\nSKU-rice,16', true);
    await take('sku,newPrice\nSKU-rice,15');
    expect(await undo()).toMatchObject({ undone: 1 });
  });
});

describe('goods as a file', () => {
  test('come back unchanged, those of every shop of the demo', async () => {
    const store = openMemoryStore();
    await seedStore(store, buildCatalogue());
    const services = await createServices(store, { demo: true });
    for (const vendor of (await store.page('vendors', { limit: 100 })).items) {
      const result = await services.goodsImports.take(vendor, await exported(services, vendor), { isDryRun: false });
      expect(result.rows.filter(({ action }) => action !== 'UNCHANGED')).toEqual([]);
      expect(result.errors).toEqual([]);
    }
    expect(await store.count('productImports')).toBe(0);
    services.close();
    await store.close();
  });

  test('whatever their texts are, they come back unchanged and nothing of them runs in a spreadsheet', async () => {
    const { api, take, clock } = await openShop();
    const text = fc.oneof(
      fc.string({ minLength: 3, maxLength: 40, unit: 'grapheme' }),
      fc.constantFrom('=1+1 x', '＝HYPERLINK(x)', '+60 12', "'=quoted'", '@cmd here', '-5 units', 'a,b;c\td', 'say "hi"', '-12.5'),
    );
    const vendor = api.services.catalog.vendor('ven_utara')!;
    await fc.assert(
      fc.asyncProperty(fc.record({ title: text, titleMs: text, description: text, brand: text }), async (input) => {
        const { change } = await api.services.goods.save(vendor, {
          id: (await api.store.findBy('products', 'slug', 'rice'))[0]!.id,
          input,
        });
        fc.pre(change !== null);
        const file = await exported(api.services, vendor);
        expect(await take(file)).toMatchObject({ updated: 0, created: 0, rejected: 0 });
        clock.now = new Date(clock.now.getTime() + 1000);
        const rows: string[][] = parse(file, { bom: true });
        const cells = rows.flat();
        expect(cells.filter((cell) => /^[=+@＝＋－＠]/.test(cell) || /^-(?!\d+(\.\d+)?$)/.test(cell))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test('whatever the file is, it never breaks the shop, a dry run keeps nothing, and nothing is half kept', async () => {
  const market = aMarket();
  const vendor = market.vendors[0]!;
  const word = fc.oneof(
    fc.constantFrom(
      'SKU-rice',
      'SKU-tea',
      'N-1',
      'N-2',
      'snacks',
      '5',
      '0',
      '-1',
      '1e9',
      '',
      'Online',
      'Sale',
      'S, M',
      'M',
      'Available',
      '2030-01-01',
      '#2f6350',
    ),
    fc.string({ maxLength: 12, unit: 'binary' }),
  );
  const heading = fc.shuffledSubarray(
    [
      'title',
      'titleMs',
      'description',
      'category',
      'newPrice',
      'oldPrice',
      'quantity',
      'waight',
      'size',
      'color',
      'tags',
      'sale',
      'location',
      'status',
      'product',
      'variantPrice',
      'variantColor',
      'halalBody',
      'halalNumber',
      'halalExpires',
      'bogus',
      '__proto__',
      'constructor',
    ],
    { minLength: 1 },
  );
  const sheet = fc
    .tuple(heading, fc.array(fc.array(word, { maxLength: 24 }), { maxLength: 8 }))
    .map(([names, rows]) => writeCsv([['sku', ...names], ...rows]));
  const file = fc.oneof(
    { weight: 4, arbitrary: sheet.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.tuple(sheet, fc.nat(400)).map(([text, at]) => Buffer.from(text).subarray(0, at)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(`sku,title\n${text}`, 'utf16le')) },
  );
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      const store = openMemoryStore();
      await seedStore(store, market);
      const services = await createServices(store, { demo: true });
      const before = await everything(store);
      const dry = await services.goodsImports.takeFile(vendor, bytes, { isDryRun: true });
      expect(await everything(store)).toEqual(before);
      const real = await services.goodsImports.takeFile(vendor, bytes, { isDryRun: false });
      expect({ ...real, isDryRun: true }).toEqual(dry);
      const after = await everything(store);
      if (real.counts.CREATE + real.counts.UPDATE === 0) expect(after).toEqual(before);
      const foreign = ({ products }: typeof before) => products.filter(({ vendorId }) => vendorId !== vendor.id);
      expect(foreign(after)).toEqual(foreign(before));
      // Every product can be sold: it has a name, a price and a count of each variant.
      for (const product of await store.findBy('products', 'vendorId', vendor.id)) {
        expect(product.title.en).not.toBe('');
        expect(product.priceCents).toBeGreaterThan(0);
        expect(await onHandOf(store, product)).not.toContain(null);
      }
      if (real.counts.CREATE + real.counts.UPDATE > 0) {
        expect(await services.goodsImports.undo(vendor)).toMatchObject({ kept: [] });
        const plain = (all: typeof before) => all.products.map(({ version: _version, ...rest }) => rest);
        const undone = await everything(store);
        expect(plain(undone)).toEqual(plain(before));
        expect(undone.stock.map(({ version: _version, ...rest }) => rest)).toEqual(
          before.stock.map(({ version: _version, ...rest }) => rest),
        );
      }
      services.close();
      await store.close();
    }),
    { numRuns: 150 },
  );
});
