/** Every form of the pages without JavaScript: refused with the error at its field, then accepted, as a browser would send it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormName } from '#client/lib/postedForm.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { resetToken } from '#tests/support/api/mailbox.ts';
import { PLACE_ORDER, type OrderResponse, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { answerPayment, APPROVED, approved, WAITING } from '#tests/support/api/payments.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { memberRoutes, specRoutes } from '#tests/support/browser/specRoutes.ts';
import { cookiesOf, FormClient, visible } from './formClient.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { formsOf, textOf, type PageForm } from './pageForms.ts';

type Fields = Record<string, string>;

interface FormCase {
  /** What it is, where a form has several. */
  of?: string;
  /** The page that has the form, and whose page it is. */
  open: () => Promise<{ path: string; cookie?: string }>;
  /** Begins the name of the form among those of its page. */
  place?: string;
  /** What is refused, at which field and with what text; null: it asks for nothing. */
  wrong: { fields: Fields; at: string; says: string } | null;
  right: Fields;
  /** What is seen then. */
  shows: string | RegExp;
}

let marketplace: TestApp;
let browser: FormClient;
let shopper: string;
let vendor: string;
let buyer: SignedIn | null;

beforeAll(async () => {
  marketplace = await openTestApp({ rateLimit: 1_000_000 });
  browser = new FormClient(marketplace);
  shopper = await logIn(SHOPPER);
  vendor = await logIn(VENDOR);
  const { data } = await marketplace.api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  buyer = await marketplace.api.services.sessions.find(data.login.token ?? '');
});

afterAll(() => marketplace.close());

async function logIn(account: { email: string; password: string }): Promise<string> {
  return cookiesOf(await browser.post('/login', { form: 'login', ...account }));
}

const at = (path: string, cookie?: () => string) => () => Promise.resolve({ path, cookie: cookie?.() });
const asVendor = (path: string) => at(path, () => vendor);

async function asMember(path: string) {
  const { cookie } = await browser.register();
  return { path, cookie };
}

/** A member with addresses in Kuala Lumpur; the first is the default. */
async function withAddresses(...lines: string[]) {
  const { path, cookie } = await asMember('/profile-edit');
  const fields = { postalCode: '59100', city: 'Kuala Lumpur', state: 'KUALA_LUMPUR', phone: PERSON.phone };
  for (const line1 of lines) await send('/profile-edit?address=new', cookie, 'address', { ...fields, line1 });
  return { path, cookie };
}

/** A member who is logged in twice. */
async function onTwoDevices() {
  const member = await browser.register();
  await browser.post('/login', { form: 'login', email: member.email, password: member.password });
  return { path: '/user-profile', cookie: member.cookie };
}

/** Two jars of sambal of the demo's vendor, bought by the demo's shopper. */
async function order(payment: { method: string; bank?: string } = APPROVED): Promise<OrderResponse> {
  const { store } = marketplace.api;
  const [product] = (await store.query('products', { where: { slug: 'sambal-tumis' } })).items;
  const lines = [{ variantId: product!.variants[0]!.id, quantity: 2 }];
  const input = anOrderInput({ lines, expectedTotal: 1298, payment, idempotencyKey: `every-form-${(count += 1)}` });
  const { data } = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer: buyer });
  expect(data.placeOrder.errors).toEqual([]);
  return approved(marketplace.api, payment, data.placeOrder.order!);
}
let count = 0;

const STEPS = ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** A package of the demo's vendor that was led on to a status. */
async function packageAt(status: 'PLACED' | (typeof STEPS)[number], payment = APPROVED as { method: string }): Promise<string> {
  const number = `${(await order(payment)).number}-1`;
  for (const to of STEPS.slice(0, STEPS.findIndex((one) => one === status) + 1)) {
    await marketplace.api.services.fulfilment.advance(number, to, OPERATOR);
  }
  return number;
}

const ofPackage = (status: Parameters<typeof packageAt>[0], payment?: { method: string }) => async () => ({
  path: `/vendor-orders/${await packageAt(status, payment)}`,
  cookie: vendor,
});

