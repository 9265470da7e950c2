import { expect, onTestFinished, test, vi } from 'vitest';
import { renewPush } from '#client/lib/pushEvents.ts';
import { pushDeviceId } from '#client/lib/pushSubscription.ts';
import { isPushEndpoint, parsePushServices, PUSH_SERVICES } from '#server/platform/pushServices.ts';
import { PushKeys } from '#server/modules/push/index.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aNewProduct, openAlerts } from '#tests/support/api/alerts.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { PUSH_INPUT } from '#tests/support/api/pushInput.ts';
import { openPushService } from '#tests/support/api/pushServer.ts';

const SOLD_OUT = { variantId: 'var_soldout' };
const RICE = { productId: 'prd_rice' };
const REGISTER = `mutation ($input: PushSubscriptionInput!) {
  payload: registerPushDevice(input: $input) { viewer { pushDeviceIds } errors { ... on UserError { code path } } }
}`;
const REMOVE = 'mutation ($id: ID!) { payload: removePushDevice(id: $id) { viewer { pushDeviceIds } errors { __typename } } }';
const OWN = '{ viewer { pushKey pushDeviceIds } }';
const HOUR = 60;

interface Payload {
  payload: { viewer: { pushDeviceIds: string[] } | null; errors: { code: string; path: string[] }[] };
}

/** A marketplace whose notifications go to a push service on this machine. */
async function openPushes() {
  const service = await openPushService();
  onTestFinished(service.close);
  const reported: unknown[] = [];
  const alerts = await openAlerts({ pushServices: [service.origin], reportError: (error) => reported.push(error) });
  const register = async (viewer: SignedIn, input: object = service.subscribe()) =>
    (await alerts.run<Payload>(REGISTER, { input }, viewer)).payload;
  const devices = async (viewer: SignedIn) =>
    (await alerts.run<{ viewer: { pushKey: string; pushDeviceIds: string[] } }>(OWN, {}, viewer)).viewer;
  return { ...alerts, ...service, reported, register, devices };
}

test('a restock sends one encrypted notification to the device of its watcher, and an email', async () => {
  const { set, member, register, devices, restock, settle, received, alertMails, api } = await openPushes();
  const viewer = await member();
  expect((await register(viewer)).errors).toEqual([]);
  await set(SOLD_OUT, viewer);
  await restock();
  const message = { title: 'Back in stock at Rizq', path: '/product/soldout', body: expect.stringMatching(/: \$\d/) as string };
  expect(received.map((each) => each.message)).toMatchObject([message]);
  const { headers } = received[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: received[0]!.message.tag });
  expect(headers.authorization).toContain(`k=${(await devices(viewer)).pushKey}`);
  expect(alertMails()).toHaveLength(1);
  await settle(48 * HOUR);
  expect(received).toHaveLength(1);
  expect(await api.store.count('pushes')).toBe(0);
});

test("notifications are in the member's language and name a search's first product", async () => {
  const { set, member, register, saved, settle, received, api } = await openPushes();
  const viewer = await member();
  await api.store.transaction(async (transaction) => {
    const user = (await transaction.get('users', viewer.userId))!;
    await transaction.put('users', { ...user, locale: 'ms' });
  });
  await register(viewer);
  await set({ search: { query: 'basmati', path: '/rizq-marketplace?q=basmati' } }, viewer);
  await settle(1);
  await saved(aNewProduct('Basmati rice'));
  await saved(aNewProduct('Basmati flour'));
  await settle(1);
  expect(received.map(({ message }) => message)).toMatchObject([
    { title: 'Produk baharu untuk carian anda di Rizq', path: '/rizq-marketplace?q=basmati' },
  ]);
  expect(received[0]!.message.body).toMatch(/^Basmati (?:rice|flour): \$9\.00\n.*basmati.*\n.*1/);
});

