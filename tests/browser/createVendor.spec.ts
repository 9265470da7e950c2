import sharp from 'sharp';
import { expectNoViolations } from './noViolations.ts';
import { execute, expect, hydrated, test } from './browserTest.ts';

const REGISTER = 'mutation($input: RegisterInput!) { register(input: $input) { token } }';

test.use({ viewport: { width: 390, height: 844 } });

test('@desk a member creates a vendor on a phone with a cropped logo, and shoppers see it', async ({
  page,
  context,
  baseURL,
  playwright,
}) => {
  const name = `Kuih ${Date.now()}`;
  const apart = await playwright.request.newContext({ baseURL });
  const input = { firstName: 'Ani', email: `${name.replace(' ', '')}@example.com`, phone: '012-345 6789', password: 'kuih lapis manis' };
  const { register } = await execute<{ register: { token: string } }>(apart, REGISTER, { input });
  await apart.dispose();
  await context.addCookies([{ name: 'rizq_session', value: register.token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);

  await page.goto('/vendor-dashboard');
  await hydrated(page);
  await page.getByLabel('Shop name').fill(name);
  await page.getByLabel('What kind of shop').fill('Bakery');
  await page.getByLabel('About your shop').fill('Layer cakes, steamed at dawn.');
  await page.getByLabel('City').fill('Melaka');
  await page.getByLabel('State', { exact: true }).selectOption('MELAKA');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await page.getByRole('link', { name: 'Hang up your sign' }).click();

  const logo = page.getByLabel('Choose a picture: Logo');
  const picture = await sharp({ create: { width: 1200, height: 700, channels: 3, background: '#c04040' } })
    .jpeg()
    .toBuffer();
  await logo.setInputFiles({ name: 'sign.jpg', mimeType: 'image/jpeg', buffer: picture });
  const dialog = page.getByRole('dialog', { name: 'Logo' });
  await expect(dialog.getByRole('group', { name: /The part that is used/ })).toBeVisible();
  await expectNoViolations(page);
  // If an upload is running, saving waits for it.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/uploads', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Uploading…: Logo')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose another: Logo')).toBeVisible();

  await page.goto(`/shop/${name.toLowerCase().replace(' ', '-')}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const sign = page.locator('header img[src^="/uploads/up_"]').first();
  await expect(sign).not.toHaveJSProperty('naturalWidth', 0);
  expect(await sign.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth)).toBeCloseTo(1, 1);
});
