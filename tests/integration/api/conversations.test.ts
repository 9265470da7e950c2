import { describe, expect, test } from 'vitest';
import { MAX_CONVERSATION_TEXT } from '#schema/rules/limits.ts';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { A_MESSAGE, openConversations, type Person } from '#tests/support/api/conversations.ts';

const MINUTES = 1 / 60;
const A_GUEST = { name: 'Siti', email: 'siti@example.com' };

describe('starting a conversation', () => {
  test('a member writes about a product, and the vendor reads it', async () => {
    const { started, one, vendor, ofBuyer, ofVendor } = await openConversations();
    const { id, conversation, buyer } = await started();
    expect(conversation).toMatchObject({
      ...{ topic: 'PRODUCT', side: 'BUYER', status: 'OPEN', canWrite: true, unreadCount: 0, buyerName: 'Farah' },
      ...{ product: { id: 'prd_rice' }, vendor: { id: 'ven_utara' }, orderNumber: null },
      messages: { totalCount: 1, nodes: [{ from: 'BUYER', isOwn: true, text: A_MESSAGE }] },
    });
    expect(await one(id, vendor)).toMatchObject({
      side: 'VENDOR',
      unreadCount: 1,
      lastText: A_MESSAGE,
      messages: { nodes: [{ isOwn: false }] },
    });
    expect(await ofVendor()).toMatchObject({ unreadConversations: 1, conversations: { nodes: [{ id, unreadCount: 1 }] } });
    expect(await ofBuyer(buyer)).toMatchObject({ unreadConversations: 0, conversations: { nodes: [{ id, unreadCount: 0 }] } });
  });

  test('starting again about the same subject continues the conversation', async () => {
    const { started, start, shut, store } = await openConversations();
    const { id, buyer } = await started();
    const responses = await Promise.all([1, 2].map(() => start(buyer, undefined, 'Which harvest?', 'harvest-key')));
    expect(responses.map(({ conversation }) => [conversation?.id, conversation?.messageCount])).toEqual(Array(2).fill([id, 2]));
    await shut(id, buyer);
    expect((await start(buyer, undefined, 'And how old?')).conversation).toMatchObject({ id, status: 'OPEN', messageCount: 3 });
    const general = await start(buyer, { vendorId: 'ven_utara' });
    expect(general.conversation).toMatchObject({ topic: 'GENERAL', messageCount: 1, product: null });
    expect(await store.count('conversations')).toBe(2);
  });

  test('the guest of an order writes with its access token, about the order and a package', async () => {
    const { buy, start, one, ofOrder, vendor, otherVendor } = await openConversations();
    const { orderNumber, accessToken } = await buy();
    const guest: Person = { accessToken };
    const aboutOrder = await start(guest, { orderNumber, vendorId: 'ven_utara' });
    const aboutPackage = await start(guest, { packageNumber: `${orderNumber}-1` });
    expect(aboutOrder.conversation).toMatchObject({ topic: 'ORDER', orderNumber, packageNumber: null, buyerName: 'Nur A.' });
    expect(aboutPackage.conversation).toMatchObject({ topic: 'PACKAGE', orderNumber, packageNumber: `${orderNumber}-1` });
    const { id } = aboutPackage.conversation!;
    expect(await one(id, guest)).toMatchObject({ side: 'BUYER' });
    expect(await one(id, vendor)).toMatchObject({ side: 'VENDOR' });
    expect(await Promise.all([one(id, {}), one(id, otherVendor), one(id, { accessToken: 'guessed' })])).toEqual([null, null, null]);
    expect((await ofOrder(orderNumber, guest))?.map((each) => each.id).sort()).toEqual([aboutOrder.conversation!.id, id].sort());
  });

  test('a vendor starts one about a package of its own, which the buyer finds in the account', async () => {
    const { buy, start, member, vendor, otherVendor, ofBuyer } = await openConversations();
    const buyer = { viewer: await member('buyer@example.com') };
    const { orderNumber } = await buy(buyer.viewer);
    const about = { packageNumber: `${orderNumber}-1` };
    expect((await start(otherVendor, about)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['packageNumber'] }]);
    const { conversation } = await start(vendor, about, 'We can send it tomorrow only.');
    expect(conversation).toMatchObject({ side: 'VENDOR', lastFrom: 'VENDOR' });
    expect(await ofBuyer(buyer)).toMatchObject({
      unreadConversations: 1,
      conversations: { nodes: [{ id: conversation!.id, unreadCount: 1 }] },
    });
    // The buyer's own message about the same package belongs to it.
    expect((await start(buyer, about, 'That is fine.')).conversation).toMatchObject({
      id: conversation!.id,
      messageCount: 2,
      unreadCount: 0,
    });
  });

  test('claiming the order moves its conversations into the account', async () => {
    const { buy, start, member, run, ofBuyer, one } = await openConversations();
    const { orderNumber, accessToken } = await buy(null, { email: 'buyer@example.com' });
    const { conversation } = await start({ accessToken }, { packageNumber: `${orderNumber}-1` });
    const buyer = { viewer: await member('buyer@example.com') };
    await run(
      `mutation { claimOrder(number: "${orderNumber}", accessToken: "${accessToken}") { errors { __typename } } }`,
      {},
      buyer.viewer,
    );
    expect((await ofBuyer(buyer)).conversations.nodes).toMatchObject([{ id: conversation!.id }]);
    expect(await one(conversation!.id, { accessToken })).toBeNull();
  });

  test.each([
    ['an empty text', { productId: 'prd_rice' }, '  ', 'INVALID', ['text']],
    ['a text above the limit', { productId: 'prd_rice' }, 'x'.repeat(MAX_CONVERSATION_TEXT + 1), 'INVALID', ['text']],
    ['an insult', { productId: 'prd_rice' }, 'You bastard', 'INVALID', ['text']],
    ['an unknown product', { productId: 'prd_none' }, 'Hello', 'NOT_FOUND', ['productId']],
    ['an unknown vendor', { vendorId: 'ven_none' }, 'Hello', 'NOT_FOUND', ['vendorId']],
    ['an unknown package', { packageNumber: 'RZQ-7K4M-2Q9D-1' }, 'Hello', 'NOT_FOUND', ['packageNumber']],
    ['nothing', {}, 'Hello', 'NOT_FOUND', ['vendorId']],
  ])('refuses %s with its path', async (_, about, text, code, path) => {
    const { start, member, store } = await openConversations();
    const { errors } = await start({ viewer: await member('buyer@example.com') }, about, text);
    expect(errors.map((error) => [error.code, error.path])).toEqual([[code, path]]);
    expect(await store.count('conversations')).toBe(0);
  });

  test('a guest without an order writes with a name and an email, which the vendor does not see', async () => {
    const { start, store, ofVendor, one, vendor } = await openConversations();
    const about = { productId: 'prd_rice', guest: A_GUEST };
    const sent = await Promise.all([1, 2].map(() => start({}, about, A_MESSAGE, 'first-key')));
    expect(sent).toEqual(Array(2).fill({ conversation: null, errors: [] }));
    const { conversations } = await ofVendor();
    expect(conversations.totalCount).toBe(1);
    const conversation = await one(conversations.nodes[0]!.id, vendor);
    expect(conversation).toMatchObject({ topic: 'PRODUCT', buyerName: 'Siti', messageCount: 1, lastText: A_MESSAGE });
    expect(JSON.stringify(conversation)).not.toContain(A_GUEST.email);
    // Whoever types the same email does not write into the first conversation.
    await start({}, about, 'Another question');
    expect(await store.count('conversations')).toBe(2);
    await start({}, about, A_MESSAGE, 'second-key');
    expect(await store.count('conversations')).toBe(3);
    expect(await one(conversation!.id, vendor)).toMatchObject({ messageCount: 1 });
  });

  test.each([
    ['a missing name', { guest: { name: ' ', email: 'siti@example.com' } }, ['guest', 'name']],
    ['an invalid email', { guest: { name: 'Siti', email: 'siti' } }, ['guest', 'email']],
    ['an unknown product', { productId: 'prd_none' }, ['productId']],
  ])('refuses %s of a guest', async (_, more, path) => {
    const { start, store } = await openConversations();
    expect((await start({}, { productId: 'prd_rice', guest: A_GUEST, ...more })).errors).toMatchObject([{ path }]);
    expect(await store.count('conversations')).toBe(0);
  });

  test('a block of a guest holds for further conversations with the same email', async () => {
    const { start, block, ofVendor, vendor } = await openConversations();
    const about = { vendorId: 'ven_utara', guest: A_GUEST };
    await start({}, about);
    await block((await ofVendor()).conversations.nodes[0]!.id, vendor);
    expect((await start({}, about, 'Once more')).errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
  });

  test('a guest without an order and an email is asked to log in, and a vendor cannot write to itself', async () => {
    const { start, vendor, execute } = await openConversations();
    const operation = 'mutation { startConversation(input: { productId: "prd_rice", text: "Hello" }) { errors { __typename } } }';
    const { errors } = await execute(operation, {}, { viewer: null });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await start(vendor)).errors).toMatchObject([{ code: 'INVALID', path: ['productId'] }]);
  });
});

