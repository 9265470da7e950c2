import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { TestApi } from './startApi.ts';

/** The password of members created by tests, and its hash. */
export const MEMBER_PASSWORD = 'members of these tests';
const MEMBER_HASH = '$argon2id$v=19$m=47104,t=1,p=1$tueflxH3UuaqFJSEi+LyBg$cj9QmRpzc/SNvVj1fM09ImJoSX8vmlouFOGXLNX33QQ';

/** Like `memberWithToken`, but without the token. */
export async function aMember(api: Pick<TestApi, 'store' | 'services'>, email: string): Promise<SignedIn> {
  return (await memberWithToken(api, email)).viewer;
}

/** A member with a confirmed email address. */
export async function aConfirmedMember(api: Pick<TestApi, 'store' | 'services'>, email: string): Promise<SignedIn> {
  const viewer = await aMember(api, email);
  await confirmEmailOf(api, viewer);
  return viewer;
}

export async function confirmEmailOf({ store }: Pick<TestApi, 'store'>, { userId }: SignedIn): Promise<void> {
  await store.transaction(async (transaction) => {
    const user = await transaction.get('users', userId);
    await transaction.put('users', { ...user!, emailConfirmedAt: '2026-01-05T02:00:00.000Z' });
  });
}

/** A member without a vendor, logged in without the cost of hashing a password. */
export async function memberWithToken(
  api: Pick<TestApi, 'store' | 'services'>,
  email: string,
): Promise<{ viewer: SignedIn; token: string }> {
  const id = `usr_${email.replace(/\W/g, '_')}`;
  const { result } = await api.store.transaction(async (transaction) => {
    await transaction.put('users', {
      id,
      email,
      emailKey: email,
      firstName: 'Farah',
      lastName: null,
      phone: '+60123456789',
      passwordHash: MEMBER_HASH,
      roles: ['CUSTOMER'],
      locale: 'en',
      addresses: [],
      createdAt: '2026-01-05T02:00:00.000Z',
    });
    return api.services.sessions.open(transaction, id, null);
  });
  const viewer = await api.services.sessions.find(result.token);
  if (viewer === null) throw new Error('No account is logged in.');
  return { viewer, token: result.token };
}
