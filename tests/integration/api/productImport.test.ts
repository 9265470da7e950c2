import { describe, expect, test } from 'vitest';
import { actions, everything, mistakes, openMarketplace } from '#tests/support/api/productFiles.ts';

describe('a product file', () => {
  test("with the specification's headings creates products, hidden until they have pictures; a dry run saves nothing", async () => {
    const { api, take, bySku } = await openMarketplace();
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
        title: { en: 'Keropok lekor, crunchy' },
        category: 'snacks',
        priceCents: 550,
        wasPriceCents: 690,
        weight: '500g',
        label: 'SALE',
        fulfilment: ['ONLINE', 'IN_STORE'],
        status: 'DISABLED',
        tags: ['fish', 'snack'],
        vendorId: 'ven_utara',
      },
    });
    expect(await bySku('KRP-2')).toMatchObject({ onHand: [0], product: { priceCents: 123_450, status: 'DISABLED', label: 'NEW' } });
    const { data } = await api.execute<{ products: { nodes: { title: string }[] } }>(
      '{ products(query: "keropok lekor") { nodes { title } } }',
    );
    expect(data.products.nodes).toEqual([]);
    expect(await take(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  test('is read with commas, semicolons or tabs, quoted line breaks, a byte order mark and empty lines', async () => {
    const { take, bySku } = await openMarketplace();
    for (const [at, sign] of [',', ';', '\t'].entries()) {
      const rows = [
        ['sku', 'title', 'description', 'category', 'newPrice', 'quantity'],
        [],
        [`SEP-${at}`, `"Teh ${sign} ""tarik"""`, '"Two lines:\nof tea"', 'snacks', '3.20', '7'],
      ];
      const csv = `\uFEFF${at === 1 ? 'sep=;\r\n' : ''}${rows.map((row) => row.join(sign)).join('\r\n')}\r\n\r\n`;
      expect(actions(await take(csv))).toEqual([`${at === 1 ? 4 : 3} CREATE`]);
      const { product } = (await bySku(`SEP-${at}`))!;
      expect(product).toMatchObject({ description: { en: 'Two lines:\nof tea' }, priceCents: 320 });
      expect(product.title.en).toBe(`Teh ${sign} "tarik"`.replace(/\s+/g, ' '));
    }
  });

  test('changes only its columns, and only products of its vendor', async () => {
    const { take, bySku, productsOf, rival } = await openMarketplace();
    const [rice, foreign] = [(await bySku('SKU-rice'))!, await productsOf('ven_selatan')];
    expect(await take('sku,newPrice\nSKU-rice,12.34\nSKU-tea,4')).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await bySku('SKU-rice')).toEqual(rice);
    expect(await bySku('SKU-tea')).toMatchObject({ onHand: [10], product: { priceCents: 400 } });
    expect(await take('sku,quantity\nSKU-rice,3')).toMatchObject({ updated: 1 });
    expect(await bySku('SKU-rice')).toMatchObject({ onHand: [3], product: { title: rice.product.title, pictures: rice.product.pictures } });
    // The rival's SKU is new to this vendor, so it adds a product.
    expect(await take('sku,title,category,newPrice,quantity\nSKU-coffee,My coffee,snacks,5,1')).toMatchObject({ created: 1 });
    expect(await productsOf('ven_selatan')).toEqual(foreign);
    expect((await bySku('SKU-coffee'))?.product.title.en).toBe('My coffee');
    expect(await take('sku,newPrice\nSKU-rice,1', false, rival)).toMatchObject({ rejected: 1 });
  });

  test('clears optional fields by empty cells, and leaves required fields unchanged', async () => {
    const { take, bySku } = await openMarketplace();
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
        title: { en: 'Product rice' },
        priceCents: 1234,
        category: 'snacks',
      },
    });
  });

  test('refuses the label “Sale” in a row without an old price', async () => {
    const { take, bySku } = await openMarketplace();
    const { rows } = await take('sku,sale,oldPrice\nSKU-rice,Sale,\nSKU-tea,Sale,20');
    expect(rows).toMatchObject([
      { sku: 'SKU-rice', action: 'REJECT', errors: [{ path: ['sale'] }] },
      { sku: 'SKU-tea', errors: [] },
    ]);
    expect((await bySku('SKU-tea'))?.product).toMatchObject({ label: 'SALE', wasPriceCents: 2000 });
  });

  test('creates and changes variants, one per row or sizes in one cell; an invalid row refuses all rows of its product', async () => {
    const { take, bySku, rival } = await openMarketplace();
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
    // Two variants have separate prices and stock; the variant that the file omits is unchanged.
    expect(await take('sku,quantity\nSHIRT-L,4', false, rival)).toMatchObject({ updated: 1 });
    expect(await bySku('SHIRT-L', 'ven_selatan')).toMatchObject({
      onHand: [10, 4],
      product: { variants: [{ priceCents: null }, { priceCents: 1500, picture: 1 }] },
    });
  });
});

test.each(['constructor', '__proto__', 'toString'])('the invalid status %s refuses only its own row', async (word) => {
  const { take } = await openMarketplace();
  const result = await take(`sku,title,category,newPrice,quantity,status\nNEW-1,One,snacks,1,1,${word}\nNEW-2,Two,snacks,1,1,available`);
  expect(actions(result)).toEqual(['2 REJECT', '3 CREATE']);
  expect(mistakes(result)).toEqual(['2 status']);
});
