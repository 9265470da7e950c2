import { onTestFinished } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aMember, MEMBER_PASSWORD } from './aMember.ts';
import { aProduct, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { aVendorInput, CREATE_VENDOR, UPDATE_SETTINGS, UPDATE_VENDOR, type VendorResponse } from './vendorOperations.ts';
import { createTestApi } from './startApi.ts';

/** Fields in an input or a response. */
export type Change = Record<string, unknown>;

/** An API with a manual clock, for tests of vendor accounts. */
export async function openVendorsApi(options: Pick<Parameters<typeof createTestApi>[0] & object, 'shopApproval' | 'securityLog'> = {}) {
  const clock = { now: new Date('2026-11-22T02:00:00.000Z') };
  const api = await createTestApi({ catalogue: aMarket(), now: () => clock.now, ...options });
  onTestFinished(() => api.close());
  const newcomer = (email: string) => aMember(api, email);
  const open = async (viewer: SignedIn, change: Change = {}) =>
    (await api.execute<{ createVendor: VendorResponse }>(CREATE_VENDOR, { input: aVendorInput(change) }, { viewer })).data.createVendor;
  const update = async (viewer: SignedIn, version: number, input: Change) =>
    (await api.execute<{ updateVendor: VendorResponse }>(UPDATE_VENDOR, { input, version }, { viewer })).data.updateVendor;
  /** Sends the member's password along, because sensitive changes require it. */
  const settle = async (viewer: SignedIn, version: number, change: Change) => {
    const input = { currentPassword: MEMBER_PASSWORD, ...change };
    return (await api.execute<{ updateVendorSettings: VendorResponse }>(UPDATE_SETTINGS, { input, version }, { viewer })).data
      .updateVendorSettings;
  };
  const execute = async <Data>(query: string, variables: Change = {}, viewer: SignedIn | null = null) =>
    (await api.execute<Data>(query, variables, { viewer })).data;
  const stockUp = (vendorId: string, id = 'prd_beans') =>
    api.store.transaction(async (transaction) => {
      await transaction.put('products', aProduct({ id, vendorId, priceCents: 1000 }));
      await transaction.put('stock', aStock(id.replace('prd_', 'var_'), 10));
    });
  return { api, clock, newcomer, shopper: () => aMember(api, 'nobody@example.com'), open, update, settle, execute, stockUp };
}
