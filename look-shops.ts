import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { chromiumLaunch } from '#tests/support/chromium.ts';
const BASE = 'http://127.0.0.1:4321';
const OUT = '/tmp/shops-shots';
await mkdir(OUT, { recursive: true });
const browser = await chromium.launch(await chromiumLaunch());
const login = async (email: string, password: string, lang = 'en', theme = 'light', width = 1440) => {
  const context = await browser.newContext({ viewport: { width, height: width > 500 ? 900 : 844 }, colorScheme: theme as 'light' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
  const r = await page.request.post(`${BASE}/graphql`, { headers: { origin: BASE, 'content-type': 'application/json' }, data: { query: 'mutation($e:String!,$p:String!){login(email:$e,password:$p){errors{...on UserError{message}}}}', variables: { e: email, p: password } } });
  const t = await r.text(); if (!t.includes('"errors":[]')) console.log(t.slice(0, 300));
  return { context, page };
};
const [mode] = process.argv.slice(2);
if (mode === 'vendor') {
  for (const [lang, theme, width] of [['en', 'light', 1440], ['ms', 'dark', 390]] as const) {
    const { page, context } = await login('vendor@rizq.demo', 'demo-vendor-1', lang, theme, width);
    for (const path of ['/vendor-edit', '/vendor-setting-edit', '/vendor-setting', '/vendor-profile', '/vendor-messages', '/shop/dapur-mak-som?tab=about', '/shop/dapur-mak-som?tab=policies']) {
      await page.goto(`${BASE}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${OUT}/${path.replace(/\W+/g, '_')}-${lang}-${width}.png`, fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log('OVERFLOW', path, width, wide);
    }
    await context.close();
  }
} else if (mode === 'fresh') {
  for (const [lang, theme, width] of [['en', 'light', 1440], ['ms', 'dark', 390]] as const) {
    const { page, context } = await login('shopper@rizq.demo', 'demo-shopper-1', lang, theme, width);
    await page.goto(`${BASE}/vendor-dashboard?lang=${lang}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${OUT}/open-${lang}-${width}.png`, fullPage: true });
    await context.close();
  }
}
await browser.close();