test('a member without a confirmed email, or who has stopped these emails, gets notifications alone, once each', async () => {
  const { set, member, register, run, restock, priceOf, settle, own, received, alertMails, api } = await openPushes();
  const unconfirmed = await aMember(api, 'new@example.com');
  const stopped = await member();
  await run('mutation { setEmailTopics(topics: []) { errors { __typename } } }', {}, stopped);
  for (const viewer of [unconfirmed, stopped]) {
    await register(viewer);
    await set(SOLD_OUT, viewer);
    await set(RICE, viewer);
  }
  await restock();
  await priceOf('prd_rice', 1200);
  await settle(48 * HOUR);
  expect(received).toHaveLength(4);
  expect((await own(stopped)).alerts).toMatchObject([{ kind: 'PRICE_DROP', lastPrice: { minorUnits: 1200 }, isPending: false }]);
  await priceOf('prd_rice', 1100);
  expect(received).toHaveLength(6);
  expect(alertMails()).toEqual([]);
});

test('a failed notification is sent again later, unless the variant is sold out by then', async () => {
  const { set, member, register, respond, restock, settle, received, reported } = await openPushes();
  const viewer = await member();
  await register(viewer);
  await set(SOLD_OUT, viewer);
  respond(503);
  await restock();
  expect(received).toHaveLength(1);
  respond(201);
  await settle(2);
  await settle(2);
  expect(received).toHaveLength(2);
  expect(reported.map(String)).toEqual([expect.stringMatching(/^PushRefused: 127\.0\.0\.1:\d+ has refused .* 503$/)]);
  await restock(0);
  await set(SOLD_OUT, viewer);
  respond(503);
  await restock();
  expect(received).toHaveLength(3);
  respond(201);
  await restock(0);
  await settle(2);
  expect(received).toHaveLength(3);
});

test.each([404, 410])('the status %i removes the device', async (status) => {
  const { set, member, register, devices, respond, restock, received } = await openPushes();
  const viewer = await member();
  await register(viewer);
  await set(SOLD_OUT, viewer);
  respond(status);
  await restock();
  expect(received).toHaveLength(1);
  expect((await devices(viewer)).pushDeviceIds).toEqual([]);
});

test('a redirect of a push service is not followed', async () => {
  const { set, member, register, respond, restock, received, reported } = await openPushes();
  const viewer = await member();
  await register(viewer);
  await set(SOLD_OUT, viewer);
  respond(307);
  await restock();
  expect(received).toHaveLength(1);
  expect(reported).toHaveLength(1);
});

test('a device gets none after its logout, its removal, a logout everywhere, or another member has taken it', async () => {
  const { set, member, register, run, devices, subscribe, restock, received, api } = await openPushes();
  const loggedOut = await member('one@example.com');
  const removed = await member('two@example.com');
  const everywhere = await member('three@example.com');
  const before = await member('four@example.com');
  const after = await member('five@example.com');
  const shared = subscribe();
  for (const viewer of [loggedOut, removed, everywhere]) await register(viewer);
  await register(before, shared);
  for (const viewer of [loggedOut, removed, everywhere, before]) await set(SOLD_OUT, viewer);
  await register(after, shared);
  expect((await devices(before)).pushDeviceIds).toEqual([]);
  const [id] = (await devices(removed)).pushDeviceIds;
  const stranger = await run<Payload>(REMOVE, { id }, after);
  expect(stranger.payload.viewer!.pushDeviceIds).toHaveLength(1);
  expect((await devices(removed)).pushDeviceIds).toEqual([id]);
  expect((await run<Payload>(REMOVE, { id }, removed)).payload.viewer).toEqual({ pushDeviceIds: [] });
  await api.services.sessions.end(loggedOut, false);
  await api.services.sessions.end(everywhere, true);
  await restock();
  expect(received).toEqual([]);
});