describe('a conversation', () => {
  test('counts unread messages of both sides until they are read or answered', async () => {
    const { started, say, one, markRead, vendor, ofVendor } = await openConversations();
    const { id, buyer } = await started();
    await say(id, buyer, 'And is it organic?');
    expect((await one(id, vendor))?.unreadCount).toBe(2);
    expect((await say(id, vendor)).conversation).toMatchObject({ unreadCount: 0, messageCount: 3 });
    expect((await one(id, buyer))?.unreadCount).toBe(1);
    expect((await markRead(id, buyer)).conversation?.unreadCount).toBe(0);
    expect((await markRead(id, buyer)).errors).toEqual([]);
    expect((await ofVendor({ unreadOnly: true })).conversations.nodes).toEqual([]);
  });

  test('marking up to a message leaves later ones unread, and never makes a read one unread', async () => {
    const { started, start, say, one, markRead, vendor } = await openConversations();
    const { id, buyer } = await started();
    await say(id, vendor, 'First answer');
    const shown = (await say(id, vendor, 'Second answer')).conversation!.messages.nodes[0]!.id;
    await say(id, vendor, 'Third answer');
    expect((await markRead(id, buyer, shown)).conversation?.unreadCount).toBe(1);
    expect((await one(id, vendor))?.unreadCount).toBe(0);
    expect((await markRead(id, buyer)).conversation?.unreadCount).toBe(0);
    expect((await markRead(id, buyer, shown)).conversation?.unreadCount).toBe(0);
    const other = (await start(buyer, { vendorId: 'ven_utara' })).conversation!.messages.nodes[0]!.id;
    for (const unknown of [other, `${shown}0`, 'cms_none_1', ''])
      expect((await markRead(id, buyer, unknown)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['upTo'] }]);
  });

  test('requests with the same key send one message, also after an answer and in a closed conversation', async () => {
    const { started, say, shut, one, vendor } = await openConversations();
    const { id, buyer } = await started();
    const sent = await Promise.all([say(id, buyer, 'Hello?', 'hello-key'), say(id, buyer, ' Hello? ', 'hello-key')]);
    expect(sent.map(({ conversation }) => conversation?.messageCount)).toEqual([2, 2]);
    await say(id, vendor);
    expect((await say(id, buyer, 'Hello?', 'hello-key')).conversation?.messageCount).toBe(3);
    await shut(id, vendor);
    expect(await say(id, buyer, 'Hello?', 'hello-key')).toMatchObject({ conversation: { status: 'CLOSED', messageCount: 3 }, errors: [] });
    expect((await one(id, vendor))?.messages.nodes.map(({ text }) => text)).toEqual(['Yes, of this month.', 'Hello?', A_MESSAGE]);
  });

  test('the same text with another key, or without one, is another message', async () => {
    const { started, say, start } = await openConversations();
    const { id, buyer } = await started();
    await say(id, buyer, 'Yes', 'first-key');
    expect((await say(id, buyer, 'Yes', 'second-key')).conversation?.messageCount).toBe(3);
    await say(id, buyer, 'Yes');
    expect((await say(id, buyer, 'Yes')).conversation?.messageCount).toBe(5);
    expect((await start(buyer, undefined, 'Yes', 'third-key')).conversation?.messageCount).toBe(6);
  });

  test('a key belongs to one side of one conversation, and to one message', async () => {
    const { started, say, start, one, vendor } = await openConversations();
    const { id, buyer } = await started();
    await say(id, buyer, 'Yes', 'shared-key');
    expect((await say(id, vendor, 'No', 'shared-key')).conversation?.messageCount).toBe(3);
    const other = await start(buyer, { vendorId: 'ven_utara' }, 'Yes', 'shared-key');
    expect(other.conversation).toMatchObject({ messageCount: 1 });
    const mismatch = [{ code: 'IDEMPOTENCY_MISMATCH', path: ['idempotencyKey'] }];
    expect((await say(id, buyer, 'Something else', 'shared-key')).errors).toMatchObject(mismatch);
    expect((await start(buyer, undefined, 'Something else', 'shared-key')).errors).toMatchObject(mismatch);
    expect(await one(id, buyer)).toMatchObject({ messageCount: 3, lastText: 'No' });
  });

  test.each(['short', 'x'.repeat(129), 'line\nbreak'])('refuses the key %j', async (key) => {
    const { started, say, start } = await openConversations();
    const { id, buyer } = await started();
    for (const { errors } of [await say(id, buyer, 'Yes', key), await start(buyer, undefined, 'Yes', key)])
      expect(errors).toMatchObject([{ code: 'INVALID', path: ['idempotencyKey'] }]);
  });

  test('only its buyer and its vendor read it and change it', async () => {
    const { started, say, shut, block, markRead, reportMessage, member, otherVendor, one, run } = await openConversations();
    const { id, buyer, conversation } = await started();
    const message = conversation.messages.nodes[0]!.id;
    for (const who of [{}, otherVendor, { viewer: await member('other@example.com') }, { accessToken: 'guessed' }]) {
      expect(await one(id, who)).toBeNull();
      const changes = await Promise.all([say(id, who), shut(id, who), block(id, who), markRead(id, who), reportMessage(message, who)]);
      expect(changes.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(5).fill('NOT_FOUND'));
    }
    const nodeFor = async ({ viewer = null }: Person) =>
      (await run<{ node: unknown }>(`{ node(id: "${id}") { __typename id } }`, {}, viewer)).node;
    expect([await nodeFor(buyer), await nodeFor(otherVendor), await nodeFor({})]).toEqual([{ __typename: 'Conversation', id }, null, null]);
  });

  test('a closed one takes no messages until a side opens it again', async () => {
    const { started, say, shut, reopen, vendor } = await openConversations();
    const { id, buyer } = await started();
    expect((await shut(id, vendor)).conversation).toMatchObject({ status: 'CLOSED', canWrite: false });
    expect((await say(id, buyer)).errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
    expect((await reopen(id, buyer)).conversation).toMatchObject({ status: 'OPEN', canWrite: true });
    expect((await say(id, buyer)).errors).toEqual([]);
  });

  test('blocking ends all conversations between the two, and only the side that blocked can lift it', async () => {
    const { started, start, say, block, one, vendor, member } = await openConversations();
    const { id, buyer } = await started();
    const other = (await start(buyer, { vendorId: 'ven_utara' })).conversation!.id;
    expect((await block(id, vendor)).conversation).toMatchObject({ blockedBy: 'VENDOR', canWrite: false });
    expect((await one(other, buyer))?.blockedBy).toBe('VENDOR');
    for (const { errors } of [await say(id, buyer), await say(id, vendor), await say(other, buyer), await start(buyer)])
      expect(errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
    expect((await start(buyer, { productId: 'prd_tea' })).conversation).toBeNull();
    expect((await block(id, buyer, false)).errors).toMatchObject([{ code: 'INVALID', path: ['id'] }]);
    expect((await start({ viewer: await member('else@example.com') })).errors).toEqual([]);
    expect((await block(other, vendor, false)).conversation?.blockedBy).toBeNull();
    expect((await say(id, buyer)).errors).toEqual([]);
  });

  test('a blocked member cannot write as a guest of an order with the same email', async () => {
    const { started, start, buy, block, vendor } = await openConversations();
    const { id } = await started('buyer@example.com');
    await block(id, vendor);
    const { orderNumber, accessToken } = await buy(null, { email: 'buyer@example.com' });
    const { errors } = await start({ accessToken }, { packageNumber: `${orderNumber}-1` });
    expect(errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
  });

  test.each(['the account', 'the guest'])('a block of %s holds for both after the order is claimed', async (blocked) => {
    const { started, start, buy, block, claim, one, vendor } = await openConversations();
    const { id, buyer } = await started('buyer@example.com');
    const { orderNumber, accessToken } = await buy(null, { email: 'buyer@example.com' });
    const asGuest = (await start({ accessToken }, { packageNumber: `${orderNumber}-1` })).conversation!.id;
    await block(blocked === 'the account' ? id : asGuest, vendor);
    await claim(orderNumber, accessToken, buyer);
    for (const each of [id, asGuest]) expect(await one(each, buyer)).toMatchObject({ blockedBy: 'VENDOR', canWrite: false });
  });

  test('starting about the subject of a closed conversation opens it, but repeating a request does not', async () => {
    const { started, start, shut, one } = await openConversations();
    const { id, buyer } = await started();
    await shut(id, buyer);
    expect((await start(buyer, undefined, 'One more question', 'more-key')).conversation).toMatchObject({
      status: 'OPEN',
      messageCount: 2,
    });
    expect(await one(id, buyer)).toMatchObject({ status: 'OPEN', messageCount: 2 });
    await shut(id, buyer);
    const again = await start(buyer, undefined, 'One more question', 'more-key');
    expect(again.conversation).toMatchObject({ status: 'CLOSED', messageCount: 2 });
  });

  test('an order that is shown in part, because its key was used again, has no conversations', async () => {
    const { start, buy, run, vendor } = await openConversations();
    const input = anOrderInput({ email: 'guest@example.com', idempotencyKey: 'a-key-that-leaked' });
    const { orderNumber } = await buy(null, input);
    await start(vendor, { packageNumber: `${orderNumber}-1` }, 'Your door code is 4711.');
    type Data = { placeOrder: { earlierOrder: { number: string; conversations: unknown[] } } };
    const { placeOrder } = await run<Data>(EARLIER, { input: { ...input, note: 'Another order' } });
    expect(placeOrder.earlierOrder).toEqual({ number: orderNumber, conversations: [] });
  });

  test('closing and opening again is limited', async () => {
    const { started, shut, reopen } = await openConversations();
    const { id, buyer } = await started();
    for (let n = 0; n < 30; n += 1) {
      await shut(id, buyer);
      await reopen(id, buyer);
    }
    await expect(shut(id, buyer)).rejects.toThrow('RATE_LIMITED');
  });

  test('pages of messages are complete and in order', async () => {
    const { started, say, run } = await openConversations();
    const { id, buyer } = await started();
    for (const n of [2, 3, 4, 5]) await say(id, buyer, `Message ${n}`);
    const query =
      'query ($id: ID!, $after: String) { conversation(id: $id) { messages(first: 2, after: $after) { pageInfo { hasNextPage endCursor } nodes { text } } } }';
    const texts: string[] = [];
    let after: string | null = null;
    do {
      type Page = { conversation: { messages: { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { text: string }[] } } };
      const { conversation }: Page = await run<Page>(query, { id, after }, buyer.viewer);
      texts.push(...conversation.messages.nodes.map(({ text }) => text));
      after = conversation.messages.pageInfo.hasNextPage ? conversation.messages.pageInfo.endCursor : null;
    } while (after !== null);
    expect(texts).toEqual(['Message 5', 'Message 4', 'Message 3', 'Message 2', A_MESSAGE]);
  });
});

/** The fields of an earlier order that a repeated key returns. */
const EARLIER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { earlierOrder { number conversations { id } } } }';

describe('the email about unread messages', () => {
  async function open() {
    const conversations = await openConversations();
    const { services, pass, mailbox } = conversations;
    await services.settled();
    const before = mailbox.mails.length;
    const wait = async (hours: number) => {
      pass(hours);
      await services.jobs.runDue();
      return mailbox.mails.slice(0, mailbox.mails.length - before).filter(({ text }) => text.includes('messages of a conversation'));
    };
    return { ...conversations, wait };
  }

  test('is one for a burst, sent two minutes after the first message, with a link and a one-click unsubscribe', async () => {
    const { started, say, wait, vendor } = await open();
    const { id, buyer } = await started();
    await wait(3 * MINUTES);
    const before = (await wait(0)).length;
    await say(id, vendor, 'Yes.');
    await say(id, vendor, 'And it is fresh.');
    expect(await wait(1 * MINUTES)).toHaveLength(before);
    const mails = await wait(2 * MINUTES);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]).toMatchObject({ to: 'buyer@example.com', subject: 'New message from a seller' });
    for (const body of [mails[0]!.text, mails[0]!.html]) {
      expect(body).toContain(`https://shop.example/messages/${id}`);
      expect(body).toContain('/unsubscribe?token=');
      expect(body).not.toContain('fresh');
    }
    await say(id, vendor, 'Still there?');
    expect(await wait(5 * MINUTES)).toHaveLength(before + 1);
    expect(buyer.viewer).not.toBeNull();
  });

  test('is not sent if the message is read before', async () => {
    const { started, say, markRead, wait, vendor } = await open();
    const { id, buyer } = await started();
    await wait(3 * MINUTES);
    const before = (await wait(0)).length;
    await say(id, vendor);
    await markRead(id, buyer);
    expect(await wait(5 * MINUTES)).toHaveLength(before);
    // The next message is unread from its own time.
    await say(id, vendor, 'One more thing.');
    expect(await wait(5 * MINUTES)).toHaveLength(before + 1);
  });

  test('is sent for a message that arrived after the ones that were read', async () => {
    const { started, say, markRead, wait, vendor } = await open();
    const { id, buyer } = await started();
    await wait(3 * MINUTES);
    const before = (await wait(0)).length;
    const shown = (await say(id, vendor, 'Yes.')).conversation!.messages.nodes[0]!.id;
    await say(id, vendor, 'And one more thing.');
    await markRead(id, buyer, shown);
    expect(await wait(5 * MINUTES)).toHaveLength(before + 1);
    await markRead(id, buyer, shown);
    expect(await wait(5 * MINUTES)).toHaveLength(before + 1);
  });

  test('is not sent to an account whose email address is not confirmed', async () => {
    const { registered, start, say, wait, vendor } = await open();
    const buyer = { viewer: await registered('unconfirmed@example.com') };
    const { id } = (await start(buyer)).conversation!;
    await wait(3 * MINUTES);
    const before = (await wait(0)).length;
    await say(id, vendor);
    expect(await wait(5 * MINUTES)).toHaveLength(before);
  });

  test('a guest without an order gets the link with the reply, and continues the conversation with it', async () => {
    const { start, one, say, ofVendor, vendor, wait } = await open();
    await start({}, { vendorId: 'ven_utara', guest: A_GUEST });
    const { id } = (await ofVendor()).conversations.nodes[0]!;
    expect((await wait(5 * MINUTES)).filter(({ to }) => to === A_GUEST.email)).toEqual([]);
    await say(id, vendor, 'Yes.');
    const [mail] = (await wait(3 * MINUTES)).filter(({ to }) => to === A_GUEST.email);
    const [, path, accessToken] = /shop\.example(\/messages\/\S+)#token=(\S+)/.exec(mail!.text) ?? [];
    expect(path).toBe(`/messages/guest/${id}`);
    expect(await one(id, { accessToken })).toMatchObject({ side: 'BUYER', unreadCount: 1 });
    expect((await say(id, { accessToken }, 'Thank you.')).conversation).toMatchObject({ messageCount: 3, unreadCount: 0 });
    expect(await one(id, {})).toBeNull();
  });

  test("a guest's link opens the conversation, but not the order", async () => {
    const { buy, start, one, ofOrder, store, vendor, wait } = await open();
    const { orderNumber } = await buy(null, { email: 'guest@example.com' });
    const order = (await store.query('orders', { where: { number: orderNumber } })).items[0]!;
    await store.transaction((transaction) => transaction.put('orders', { ...order, emailConfirmedAt: '2026-01-05T02:00:00.000Z' }));
    const { conversation } = await start(vendor, { packageNumber: `${orderNumber}-1` }, 'Hello');
    const [mail] = (await wait(3 * MINUTES)).filter(({ to }) => to === 'guest@example.com');
    const [, path, accessToken] = /shop\.example(\/order\/\S+)#token=(\S+)/.exec(mail!.text) ?? [];
    expect(path).toBe(`/order/${orderNumber}/messages/${conversation!.id}`);
    expect(await one(conversation!.id, { accessToken })).toMatchObject({ side: 'BUYER', unreadCount: 1 });
    expect(await ofOrder(orderNumber, { accessToken })).toBeUndefined();
  });
});

