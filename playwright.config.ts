import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/processes/chromium.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);
const launch = await chromiumLaunch();

/** The built shop in a real Chromium, on a phone and on a desk. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A test that passes on its second try hides a fault of the shop or of the test.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A page of a test lives for seconds: optimising its code and collecting its garbage often took a tenth of all processor time.
    launchOptions: { ...launch, args: [...launch.args, '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=32'] },
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a service worker sends pass by `page.route`: offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording every page took a third of the time: what failed is recorded by running it again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  },
  projects: [
    // What knows no width is looked at once, on the desk (`@desk`) or on the phone (`@phone`); the playground's panes stand side by side there.
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: [
        'playground',
        'failure',
        'storage',
        'overlay',
        'withoutScripts',
        'postedForms',
        'keyboard',
        'payments',
        'oddAddresses',
        'otherOrigin',
      ].map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `npx tsx tests/support/processes/serveMarketplace.ts`,
    // All tests come from one address, many at once: more than a busy household.
    env: { PORT: String(PORT), RIZQ_RATE_LIMIT: '0' },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
