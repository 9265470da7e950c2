import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import { emptyTables } from '#server/store/core/emptyTables.ts';
import { TransactionalStore } from '#server/store/core/transactionalStore.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/accountOperations.ts';
import type { AuthAnswer } from '#tests/support/accountOperations.ts';
import { aProduct } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { OWN_PRODUCT, SAVE_PRODUCT, SET_STATUS, SET_STOCK } from '#tests/support/goodsOperations.ts';
import type { ErrorAnswer, OwnProductAnswer, ProductAnswer } from '#tests/support/goodsOperations.ts';
import { PLACE_ORDER } from '#tests/support/orderOperations.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';

const LISTED = `query ($q: String, $filter: ProductFilter) { products(query: $q, filter: $filter) {
  totalCount nodes { id } facets(keys: [TAG, SIZE, COLOR, BRAND]) { ... on ListFacet { key values { value count } } }
} }`;

/** The market of `aMarket`, of whose shops the demo's seller keeps Utara and the demo's shopper Selatan. */
async function openShop() {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const market = aMarket();
  const owners: Record<string, string> = { ven_utara: 'usr_demo_vendor', ven_selatan: 'usr_demo_shopper' };
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: owners[vendor.id] }));
  // On a disk that takes a moment: the next save runs before it is done.
  const store = new TransactionalStore(emptyTables(), { flush: () => setImmediate(), close: async () => {} });
  await seedStore(store, { ...market, vendors });
  const api = await createTestApi({ store, now: () => clock.now });
  onTestFinished(() => api.close());
  const signedIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthAnswer }>(LOGIN, account);
    return (await api.services.sessions.find(data.login.token ?? ''))!;
  };
  const seller = await signedIn(VENDOR);
  const rival = await signedIn(SHOPPER);
  const ask = async <Data>(document: string, variables = {}, who: SignedIn = seller, locale: 'en' | 'ms' = 'en') => {
    const { data, errors } = await api.execute<Data>(document, variables, { viewer: who, locale });
    expect(errors).toBeUndefined();
    return data;
  };
  const upload = async (id: string, userId = 'usr_demo_vendor') => {
    const picture = { key: id, ground: null, width: 960, height: 720, dominantColor: '#334455', alt: { en: '', ms: '' } };
    await api.store.transaction((transaction) => transaction.put('uploads', { id, userId, picture, createdAt: clock.now.toISOString() }));
    return id;
  };
  await upload('up_one');
  const save = async (input: object, rest: object = {}, who?: SignedIn, locale?: 'en' | 'ms') =>
    (await ask<{ saveProduct: ProductAnswer }>(SAVE_PRODUCT, { input, ...rest }, who, locale)).saveProduct;
  const saved = async (input: object, rest: object = {}): Promise<OwnProductAnswer> => {
    const { product, errors } = await save(input, rest);
    expect(errors).toEqual([]);
    return product!;
  };
  const own = async (id: string, who?: SignedIn) =>
    (await ask<{ viewer: { vendor: { product: OwnProductAnswer | null } } }>(OWN_PRODUCT, { id }, who)).viewer.vendor.product;
  const setStatus = async (id: string, status: string, who?: SignedIn) =>
    (await ask<{ setProductStatus: ProductAnswer }>(SET_STATUS, { id, status }, who)).setProductStatus;
  const setStock = async (changes: object[], who?: SignedIn) =>
    (await ask<{ setStock: { errors: ErrorAnswer[]; vendor: { todo: { lowStock: number } } | null } }>(SET_STOCK, { changes }, who))
      .setStock;
  const listed = async (variables: object) =>
    (
      await ask<{
        products: { totalCount: number; nodes: { id: string }[]; facets: { key: string; values: { value: string; count: number }[] }[] };
      }>(LISTED, variables)
    ).products;
  const buy = async (variantId: string, quantity: number, expectedTotal: number) =>
    (await ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderInput({ lines: [{ variantId, quantity }], expectedTotal }) }, rival))
      .placeOrder;
  return { api, clock, ask, upload, save, saved, own, setStatus, setStock, listed, buy, rival };
}

/** A product that may be kept as it is. */
const KUIH = {
  title: 'Kuih lapis of nine colours',
  titleMs: 'Kuih lapis sembilan warna',
  description: 'Steamed layer by layer.',
  category: 'snacks',
  tags: [' Sweet ', 'TEA time', 'sweet', '', 'kuih-muih'],
  price: 450,
  images: [{ id: 'up_one', alt: 'A plate of kuih' }],
  variants: [{ sku: 'KUIH-1', options: [], stock: 12 }],
};

