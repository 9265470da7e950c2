import { test as base, expect, type APIRequestContext, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';

interface BrowserFixtures {
  /** Gives the page the session of a demo account, as if it had logged in before. */
  enter: (email: keyof typeof DEMO_PASSWORDS) => Promise<void>;
  /** What the browser may say of a network that the test itself breaks: `test.use({ expectedComplaint: /ERR_FAILED/ })`. */
  expectedComplaint: RegExp | null;
  quietPages: void;
}

const DEMO_PASSWORDS = { 'shopper@rizq.demo': 'demo-shopper-1', 'vendor@rizq.demo': 'demo-vendor-1' };

const LOG_IN = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

/** The sessions of this worker's pages: an account logs in once. */
const tokens = new Map<string, string>();

/** Pages that must stay quiet: errors in the console or thrown by scripts fail the test. Failed pictures and responses count too. */
export const test = base.extend<BrowserFixtures>({
  expectedComplaint: [null, { option: true }],
  enter: async ({ context, baseURL, playwright }, use) => {
    await use(async (email) => {
      if (!tokens.has(email)) {
        const apart = await playwright.request.newContext({ baseURL });
        const { login } = await execute<{ login: { token: string } }>(apart, LOG_IN, { email, password: DEMO_PASSWORDS[email] });
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

/** What the pages of a context complain of from now on, but for what is expected of any. */
export function complaintsOf(context: BrowserContext): string[] {
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

/** A page with an intended status of 404 is reported by the browser as an error; and that tests block the service worker. */
function isExpected(text: string): boolean {
  if (text.startsWith('Service Worker registration blocked by Playwright')) return true;
  return /status of 404 \(Not Found\)/.test(text) && !/\/(assets|pictures)\//.test(text);
}

export { expect };

/** Waits until the page is React's: typed text and clicks count from here on. Looks at every frame: an assertion would look in steps of up to a second. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'), null, { timeout: 10_000 });
}

/** Opens an address and waits for hydration, not for its last picture. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Loads the page anew and waits for hydration: until then a press on a link is the browser's. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Waits for the sample products in the cart of a first visit. */
export async function sampleCart(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('persist:cart')?.includes('sample'));
}

/** A visit whose cart starts empty, as without sample data. */
export async function startWithEmptyCart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('persist:cart')) localStorage.setItem('persist:cart', JSON.stringify({ lines: [], origin: 'own' }));
  });
}

/** Executes an operation of the API beside the page, to compare the page with its result. */
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

/** Addresses of the API: guests' queries go by GET. */
export const API = '**/graphql*';

/** What a request asks of the API, in its body or its address. */
export function operationOf(request: Request): SentOperation {
  if (request.method() === 'POST') return request.postDataJSON() as SentOperation;
  const { operationName, query, extensions } = Object.fromEntries(new URL(request.url()).searchParams);
  return { operationName, query, extensions: JSON.parse(extensions ?? '{}') as SentOperation['extensions'] };
}

/** A page's products. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens the cart at the side. */
export async function openCart(page: Page): Promise<Locator> {
  await page
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toBeVisible();
  return drawer;
}
