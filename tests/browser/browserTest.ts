import { SECOND_SELLER } from '#tests/support/api/secondSeller.ts';
import { test as base, expect, type APIRequestContext, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';

interface BrowserFixtures {
  /** Sets an account's session cookie, as logging in would. */
  enter: (email: keyof typeof PASSWORDS) => Promise<void>;
  /** Console errors expected because the test causes a network fault: `test.use({ expectedComplaint: /ERR_FAILED/ })`. */
  expectedComplaint: RegExp | null;
  quietPages: void;
}

const PASSWORDS = {
  'shopper@rizq.demo': 'demo-shopper-1',
  'vendor@rizq.demo': 'demo-vendor-1',
  [SECOND_SELLER.email]: SECOND_SELLER.password,
};

const LOG_IN = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

/** Session tokens by account: each worker logs in once per account. */
const tokens = new Map<string, string>();

/** Fails a test on console errors, uncaught exceptions, images that fail to load and failed responses. */
export const test = base.extend<BrowserFixtures>({
  expectedComplaint: [null, { option: true }],
  enter: async ({ context, baseURL, playwright }, use) => {
    await use(async (email) => {
      if (!tokens.has(email)) {
        const apart = await playwright.request.newContext({ baseURL });
        const { login } = await execute<{ login: { token: string } }>(apart, LOG_IN, { email, password: PASSWORDS[email] });
        tokens.set(email, login.token);
        await apart.dispose();
      }
      await context.addCookies([
        { name: 'rizq_session', value: tokens.get(email) ?? '', url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' },
      ]);
    });
  },
  quietPages: [
    async ({ context, expectedComplaint }, use) => {
      const complaints = complaintsOf(context);
      await use();
      expect(complaints.filter((text) => !expectedComplaint?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects a context's console errors, exceptions and failed requests from now on, except those that are expected in every test. */
function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const add = (text: string) => {
    if (!isExpected(text)) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => add(String(thrown.error())));
  return complaints;
}

/** Messages that the browser logs about a page that intentionally returns 404, and about the blocked service worker. */
function isExpected(text: string): boolean {
  if (text.startsWith('Service Worker registration blocked by Playwright')) return true;
  return /status of 404 \(Not Found\)/.test(text) && !/\/(assets|pictures)\//.test(text);
}

export { expect };

/** Waits for hydration, after which input is handled. Polls on every frame, because assertions may poll a second apart. */
export async function hydrated(page: Page, timeout = 10_000): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'), null, { timeout });
}

/** Opens a page and waits for hydration, but not for every image to load. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Reloads the page and waits for hydration. A link clicked before hydration would load a new document. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Waits for web fonts, which load after the first paint and may change the height of text. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'));
}

/** Waits until the cart contains the sample products of a first visit. */
export async function sampleCart(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('persist:cart')?.includes('sample'));
}

/** Starts with an empty cart instead of the sample products. */
export async function startWithEmptyCart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('persist:cart')) localStorage.setItem('persist:cart', JSON.stringify({ lines: [], origin: 'own' }));
  });
}

/** Executes an API operation outside the page, so that the page can be compared with the result. */
export async function execute<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

interface SentOperation {
  operationName?: string;
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

/** Route pattern for API requests with a query string, because guests' queries use GET. */
export const API = '**/graphql*';

/** The operation in an API request, taken from its body or its URL. */
export function operationOf(request: Request): SentOperation {
  if (request.method() === 'POST') return request.postDataJSON() as SentOperation;
  const { operationName, query, extensions } = Object.fromEntries(new URL(request.url()).searchParams);
  return { operationName, query, extensions: JSON.parse(extensions ?? '{}') as SentOperation['extensions'] };
}

/** The product cards on a page. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens the cart drawer. */
export async function openCart(page: Page): Promise<Locator> {
  await page
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toBeVisible();
  return drawer;
}
