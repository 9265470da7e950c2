/**
 * `npm run tour`: records the README's animation, docs/images/tour.webp. A guest searches, filters, opens a product and buys it, on this
 * checkout's server with the sample data.
 */
import { spawnSync } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '#tests/support/processes/chromium.ts';
import { runServer } from '#tests/support/processes/runServer.ts';

const FILE = 'docs/images/tour.webp';
const VIEWPORT = { width: 1200, height: 760 };
/** The animation's width in pixels. */
const WIDTH = 900;
const GUEST = {
  Email: 'farah@example.com',
  'Mobile number': '012-345 6789',
  'First name': 'Farah Hanim',
  Address: 'Unit 12-3, Jalan Telawi 5',
  Postcode: '59100',
};

interface Frame {
  png: Buffer;
  ms: number;
}

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (status !== 0) throw new Error('The build failed.');
const server = await runServer();
const browser = await chromium.launch(await chromiumLaunch());
try {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', locale: 'en-MY', timezoneId: 'Asia/Kuala_Lumpur' });
  const frames = await record(page, server.url);
  const pictures = await Promise.all(frames.map(({ png }) => sharp(png).resize(WIDTH).png().toBuffer()));
  const { size } = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, effort: 6, delay: frames.map(({ ms }) => ms), loop: 0 })
    .toFile(FILE);
  console.log(`${FILE}: ${frames.length} frames, ${(size / 1024).toFixed(0)} KiB`);
} finally {
  await browser.close();
  await server.stop();
}

async function record(page: Page, url: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  const show = async (ms: number): Promise<void> => {
    await page.waitForLoadState('networkidle');
    frames.push({ png: await page.screenshot(), ms });
  };
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page
    .getByRole('link', { name: /^Cart, [1-9]/ })
    .first()
    .waitFor();
  await show(1600);

  const search = page.getByRole('combobox', { name: 'Search products, brands and sellers' });
  for (const text of ['ma', 'mang', 'mango']) {
    await search.fill(text);
    await show(text === 'mango' ? 1400 : 300);
  }
  await search.press('Enter');
  await page.waitForURL(/q=mango/);
  await show(1600);

  await page.getByRole('group', { name: 'Narrow down to' }).getByRole('checkbox').first().click();
  await show(1600);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  await show(1600);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await show(1800);

  await page.goto(`${url}/checkout`);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await show(1200);
  for (const [label, text] of Object.entries(GUEST)) await page.getByLabel(label, { exact: true }).fill(text);
  await show(1400);
  await page.getByLabel(/^I agree that the order is binding/).check();
  await page
    .getByRole('button', { name: /^Place order · / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' }).waitFor();
  await show(2600);
  return frames;
}
