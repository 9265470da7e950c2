import { expect, onTestFinished, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const WRITE = `mutation ($vendorId: ID!, $input: ContactInput!) {
  contactVendor(vendorId: $vendorId, input: $input) { reference errors { ... on UserError { code } } }
}`;
const INBOX = `query ($unreadOnly: Boolean, $first: Int, $after: String) { viewer { vendor { unreadMessages messages(unreadOnly: $unreadOnly, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { id reference sentAt name email phone topic orderNumber message locale isRead }
} } } }`;
const MARK = `mutation ($id: ID!, $isRead: Boolean) {
  markMessage(id: $id, isRead: $isRead) { vendor { unreadMessages } errors { ... on UserError { code path } } }
}`;

interface Inbox {
  unreadMessages: number;
  messages: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; reference: string; name: string; isRead: boolean }[];
  };
}

async function openInboxes() {
  const market = aMarket();
  const owners: Record<string, string> = { ven_utara: 'usr_utara_example_com', ven_selatan: 'usr_selatan_example_com' };
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: owners[vendor.id] }));
  const clock = { now: new Date('2026-11-22T02:00:00.000Z') };
  const api = await createTestApi({ catalogue: { ...market, vendors }, now: () => clock.now });
  onTestFinished(() => api.close());
  const people = { utara: await aMember(api, 'utara@example.com'), selatan: await aMember(api, 'selatan@example.com') };
  const write = async (vendorId: string, name: string, change: Record<string, unknown> = {}) => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    const input = { name, email: 'aina@example.com', message: 'Is it fresh?\nThanks.', ...change };
    const { data } = await api.execute<{ contactVendor: { reference: string | null } }>(
      WRITE,
      { vendorId, input },
      { address: name, locale: 'ms' },
    );
    await api.services.settled();
    return data.contactVendor.reference;
  };
  const inbox = async (viewer: SignedIn, variables: Record<string, unknown> = {}) =>
    (await api.execute<{ viewer: { vendor: Inbox } }>(INBOX, variables, { viewer })).data.viewer.vendor;
  const mark = async (viewer: SignedIn, id: string, isRead?: boolean) =>
    (await api.execute<{ markMessage: { vendor: unknown; errors: unknown[] } }>(MARK, { id, isRead }, { viewer })).data.markMessage;
  return { api, people, write, inbox, mark };
}

test('messages of shoppers are visible only to the vendor they were sent to, newest first', async () => {
  const { people, write, inbox } = await openInboxes();
  const first = await write('ven_utara', 'Aina');
  await write('ven_selatan', 'Gopal');
  await write('ven_utara', 'Mei Ling', { phone: '012-345 6789', topic: 'RETURN', orderNumber: 'rzq-7k4m-2q9d' });
  const own = await inbox(people.utara);
  expect(own.unreadMessages).toBe(2);
  expect(own.messages.nodes.map(({ name }) => name)).toEqual(['Mei Ling', 'Aina']);
  expect(own.messages.nodes[0]).toMatchObject({
    phone: '+60123456789',
    topic: 'RETURN',
    orderNumber: 'RZQ-7K4M-2Q9D',
    message: 'Is it fresh?\nThanks.',
    locale: 'MS',
    isRead: false,
  });
  expect(own.messages.nodes[1]?.reference).toBe(first);
  expect((await inbox(people.selatan)).messages.nodes.map(({ name }) => name)).toEqual(['Gopal']);
});

test('marking a message as read or unread updates the unread count', async () => {
  const { people, write, inbox, mark } = await openInboxes();
  await write('ven_utara', 'Aina');
  await write('ven_utara', 'Gopal');
  const [newest] = (await inbox(people.utara)).messages.nodes;
  expect(await mark(people.utara, newest!.id)).toEqual({ vendor: { unreadMessages: 1 }, errors: [] });
  expect((await inbox(people.utara, { unreadOnly: true })).messages.nodes.map(({ name }) => name)).toEqual(['Aina']);
  expect(await mark(people.utara, newest!.id, false)).toEqual({ vendor: { unreadMessages: 2 }, errors: [] });
});

test('marking a message of another vendor returns NOT_FOUND, as for an unknown message', async () => {
  const { people, write, inbox, mark } = await openInboxes();
  await write('ven_utara', 'Aina');
  const [theirs] = (await inbox(people.utara)).messages.nodes;
  const refusal = { vendor: null, errors: [{ code: 'NOT_FOUND', path: ['id'] }] };
  expect(await mark(people.selatan, theirs!.id)).toEqual(refusal);
  expect(await mark(people.selatan, 'msg_none')).toEqual(refusal);
  expect((await inbox(people.utara)).unreadMessages).toBe(1);
});

test('the inbox is paginated', async () => {
  const { people, write, inbox } = await openInboxes();
  for (const name of ['One', 'Two', 'Three']) await write('ven_utara', name);
  const first = await inbox(people.utara, { first: 2 });
  expect(first.messages).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const rest = await inbox(people.utara, { first: 2, after: first.messages.pageInfo.endCursor });
  expect(rest.messages.nodes.map(({ name }) => name)).toEqual(['One']);
});

test('the vendor is notified by email with a link to the inbox, without the text of the message', async () => {
  const { api, write } = await openInboxes();
  const reference = await write('ven_utara', 'Aina <b>binti</b>', { message: 'CANARY' });
  const [mail] = api.mailbox.mails;
  expect(mail).toMatchObject({ to: 'utara@example.com', subject: `New message for your shop: ${reference}` });
  expect(mail?.text).toContain('https://shop.example/vendor-messages');
  expect(mail?.html).not.toContain('<b>');
  expect(JSON.stringify(mail)).not.toContain('CANARY');
});
