import { screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { MarkConversationReadDocument, SendConversationMessageDocument } from '#client/features/conversations/Conversations.generated.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, loseResponse, testApi } from '#tests/support/app/apiServer.ts';
import { fill, photo, takeUploads } from '#tests/support/app/productEditor.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

let buyer: string | null = null;
let seller: string | null = null;

const START = 'mutation ($input: StartConversationInput!) { startConversation(input: $input) { conversation { id } } }';
const SEND = 'mutation ($id: ID!, $text: String!) { sendMessage(id: $id, text: $text) { errors { __typename } } }';

/** Runs an operation in a session. */
async function as<Data>(token: string | null, operation: string, variables: Record<string, unknown>): Promise<Data> {
  const api = await testApi();
  const viewer = await api.services.sessions.find(token ?? '');
  return (await api.execute<Data>(operation, variables, { viewer })).data;
}

const say = (token: string | null, id: string, text: string) => as(token, SEND, { id, text });

let started = 0;

/** A new conversation of the shopper with the demo vendor, about another product each time. */
async function aConversation(): Promise<string> {
  const { services, store } = await testApi();
  const vendorId = services.vendorAccounts.vendorOf('usr_demo_vendor')!.id;
  const product = (await store.query('products', { where: { vendorId } })).items[(started += 1)]!;
  type Data = { startConversation: { conversation: { id: string } } };
  const { startConversation } = await as<Data>(buyer, START, { input: { productId: product.id, text: 'First message' } });
  return startConversation.conversation.id;
}

const unread = async (id: string) => (await (await testApi()).store.get('conversations', id))!.buyerUnread;

/** The variables of each request of a page to mark messages as read. */
function countMarks(): unknown[] {
  const marks: unknown[] = [];
  apiServer.use(graphql.mutation(MarkConversationReadDocument, ({ variables }) => void marks.push(variables)));
  return marks;
}

const messages = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');

beforeEach(async () => {
  const { execute } = await testApi();
  const logIn = async (who: object) => (await execute<{ login: AuthResponse }>(LOGIN, { ...who })).data.login.token;
  [buyer, seller] = [await logIn(SHOPPER), await logIn(VENDOR)];
  cookieJar.token = buyer;
});

test('a conversation shows its messages, and those that arrive later', async () => {
  const id = await aConversation();
  await renderApp(`/messages/${id}`);
  expect(await screen.findByText('First message')).toBeVisible();
  await say(seller, id, 'An answer');
  expect(await screen.findByText('An answer')).toBeVisible();
  await waitFor(async () => expect(await unread(id)).toBe(0));
});

test('an older page of a conversation does not mark its newest messages as read', async () => {
  const id = await aConversation();
  for (let n = 2; n <= 31; n += 1) await say(buyer, id, `Message ${n}`);
  const PAGE = 'query ($id: ID!) { conversation(id: $id) { messages(first: 30) { pageInfo { endCursor } } } }';
  type Data = { conversation: { messages: { pageInfo: { endCursor: string } } } };
  const { conversation } = await as<Data>(buyer, PAGE, { id });
  await say(seller, id, 'Not seen yet');
  const marks = countMarks();
  const { user } = await renderApp(`/messages/${id}?after=${conversation.messages.pageInfo.endCursor}`);
  await waitFor(() => expect(messages().map((message) => message.textContent)).toEqual([expect.stringContaining('First message')]));
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  await say(seller, id, 'Nor this one');
  // The stream is open, so the page has long been hydrated.
  await screen.findByText(/Nor this one/);
  expect(marks).toEqual([]);
  expect(await unread(id)).toBe(2);
  await user.click(screen.getByRole('link', { name: 'Newest' }));
  await waitFor(async () => expect(await unread(id)).toBe(0));
});

test('a page marks messages as read up to the newest one that it shows', async () => {
  const id = await aConversation();
  await say(seller, id, 'Shown');
  const marks = countMarks();
  await renderApp(`/messages/${id}`);
  await waitFor(() => expect(marks).toEqual([{ id, upTo: `${id.replace('cnv_', 'cms_')}_2`, accessToken: null }]));
});

const text = () => screen.getByRole('textbox', { name: /Your message/ });
/** The button, whose name differs while a message is sent. */
const send = () => screen.findByRole('button', { name: 'Send' });
const photoInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

/** A conversation's messages as they are stored, oldest first. */
async function stored(conversationId: string) {
  const { items } = await (await testApi()).store.query('conversationMessages', { where: { conversationId }, orderBy: 'createdAt' });
  return items.map((message) => ({ text: message.text, photos: message.photos.length }));
}

test('a double click sends a message once, and the same text can be sent again', async () => {
  const id = await aConversation();
  const { user } = await renderApp(`/messages/${id}`);
  for (const count of [2, 3]) {
    await fill(user, await screen.findByRole('textbox', { name: /Your message/ }), 'Yes');
    await user.dblClick(await send());
    await waitFor(() => expect(messages()).toHaveLength(count));
    await waitFor(() => expect(text()).toHaveValue(''));
  }
  expect((await stored(id)).map((message) => message.text)).toEqual(['First message', 'Yes', 'Yes']);
});

test('a message whose response is lost is stored once when it is sent again', async () => {
  const id = await aConversation();
  loseResponse(SendConversationMessageDocument);
  const { user } = await renderApp(`/messages/${id}`);
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Did it arrive?');
  await user.click(await send());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text()).toHaveValue('Did it arrive?');
  await user.click(await send());
  await waitFor(() => expect(text()).toHaveValue(''));
  expect((await stored(id)).map((message) => message.text)).toEqual(['First message', 'Did it arrive?']);
});

