import { describe, expect, test } from 'vitest';
import { KUIH, openInventoryApi, paths, SHIRT } from '#tests/support/api/inventoryApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

describe('a new product', () => {
  test("is normalised, saved and immediately on sale: in listings, facets, search and the vendor's product count", async () => {
    const { saved, listed, execute } = await openInventoryApi();
    const before = await listed({});
    const kuih = await saved(KUIH);
    expect(kuih).toMatchObject({
      version: 1,
      onHand: 12,
      pictures: [
        {
          id: expect.stringMatching(/^pic_\w+:up_one$/) as string,
          image: { url: '/uploads/up_one-640.webp', alt: 'A plate of kuih', altMs: 'A plate of kuih' },
        },
      ],
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
    const counted = await execute<{ vendor: { productCount: number } }>('{ vendor(slug: "utara") { productCount } }');
    expect(counted.vendor.productCount).toBe(8);
  });

  test('with sizes and colours has a variant for each combination, with separate SKU, price and stock', async () => {
    const { saved, listed } = await openInventoryApi();
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

  test('keeps the label “Sale” for its vendor while its only reduced variant is sold out', async () => {
    const { saved, execute } = await openInventoryApi();
    const variants = SHIRT.variants.map((variant, at) => (at === 0 ? { ...variant, price: 300, wasPrice: 400, stock: 0 } : variant));
    const { product } = await saved({ ...SHIRT, label: 'SALE', variants });
    const query = 'query ($id: ID!) { viewer { vendor { product(id: $id) { label product { label } } } } }';
    const { viewer } = await execute<{ viewer: { vendor: { product: object } } }>(query, { id: product.id });
    expect(viewer.vendor.product).toEqual({ label: 'SALE', product: { label: 'NEW' } });
  });

  test('is refused to a vendor with 20,000 products, who can still change them', async () => {
    const { api, save } = await openInventoryApi();
    const { items } = await api.store.query('products', { where: { vendorId: 'ven_utara' } });
    const { version: _version, ...withdrawn } = items.find(({ id }) => id === 'prd_withdrawn')!;
    await api.store.transaction(async (transaction) => {
      for (let count = items.length; count < 19_999; count += 1) {
        await transaction.put('products', { ...withdrawn, id: `prd_more_${count}`, slug: `more-${count}`, variants: [] });
      }
    });
    const { product, errors } = await save(KUIH);
    expect(errors).toEqual([]);
    const second = await save({ ...KUIH, variants: [{ sku: 'KUIH-2', options: [], stock: 12 }] });
    expect(second.errors).toMatchObject([{ path: ['title'], message: expect.stringContaining('20,000') as string }]);
    expect((await save(KUIH, { id: product!.product.id })).errors).toEqual([]);
  });

  test('cannot have a link in its title or brand, nor a brand that imitates the marketplace', async () => {
    const { save } = await openInventoryApi();
    const wrongIn = async (change: object) => (await save({ ...KUIH, ...change })).errors.map(({ path }) => path?.join('.'));
    expect(await wrongIn({ title: texts({ en: 'Win at rizq-refund.com', ms: 'Sambal tumis' }) })).toEqual(['title.en']);
    expect(await wrongIn({ brand: 'www.evil.example' })).toEqual(['brand']);
    expect(await wrongIn({ brand: 'R1ZQ Official' })).toEqual(['brand']);
    expect(await wrongIn({ brand: 'Rizqi’s Kitchen' })).toEqual([]);
  });

  test('with texts in one language shows them in the other, and creates its brand', async () => {
    const { saved } = await openInventoryApi();
    const first = await saved({
      ...KUIH,
      title: texts({ ms: 'Sambal tumis' }),
      description: texts({ ms: 'Pedas.' }),
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

  test('has a unique slug, even if its title is taken or has no Latin letters', async () => {
    const { saved } = await openInventoryApi();
    const named = async (title: string, sku: string) =>
      (await saved({ ...KUIH, title: texts({ en: title }), variants: [{ sku, options: [], stock: 1 }] })).product.slug;
    const slugs = [await named('Product rice', 'A1'), await named('Rice', 'A2'), await named('Rice', 'A3'), await named('月饼礼盒', 'A4')];
    expect(slugs[0]).toBe('product-rice');
    expect(slugs[1]).toMatch(/^rice-[0-9a-f]{6}$/);
    expect(slugs[3]).toMatch(/^product-[0-9a-f]{6}$/);
    expect(new Set(slugs).size).toBe(4);
  });

  test('with invalid fields gets an error for each in the requested language, and is not saved', async () => {
    const { save, api, listed } = await openInventoryApi();
    const before = await listed({});
    const result = await save(
      {
        title: texts({ en: 'x', ms: 'y' }),
        description: texts({ en: '  ' }),
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
    expect(paths(result).map(([, path]) => path)).toEqual([
      'title.en',
      'title.ms',
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
    expect(result.errors[0]?.message).toMatch(/aksara/);
    expect(await listed({})).toEqual(before);
    expect((await api.store.get('uploads', 'up_one'))?.usedAt).toBeUndefined();
  });

  const wrong: [string, object, string][] = [
    ['a zero price', { price: 0 }, 'price'],
    ['a negative price', { price: -5 }, 'price'],
    ['no price', { price: undefined }, 'price'],
    ['a price above the maximum', { price: 10_000_001 }, 'price'],
    ['an old price below the price', { wasPrice: 449 }, 'wasPrice'],
    ['an old price equal to the price', { wasPrice: 450 }, 'wasPrice'],
    ['the label “Sale” without an old price', { label: 'SALE' }, 'label'],
    ['no picture', { images: [] }, 'images'],
    ['seven pictures', { images: Array.from({ length: 7 }, () => ({ id: 'up_one' })) }, 'images'],
    ['an unknown picture', { images: [{ id: 'up_gone' }] }, 'images.0.id'],
    ["another account's picture", { images: [{ id: 'up_rival' }] }, 'images.0.id'],
    ["a picture of another shop's product", { images: [{ id: 'picture-selatan' }] }, 'images.0.id'],
    ['no variant', { variants: [] }, 'variants'],
    ['an SKU of another product', { variants: [{ sku: 'sku-RICE', options: [], stock: 1 }] }, 'variants.0.sku'],
    [
      'a duplicate SKU',
      { variants: ['S', 'M'].map((value) => ({ sku: 'A', options: [{ key: 'size', value }], stock: 1 })) },
      'variants.1.sku',
    ],
    [
      'duplicate options',
      { variants: ['A', 'B'].map((sku) => ({ sku, options: [{ key: 'size', value: 'S' }], stock: 1 })) },
      'variants.1.options',
    ],
    ...(['xl', 'X L', ' Xl '] as const).map((size): [string, object, string] => [
      `the sizes "XL" and "${size}" in two colours`,
      {
        variants: [
          ['XL', '#7a1f42'],
          [size, '#34456b'],
        ].map(([value, color], index) => ({
          sku: `A${index}`,
          options: [
            { key: 'size', value },
            { key: 'color', value: color },
          ],
          stock: 1,
        })),
      },
      'variants.1.options',
    ]),
    ['a size without a name', { variants: [{ sku: 'A', options: [{ key: 'size', value: ' ' }], stock: 1 }] }, 'variants.0.options'],
    ['an unknown option', { variants: [{ sku: 'A', options: [{ key: '__proto__', value: 'S' }], stock: 1 }] }, 'variants.0.options'],
    [
      'an old price of a variant below its price',
      { variants: [{ sku: 'A', options: [], stock: 1, price: 100, wasPrice: 90 }] },
      'variants.0.wasPrice',
    ],
    [
      '101 variants',
      {
        variants: Array.from({ length: 101 }, (_, index) => ({
          sku: `A${index}`,
          options: [{ key: 'size', value: `${index}` }],
          stock: 1,
        })),
      },
      'variants',
    ],
    ['an overlong text', { description: texts({ ms: 'a'.repeat(50_000) }) }, 'description.ms'],
  ];

  test.each(wrong)('is refused with %s', async (_, change, path) => {
    const { save, upload, api } = await openInventoryApi();
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