describe('reports', () => {
  test('an operator lists a reported message, and hides it from both sides', async () => {
    const { started, reportMessage, one, vendor, services } = await openConversations();
    const { id, buyer, conversation } = await started();
    const message = conversation.messages.nodes[0]!.id;
    const run = (...words: string[]) => runAdminCommand(services, { words: ['conversations', ...words], values: {} });
    expect((await reportMessage(message, buyer)).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await run('list')).text).toBe('No message is reported.');
    await reportMessage(message, vendor);
    await reportMessage(message, vendor, 'PAYMENT_ELSEWHERE');
    expect((await run('list')).text).toMatch(new RegExp(`${message}.+BUYER.+PAYMENT_ELSEWHERE.+${A_MESSAGE.replace('?', '[?]')}`));
    expect((await run('hide', message)).isDone).toBe(true);
    expect((await run('list')).text).toBe('No message is reported.');
    for (const who of [buyer, vendor])
      expect(await one(id, who)).toMatchObject({ lastText: '', messages: { nodes: [{ isHidden: true, text: '', photos: [] }] } });
  });

  test('a dismissed report leaves the message', async () => {
    const { started, reportMessage, one, vendor, services } = await openConversations();
    const { id, conversation } = await started();
    const message = conversation.messages.nodes[0]!.id;
    await reportMessage(message, vendor);
    await runAdminCommand(services, { words: ['conversations', 'dismiss', message], values: {} });
    expect(await services.conversationModeration.reported()).toEqual([]);
    expect((await one(id, vendor))?.messages.nodes[0]).toMatchObject({ isHidden: false, text: A_MESSAGE });
    expect((await runAdminCommand(services, { words: ['conversations', 'hide', 'cms_none'], values: {} })).isDone).toBe(false);
  });
});
