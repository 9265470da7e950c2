import sharp from 'sharp';
import { expectNoViolations } from './noViolations.ts';
import { expect, open, reload, test } from './browserTest.ts';

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 1100, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('@phone a seller adds a product with pictures and sizes, finds the draft after a reload, and sees it on sale', async ({
  page,
  enter,
}, { project, retry }) => {
  await enter('vendor@rizq.demo');
  await open(page, '/vendor-upload');
  const title = `Baju Seri ${project.name} ${retry}`;
  const files = await Promise.all(['#7a1f42', '#34456b'].map(photo));
  await page
    .locator('input[data-pictures]')
    .setInputFiles(files.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })));
  await expect(page.getByRole('button', { name: 'Remove picture 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByLabel('Category').selectOption({ label: "Women's wear" });
  await page.getByLabel('Description', { exact: true }).fill('Loose tunic with a songket hem.');
  await page.getByLabel('Price', { exact: true }).fill('148');
  await page.getByLabel('Add sizes').fill('S, M');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Stock of S', { exact: true }).fill('6');
  await page.getByLabel('Stock of M', { exact: true }).fill('12');
  await expect(page.getByRole('complementary', { name: 'As shoppers see it' })).toContainText(title);
  await expectNoViolations(page);

  await reload(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Stock of M', { exact: true })).toHaveValue('12');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect(page).toHaveURL(/edit=prd_/);
  await page.getByRole('main').getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/uploads/up_"]').first()).toHaveJSProperty('complete', true);

  await open(page, '/vendor-stock');
  await page.getByLabel('Name or number').fill(title);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('textbox', { name: /^Stock of/ })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^One less/ })
    .first()
    .click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 change saved')).toBeVisible();
});

test('@desk a photo over 5 MB is scaled down before its upload and stays upright; a file that is not a picture is rejected', async ({
  page,
  enter,
}) => {
  const noise = await sharp({
    create: { width: 3000, height: 2250, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 96 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(5 * 1024 * 1024);
  await enter('vendor@rizq.demo');
  await open(page, '/vendor-upload');
  await page.locator('input[data-pictures]').setInputFiles([
    { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: noise.subarray(100) },
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: noise },
  ]);
  await expect(page.getByText('This file cannot be read as a picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible({ timeout: 30_000 });
  const shape = await page
    .locator('img[src*="/uploads/up_"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
  expect(shape).toBe(true);
});