/** The page of an order with the form that asks for a return, as its button leads there. */
async function returnPath(packageNumber: string): Promise<string> {
  const path = `/orders/${packageNumber.slice(0, -2)}`;
  const { body } = await get(path, shopper);
  return `${path}?open=${/value="(return-[^"]+)" name="open"|$/.exec(body)?.[1]}`;
}

/** A package whose buyer wants to return a jar, by the buyer's own form; accepted, if it is to be. */
const ofReturn =
  (...steps: { place: string; fields: Fields }[]) =>
  async () => {
    const cash = steps.some(({ place }) => place === 'receive');
    const number = await packageAt('DELIVERED', cash ? { method: 'CASH_ON_DELIVERY' } : APPROVED);
    await send(await returnPath(number), shopper, 'requestReturn', { reason: 'The lid was broken' });
    const path = `/vendor-orders/${number}`;
    for (const { place, fields } of steps) await send(path, vendor, 'packageStep', fields, place);
    return { path, cookie: vendor };
  };
const ACCEPTED = { place: 'accept', fields: { instructions: 'To 3 Jalan Dapur, Kota Bharu' } };
const RECEIVED = { place: 'receive', fields: { restock: 'no' } };

const PERSON = { firstName: 'Siti', lastName: 'Aminah', phone: '012-345 6789' };
const MESSAGE = { name: 'Siti', email: 'siti@example.com', message: 'Where is my basket?' };
const NO_PASSWORD = { at: 'password', says: 'Enter your password' };

