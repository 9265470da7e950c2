import { expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { openAlerts } from '#tests/support/api/alerts.ts';

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
