import { onTestFinished } from 'vitest';
import type { Catalogue } from '#seed/catalogue.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { Store } from '#server/store/store.ts';
import { aRegistration, FORGOT, LOGIN, REGISTER, RESET, type AuthResponse } from './accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from './startApi.ts';

export const NEW_PASSWORD = 'teh halia madu';

export interface OkResponse {
  ok: boolean;
  errors: AuthResponse['errors'];
}

/** An API for account tests, with a manual clock and a mailbox. */
export async function openAccountsApi(changes: { demo?: boolean; catalogue?: Catalogue; store?: Store } = {}) {
  const { catalogue = aMarket(), store, ...options } = changes;
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const reported: unknown[] = [];
  const api = await createTestApi({
    catalogue,
    store,
    isMeasured: store !== undefined,
    now: () => clock.now,
    reportError: (error) => reported.push(error),
    ...options,
  });
  onTestFinished(() => api.close());
  const register = async (change: Record<string, unknown> = {}, address = 'one') =>
    (await api.execute<{ register: AuthResponse }>(REGISTER, { input: aRegistration(change) }, { address })).data.register;
  const login = async (email: string, password: string, address = 'one', userAgent: string | null = null, deviceId: string | null = null) =>
    (await api.execute<{ login: AuthResponse }>(LOGIN, { email, password }, { address, userAgent, deviceId })).data.login;
  const forgot = async (email: string, address = 'one') => {
    const response = await api.execute<{ requestPasswordReset: OkResponse }>(FORGOT, { email }, { address });
    await api.services.settled();
    return response.data.requestPasswordReset;
  };
  const reset = async (token: string, password = NEW_PASSWORD, address = 'one', deviceId: string | null = null) => {
    const { data } = await api.execute<{ resetPassword: AuthResponse }>(RESET, { token, password }, { address, deviceId });
    await api.services.settled();
    return data.resetPassword;
  };
  const find = (token: string | null) => api.services.sessions.find(token ?? '');
  const signedIn = async ({ email, password }: { email: string; password: string }, userAgent?: string): Promise<SignedIn> => {
    const viewer = await find((await login(email, password, 'one', userAgent)).token);
    if (viewer === null) throw new Error('No account is logged in.');
    return viewer;
  };
  const pass = (milliseconds: number) => (clock.now = new Date(clock.now.getTime() + milliseconds));
  return { api, reported, pass, register, login, forgot, reset, find, signedIn };
}

/** Short form of errors: each error's code and the path of its field. */
export const codes = ({ errors }: { errors: { code: string; path: string[] | null }[] }) =>
  errors.map(({ code, path }) => [code, path?.join('.') ?? null]);
