import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressSchema } from '#schema/rules/inputs/address.ts';
import { messageSchema } from '#schema/rules/inputs/message.ts';
import { packageStepSchema } from '#schema/rules/inputs/packageStep.ts';
import { productSchema } from '#schema/rules/inputs/product.ts';
import { phoneOf } from '#schema/rules/inputs/fields.ts';
import { vendorSchema } from '#schema/rules/inputs/vendor.ts';
import { vendorSettingsSchema } from '#schema/rules/inputs/vendorSettings.ts';
import { hasLink, hasLinkInStreet } from '#schema/rules/links.ts';

const LINKS = [
  ...[
    'https://evil',
    'www.evil',
    'rizq.com',
    'RIZQ.COM',
    'rizq-gift.ru',
    'rizq-gift.Ru',
    'rizq.me',
    'Rizq.Me',
    'rizq-prize.id',
    'evil.live',
  ],
  ...[
    'rizq.ai',
    'a.co',
    'bit.ly',
    'bit.Ly/abc',
    '1.2.3.4/claim',
    'see 10.20.30.40',
    'evil.ninja',
    'rizq-gift.Ninja',
    'Go to rizq.support.',
  ],
  ...['claim it at rizq.pw/claim now', 'rizq.com.my', 'pay.rizq.io', 'почта.рф'],
];
const NAMES = [
  'A.Rahman',
  'Mohd.Ali',
  'St. Ann',
  'Dr.Wu',
  'S.Ng',
  'Ahmad b.Ali',
  'ahmad b.ali',
  'O’Neil',
  'K.L.',
  'Hj.Md.Ali',
  '龙井.绿茶',
];
const STREETS = [
  ...[
    'No.5',
    'No.5, Jalan 1.2',
    'Jalan 1.2',
    'St.Mary',
    'Jln.PJS/2',
    'Jln.SS 2/3',
    'JLN.SS 2',
    'Jln.Ampang',
    'jln.tun razak',
    'kg.baru',
    'Lot 1.2.3',
  ],
  ...['10.Jalan Ampang', '12A.Lorong 3', 'Tmn.TTDI', 'Blk.A-3-2', 'Jln. Sultan, No. 4'],
];
const TITLES = ['Rice 1.5kg', 'Vit.C 500mg', 'Dr.Jart mask', 'Tea No.1', 'Approx.2kg', '9.00am-5.30pm', 'Mon-Fri 9.30am to 6pm, Sat. 10am'];

test.each(LINKS)('"%s" is detected as a link', (text) => {
  expect([hasLink(text), hasLinkInStreet(text)]).toEqual([true, true]);
});

test.each([...NAMES, ...TITLES])('the name "%s" is not mistaken for a link', (text) => {
  expect(hasLink(text)).toBe(false);
});

test.each(STREETS)('the street "%s" is not mistaken for a link', (text) => {
  expect(hasLinkInStreet(text)).toBe(false);
});

const UNCHECKED = new Set(['email', 'url', 'src', 'href', 'key', 'slug', 'id', 'link', 'image', 'picture']);

/** Strings of up to 120 characters in the sample data, excluding paths to pages and images. */
function shortTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return value.length <= 120 && !UNCHECKED.has(key) && !value.startsWith('/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => shortTexts(inner, Array.isArray(value) ? key : name));
}

test('no short text of the sample products and vendors is detected as a link', () => {
  const files = readdirSync('seed/data', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)(?:products-.*|vendors|brands|categories|shop)\.json$/.test(name),
  );
  const texts = files.flatMap((name) => shortTexts(JSON.parse(readFileSync(`seed/data/${name}`, 'utf8'))));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(hasLink)).toEqual([]);
});

/** A schema's error keys, by the path of the field. */
function refusals(schema: v.GenericSchema, input: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) (found[v.getDotPath(issue) ?? ''] ??= []).push(issue.message);
  return found;
}

const LINK = 'rizq-gift.ru';
const VENDOR = {
  ...{ name: 'Kedai Ali', slug: null, description: { en: 'Rice and tea' }, kind: { en: 'Groceries' }, returnPolicy: {}, state: 'PERAK' },
  ...{ city: LINK, email: 'a@rizq.demo', phone: '012-345 6789', openingHours: LINK },
};

describe('a link is rejected in texts of users that appear in emails', () => {
  const stored = { name: '', slug: '', phone: '', whatsapp: null };
  test.each<[string, v.GenericSchema, unknown, string[]]>([
    [
      'pick-up address',
      vendorSettingsSchema({ businessName: '', registrationNumber: '' }, 2026),
      { pickupAddress: { line1: LINK, line2: LINK, postalCode: '30000' } },
      ['pickupAddress.line1', 'pickupAddress.line2'],
    ],
    ['vendor', vendorSchema(stored, new Date(), phoneOf), VENDOR, ['city', 'openingHours']],
    ['courier', packageStepSchema('SHIPPED'), { tracking: { carrier: LINK, code: 'AB12345678' } }, ['tracking.carrier']],
    ['message', messageSchema(), { name: LINK, email: 'a@rizq.demo', message: 'Hello there' }, ['name']],
  ])('%s', (_name, schema, input, paths) => {
    expect(refusals(schema, input)).toEqual(Object.fromEntries(paths.map((path) => [path, ['noLink']])));
  });
});

test('a text over its length limit is rejected without a search for links', () => {
  const text = `${'a-'.repeat(2000)}${LINK}`;
  const address = {
    firstName: text,
    lastName: text,
    phone: '012-345 6789',
    line1: text,
    line2: text,
    city: text,
    postalCode: '30000',
    state: 'PERAK',
  };
  const tooLong = Object.fromEntries(['firstName', 'lastName', 'line1', 'line2', 'city'].map((path) => [path, ['tooLong']]));
  expect(refusals(addressSchema, address)).toEqual(tooLong);
  const product = refusals(productSchema({ color: null, halalExpiry: null, nowMs: 0 }), { title: { en: text }, brand: text });
  expect([product['title.en'], product['brand']]).toEqual([['productTitle'], ['tooLong']]);
});

test.each(['a', 'é', 'a-', '1.', 'a.b', '-a', '1'])('the search for links in a long text of "%s" takes linear time', (part) => {
  // An earlier pattern took minutes.
  const text = part.repeat(200_000);
  const start = performance.now();
  hasLink(text);
  hasLinkInStreet(text);
  expect(performance.now() - start).toBeLessThan(10_000);
});