const SHIRT = {
  ...KUIH,
  title: 'Linen shirt',
  tags: ['linen'],
  variants: ['S', 'M'].flatMap((size) =>
    ['#7a1f42', '#34456b'].map((color) => ({
      sku: `LS-${size}-${color.slice(1, 3)}`,
      options: [
        { key: 'size', value: size },
        { key: 'color', value: color },
      ],
      stock: 3,
      price: size === 'M' ? 500 : null,
    })),
  ),
};

const paths = ({ errors }: { errors: ErrorAnswer[] }) => errors.map(({ code, path }) => [code, path?.join('.') ?? null]);

describe('a new product', () => {
  test('is tidied, kept, and on sale at once: in listings, facets, search, and the shop’s count', async () => {
    const { saved, listed, ask } = await openShop();
    const before = await listed({});
    const kuih = await saved(KUIH);
    expect(kuih).toMatchObject({
      version: 1,
      onHand: 12,
      pictures: [{ id: 'up_one', image: { url: '/uploads/up_one-640.webp', alt: 'A plate of kuih', altMs: 'A plate of kuih' } }],
      product: {
        slug: 'kuih-lapis-of-nine-colours',
        sku: 'KUIH-1',
        titleMs: 'Kuih lapis sembilan warna',
        status: 'AVAILABLE',
        tags: ['sweet', 'tea-time', 'kuih-muih'],
        fulfilment: ['ONLINE'],
      },
    });
    const after = await listed({});
    expect(after.totalCount).toBe(before.totalCount + 1);
    expect((await listed({ q: 'sembilan lapis' })).nodes).toEqual([{ id: kuih.product.id }]);
    expect((await listed({ filter: { tag: ['tea-time'] } })).nodes).toEqual([{ id: kuih.product.id }]);
    const counted = await ask<{ vendor: { productCount: number } }>('{ vendor(slug: "utara") { productCount } }');
    expect(counted.vendor.productCount).toBe(8);
  });

  test('with sizes and colours has a variant of each, with numbers, prices and counts of their own', async () => {
    const { saved, listed } = await openShop();
    const { variants, product, onHand } = await saved(SHIRT);
    expect(onHand).toBe(12);
    expect(
      variants.map(({ variant, price }) => [variant.sku, price?.minorUnits ?? null, variant.options.map(({ label }) => label)]),
    ).toEqual([
      ['LS-S-7a', null, ['S', 'Plum']],
      ['LS-S-34', null, ['S', 'Indigo']],
      ['LS-M-7a', 500, ['M', 'Plum']],
      ['LS-M-34', 500, ['M', 'Indigo']],
    ]);
    const { nodes, facets } = await listed({ filter: { size: ['M'], color: ['#34456b'] } });
    expect(nodes).toEqual([{ id: product.id }]);
    expect(facets.find(({ key }) => key === 'SIZE')?.values).toContainEqual(expect.objectContaining({ value: 'S', count: 1 }));
  });

  test('in one language stands for the other, and a brand that nobody had comes to be', async () => {
    const { saved } = await openShop();
    const first = await saved({
      ...KUIH,
      title: null,
      titleMs: 'Sambal tumis',
      description: null,
      descriptionMs: 'Pedas.',
      brand: 'Mak Som',
    });
    expect(first.product).toMatchObject({
      title: 'Sambal tumis',
      titleMs: 'Sambal tumis',
      description: 'Pedas.',
      brand: { slug: 'mak-som' },
    });
    const second = await saved({ ...KUIH, brand: 'MAK SOM', variants: [{ sku: 'KUIH-2', options: [], stock: 1 }] });
    expect(second.product.brand).toEqual({ slug: 'mak-som', name: 'Mak Som' });
  });

  test('has an address of its own, also when its name is taken or cannot be written in addresses', async () => {
    const { saved } = await openShop();
    const named = async (title: string, sku: string) =>
      (await saved({ ...KUIH, title, variants: [{ sku, options: [], stock: 1 }] })).product.slug;
    const slugs = [await named('Product rice', 'A1'), await named('Rice', 'A2'), await named('Rice', 'A3'), await named('月饼礼盒', 'A4')];
    expect(slugs[0]).toBe('product-rice');
    expect(slugs[1]).toMatch(/^rice-[0-9a-f]{6}$/);
    expect(slugs[3]).toMatch(/^product-[0-9a-f]{6}$/);
    expect(new Set(slugs).size).toBe(4);
  });

  test('names every mistake at once, beside its field, in the language asked for, and keeps nothing', async () => {
    const { save, api, listed } = await openShop();
    const before = await listed({});
    const answer = await save(
      {
        title: 'x',
        description: '  ',
        category: 'nowhere',
        tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`),
        color: '#123456',
        price: 0,
        weight: 'w'.repeat(21),
        fulfilment: [],
        brand: 'b'.repeat(61),
        images: [],
        halal: { body: '', number: ' ', expires: '2026-11-21T07:59:59Z' },
        variants: [{ sku: 'with space', options: [], stock: -1 }],
      },
      {},
      undefined,
      'ms',
    );
    expect(paths(answer).map(([, path]) => path)).toEqual([
      'title',
      'description',
      'category',
      'price',
      'images',
      'halal.body',
      'halal.number',
      'halal.expires',
      'variants.0.sku',
      'variants.0.stock',
      'tags',
      'color',
      'fulfilment',
      'weight',
      'brand',
    ]);
    expect(answer.errors[0]?.message).toMatch(/aksara/);
    expect(await listed({})).toEqual(before);
    expect((await api.store.get('uploads', 'up_one'))?.usedAt).toBeUndefined();
  });

  const wrong: [string, object, string][] = [
    ['a price of nothing', { price: 0 }, 'price'],
    ['a negative price', { price: -5 }, 'price'],
    ['no price', { price: undefined }, 'price'],
    ['a price beyond all measure', { price: 10_000_001 }, 'price'],
    ['an old price below the price', { wasPrice: 449 }, 'wasPrice'],
    ['an old price like the price', { wasPrice: 450 }, 'wasPrice'],
    ['no picture', { images: [] }, 'images'],
    ['seven pictures', { images: Array.from({ length: 7 }, () => ({ id: 'up_one' })) }, 'images'],
    ['a picture that is not there', { images: [{ id: 'up_gone' }] }, 'images.0.id'],
    ["somebody else's picture", { images: [{ id: 'up_rival' }] }, 'images.0.id'],
    ["a picture of another shop's product", { images: [{ id: 'picture-selatan' }] }, 'images.0.id'],
    ['no variant', { variants: [] }, 'variants'],
    ['a number that another product has', { variants: [{ sku: 'sku-RICE', options: [], stock: 1 }] }, 'variants.0.sku'],
    [
      'a number twice',
      { variants: ['S', 'M'].map((value) => ({ sku: 'A', options: [{ key: 'size', value }], stock: 1 })) },
      'variants.1.sku',
    ],
    [
      'choices twice',
      { variants: ['A', 'B'].map((sku) => ({ sku, options: [{ key: 'size', value: 'S' }], stock: 1 })) },
      'variants.1.options',
    ],
    ['a size without a name', { variants: [{ sku: 'A', options: [{ key: 'size', value: ' ' }], stock: 1 }] }, 'variants.0.options'],
    [
      'an unknown kind of choice',
      { variants: [{ sku: 'A', options: [{ key: '__proto__', value: 'S' }], stock: 1 }] },
      'variants.0.options',
    ],
    [
      'an old price of a variant below its price',
      { variants: [{ sku: 'A', options: [], stock: 1, price: 100, wasPrice: 90 }] },
      'variants.0.wasPrice',
    ],
    [
      'a hundred and one variants',
      {
        variants: Array.from({ length: 101 }, (_, index) => ({
          sku: `A${index}`,
          options: [{ key: 'size', value: `${index}` }],
          stock: 1,
        })),
      },
      'variants',
    ],
    ['a text without end', { description: 'a'.repeat(50_000) }, 'description'],
  ];

  test.each(wrong)('is refused with %s', async (_, change, path) => {
    const { save, upload, api } = await openShop();
    await upload('up_rival', 'usr_demo_shopper');
    await api.store.transaction(async (transaction) => {
      const coffee = await transaction.get('products', 'prd_coffee');
      await transaction.put('products', { ...coffee!, pictures: [{ ...coffee!.pictures[0]!, key: 'picture-selatan' }] });
    });
    const { product, errors } = await save({ ...KUIH, ...change });
    expect(product).toBeNull();
    expect(errors.map((error) => error.path?.join('.'))).toContain(path);
  });
});

describe('a product that is changed', () => {
  test('keeps what is left out, its address, and the variants that stay', async () => {
    const { saved, own } = await openShop();
    const shirt = await saved(SHIRT);
    const kept = shirt.variants[0]!;
    const changed = await saved({ title: 'Linen shirt, loose', wasPrice: 600 }, { id: shirt.product.id, expectedVersion: 1 });
    expect(changed).toMatchObject({
      version: 2,
      wasPrice: { minorUnits: 600 },
      product: { slug: 'linen-shirt', title: 'Linen shirt, loose', titleMs: 'Kuih lapis sembilan warna', tags: ['linen'] },
    });
    expect(changed.variants).toEqual(shirt.variants);
    const fewer = await saved(
      {
        variants: [
          { id: kept.variant.id, sku: 'NEW-NUMBER', options: kept.variant.options.map(({ key, value }) => ({ key, value })), stock: 9 },
        ],
      },
      { id: shirt.product.id },
    );
    expect(fewer.variants).toMatchObject([{ onHand: 9, variant: { id: kept.variant.id, sku: 'NEW-NUMBER' } }]);
    expect((await own(shirt.product.id))?.version).toBe(3);
  });

  test('by two people at once is the first one’s; the second is told what there is now, and can save on it', async () => {
    const { saved, save, own } = await openShop();
    const { product } = await saved(KUIH);
    const edits = ['First', 'Second'].map((word) => save({ title: `${word} name` }, { id: product.id, expectedVersion: 1 }));
    const [first, second] = await Promise.all(edits);
    expect(first?.product).toMatchObject({ version: 2, product: { title: 'First name' } });
    expect(second).toMatchObject({ product: null, errors: [{ code: 'CONFLICT', path: null, current: 2 }] });
    expect((await own(product.id))?.product.title).toBe('First name');
    expect((await save({ title: 'Second name' }, { id: product.id, expectedVersion: 2 })).product?.version).toBe(3);
  });

  test('cannot take a number that another took at the same moment', async () => {
    const { save } = await openShop();
    const both = await Promise.all([save(KUIH), save(KUIH)]);
    expect(both.map(({ errors }) => errors.map(({ path }) => path?.join('.')))).toEqual([[], ['variants.0.sku']]);
  });

  test('can take a number as soon as its product has another one, and not take the other one', async () => {
    const { saved, save } = await openShop();
    const { product } = await saved(KUIH);
    const other = { ...KUIH, variants: KUIH.variants.map((variant) => ({ ...variant, sku: 'NEW-1' })) };
    const all = await Promise.all([save({ variants: other.variants }, { id: product.id }), save(KUIH), save(other)]);
    const paths = [[], [], ['variants.0.sku']];
    expect(all.map(({ errors }) => errors.map(({ path }) => path?.join('.')))).toEqual(paths);
    expect((await save(KUIH)).errors.map(({ path }) => path?.join('.'))).toEqual(['variants.0.sku']);
  });

  test('does not undo what was sold while its form was open, and a count that was overtaken is asked for again', async () => {
    const { save, saved, own, buy } = await openShop();
    const { product, variants } = await saved(KUIH);
    const [{ variant }] = variants as [(typeof variants)[number]];
    expect((await buy(variant.id, 2, 1380)).errors).toEqual([]);
    const form = (stock: number, expectedStock: number) => ({
      ...KUIH,
      price: 400,
      variants: [{ id: variant.id, sku: 'KUIH-1', options: [], stock, expectedStock }],
    });
    expect((await save(form(12, 12), { id: product.id, expectedVersion: 1 })).errors).toEqual([]);
    expect((await own(product.id))?.onHand).toBe(10);
    const counted = await save(form(30, 12), { id: product.id, expectedVersion: 2 });
    expect(counted).toMatchObject({ product: null, errors: [{ code: 'CONFLICT', path: ['variants', '0', 'stock'], current: 10 }] });
    expect((await save(form(30, 10), { id: product.id, expectedVersion: 2 })).product?.onHand).toBe(30);
  });

  test('shows each variant by its own picture, in whatever order pictures stand', async () => {
    const { saved, upload, api } = await openShop();
    await upload('up_two');
    const images = [{ id: 'up_one' }, { id: 'up_two' }];
    const shirt = await saved({
      ...SHIRT,
      images,
      variants: SHIRT.variants.map((variant, index) => ({ ...variant, imageId: index === 1 ? 'up_two' : null })),
    });
    const turned = await saved({ images: [...images].reverse() }, { id: shirt.product.id });
    expect(turned.variants.map(({ imageId }) => imageId)).toEqual([null, 'up_two', null, null]);
    expect(turned.pictures.map(({ id, image }) => [id, image.alt])).toEqual([
      ['up_two', 'Linen shirt'],
      ['up_one', 'Linen shirt'],
    ]);
    expect((await api.store.get('uploads', 'up_two'))?.usedAt).toBe('2026-11-21T08:00:00.000Z');
  });

  test('keeps a certificate that ran out, which nobody is shown, and takes no new one that has', async () => {
    const { saved, save, clock, own } = await openShop();
    const halal = { body: 'JAKIM', number: 'MS-1', expires: '2026-12-01T00:00:00.000Z' };
    const { product } = await saved({ ...KUIH, halal });
    clock.now = new Date('2026-12-02T00:00:00.000Z');
    expect(await own(product.id)).toMatchObject({ halal: { number: 'MS-1' }, product: { halal: null } });
    expect((await save({ ...KUIH, price: 460, halal }, { id: product.id })).errors).toEqual([]);
    expect(paths(await save({ halal: { ...halal, number: 'MS-2' } }, { id: product.id }))).toEqual([['INVALID', 'halal.expires']]);
    expect((await saved({ halal: null }, { id: product.id })).halal).toBeNull();
  });

  test('of another shop is not found, exactly like one that is not there', async () => {
    const { save, own, setStatus, setStock, rival } = await openShop();
    const [theirs, nobodys] = [await save({ price: 1 }, { id: 'prd_coffee' }), await save({ price: 1 }, { id: 'prd_none' })];
    expect(paths(theirs)).toEqual([['NOT_FOUND', 'id']]);
    expect(theirs).toEqual(nobodys);
    expect(await setStatus('prd_coffee', 'DISABLED')).toEqual(await setStatus('prd_none', 'DISABLED'));
    expect(await own('prd_coffee')).toBeNull();
    expect((await own('prd_coffee', rival))?.product.id).toBe('prd_coffee');
    const counts = await setStock([
      { variantId: 'var_coffee', setTo: 0 },
      { variantId: 'var_none', setTo: 0 },
    ]);
    expect(paths(counts)).toEqual([
      ['NOT_FOUND', 'changes.0.variantId'],
      ['NOT_FOUND', 'changes.1.variantId'],
    ]);
    expect(new Set(counts.errors.map(({ message }) => message)).size).toBe(1);
  });

  test('a copy may show the pictures of the product it was made from', async () => {
    const { saved, own } = await openShop();
    const rice = (await own('prd_rice'))!;
    const copy = await saved({ ...KUIH, images: rice.pictures.map(({ id }) => ({ id })) });
    expect(copy.pictures.map(({ id }) => id)).toEqual(rice.pictures.map(({ id }) => id));
  });
});

describe('the status of a product', () => {
  test('withdrawn leaves listings and stays in orders; on sale again, it is back with all of it', async () => {
    const { setStatus, listed, buy, ask, own } = await openShop();
    const { order } = await buy('var_rice', 1, 1781);
    const inListing = async () => (await listed({ q: 'rice' })).totalCount;
    expect(await inListing()).toBe(1);
    expect((await setStatus('prd_rice', 'DISABLED')).product).toMatchObject({ status: 'DISABLED', product: { status: 'DISABLED' } });
    expect(await inListing()).toBe(0);
    const kept = await ask<{ viewer: { vendor: { packages: { nodes: { lines: { title: string }[] }[] } } } }>(
      '{ viewer { vendor { packages { nodes { lines { title } } } } } }',
    );
    expect(order?.number).toBeDefined();
    expect(kept.viewer.vendor.packages.nodes[0]?.lines).toEqual([{ title: 'Product rice' }]);
    expect((await setStatus('prd_rice', 'OUT_OF_STOCK')).product).toMatchObject({ product: { status: 'OUT_OF_STOCK' } });
    expect(await inListing()).toBe(1);
    expect((await setStatus('prd_rice', 'AVAILABLE')).product).toMatchObject({ product: { status: 'AVAILABLE' }, onHand: 9 });
    // The variant was paused, and with it all there is of this product.
    expect((await setStatus('prd_paused', 'AVAILABLE')).product).toMatchObject({ product: { status: 'AVAILABLE' } });
    const { version } = (await own('prd_rice'))!;
    expect((await setStatus('prd_rice', 'AVAILABLE')).product?.version).toBe(version);
  });
});

describe('the counts of the shelf', () => {
  test('are set together, or none of them when one has moved meanwhile', async () => {
    const { setStock, own, buy } = await openShop();
    await buy('var_tea', 3, 1499);
    const changes = [
      { variantId: 'var_rice', setTo: 50, expected: 10 },
      { variantId: 'var_tea', setTo: 20, expected: 10 },
    ];
    const refused = await setStock(changes);
    expect(refused).toMatchObject({ vendor: null, errors: [{ code: 'CONFLICT', path: ['changes', '1', 'setTo'], current: 7 }] });
    expect((await own('prd_rice'))?.onHand).toBe(10);
    expect((await setStock([changes[0]!, { ...changes[1]!, expected: 7 }])).errors).toEqual([]);
    expect([(await own('prd_rice'))?.onHand, (await own('prd_tea'))?.onHand]).toEqual([50, 20]);
  });

  test('what is on the shelf again is for sale again', async () => {
    const { setStock, api, buy, own } = await openShop();
    await api.store.transaction(async (transaction) => {
      const variants = aProduct({ id: 'prd_soldout' }).variants.map((variant) => ({ ...variant, status: 'OUT_OF_STOCK' as const }));
      await transaction.put('products', { ...(await transaction.get('products', 'prd_soldout'))!, variants });
    });
    expect((await own('prd_soldout'))?.product.status).toBe('OUT_OF_STOCK');
    expect((await setStock([{ variantId: 'var_soldout', setTo: 4 }])).errors).toEqual([]);
    expect((await own('prd_soldout'))?.product.status).toBe('AVAILABLE');
    expect((await buy('var_soldout', 1, 1500)).errors).toEqual([]);
  });

  test('takes whole numbers of units, each variant once', async () => {
    const { setStock } = await openShop();
    const answer = await setStock([
      { variantId: 'var_rice', setTo: -1 },
      { variantId: 'var_tea', setTo: 1_000_000 },
      { variantId: 'var_lamp', setTo: 1 },
      { variantId: 'var_lamp', setTo: 2 },
    ]);
    expect(paths(answer)).toEqual([
      ['INVALID', 'changes.0.setTo'],
      ['INVALID', 'changes.1.setTo'],
      ['INVALID', 'changes.3.variantId'],
    ]);
  });
});

describe('many products at once', () => {
  test('are kept together without those that have errors; a dry run says the same and keeps nothing', async () => {
    const { api, listed } = await openShop();
    const vendor = api.services.vendorAccounts.shopOf('usr_demo_vendor')!;
    const rows = ['B-1', 'B-2', 'B-1', 'bad sku'].map((sku) => ({
      id: null,
      input: { ...KUIH, images: undefined, variants: [{ sku, options: [], stock: 1 }] },
    }));
    const before = (await listed({})).totalCount;
    const seen: number[] = [];
    const options = {
      isPictureOptional: true,
      also: (_: unknown, changes: readonly unknown[]) => Promise.resolve(void seen.push(changes.length)),
    };
    for (const isDryRun of [true, false]) {
      const results = await api.services.goods.saveAll(vendor, rows, { ...options, isDryRun });
      expect(results.map(({ change, errors }) => [change !== null, errors.map(({ path }) => path?.join('.'))])).toEqual([
        [!isDryRun, []],
        [!isDryRun, []],
        [false, ['variants.0.sku']],
        [false, ['variants.0.sku']],
      ]);
      expect((await listed({})).totalCount).toBe(isDryRun ? before : before + 2);
    }
    expect(seen).toEqual([2]);
  });

  test('are judged by a dry run while somebody else writes', async () => {
    const { api } = await openShop();
    const vendor = api.services.vendorAccounts.shopOf('usr_demo_vendor')!;
    let finish = (): void => undefined;
    const writing = api.store.transaction(() => new Promise<void>((resolve) => (finish = resolve)));
    const results = await api.services.goods.saveAll(vendor, [{ id: null, input: KUIH }], { isDryRun: true });
    expect(results).toEqual([{ change: null, errors: [] }]);
    finish();
    await writing;
  });
});
