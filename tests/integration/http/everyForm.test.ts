/**
 * Submits every form on the pages without JavaScript, as a browser would: it is rejected with the error next to its field, rejected for a
 * different account, and then accepted.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { memberRoutes, specRoutes } from '#tests/support/browser/specRoutes.ts';
import { ALL_RUNS } from '#tests/support/setup/testRuns.ts';
import { visible } from './formClient.ts';
import { formIn, FormMarketplace, type FormCase, type Fields } from './formMarketplace.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { textOf } from './pageForms.ts';
import { shopperForms } from './shopperForms.ts';
import { vendorForms } from './vendorForms.ts';

const marketplace = new FormMarketplace();
const FORMS: Record<string, FormCase[]> = { ...shopperForms(marketplace), ...vendorForms(marketplace) };
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ rateLimit: 1_000_000 });
  await marketplace.open(testApp);
});

afterAll(() => testApp.close());

const ODD_TEXTS = ['see www.evil.com', 'x'.repeat(600), '<b>\0&"', '', '-1'];
/** Odd strings for a form: one of them, or all of them with ALL_RUNS. */
const oddTextsOf = (form: number) => (ALL_RUNS ? ODD_TEXTS : [ODD_TEXTS[form % ODD_TEXTS.length]!]);
const TYPED: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'email', 'tel', 'url', 'number', 'search']);

const cases = Object.entries(FORMS)
  .flatMap(([name, list]) => list.map((one) => [[name, one.of].filter(Boolean).join(': '), name, one] as const))
  .map((one, number) => [...one, oddTextsOf(number)] as const);

test.each(cases)('form without JavaScript: %s', async (_title, name, { open, place, wrong, right, shows }, oddTexts) => {
  const opened = await open();
  const { path, cookie = '' } = opened;
  let form = formIn(await marketplace.bodyOf(opened), name, place);
  const own = /person-(\d+)@/.exec((await marketplace.get('/user-profile', cookie)).body)?.[1] ?? '';
  const first = (kind: string) => [...form.controls.keys()].find((control) => control.startsWith(`${kind}.`)) ?? '';
  const named = (field: string) => field.replace('FIRST_COUNT', first('count')).replace('FIRST_PRICE', first('price'));
  const typed = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [named(field), value.replace('PERSON', own)]));
  if (wrong !== null) {
    const response = await marketplace.browser.post(form.action || path, { ...form.fields, ...typed(wrong.fields) }, { cookie });
    // Forms that appear on every page redirect back to the page.
    const refused = response.statusCode === 303 ? await marketplace.browser.follow(response, cookie) : response;
    expect(refused.statusCode, seenOn(refused)).toBe(response.statusCode === 303 ? 200 : 422);
    form = formIn(refused.body, name, place);
    const control = form.controls.get(named(wrong.at));
    expect(control, wrong.at).toBeDefined();
    if (control?.['type'] !== 'radio') expect(control?.['aria-invalid'], wrong.at).toBe('true');
    const words = textOf(form.source).toLowerCase();
    expect(words.includes(wrong.says.toLowerCase()), seenOn(refused)).toBe(true);
    for (const [field, value] of Object.entries(typed(wrong.fields))) {
      const isSecret = form.controls.get(field)?.['type'] === 'password' || field === 'bankAccount' || field === 'again';
      expect(form.fields[field], field).toBe(isSecret ? '' : value);
    }
  }
  // Excludes forms that appear on every page, because they redirect back instead of returning 422.
  if (form.fields['viewer'] !== undefined && form.fields['back'] === undefined) {
    const ofOther = { ...form.fields, ...typed(right), viewer: 'usr_other' };
    const refused = await marketplace.browser.post(form.action || path, ofOther, { cookie });
    expect(refused.statusCode).toBe(422);
    expect(textOf(visible(refused))).toContain('You have been logged out.');
  }
  const response = await marketplace.browser.post(form.action || path, { ...form.fields, ...typed(right) }, { cookie });
  const page = response.statusCode === 303 ? await marketplace.browser.follow(response, cookie) : response;
  expect(String(response.headers.location ?? '')).not.toContain('@');
  const isSeen = typeof shows === 'string' ? textOf(visible(page)).includes(shows) : shows.test(textOf(visible(page)));
  expect(isSeen, `${response.statusCode} ${seenOn(page)}`).toBe(true);
  // Odd strings are accepted or rejected, but never cause a server error.
  const asText = [...form.controls].filter(([, { type }]) => TYPED.has(type)).map(([control]) => control);
  for (const text of asText.length === 0 ? [] : oddTexts) {
    const odd = { ...form.fields, ...Object.fromEntries(asText.map((control) => [control, text])) };
    const { statusCode } = await marketplace.browser.post(form.action || path, odd, { cookie });
    expect([303, 422], text.slice(0, 20)).toContain(statusCode);
  }
});

test('every form of an action has a test case', () => {
  type Declared = { action?: { intents: string[] } };
  const routes = import.meta.glob<Declared>('/client/**/*.action.ts', { eager: true });
  const pages = import.meta.glob<Declared>('/client/pages/*/page.tsx', { eager: true, import: 'page' });
  const intents = [...Object.values(routes), ...Object.values(pages)].flatMap(({ action }) => action?.intents ?? []);
  expect(intents).toContain('packageStep');
  expect(intents.length).toBeGreaterThan(10);
  expect(intents.filter((intent) => !Object.hasOwn(FORMS, intent))).toEqual([]);
});

test.each(Object.entries({ ...specRoutes, ...memberRoutes }))(
  'the server handles every form that its pages render: %s',
  async (person, paths) => {
    const cookie = { [SHOPPER.email]: marketplace.shopper, [VENDOR.email]: marketplace.vendor }[person] ?? '';
    for (const path of paths) {
      const { body } = await marketplace.get(path, cookie);
      const posted = (body.match(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g) ?? []).map(
        (form) => /name="intent" value="(\w+)"/.exec(form)?.[1] ?? '',
      );
      expect(
        posted.filter((name) => !Object.hasOwn(FORMS, name)),
        path,
      ).toEqual([]);
    }
  },
);

/** The text in a page's main part, which excludes menus. */
function seenOn(page: { body: string }): string {
  const words = visible(page)
    .replace(/^[\s\S]*?<main/, '<main')
    .replace(/<[^>]*>/g, ' ');
  return textOf(words).replace(/\s+/g, ' ').slice(0, 1500);
}
