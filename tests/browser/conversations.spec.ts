import type { Browser, Page } from '@playwright/test';
import { SECOND_SELLER } from '#tests/support/api/secondSeller.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { execute, expect, open, test } from './browserTest.ts';
import { expectNoViolations } from './noViolations.ts';

/** A product of Kebun Utara about which no other test writes. */
const SLUG = 'dried-mango-strips';
const QUESTION = 'Could you pack two bags as one gift?';
const ANSWER = 'Yes, with a ribbon.';
const THANKS = 'Lovely, thank you.';

/** A page on which the second seller's conversations are open, in another browser. */
async function sellersPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const seller = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(seller, '/login?next=/vendor-conversations');
  await seller.getByLabel('Email', { exact: true }).fill(SECOND_SELLER.email);
  await seller.getByLabel('Password', { exact: true }).fill(SECOND_SELLER.password);
  await seller.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(seller).toHaveURL(/\/vendor-conversations$/);
  return seller;
}

const say = async (page: Page, text: string) => {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

test('@phone messages of a shopper and a seller appear on both pages without a reload', async ({ page, enter, browser, baseURL }) => {
  await enter('shopper@rizq.demo');
  await open(page, `/product/${SLUG}`);
  await page.getByRole('link', { name: 'Message the seller' }).click();
  await expect(page).toHaveURL(/\/messages\/new\?/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Write a message.').first()).toBeVisible();
  await page.getByLabel('Your message').fill(QUESTION);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/messages\/cnv_/);
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(QUESTION);
  await expectNoViolations(page);

  const seller = await sellersPage(browser, baseURL);
  await seller.getByRole('link').filter({ hasText: QUESTION }).click();
  await expect(seller.getByRole('list', { name: 'Messages' })).toContainText(QUESTION);
  await expectNoViolations(seller);
  await seller.getByLabel('Your message').fill(ANSWER);
  await seller.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(ANSWER);
  await page.getByLabel('Your message').fill(THANKS);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(seller.getByRole('list', { name: 'Messages' })).toContainText(THANKS);
  await seller.getByRole('button', { name: 'Close conversation' }).click();
  await expect(page.getByText('This conversation is closed. Open it again to write.')).toBeVisible();
  await expectNoViolations(page);
  await seller.context().close();
});

test('@phone a guest’s first message about an order opens the conversation', async ({ page, request }) => {
  const { product } = await execute<{ product: { variants: { id: string }[] } }>(
    request,
    '{ product(slug: "sambal-tumis") { variants { id } } }',
  );
  const { testId } = test.info();
  const input = anOrderInput({
    lines: [{ variantId: product.variants[0]!.id, quantity: 1 }],
    expectedTotal: 794,
    email: `guest-message-${testId}@example.com`,
    idempotencyKey: `guest-message-${testId}`,
  });
  const { placeOrder } = await execute<{ placeOrder: { order: { number: string; accessToken: string } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number accessToken } } }',
    { input },
  );
  const { number, accessToken } = placeOrder.order;
  await open(page, `/order/${number}?token=${accessToken}`);
  await page.getByRole('link', { name: 'Message Dapur Mak Som' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${number}/messages/new\\?package=${number}-1$`));
  await say(page, 'Please leave it with the guard.');
  await expect(page).toHaveURL(new RegExp(`/order/${number}/messages/cnv_`));
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Please leave it with the guard.');
  await expectNoViolations(page);
});

test('@desk older messages of a long conversation are on pages of their own', async ({ page, enter }) => {
  await enter('shopper@rizq.demo');
  await open(page, '/messages');
  const { product } = await execute<{ product: { id: string } }>(page.request, 'query ($slug: String!) { product(slug: $slug) { id } }', {
    slug: 'kopi-o-kampung',
  });
  // From the page, whose session and origin the requests need.
  const id = await page.evaluate(async (about) => {
    const send = async (query: string, variables: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      return (await response.json()) as { data: { started: { conversation: { id: string } } } };
    };
    const start = 'mutation ($input: StartConversationInput!) { started: startConversation(input: $input) { conversation { id } } }';
    const { data } = await send(start, { input: { productId: about, text: 'Message 1 of a long conversation' } });
    const { id } = data.started.conversation;
    const say = 'mutation ($id: ID!, $text: String!) { sendMessage(id: $id, text: $text) { errors { __typename } } }';
    for (let n = 2; n <= 32; n += 1) await send(say, { id, text: `Message ${n} of a long conversation` });
    return id;
  }, product.id);
  await open(page, `/messages/${id}`);
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(30);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText('Message 1 of a long conversation');
  await expect(page.getByLabel('Your message')).toHaveCount(0);
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(messages).toHaveCount(30);
  await expect(page.getByLabel('Your message')).toBeVisible();
});

test.describe('a page whose connection breaks', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|401/ });

  test('@desk shows what it missed, counts unread conversations, and says when the session has ended', async ({
    page,
    enter,
    context,
    browser,
    baseURL,
  }) => {
    await enter('shopper@rizq.demo');
    await open(page, '/product/dried-pineapple-rings');
    await page.getByRole('link', { name: 'Message the seller' }).click();
    await say(page, 'Do they come in a tin?');
    await expect(page).toHaveURL(/\/messages\/cnv_/);
    const conversation = page.url();
    const seller = await sellersPage(browser, baseURL);
    const badge = seller.getByRole('link', { name: /^Messages/ });
    await expect(badge).toHaveText(/unread/);
    await seller.getByRole('link').filter({ hasText: 'Do they come in a tin?' }).click();

    await context.setOffline(true);
    await say(seller, 'In a paper bag.');
    await expect(seller.getByRole('list', { name: 'Messages' })).toContainText('In a paper bag.');
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('In a paper bag.');

    await open(page, '/about-us');
    await say(seller, 'Anything else?');
    await expect(seller.getByRole('list', { name: 'Messages' })).toContainText('Anything else?');
    await open(page, '/about-us');
    await expect(page.getByRole('button', { name: /My account, \d+ unread conversations?$/ })).toBeVisible();
    await expectNoViolations(page);

    await page.goto(conversation);
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Anything else?');
    await context.addCookies([{ name: 'rizq_session', value: 'revoked', url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('alert').getByRole('link', { name: 'Log in' })).toBeVisible();
    await seller.context().close();
  });
});
