import { describe, expect, test } from 'vitest';
import { KUIH, openInventoryApi, paths, SHIRT } from '#tests/support/api/inventoryApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

describe('changing a product', () => {
  test('keeps omitted fields, the slug and the remaining variants', async () => {
    const { saved, own } = await openInventoryApi();
    const shirt = await saved(SHIRT);
    const remaining = shirt.variants[0]!;
    const changed = await saved(
      { title: texts({ en: 'Linen shirt, loose' }), wasPrice: 600 },
      { id: shirt.product.id, expectedVersion: 1 },
    );
    expect(changed).toMatchObject({
      version: 2,
      wasPrice: { minorUnits: 600 },
      product: { slug: 'linen-shirt', title: 'Linen shirt, loose', titleMs: 'Kemeja linen', tags: ['linen'] },
    });
    expect(changed.variants).toEqual(shirt.variants);
    const fewer = await saved(
      {
        variants: [
          {
            id: remaining.variant.id,
            sku: 'NEW-NUMBER',
            options: remaining.variant.options.map(({ key, value }) => ({ key, value })),
            stock: 9,
          },
        ],
      },
      { id: shirt.product.id },
    );
    expect(fewer.variants).toMatchObject([{ onHand: 9, variant: { id: remaining.variant.id, sku: 'NEW-NUMBER' } }]);
    expect((await own(shirt.product.id))?.version).toBe(3);
  });

  test('shows the label “Sale” only while its price is below a former one', async () => {
    const { api, saved } = await openInventoryApi();
    const { product } = await saved({ ...KUIH, wasPrice: 600, label: 'SALE' });
    const shown = async () => {
      const { data } = await api.execute<{ product: { label: string | null }; products: { nodes: { slug: string }[] } }>(
        'query ($slug: String) { product(slug: $slug) { label } products(filter: { label: [SALE] }, first: 100) { nodes { slug } } }',
        { slug: product.slug },
      );
      return [data.product.label, data.products.nodes.some(({ slug }) => slug === product.slug)];
    };
    expect(await shown()).toEqual(['SALE', true]);
    await saved({ wasPrice: null }, { id: product.id });
    expect(await shown()).toEqual(['NEW', false]);
  });

  test('concurrently is a conflict for the second person, who gets the current version and can save again', async () => {
    const { saved, save, own } = await openInventoryApi();
    const { product } = await saved(KUIH);
    const edits = ['First', 'Second'].map((word) => save({ title: texts({ en: `${word} name` }) }, { id: product.id, expectedVersion: 1 }));
    const [first, second] = await Promise.all(edits);
    expect(first?.product).toMatchObject({ version: 2, product: { title: 'First name' } });
    expect(second).toMatchObject({ product: null, errors: [{ code: 'CONFLICT', path: null, current: 2 }] });
    expect((await own(product.id))?.product.title).toBe('First name');
    expect((await save({ title: texts({ en: 'Second name' }) }, { id: product.id, expectedVersion: 2 })).product?.version).toBe(3);
  });

  test('a concurrent product with the same SKU is refused', async () => {
    const { save } = await openInventoryApi();
    const both = await Promise.all([save(KUIH), save(KUIH)]);
    expect(both.map(({ errors }) => errors.map(({ path }) => path?.join('.')))).toEqual([[], ['variants.0.sku']]);
  });

  test('frees its former SKU immediately, and reserves the new one', async () => {
    const { saved, save } = await openInventoryApi();
    const { product } = await saved(KUIH);
    const other = { ...KUIH, variants: KUIH.variants.map((variant) => ({ ...variant, sku: 'NEW-1' })) };
    const all = await Promise.all([save({ variants: other.variants }, { id: product.id }), save(KUIH), save(other)]);
    const paths = [[], [], ['variants.0.sku']];
    expect(all.map(({ errors }) => errors.map(({ path }) => path?.join('.')))).toEqual(paths);
    expect((await save(KUIH)).errors.map(({ path }) => path?.join('.'))).toEqual(['variants.0.sku']);
  });

  test('does not undo sales made while its form was open; an outdated stock count is a conflict', async () => {
    const { save, saved, own, buy } = await openInventoryApi();
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

  test('keeps the picture of each variant when pictures are reordered', async () => {
    const { saved, upload, api } = await openInventoryApi();
    await upload('up_two');
    const images = [{ id: 'up_one' }, { id: 'up_two' }];
    const shirt = await saved({
      ...SHIRT,
      images,
      variants: SHIRT.variants.map((variant, index) => ({ ...variant, imageId: index === 1 ? 'up_two' : null })),
    });
    const turned = await saved({ images: [...images].reverse() }, { id: shirt.product.id });
    const [two] = turned.pictures;
    expect(turned.variants.map(({ imageId }) => imageId)).toEqual([null, two?.id, null, null]);
    expect(turned.pictures.map(({ id, image }) => [id.replace(/^.*:/, ''), image.alt])).toEqual([
      ['up_two', 'Linen shirt'],
      ['up_one', 'Linen shirt'],
    ]);
    expect((await api.store.get('uploads', 'up_two'))?.usedAt).toBe('2026-11-21T08:00:00.000Z');
  });

  test('keeps an expired halal certificate, which is not shown, and refuses a new expired one', async () => {
    const { saved, save, clock, own } = await openInventoryApi();
    const halal = { body: 'JAKIM', number: 'MS-1', expires: '2026-12-01T00:00:00.000Z' };
    const { product } = await saved({ ...KUIH, halal });
    clock.now = new Date('2026-12-02T00:00:00.000Z');
    expect(await own(product.id)).toMatchObject({ halal: { number: 'MS-1' }, product: { halal: null } });
    expect((await save({ ...KUIH, price: 460, halal }, { id: product.id })).errors).toEqual([]);
    expect(paths(await save({ halal: { ...halal, number: 'MS-2' } }, { id: product.id }))).toEqual([['INVALID', 'halal.expires']]);
    expect((await saved({ halal: null }, { id: product.id })).halal).toBeNull();
  });

  test('of another vendor returns NOT_FOUND, as for an unknown product', async () => {
    const { save, own, setStatus, setStock, rival } = await openInventoryApi();
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

  test('a copied product can use the pictures of its original', async () => {
    const { saved, own } = await openInventoryApi();
    const rice = (await own('prd_rice'))!;
    const copy = await saved({ ...KUIH, images: rice.pictures.map(({ id }) => ({ id })) });
    const addresses = ({ pictures }: typeof rice) => pictures.map(({ image }) => image.url);
    expect(addresses(copy)).toEqual(addresses(rice));
    // The same file with a different alternative text has a separate id, for the benefit of normalised caches.
    expect(copy.pictures.filter(({ id }) => rice.pictures.some((picture) => picture.id === id))).toEqual([]);
  });
});

describe('the status of a product', () => {
  test('DISABLED removes it from listings but not from orders, and AVAILABLE restores it', async () => {
    const { setStatus, listed, buy, execute, own } = await openInventoryApi();
    const { order } = await buy('var_rice', 1, 1781);
    const inListing = async () => (await listed({ q: 'rice' })).totalCount;
    expect(await inListing()).toBe(1);
    expect((await setStatus('prd_rice', 'DISABLED')).product).toMatchObject({ status: 'DISABLED', product: { status: 'DISABLED' } });
    expect(await inListing()).toBe(0);
    const ordered = await execute<{ viewer: { vendor: { packages: { nodes: { lines: { title: string }[] }[] } } } }>(
      '{ viewer { vendor { packages { nodes { lines { title } } } } } }',
    );
    expect(order?.number).toBeDefined();
    expect(ordered.viewer.vendor.packages.nodes[0]?.lines).toEqual([{ title: 'Product rice' }]);
    expect((await setStatus('prd_rice', 'OUT_OF_STOCK')).product).toMatchObject({ product: { status: 'OUT_OF_STOCK' } });
    expect(await inListing()).toBe(1);
    expect((await setStatus('prd_rice', 'AVAILABLE')).product).toMatchObject({ product: { status: 'AVAILABLE' }, onHand: 9 });
    // A product whose only variant was paused becomes available when the variant does.
    expect((await setStatus('prd_paused', 'AVAILABLE')).product).toMatchObject({ product: { status: 'AVAILABLE' } });
    const { version } = (await own('prd_rice'))!;
    expect((await setStatus('prd_rice', 'AVAILABLE')).product?.version).toBe(version);
  });
});
