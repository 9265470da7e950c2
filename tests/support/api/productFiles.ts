import { expect, onTestFinished } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { seedStore } from '#seed/seedStore.ts';
import type { Services } from '#server/services.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from './accountOperations.ts';
import { aPicture } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from './startApi.ts';

export const IMPORT = /* GraphQL */ `
  mutation ($csv: String!, $dryRun: Boolean) {
    importProducts(csv: $csv, dryRun: $dryRun) {
      dryRun
      created
      updated
      unchanged
      rejected
      ignoredColumns
      rows {
        row
        sku
        action
        errors {
          path
          message
        }
      }
      errors {
        ... on UserError {
          code
          message
        }
      }
    }
  }
`;
export const UNDO = /* GraphQL */ `
  mutation {
    undoImport {
      undone
      kept {
        sku
        title
        reason
      }
      errors {
        ... on UserError {
          code
          message
        }
      }
    }
  }
`;

export interface Imported {
  dryRun: boolean;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  ignoredColumns: string[];
  rows: { row: number; sku: string; action: string; errors: { path: string[]; message: string }[] }[];
  errors: { code: string; message: string }[];
}
export interface Undone {
  undone: number;
  kept: { sku: string; title: string; reason: string }[];
  errors: { code: string; message: string }[];
}

/** `aMarket`, in which Utara belongs to the demo's seller and Selatan to the demo's shopper. */
export async function openMarketplace(store: Store = openMemoryStore()) {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const market = aMarket();
  const owners: Record<string, string> = { ven_utara: 'usr_demo_vendor', ven_selatan: 'usr_demo_shopper' };
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: owners[vendor.id] }));
  await seedStore(store, { ...market, vendors });
  const api = await createTestApi({ store, now: () => clock.now });
  onTestFinished(() => api.close());
  const signedIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
    return (await api.services.sessions.find(data.login.token ?? ''))!;
  };
  const [seller, rival] = [await signedIn(VENDOR), await signedIn(SHOPPER)];
  const take = async (csv: string, dryRun = false, who = seller) => {
    const { data, errors } = await api.execute<{ importProducts: Imported }>(IMPORT, { csv, dryRun }, { viewer: who });
    expect(errors).toBeUndefined();
    return data.importProducts;
  };
  const undo = async () => (await api.execute<{ undoImport: Undone }>(UNDO, {}, { viewer: seller })).data.undoImport;
  const productsOf = async (vendorId: string) => {
    const found = (await api.store.query('products', { where: { vendorId } })).items;
    return Promise.all(found.map(async (product) => ({ product, onHand: await onHandOf(api.store, product) })));
  };
  const bySku = async (sku: string, vendorId = 'ven_utara') =>
    (await productsOf(vendorId)).find(({ product }) => product.variants.some((variant) => variant.sku === sku)) ?? null;
  /** Gives imported products an image and puts them on sale. */
  const publish = () =>
    api.store.transaction(async (transaction) => {
      for (const vendorId of Object.keys(owners))
        for (const product of (await transaction.query('products', { where: { vendorId } })).items)
          if (product.status === 'DISABLED') await transaction.put('products', { ...product, status: 'AVAILABLE', pictures: [aPicture()] });
    });
  return { api, clock, seller, rival, take, undo, productsOf, bySku, publish };
}

export async function onHandOf(store: Store, { variants }: ProductDoc): Promise<(number | null)[]> {
  return Promise.all(variants.map(async ({ id }) => (await store.get('stock', id))?.onHand ?? null));
}

export async function everything(store: Store) {
  const all = async <Name extends CollectionName>(name: Name) => (await store.query(name, { limit: 1000 })).items;
  return {
    products: await all('products'),
    stock: await all('stock'),
    brands: await all('brands'),
    imports: await all('productImports'),
    pieces: await all('productImportPieces'),
  };
}

export async function exported(services: Services, vendor: { id: string }): Promise<string> {
  let file = '';
  for await (const piece of services.imports.export(services.catalog.vendor(vendor.id)!)) file += piece;
  return file;
}

export const actions = ({ rows }: Imported) => rows.map(({ row, action }) => `${row} ${action}`);
export const mistakes = ({ rows }: Imported) => rows.flatMap(({ row, errors }) => errors.map(({ path }) => `${row} ${path.join()}`));