test('a failed message keeps its text and its photo, which are sent with the next attempt', async () => {
  takeUploads();
  const id = await aConversation();
  apiServer.use(graphql.mutation(SendConversationMessageDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await renderApp(`/messages/${id}`);
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'The lid is cracked');
  await user.upload(photoInput(), photo('crack.jpg'));
  const remove = await screen.findByRole('button', { name: 'Remove photo 1' });
  await user.click(await send());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text()).toHaveValue('The lid is cracked');
  expect(remove).toBeVisible();
  expect(await stored(id)).toHaveLength(1);
  await user.click(await send());
  expect(await screen.findByRole('link', { name: 'Photo 1 of 1' })).toBeVisible();
  await waitFor(() => expect(text()).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
  expect(await stored(id)).toEqual([
    { text: 'First message', photos: 0 },
    { text: 'The lid is cracked', photos: 1 },
  ]);
});

test("the vendor's list and badge lose their unread marks when the conversation is read", async () => {
  const { store } = await testApi();
  const id = await aConversation();
  await say(buyer, id, 'A question for the badge');
  cookieJar.token = seller;
  const { user, navigate } = await renderApp('/vendor-conversations');
  const row = async () => within(screen.getByRole('main')).findByRole('link', { name: /A question for the badge/ });
  const badge = () => screen.getAllByRole('link', { name: /^Messages/ })[0]!;
  expect(await row()).toHaveTextContent('2 new messages');
  const unread = await store.count('conversations', { vendorId: (await store.get('conversations', id))!.vendorId, isUnreadByVendor: true });
  expect(badge()).toHaveTextContent(`${unread} unread`);
  await user.click(await row());
  await waitFor(() => expect(messages()).toHaveLength(2));
  await waitFor(async () => expect((await store.get('conversations', id))!.vendorUnread).toBe(0));
  await navigate('/vendor-conversations');
  await waitFor(async () => expect(await row()).not.toHaveTextContent(/new messages?/));
  await waitFor(() => expect(badge()).toHaveTextContent(`${unread - 1} unread`));
});

test('a message whose photo fails to upload is not sent without it', async () => {
  const id = await aConversation();
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  apiServer.use(
    http.post('*/uploads', async () => {
      await failed;
      return HttpResponse.error();
    }),
  );
  const { user } = await renderApp(`/messages/${id}`);
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'See the photo');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo('crack.jpg'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Sending' });
  fail();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByText('crack.jpg')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('See the photo');
  expect((await (await testApi()).store.get('conversations', id))!.messageCount).toBe(1);
});
