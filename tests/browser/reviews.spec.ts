import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { SECOND_SELLER } from '#tests/support/api/secondSeller.ts';
import { layoutFaults } from '#tests/support/browser/layoutFaults.ts';
import { halves } from '#tests/support/pictures/corpus.ts';
import { request, type APIRequestContext } from '@playwright/test';
import { expectNoViolations } from './noViolations.ts';
import { execute, expect, open, reload, test } from './browserTest.ts';

/** A product of Kebun Utara that no other test buys. */
const SLUG = 'dried-pineapple-rings';
const NAME = 'Dried pineapple rings';

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number packages { id } } errors { ... on UserError { code message } } }
}`;

interface Placed {
  placeOrder: { order: { number: string; packages: { id: string }[] } | null; errors: { code: string; message: string }[] };
}

/** Requests with an account's token, because mutations with a cookie are only accepted from pages. */
async function requestsOf({ email, password }: { email: string; password: string }): Promise<APIRequestContext> {
  const guest = await request.newContext({ baseURL: baseURL() });
  const { login } = await execute<{ login: { token: string } }>(
    guest,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }',
    { email, password },
  );
  await guest.dispose();
  return request.newContext({ baseURL: baseURL(), extraHTTPHeaders: { Authorization: `Bearer ${login.token}` } });
}

const baseURL = () => test.info().project.use.baseURL!;

/** Orders the product as the demo shopper. */
async function order(): Promise<{ number: string; packages: { id: string }[] }> {
  const buyer = await requestsOf({ email: 'shopper@rizq.demo', password: 'demo-shopper-1' });
  const { product } = await execute<{ product: { variants: { id: string }[] } }>(
    buyer,
    'query ($slug: String!) { product(slug: $slug) { variants { id } } }',
    { slug: SLUG },
  );
  const lines = [{ variantId: product.variants[0]!.id, quantity: 1 }];
  const { quote } = await execute<{ quote: { totals: { total: { minorUnits: number } } } }>(
    buyer,
    'query ($input: QuoteInput!) { quote(input: $input) { totals { total { minorUnits } } } }',
    { input: { lines, state: 'KUALA_LUMPUR' } },
  );
  const input = {
    idempotencyKey: `reviews-${test.info().testId}-${Date.now()}`,
    lines,
    expectedTotal: quote.totals.total.minorUnits,
    email: 'shopper@rizq.demo',
    shippingAddress: anAddressInput(),
    payment: { method: 'CASH_ON_DELIVERY' },
  };
  const { placeOrder } = await execute<Placed>(buyer, PLACE_ORDER, { input });
  expect(placeOrder.errors).toEqual([]);
  await buyer.dispose();
  return placeOrder.order!;
}

/** Takes packages through every step until they are delivered, as their seller. */
async function deliver(packages: readonly { id: string }[]): Promise<void> {
  const seller = await requestsOf(SECOND_SELLER);
  for (const { id } of packages) {
    for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      const { advancePackage } = await execute<{ advancePackage: { errors: unknown[] } }>(
        seller,
        `mutation ($id: ID!, $to: PackageStatus!, $tracking: TrackingInput) {
          advancePackage(packageId: $id, to: $to, tracking: $tracking) { errors { ... on UserError { code message } } }
        }`,
        { id, to, tracking: to === 'SHIPPED' ? { carrier: 'Pos Laju', code: '630012345678' } : null },
      );
      expect(advancePackage.errors).toEqual([]);
    }
  }
  await seller.dispose();
}

test(
  'a shopper reviews a delivered product with a photo and edits the review, the seller answers it, and a reader finds it helpful',
  { tag: '@phone' },
  async ({ page, enter }) => {
    await enter('shopper@rizq.demo');
    const { number, packages } = await order();
    await deliver(packages);

    // From the order to the form.
    await open(page, `/orders/${number}`);
    await page.getByRole('link', { name: `Write a review of ${NAME}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(layoutFaults)).toEqual([]);

    // Input errors are shown before anything is sent.
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Choose 1 to 5 stars').first()).toBeVisible();
    await expect(page.getByText('Enter a title').first()).toBeVisible();
    await expectNoViolations(page);

    // Stars are a radio group, which arrow keys change.
    await page.getByRole('radio', { name: /^1 star/ }).focus();
    await page.keyboard.press('Space');
    for (const stars of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: new RegExp(`^${stars} stars`) })).toBeChecked();
    }
    await page.getByLabel('Title').fill('Sour and chewy');
    await page.getByLabel('What was it like?').fill('Thin rings, dried well and not too sweet.');
    const photo = await halves().png().toBuffer();
    await page.getByLabel('Add photos').setInputFiles({ name: 'rings.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
    await expect(page.getByText('Everybody can see your review.')).toBeVisible();
    await expectNoViolations(page);

    // The product page shows it, also when it is reached through a link.
    await page.getByRole('link', { name: 'See it on the product page' }).click();
    const section = page.getByRole('region', { name: 'Reviews', exact: true });
    const review = section.getByRole('article', { name: 'Sour and chewy' });
    await expect(review).toContainText('Thin rings, dried well');
    await expect(review.getByRole('img', { name: '4 stars' })).toBeVisible();
    await expect(review).toContainText('This is your review');
    await expectNoViolations(page);
    await review.getByRole('link', { name: 'Photo 1 of 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Photos from buyers' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review.getByRole('link', { name: 'Photo 1 of 1' })).toBeFocused();

    // Editing changes the same review.
    await open(page, '/user-reviews?show=written');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Change the review “Sour and chewy”' }).click();
    await page.getByRole('radio', { name: /^4 stars/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Title').fill('Even better cold');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your review is saved. Thank you.').first()).toBeVisible();
    await page.getByRole('link', { name: 'See it on the product page' }).click();
    await expect(section.getByRole('article', { name: 'Even better cold' })).toContainText(/Edited/);
    await expect(section.getByRole('article', { name: 'Sour and chewy' })).toHaveCount(0);

    // A report of another buyer's review needs a reason.
    await open(page, '/product/harumanis-mango');
    const report = section.getByRole('button', { name: /^Report “/ }).first();
    await report.click();
    const drawer = page.getByRole('dialog', { name: 'Report this review' });
    await drawer.getByRole('button', { name: 'Send report' }).click();
    await expect(drawer.getByText('Choose a reason')).toBeVisible();
    await expectNoViolations(page);
    await drawer.getByRole('radio', { name: 'Not about this product' }).check();
    await drawer.getByRole('button', { name: 'Send report' }).click();
    await expect(drawer).toBeHidden();
    await expect(section.getByText('Thank you. We will look at it.')).toBeVisible();
    await expectNoViolations(page);

    // The seller answers it in the console.
    await enter(SECOND_SELLER.email);
    await open(page, '/vendor-reviews?show=unanswered');
    const received = page.getByRole('article', { name: 'Even better cold' });
    await received.getByText('Answer', { exact: true }).click();
    await received.getByRole('button', { name: 'Publish answer' }).click();
    await expect(received.getByText('Write an answer').first()).toBeVisible();
    await expectNoViolations(page);
    await received.getByLabel('Public answer').fill('Thank you. We dry them for nine hours.');
    await received.getByRole('button', { name: 'Publish answer' }).click();
    await expect(page.getByText('Your answer is published.').first()).toBeVisible();
    await expect(received).toHaveCount(0);
    await open(page, '/vendor-reviews');
    await expect(received).toContainText('We dry them for nine hours.');
    await expectNoViolations(page);

    // A reader sees both on the product page and marks the review as helpful.
    await enter('vendor@rizq.demo');
    await open(page, `/product/${SLUG}`);
    const edited = section.getByRole('article', { name: 'Even better cold' });
    await expect(edited).toContainText('We dry them for nine hours.');
    await edited.getByRole('button', { name: /^Helpful/ }).click();
    await expect(edited.getByRole('button', { name: /^Helpful · 1/, pressed: true })).toBeVisible();
    await reload(page);
    await expect(edited.getByRole('button', { name: /^Helpful · 1/, pressed: true })).toBeVisible();
    await expectNoViolations(page);
  },
);
