import { expect, test } from 'vitest';
import { openMarketplace } from '#tests/support/api/productFiles.ts';

const IMPORT = /* GraphQL */ `
  mutation ($csv: String!, $dryRun: Boolean) {
    importProducts(csv: $csv, dryRun: $dryRun) {
      rows {
        sku
        action
        errors {
          message
        }
        notices {
          column
          text
          malay: text(locale: MS)
          chinese: text(locale: ZH_MY)
        }
      }
    }
  }
`;

interface Row {
  sku: string;
  action: string;
  errors: object[];
  notices: { column: string; text: string; malay: string; chinese: string }[];
}

test('an import keeps weights that state no quantity and reports them in every language', async () => {
  const { api, seller, bySku } = await openMarketplace();
  const csv = [
    'sku,product,title,category,newPrice,quantity,berat,variantWeight,status',
    'W1,,Rice,snacks,5,1,500 gm,,Disabled',
    'W2,,Kopi,snacks,5,1,500-600 g,,Disabled',
    'W3,,Teh,snacks,5,1,,1 kati,Disabled',
    'W4,,Beras,snacks,5,1,,½ kg,Disabled',
    'W5,,Gula,snacks,wrong,1,A5,,Disabled',
  ].join('\n');
  for (const dryRun of [true, false]) {
    const { data } = await api.execute<{ importProducts: { rows: Row[] } }>(IMPORT, { csv, dryRun }, { viewer: seller });
    const { rows } = data.importProducts;
    expect(rows.map(({ sku, action, notices }) => [sku, action, notices.map(({ column }) => column)])).toEqual([
      ['W1', 'CREATE', []],
      ['W2', 'CREATE', ['berat']],
      ['W3', 'CREATE', ['variantWeight']],
      ['W4', 'CREATE', []],
      ['W5', 'REJECT', []],
    ]);
    const [notice] = rows[1]?.notices ?? [];
    expect(notice?.text).toContain('“500-600 g” is not a readable amount');
    expect(notice?.malay).toContain('“500-600 g” bukan');
    expect(notice?.chinese).toContain('“500-600 g”');
  }
  expect((await bySku('W2'))?.product.weight).toBe('500-600 g');
});
