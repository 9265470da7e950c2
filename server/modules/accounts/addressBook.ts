import { randomBytes } from 'node:crypto';
import { addressSchema, type AddressInput } from '#schema/rules/inputs/address.ts';
import { MAX_ADDRESSES } from '#schema/rules/limits.ts';
import { invalid, notFound, parseInput } from '#server/platform/input/parseInput.ts';
import type { SavedAddressDoc, UserDoc } from '#server/store/documents/accounts.ts';
import { ACCOUNT_MESSAGES, type AccountError } from './accountErrors.ts';

interface Changed {
  viewer: UserDoc;
  errors: AccountError[];
}

const NO_ADDRESS = notFound(['id'], ACCOUNT_MESSAGES.noAddress);

/** Adds an address (`id` null) or replaces one in place. The first address becomes the default. */
export function saveAddress(user: UserDoc, id: string | null, typed: AddressInput, makeDefault: boolean): Changed {
  const before = user.addresses.find((address) => address.id === id);
  if (id !== null && before === undefined) return { viewer: user, errors: [NO_ADDRESS] };
  const { value: address, errors } = parseInput(addressSchema, typed);
  if (address === null) return { viewer: user, errors };
  if (before === undefined && user.addresses.length >= MAX_ADDRESSES) {
    return { viewer: user, errors: [invalid(['id'], ACCOUNT_MESSAGES.tooManyAddresses)] };
  }
  const saved: SavedAddressDoc = {
    ...address,
    id: before?.id ?? `adr_${randomBytes(12).toString('hex')}`,
    isDefault: makeDefault || (before?.isDefault ?? false),
  };
  const addresses = before === undefined ? [...user.addresses, saved] : user.addresses.map((each) => (each.id === saved.id ? saved : each));
  return { viewer: { ...user, addresses: withOneDefault(addresses, makeDefault ? saved.id : null) }, errors: [] };
}

/** Makes an address the default. Changes no other field, so that a stale page cannot overwrite newer data. */
export function chooseDefault(user: UserDoc, id: string): Changed {
  if (!user.addresses.some((address) => address.id === id)) return { viewer: user, errors: [NO_ADDRESS] };
  return { viewer: { ...user, addresses: withOneDefault(user.addresses, id) }, errors: [] };
}

/** Deletes an address. If it was the default, the first remaining one becomes the default. */
export function removeAddress(user: UserDoc, id: string): Changed {
  const addresses = user.addresses.filter((address) => address.id !== id);
  if (addresses.length === user.addresses.length) return { viewer: user, errors: [NO_ADDRESS] };
  return { viewer: { ...user, addresses: withOneDefault(addresses, null) }, errors: [] };
}

function withOneDefault(addresses: readonly SavedAddressDoc[], wanted: string | null): SavedAddressDoc[] {
  const id = wanted ?? addresses.find((address) => address.isDefault)?.id ?? addresses[0]?.id;
  return addresses.map((address) => ({ ...address, isDefault: address.id === id }));
}
