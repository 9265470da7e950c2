import { expectNoViolations } from './noViolations.ts';
import { expect, open, test } from './browserTest.ts';

const HEADING = 'sku,title,category,newPrice,quantity,rating';

// Runs in one project only: a vendor has a single last import, and two browsers would undo each other's.
test(
  'a seller previews and filters a product file, imports it, and undoes the import; its products are hidden without pictures',
  { tag: '@phone' },
  async ({ page, enter }) => {
    const mark = `kod${Date.now()}`;
    const rows = [
      `IMP-${mark}-1,Keropok ${mark} satu,Snacks,5.50,4,5`,
      `IMP-${mark}-2,Keropok ${mark} dua,Snacks,6.50,4,5`,
      `IMP-${mark}-3,Keropok ${mark} tiga,nowhere,free,1.5,5`,
    ];
    const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${[HEADING, ...rows].join('\r\n')}`, 'utf16le') };
    await enter('vendor@rizq.demo');
    await open(page, '/vendor-dashboard');
    await page.getByRole('link', { name: 'Import products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
    await expectNoViolations(page);

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a CSV file' }).click();
    await (await chooser).setFiles({ name: 'goods.xlsx', mimeType: 'text/csv', buffer: Buffer.from('504b0304140006', 'hex') });
    await expect(page.getByText(/This is not a text file/).first()).toBeVisible();

    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Preview of goods.csv' })).toBeFocused();
    await expect(page.getByText('Not read: rating.')).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(
      table.getByRole('row', { name: new RegExp(`^4 IMP-${mark}-3 .*Mistake.*newPrice Enter a price such as 12.50`) }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'All 3' }).click();
    await expect(table.getByRole('row')).toHaveCount(4);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByRole('heading', { name: 'goods.csv is imported' })).toBeFocused();
    await page.getByRole('button', { name: 'Added 2' }).click();
    await expect(table.getByText('Hidden at first, because a file has no pictures').first()).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(3);

    const listed = await page.context().request.get(`/shop-full-width-col-4?q=${encodeURIComponent(mark)}`);
    expect(await listed.text()).not.toContain(`Keropok ${mark} satu`);

    await page.getByRole('button', { name: 'Undo the import' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Undo the last import?' });
    await dialog.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('2 products are as they were before the import.')).toBeVisible();
  },
);