test('a device still gets notifications when its session has expired and the member has logged in elsewhere', async () => {
  const { set, member, register, settle, restock, received, api } = await openPushes();
  const viewer = await member();
  await register(viewer);
  await set(SOLD_OUT, viewer);
  await settle(8 * 24 * HOUR);
  expect(await api.services.sessions.isOpen(viewer)).toBe(false);
  await api.store.transaction((transaction) => api.services.sessions.open(transaction, viewer.userId, null));
  await restock();
  expect(received).toHaveLength(1);
});

test('a device gets at most ten notifications a day; a later one waits for the next day', async () => {
  const { set, member, run, register, priceOf, settle, received } = await openPushes();
  const viewer = await member();
  await run('mutation { setEmailTopics(topics: []) { errors { __typename } } }', {}, viewer);
  await register(viewer);
  await set(RICE, viewer);
  for (let price = 1200; price > 1188; price -= 1) await priceOf('prd_rice', price);
  expect(received).toHaveLength(10);
  await settle(24 * HOUR);
  expect(received).toHaveLength(11);
  expect(received[10]!.message.body).toContain('$11.89');
});

test('a member has at most ten devices, of which the oldest is replaced; registering again changes nothing', async () => {
  const { member, register, devices, subscribe, settle } = await openPushes();
  const viewer = await member();
  const first = subscribe();
  const { viewer: registered } = await register(viewer, first);
  expect(await register(viewer, first)).toEqual({ viewer: registered, errors: [] });
  for (let index = 0; index < 10; index += 1) {
    await settle(1);
    await register(viewer);
  }
  const { pushDeviceIds } = await devices(viewer);
  expect(pushDeviceIds).toHaveLength(10);
  expect(pushDeviceIds).not.toContain(registered!.pushDeviceIds[0]);
});

test('registerPushDevice refuses unknown hosts and invalid keys', async () => {
  const { member, register, subscribe, origin } = await openPushes();
  const viewer = await member();
  const input = subscribe();
  const refused = async (change: object) => (await register(viewer, { ...input, ...change })).errors.map(({ path }) => path);
  for (const endpoint of [
    ...['https://example.com/push', 'http://169.254.169.254/latest', `${origin}1/push`, `${origin}@example.com/`, 'file:///etc/passwd', ''],
    `${origin}/${'a'.repeat(1000)}`,
  ])
    expect(await refused({ endpoint }), endpoint).toEqual([['endpoint']]);
  const otherPoint = `${PUSH_INPUT.p256dh.slice(0, -3)}AAA`;
  for (const p256dh of ['', 'no', otherPoint, `${input.p256dh}=`]) expect(await refused({ p256dh }), p256dh).toEqual([['p256dh']]);
  for (const auth of ['', '!'.repeat(22), 'A'.repeat(21), 'A'.repeat(24)]) expect(await refused({ auth }), auth).toEqual([['auth']]);
  expect(await refused({})).toEqual([]);
});

test('endpoints are https URLs of the push services of browsers', () => {
  const services = parsePushServices(PUSH_SERVICES)!;
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  ])
    expect(isPushEndpoint(endpoint, services), endpoint).toBe(true);
  for (const endpoint of [
    ...['http://fcm.googleapis.com/', 'https://fcm.googleapis.com:8443/', 'https://fcm.googleapis.com.example/', 'https://10.0.0.1/'],
    ...[
      'https://user@fcm.googleapis.com/',
      'https://evil.example/#fcm.googleapis.com',
      'https://push.apple.com/',
      'https://FCM.googleapis.com/',
    ],
    ...['https:/fcm.googleapis.com/', 'https://evilpush.apple.com/', 'https://fcm.googleapis.com\\@evil.example/', 'http://127.0.0.1:80/'],
  ])
    expect(isPushEndpoint(endpoint, services), endpoint).toBe(false);
  expect(parsePushServices('off')).toEqual([]);
  for (const text of ['', '*', '*.com/', 'http://example.com', 'https://fcm.googleapis.com', 'localhost'])
    expect(parsePushServices(text)).toBeNull();
});

