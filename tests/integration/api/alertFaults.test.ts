import { expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { openAlerts } from '#tests/support/api/alerts.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';

const SOLD_OUT = { variantId: 'var_soldout' };

test('notifies all watchers of a variant, more than one run of the job reads', async () => {
  const { set, member, restock, api } = await openAlerts();
  const { alert } = await set(SOLD_OUT, await member());
  await api.store.transaction(async (transaction) => {
    const known = (await transaction.get('alerts', alert!.id))!;
    // One inbox, so that there is one email.
    const guest = { ...known, userId: null, email: 'guest@example.com', inbox: 'guest' };
    for (let index = 0; index < 501; index += 1) await transaction.put('alerts', { ...guest, id: `alt_guest${index}` });
  });
  await restock();
  expect(await api.store.count('alerts', { state: 'ACTIVE' })).toBe(0);
});

test('an account whose email is not confirmed neither reads nor changes the email topics of the inbox', async () => {
  const { member, own, run, api } = await openAlerts();
  const victim = await member('victim@gmail.com');
  const setTopics = (viewer: SignedIn, topics: string[]) =>
    run<{ setEmailTopics: object }>(
      'mutation ($topics: [EmailTopic!]!) { setEmailTopics(topics: $topics) { viewer { id } errors { ... on UserError { code path } } } }',
      { topics },
      viewer,
    );
  await setTopics(victim, ['MESSAGES']);
  const stranger = await aMember(api, 'vic.tim+1@gmail.com');
  expect((await own(stranger)).emailTopics).toEqual(['ALERTS', 'REVIEWS', 'QUESTIONS', 'MESSAGES', 'NEWSLETTER']);
  expect(await setTopics(stranger, [])).toEqual({ setEmailTopics: { viewer: null, errors: [{ code: 'INVALID', path: [] }] } });
  expect((await own(victim)).emailTopics).toEqual(['MESSAGES']);
});

test('resuming a saved search does not run all searches, and is rate-limited', async () => {
  const { set, member, pause, settle, api } = await openAlerts();
  const viewer = await member();
  const { alert } = await set({ search: { query: 'rice', path: '/rizq-marketplace?q=rice' } }, viewer);
  await settle(120);
  const resume = async () => {
    await pause(alert!.id, viewer, true);
    await pause(alert!.id, viewer, false);
  };
  await resume();
  expect(await api.store.get('jobs', 'tellWatchers/searches')).toBeNull();
  await expect(
    (async () => {
      for (let count = 0; count < 20; count += 1) await resume();
    })(),
  ).rejects.toThrow('RATE_LIMITED');
});

test("unconfirmed alerts of strangers do not keep a guest from an alert; stopping alerts by link deletes the guest's", async () => {
  const { set, guest, restock, settle, alertMails, api } = await openAlerts();
  for (const id of ['rice', 'tea', 'lamp', 'coffee', 'shirt', 'paused', 'soldout', 'counter']) {
    await set({ productId: `prd_${id}`, email: 'guest+x@example.com' });
    await settle(120);
  }
  for (const vendorId of ['ven_utara', 'ven_selatan']) await set({ vendorId, email: 'guest+x@example.com' });
  await settle(24 * 60);
  await guest('guest@example.com', SOLD_OUT);
  await restock();
  const [mail] = alertMails();
  expect(mail).toMatchObject({ to: 'guest@example.com' });
  const token = new URL(mail!.unsubscribeHref!).searchParams.get('token')!;
  expect(await api.services.preferences.unsubscribe(token)).toEqual(['ALERTS']);
  expect(await api.store.count('alerts')).toBe(0);
});

test('a guest has at most ten confirmed alerts per inbox, also if the links are opened concurrently', async () => {
  const { set, settle, run, api } = await openAlerts();
  const targets = ['rice', 'tea', 'lamp', 'coffee', 'shirt', 'paused', 'soldout', 'counter'].map((id) => ({ productId: `prd_${id}` }));
  const vendors = ['ven_utara', 'ven_selatan'].map((vendorId) => ({ vendorId }));
  const tokens: string[] = [];
  const setAll = async (inputs: readonly object[]) => {
    for (const input of inputs) {
      await set({ ...input, email: 'guest@example.com' });
      await settle(120);
      tokens.push(confirmationToken(api.mailbox, 'guest@example.com'));
    }
  };
  const confirm = async (token: string) => {
    const operation = 'mutation ($token: String!) { confirmEmail(token: $token) { errors { ... on UserError { code path } } } }';
    return (await run<{ confirmEmail: { errors: object[] } }>(operation, { token }, null)).confirmEmail.errors;
  };
  await setAll([...targets, ...vendors].slice(0, 9));
  for (const token of tokens.splice(0)) expect(await confirm(token)).toEqual([]);
  await setAll([{ vendorId: 'ven_selatan' }, { search: { query: 'rice', path: '/rizq-marketplace?q=rice' } }]);
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(1);
  expect(answers.flat()).toEqual([{ code: 'INVALID', path: [] }]);
  expect(await api.store.count('alerts', { state: 'ACTIVE' })).toBe(10);
});
