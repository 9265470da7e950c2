/** The parts of a shop, as its address names them. */
export const STORE_TABS = ['products', 'about', 'policies'] as const;

export type StoreTab = (typeof STORE_TABS)[number];

/** The part that an address asks for; the goods without a word about it. */
export function readStoreTab(params: URLSearchParams): StoreTab {
  return STORE_TABS.find((tab) => tab === params.get('tab')) ?? 'products';
}