const FORMS: Record<FormName, FormCase[]> = {
  newsletter: [
    {
      open: at('/faq'),
      place: 'footer',
      wrong: { fields: { email: 'siti@' }, at: 'email', says: 'email' },
      right: { email: 'siti@example.com' },
      shows: 'Done: Friday’s list goes to siti@example.com.',
    },
  ],
  signOut: [{ open: () => asMember('/orders'), wrong: null, right: {}, shows: 'Log in' }],
  track: [
    {
      open: at('/track-order'),
      wrong: { fields: { number: '', email: 'siti@example.com' }, at: 'number', says: 'order number' },
      right: { number: 'RZQ-0000-0000', email: 'siti@example.com' },
      shows: 'RZQ-0000-0000',
    },
  ],
  contact: [
    {
      open: at('/contact-us'),
      wrong: { fields: { ...MESSAGE, email: 'siti' }, at: 'email', says: 'email' },
      right: MESSAGE,
      shows: 'MSG-',
    },
  ],
  messageSeller: [
    {
      open: at('/shop/seri-tenun?tab=about'),
      wrong: { fields: { ...MESSAGE, message: '' }, at: 'message', says: 'message' },
      right: MESSAGE,
      shows: 'MSG-',
    },
  ],
  login: [
    {
      open: at('/login'),
      wrong: { fields: { email: VENDOR.email }, ...NO_PASSWORD },
      right: { ...VENDOR },
      shows: 'Dashboard',
    },
  ],
  register: [
    {
      open: at('/register'),
      wrong: { fields: { ...PERSON, email: 'siti', password: 'kain-pelikat-hijau' }, at: 'email', says: 'email' },
      right: { ...PERSON, email: 'new-one@example.com', password: 'kain-pelikat-hijau' },
      shows: 'Siti',
    },
  ],
  forgot: [
    {
      open: at('/forgot-password'),
      wrong: { fields: { email: 'siti' }, at: 'email', says: 'email' },
      right: { email: 'siti@example.com' },
      shows: 'Check your email',
    },
  ],
  reset: [
    {
      open: async () => {
        const { email } = await browser.register();
        await browser.post('/forgot-password', { form: 'forgot', email });
        await marketplace.api.services.settled();
        return { path: `/reset-password?token=${resetToken(marketplace.api.mailbox)}` };
      },
      wrong: { fields: { password: 'batik-terengganu-9', repeated: 'batik-kelantan-9' }, at: 'repeated', says: 'match' },
      right: { password: 'batik-terengganu-9', repeated: 'batik-terengganu-9' },
      shows: 'Your password is changed',
    },
  ],
  profile: [
    {
      open: () => asMember('/profile-edit'),
      wrong: { fields: { firstName: '' }, at: 'firstName', says: 'name' },
      right: { firstName: 'Farah' },
      shows: 'value="Farah"',
    },
  ],
  email: [
    {
      open: () => asMember('/profile-edit'),
      wrong: { fields: { email: 'other@example.com' }, ...NO_PASSWORD },
      right: { email: 'other@example.com', password: 'kain-songket-PERSON-biru' },
      shows: 'other@example.com',
    },
  ],
  password: [
    {
      open: () => asMember('/user-profile?open=password'),
      wrong: { fields: { current: 'kain-songket-PERSON-biru', next: 'short' }, at: 'next', says: 'characters' },
      right: { current: 'kain-songket-PERSON-biru', next: 'batik-terengganu-9' },
      shows: 'Password changed.',
    },
  ],
  address: [
    {
      open: () => asMember('/profile-edit?address=new'),
      wrong: { fields: { line1: '7 Jalan Maarof', postalCode: '1', city: 'Kuala Lumpur' }, at: 'postalCode', says: 'postcode' },
      right: { postalCode: '59100', state: 'KUALA_LUMPUR' },
      shows: '7 Jalan Maarof',
    },
  ],
  addressStep: [
    {
      of: 'make default',
      open: () => withAddresses('7 Jalan Maarof', '8 Jalan Telawi'),
      place: 'makeDefault',
      wrong: null,
      right: {},
      shows: /default for delivery and billing[^§]{0,900}8 Jalan Telawi/,
    },
    { of: 'remove', open: () => withAddresses('7 Jalan Maarof'), place: 'remove', wrong: null, right: {}, shows: 'No address yet' },
  ],
  sessionStep: [
    { of: 'end', open: () => onTwoDevices(), place: 'end', wrong: null, right: {}, shows: 'Saved' },
    { of: 'end all', open: () => onTwoDevices(), place: 'endAll', wrong: null, right: {}, shows: 'Log in' },
  ],
  createVendor: [
    {
      open: () => asMember('/vendor-dashboard'),
      wrong: { fields: { name: 'Kedai Ani', kind: 'Bakery', description: 'Bread from a wood fire.' }, at: 'city', says: 'city' },
      right: { city: 'Taiping', state: 'PERAK' },
      shows: 'Kedai Ani',
    },
  ],
  shopProfile: [
    {
      open: asVendor('/vendor-edit'),
      wrong: { fields: { openingHours: 'Mondays', city: '' }, at: 'city', says: 'city' },
      right: { city: 'Pasir Mas' },
      shows: 'value="Pasir Mas"',
    },
  ],
  shopSettings: [
    {
      of: 'business',
      open: asVendor('/vendor-setting-edit'),
      place: 'business',
      wrong: { fields: { businessName: '', taxId: '' }, at: 'businessName', says: 'name' },
      right: { businessName: 'Dapur Baru' },
      shows: 'value="Dapur Baru"',
    },
    {
      of: 'bank',
      open: asVendor('/vendor-setting-edit'),
      place: 'bank',
      wrong: { fields: { bankName: 'Maybank', bankAccount: '1234567890', again: '1234567891' }, at: 'again', says: 'differ' },
      right: { bankAccount: '1234567890', again: '1234567890' },
      shows: '7890',
    },
    {
      of: 'rates',
      open: asVendor('/vendor-setting-edit'),
      place: 'rates',
      wrong: { fields: { 'KELANTAN.served': 'yes', 'KELANTAN.price': 'dear' }, at: 'KELANTAN.price', says: 'fee' },
      right: { 'KELANTAN.price': '4.44' },
      shows: 'value="4.44"',
    },
    {
      of: 'options',
      open: asVendor('/vendor-setting-edit'),
      place: 'options',
      wrong: { fields: { expressFee: 'dear' }, at: 'expressFee', says: 'fee' },
      right: { expressFee: '6.66' },
      shows: 'value="6.66"',
    },
    {
      of: 'returns',
      open: asVendor('/vendor-setting-edit'),
      place: 'returns',
      wrong: { fields: { returnPolicy: 'x'.repeat(2001) }, at: 'returnPolicy', says: '1000' },
      right: { returnPolicy: 'Within a week, unopened.' },
      shows: 'Within a week, unopened.</textarea>',
    },
    {
      of: 'holiday',
      open: asVendor('/vendor-setting-edit'),
      place: 'holiday',
      wrong: { fields: { day: '2001-01-01' }, at: 'day', says: 'day' },
      right: { day: '' },
      shows: 'Saved',
    },
  ],
  packageStep: [
    { of: 'pack', open: ofPackage('PLACED'), place: 'advance', wrong: null, right: {}, shows: /-1: Packed/ },
    {
      of: 'pack in the list',
      open: async () => ({ path: `/vendor-orders?q=${(await packageAt('PLACED')).slice(4, 13)}`, cookie: vendor }),
      place: 'advance',
      wrong: null,
      right: {},
      shows: /-1: Packed/,
    },
    {
      of: 'hand over',
      open: ofPackage('PACKED'),
      place: 'ship',
      wrong: { fields: { courier: 'Ninja Van', code: '' }, at: 'code', says: 'tracking number' },
      right: { code: 'kl 77' },
      shows: /-1: Shipped/,
    },
    {
      of: 'hand over to another courier',
      open: ofPackage('PACKED'),
      place: 'ship',
      wrong: { fields: { courier: 'other', code: 'KL77' }, at: 'carrier', says: 'courier' },
      right: { carrier: 'Kapal Layar' },
      shows: /Kapal Layar/,
    },
    {
      of: 'cancel',
      open: ofPackage('PLACED'),
      place: 'cancel',
      wrong: { fields: { note: ' ' }, at: 'note', says: 'why' },
      right: { note: 'The jars broke.' },
      shows: /-1: Cancelled/,
    },
    {
      of: 'accept a return',
      open: ofReturn(),
      place: 'accept',
      wrong: { fields: { instructions: '' }, at: 'instructions', says: 'send' },
      right: ACCEPTED.fields,
      shows: 'Received: pay back',
    },
    {
      of: 'refuse a return',
      open: ofReturn(),
      place: 'refuse',
      wrong: { fields: { reason: '' }, at: 'reason', says: 'why' },
      right: { reason: 'It was opened.' },
      shows: 'It was opened.',
    },
    {
      of: 'receive a return',
      open: ofReturn(ACCEPTED),
      place: 'receive',
      wrong: { fields: {}, at: 'restock', says: 'Say whether the goods can be sold again.' },
      right: { restock: 'yes' },
      shows: 'Goods came back',
    },
    {
      of: 'pay back',
      open: ofReturn(ACCEPTED, RECEIVED),
      place: 'payBack',
      wrong: null,
      right: {},
      shows: /\$[\d.]+ is marked as paid back/,
    },
  ],
  requestReturn: [
    {
      open: async () => ({ path: await returnPath(await packageAt('DELIVERED')), cookie: shopper }),
      wrong: { fields: { reason: '' }, at: 'reason', says: 'why' },
      right: { reason: 'The lid was broken' },
      shows: 'The lid was broken',
    },
  ],
  cancelPackage: [
    {
      open: async () => {
        const { number } = await order();
        return { path: `/orders/${number}?open=cancel-${number}-1`, cookie: shopper };
      },
      wrong: null,
      right: {},
      shows: 'Cancelled',
    },
  ],
  payAgain: [
    {
      open: async () => {
        const { number } = await order(WAITING);
        await answerPayment(marketplace.api, number, 'DECLINE');
        return { path: `/orders/${number}`, cookie: shopper };
      },
      wrong: { fields: { payment: 'EWALLET' }, at: 'wallet', says: 'wallet' },
      right: { payment: 'EWALLET', wallet: 'TOUCH_N_GO' },
      shows: /href="\/demo-bank\//,
    },
  ],
  product: [
    {
      of: 'change',
      open: async () => {
        const [product] = (await marketplace.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
        return { path: `/vendor-upload?edit=${product!.id}`, cookie: vendor };
      },
      wrong: { fields: { title: 'Sambal baru', price: 'dear' }, at: 'price', says: 'amount' },
      right: { price: '4.40', 'rows.|.stock': '66' },
      shows: 'value="Sambal baru"',
    },
    {
      of: 'copy',
      open: async () => {
        const [product] = (await marketplace.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
        return { path: `/vendor-upload?copy=${product!.id}`, cookie: vendor };
      },
      wrong: { fields: { title: 'Sambal hijau', description: 'Green.', 'rows.|.stock': 'many' }, at: 'rows.|.stock', says: 'whole number' },
      right: { 'rows.|.stock': '5' },
      shows: 'value="Sambal hijau"',
    },
    {
      of: 'new, which takes a picture',
      open: asVendor('/vendor-upload'),
      wrong: { fields: { title: 'Acar', description: 'Pickles.', price: '3.00' }, at: 'category', says: 'category' },
      right: {},
      shows: 'value="Acar"',
    },
  ],
  stock: [
    {
      open: asVendor('/vendor-stock?q=sambal'),
      wrong: { fields: { FIRST_COUNT: 'many' }, at: 'FIRST_COUNT', says: 'number' },
      right: { FIRST_COUNT: '77' },
      shows: '1 number saved',
    },
  ],
};

const get = (url: string, cookie = '') => marketplace.app.inject({ url, headers: { accept: 'text/html', cookie } });

/** Fills the form of a page and sends it to where it says. */
async function send(path: string, cookie: string, name: string, fields: Fields, place?: string) {
  const opened = await get(path, cookie);
  const form = formIn(opened.body, name, place);
  return browser.post(path, { ...form.fields, ...fields }, { cookie });
}

function formIn(page: string, name: string, place?: string): PageForm {
  const [form] = formsOf(page, name, place);
  if (form === undefined) throw new Error(`The page has no form ${name} ${place ?? ''}: ${/<h1[^>]*>([^<]*)/.exec(page)?.[1]}`);
  return form;
}

const cases = Object.entries(FORMS).flatMap(([name, list]) =>
  list.map((one) => [[name, one.of].filter(Boolean).join(': '), name, one] as const),
);

test.each(cases)('%s', async (_title, name, { open, place, wrong, right, shows }) => {
  const { path, cookie = '' } = await open();
  let form = formIn((await get(path, cookie)).body, name, place);
  const own = /person-(\d+)@/.exec((await get('/user-profile', cookie)).body)?.[1] ?? '';
  const [firstCount = ''] = [...form.controls.keys()].filter((control) => control.startsWith('count.'));
  const named = (field: string) => field.replace('FIRST_COUNT', firstCount);
  const typed = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [named(field), value.replace('PERSON', own)]));
  if (wrong !== null) {
    const refused = await browser.post(path, { ...form.fields, ...typed(wrong.fields) }, { cookie });
    expect(refused.statusCode, seenOn(refused)).toBe(422);
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
  const response = await browser.post(path, { ...form.fields, ...typed(right) }, { cookie });
  const page = response.statusCode === 303 ? await browser.follow(response, cookie) : response;
  expect(String(response.headers.location ?? '')).not.toContain('@');
  const isSeen = typeof shows === 'string' ? textOf(visible(page)).includes(shows) : shows.test(textOf(visible(page)));
  expect(isSeen, `${response.statusCode} ${seenOn(page)}`).toBe(true);
});

test.each(Object.entries({ ...specRoutes, ...memberRoutes }))('the server answers what it renders: %s', async (person, paths) => {
  const cookie = { [SHOPPER.email]: shopper, [VENDOR.email]: vendor }[person] ?? '';
  for (const path of paths) {
    const { body } = await get(path, cookie);
    const posted = (body.match(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g) ?? []).map(
      (form) => /name="form" value="(\w+)"/.exec(form)?.[1] ?? '',
    );
    expect(
      posted.filter((name) => !Object.hasOwn(FORMS, name)),
      path,
    ).toEqual([]);
  }
});

/** The words of a page from its heading on, without its menus. */
function seenOn(page: { body: string }): string {
  const words = visible(page)
    .replace(/^[\s\S]*?<main/, '<main')
    .replace(/<[^>]*>/g, ' ');
  return textOf(words).replace(/\s+/g, ' ').slice(0, 1500);
}
