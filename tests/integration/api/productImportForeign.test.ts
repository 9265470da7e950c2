import { describe, expect, test } from 'vitest';
import { KUIH, openInventoryApi } from '#tests/support/api/inventoryApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';
import { mistakes, openMarketplace } from '#tests/support/api/productFiles.ts';

const HEADING = 'sku;title;description;category;newPrice;quantity';

describe('a product file from another shop or spreadsheet', () => {
  test.each(['1.000', '12.000', '250.000'])('with the ambiguous quantity %s is refused', async (quantity) => {
    const { take } = await openMarketplace();
    const result = await take(`${HEADING}\nQ-1;Rice;A bag;snacks;6,50;${quantity}`);
    expect([result.created, mistakes(result)]).toEqual([0, ['2 quantity']]);
    expect(result.rows[0]?.errors[0]?.message).toMatch(/^This could mean 1000 or 1/);
  });

  test.each([
    ['12.0', 12],
    ['12.00', 12],
    ['1,000', 1000],
    ['1000', 1000],
  ])('with the quantity %s sets the stock to %i', async (quantity, units) => {
    const { take, bySku } = await openMarketplace();
    await take(`${HEADING}\nQ-1;Rice;A bag;snacks;6,50;${quantity}`);
    expect((await bySku('Q-1'))?.onHand).toEqual([units]);
  });

  test('gets a notice if a new row has the title of a product whose SKU a spreadsheet has changed', async () => {
    const { take, api, seller } = await openMarketplace();
    await take(`${HEADING}\n00123;Kopi kampung;A tin;snacks;5;1`);
    const changed = `${HEADING}\n123;KOPI kampung;A tin;snacks;5;1\n124;Teh;A tin;snacks;5;1`;
    const HIDDEN = { column: 'status', text: expect.stringMatching(/^Hidden at first/) as string };
    const query = 'mutation ($csv: String!) { importProducts(csv: $csv) { rows { sku action notices { column text } } } }';
    const { data } = await api.execute<{ importProducts: object }>(query, { csv: changed }, { viewer: seller });
    expect(data.importProducts).toEqual({
      rows: [
        {
          sku: '123',
          action: 'CREATE',
          notices: [
            HIDDEN,
            { column: 'sku', text: expect.stringMatching(/^This adds a new product, but 00123 has the same title/) as string },
          ],
        },
        { sku: '124', action: 'CREATE', notices: [HIDDEN] },
      ],
    });
  });

  test.each([
    ['price', 'newPrice', '5', '6'],
    ['Title', 'title', 'Rice', 'Tea'],
    ['stock', 'quantity', '5', '6'],
    ['waight', 'weight', '500g', '1kg'],
  ])('with the synonymous columns %s and %s is refused unless they agree or one is empty', async (first, second, one, other) => {
    const { take } = await openMarketplace();
    const file = (left: string, right: string) => `sku,${first},${second}\nSKU-rice,${left},${right}`;
    const message = `The columns ${first} and ${second} mean the same but differ in row 2. Remove one of them.`;
    expect((await take(file(one, other), true)).errors).toMatchObject([{ message }]);
    for (const [left, right] of [
      [one, one],
      [one, ''],
      ['', other],
    ] as const) {
      expect(await take(file(left, right), true)).toMatchObject({ errors: [], rejected: 0 });
    }
  });

  test.each([
    ['<p>Nasi &amp; lauk</p>', 'Nasi & lauk'],
    ['Caf&eacute; &ldquo;Kopi&rdquo;', 'Café “Kopi”'],
    ['<strong>Teh</strong>&nbsp;tarik&#39;s', "Teh tarik's"],
    ['&#x8c46;&#33104;', '豆腐'],
    ['<span style=""color:red"">Sambal</span><script>alert(1)</script>', 'Sambal'],
    ['Rice < 5 kg & tea > 2', 'Rice < 5 kg & tea > 2'],
    ['I <3 tea', 'I <3 tea'],
    ['A&B; &unknown; AT&T', 'A&B; &unknown; AT&T'],
  ])('with the text %s is imported as %s', async (html, text) => {
    const { take, bySku } = await openMarketplace();
    await take(`${HEADING}\nH-1;"${html}";"<ul><li>${html}</li><li>Two</li></ul>";snacks;5;1`);
    const product = (await bySku('H-1'))?.product;
    expect([product?.title.en, product?.description.en]).toEqual([text, `${text}\nTwo`]);
  });

  test('a title with two texts in one language is refused', async () => {
    const { save } = await openInventoryApi();
    const title = [...texts({ en: 'Kuih lapis' }), ...texts({ en: 'Kuih bingka' })];
    await expect(save({ ...KUIH, title })).rejects.toThrow();
  });
});
