import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { emptyTables } from '#server/store/core/table.ts';
import { TransactionalStore } from '#server/store/core/transactionalStore.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from './accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import {
  OWN_PRODUCT,
  SAVE_PRODUCT,
  SET_STATUS,
  SET_STOCK,
  type ErrorResponse,
  type OwnProductResponse,
  type ProductResponse,
} from './productOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from './orderOperations.ts';
import { createTestApi } from './startApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

const LISTED = `query ($q: String, $filter: ProductFilter) { products(query: $q, filter: $filter) {
  totalCount nodes { id } facets(keys: [TAG, SIZE, COLOR, BRAND]) { ... on ListFacet { key values { value count } } }
} }`;

/** An API over `aMarket`, in which Utara belongs to the demo's seller and Selatan to the demo's shopper. */
export async function openInventoryApi(options: { pushServices?: readonly string[]; reportError?: (error: unknown) => void } = {}) {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const market = aMarket();
  const owners: Record<string, string> = { ven_utara: 'usr_demo_vendor', ven_selatan: 'usr_demo_shopper' };
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: owners[vendor.id] }));
  // Simulates a slow disk: the next save runs before the flush has finished.
  const store = new TransactionalStore(emptyTables(), { flush: () => setImmediate(), close: async () => {} });
  await seedStore(store, { ...market, vendors });
  const api = await createTestApi({ ...options, store, now: () => clock.now });
  onTestFinished(() => api.close());
  const signedIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
    return (await api.services.sessions.find(data.login.token ?? ''))!;
  };
  const seller = await signedIn(VENDOR);
  const rival = await signedIn(SHOPPER);
  const execute = async <Data>(document: string, variables = {}, who: SignedIn = seller, locale: 'en' | 'ms' = 'en') => {
    const { data, errors } = await api.execute<Data>(document, variables, { viewer: who, locale });
    expect(errors).toBeUndefined();
    return data;
  };
  const upload = async (id: string, userId = 'usr_demo_vendor') => {
    const picture = { key: id, ground: null, width: 960, height: 720, dominantColor: '#334455', alt: {} };
    await api.store.transaction((transaction) => transaction.put('uploads', { id, userId, picture, createdAt: clock.now.toISOString() }));
    return id;
  };
  await upload('up_one');
  const save = async (input: object, rest: object = {}, who?: SignedIn, locale?: 'en' | 'ms') =>
    (await execute<{ saveProduct: ProductResponse }>(SAVE_PRODUCT, { input, ...rest }, who, locale)).saveProduct;
  const saved = async (input: object, rest: object = {}): Promise<OwnProductResponse> => {
    const { product, errors } = await save(input, rest);
    expect(errors).toEqual([]);
    return product!;
  };
  const own = async (id: string, who?: SignedIn) =>
    (await execute<{ viewer: { vendor: { product: OwnProductResponse | null } } }>(OWN_PRODUCT, { id }, who)).viewer.vendor.product;
  const setStatus = async (id: string, status: string, who?: SignedIn) =>
    (await execute<{ setProductStatus: ProductResponse }>(SET_STATUS, { id, status }, who)).setProductStatus;
  const setStock = async (changes: object[], who?: SignedIn, offers: object[] = []) =>
    (await execute<{ setStock: StockResponse }>(SET_STOCK, { changes, offers }, who)).setStock;
  const listed = async (variables: object) =>
    (
      await execute<{
        products: { totalCount: number; nodes: { id: string }[]; facets: { key: string; values: { value: string; count: number }[] }[] };
      }>(LISTED, variables)
    ).products;
  const buy = async (variantId: string, quantity: number, expectedTotal: number) =>
    (await execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ lines: [{ variantId, quantity }], expectedTotal }) }, rival))
      .placeOrder;
  return { api, clock, execute, upload, save, saved, own, setStatus, setStock, listed, buy, rival };
}

interface StockResponse {
  errors: ErrorResponse[];
  products: {
    version: number;
    status: string;
    price: { minorUnits: number };
    wasPrice: { minorUnits: number } | null;
    product: { id: string };
  }[];
  vendor: { todo: { lowStock: number } } | null;
}

/** Valid input for a product. */
export const KUIH = {
  title: texts({ en: 'Kuih lapis of nine colours', ms: 'Kuih lapis sembilan warna' }),
  description: texts({ en: 'Steamed layer by layer.' }),
  category: 'snacks',
  tags: [' Sweet ', 'TEA time', 'sweet', '', 'kuih-muih'],
  price: 450,
  images: [{ id: 'up_one', alt: texts({ en: 'A plate of kuih' }) }],
  variants: [{ sku: 'KUIH-1', options: [], stock: 12 }],
};

/** A product that comes in sizes and colours. */
export const SHIRT = {
  ...KUIH,
  title: texts({ en: 'Linen shirt', ms: 'Kemeja linen' }),
  tags: ['linen'],
  variants: ['S', 'M'].flatMap((size) =>
    ['#7a1f42', '#34456b'].map((color) => ({
      sku: `LS-${size}-${color.slice(1, 3)}`,
      options: [
        { key: 'size', value: size },
        { key: 'color', value: color },
      ],
      stock: 3,
      price: size === 'M' ? 500 : null,
    })),
  ),
};

/** The code and path of each error. */
export const paths = ({ errors }: { errors: ErrorResponse[] }) => errors.map(({ code, path }) => [code, path?.join('.') ?? null]);
