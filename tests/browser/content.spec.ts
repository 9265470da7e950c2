import { expect, open, test } from './browserTest.ts';

test('@phone a URL fragment opens its FAQ answer, and the data on this device can be downloaded and cleared', async ({ page }) => {
  await open(page, '/faq#q-refund-time');
  const faqAnswer = page.locator('#q-refund-time');
  await expect(faqAnswer).toHaveAttribute('open');
  await expect(faqAnswer.getByText(/seven working days/)).toBeInViewport();

  await open(page, '/product/kopi-o-kampung');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:recent') ?? '')).toContain('kopi-o-kampung');
  await open(page, '/privacy-policy#device');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('rizq-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
  expect(JSON.stringify(data['persist:recent'])).toContain('kopi-o-kampung');

  await page.getByRole('button', { name: 'Clear my data on this device' }).click();
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await expect(page.getByText(/This device no longer holds any of your data/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desk the blog can be searched and read, and FAQ answers and the message form of a vendor can be found', async ({ page }) => {
    await page.goto('/blog-full-width');
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('sambal');
    await page.getByRole('searchbox', { name: 'Search the blog' }).press('Enter');
    await expect(page).toHaveURL(/\/blog-full-width\?find=sambal/);
    await page.getByRole('link', { name: 'How long does sambal keep?' }).click();
    await expect(page.getByText(/The spoon that goes in the jar/)).toBeVisible();
    await page.goto('/faq?find=refund');
    await expect(page.getByText(/Within seven working days/)).toBeVisible();
    await page.goto('/shop/seri-tenun');
    await page.getByRole('link', { name: 'Message the seller' }).click();
    await expect(page).toHaveURL('/messages/new?shop=seri-tenun');
    await page.getByLabel('Your name').fill('Aina');
    await page.getByLabel('Email', { exact: true }).fill('aina@example.com');
    await page.getByLabel('Your message').fill('Is the songket lined?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('we email aina@example.com a link to the conversation')).toBeVisible();
  });
});