test('the keys are made once, also by two nodes at the same time, and there are none without push services', async () => {
  const { api, devices, member } = await openPushes();
  const viewer = await member();
  const { pushKey } = await devices(viewer);
  const { projectedStore } = api.services.projections;
  const nodes = [1, 2].map(() => new PushKeys({ store: projectedStore, now: () => new Date() }));
  await api.store.transaction((transaction) => transaction.delete('pushKeys', 'only'));
  await Promise.all(nodes.map((keys) => keys.make()));
  const [first, second] = await Promise.all(nodes.map((keys) => keys.find()));
  expect(first).toEqual(second);
  expect(first!.publicKey).not.toBe(pushKey);
  const off = await openAlerts({ pushServices: [] });
  expect(await off.run(OWN, {}, await off.member())).toEqual({ viewer: { pushKey: null, pushDeviceIds: [] } });
});

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A service worker's scope in a browser with a session, and the calls of its subscriptions. */
function aWorker(api: Awaited<ReturnType<typeof openPushes>>['api'], viewer: SignedIn | null, input: Subscription) {
  const { endpoint, ...keys } = input;
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscribe = vi.fn((_options: PushSubscriptionOptionsInit) =>
    Promise.resolve({ endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe }),
  );
  const fetch = async (_path: string, { body }: RequestInit) => {
    const { query, variables } = JSON.parse(body as string) as { query: string; variables: Record<string, unknown> };
    const response = await api.execute(query, variables, { viewer });
    return { json: () => Promise.resolve(response) };
  };
  const registration = { showNotification: () => Promise.resolve(), pushManager: { subscribe } };
  const clients = { matchAll: () => Promise.resolve([]), openWindow: () => Promise.resolve() };
  return { scope: { location: { origin: 'https://shop.example' }, registration, clients, fetch }, subscribe, unsubscribe };
}

test('a subscription that the browser has ended is replaced, and its member gets notifications on the new one', async () => {
  const { set, member, register, devices, restock, received, subscribe, api } = await openPushes();
  const viewer = await member();
  const [old, renewed] = [subscribe(), subscribe()];
  await register(viewer, old);
  await set(SOLD_OUT, viewer);
  const worker = aWorker(api, viewer, renewed);
  await renewPush(worker.scope, { oldSubscription: old });
  expect(worker.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: (await devices(viewer)).pushKey });
  expect((await devices(viewer)).pushDeviceIds).toEqual([await pushDeviceId(renewed.endpoint)]);
  await restock();
  expect(received.map(({ path }) => path)).toEqual([new URL(renewed.endpoint).pathname]);
});

test('an ended subscription is not replaced without a session, for another member, or if the browser does not name it', async () => {
  const { member, register, devices, subscribe, api } = await openPushes();
  const [owner, other] = [await member(), await member('other@example.com')];
  const [old, renewed] = [subscribe(), subscribe()];
  await register(owner, old);
  for (const [viewer, oldSubscription] of [
    [null, old],
    [other, old],
    [owner, null],
  ] as const) {
    const worker = aWorker(api, viewer, renewed);
    await renewPush(worker.scope, { oldSubscription });
    expect(worker.subscribe).not.toHaveBeenCalled();
  }
  expect((await devices(owner)).pushDeviceIds).toEqual([await pushDeviceId(old.endpoint)]);
  expect((await devices(other)).pushDeviceIds).toEqual([]);
});

test('a new subscription that the server refuses is ended in the browser', async () => {
  const { member, register, subscribe, api } = await openPushes();
  const viewer = await member();
  const old = subscribe();
  await register(viewer, old);
  const worker = aWorker(api, viewer, { ...subscribe(), endpoint: 'https://elsewhere.example/push' });
  await renewPush(worker.scope, { oldSubscription: old });
  expect(worker.unsubscribe).toHaveBeenCalledOnce();
});
