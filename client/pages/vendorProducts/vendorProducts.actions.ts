import type { FormAction } from '#client/routes/formAction.ts';
import { postedCounts, refusedCounts, stockChanges, wrongCounts } from './counts.ts';
import { SetStockDocument } from './VendorProductsPage.generated.ts';

/** Saves the changed stock counts together. */
const stock: FormAction = {
  page: 'vendorProducts',
  isForMembers: true,
  echoes: [],
  failed: 'vendorProducts.failed',
  run: async ({ fields, client, t }) => {
    const counts = postedCounts(fields);
    const general = t('vendorProducts.stockNotSaved');
    const wrong = wrongCounts(counts, t);
    if (wrong !== null) return { kind: 'wrong', general, shown: wrong };
    const changes = stockChanges(counts);
    if (changes.length === 0) return { kind: 'done' };
    const { data } = await client.mutate({ mutation: SetStockDocument, variables: { changes } });
    if (!data) return { kind: 'wrong', general: t('vendorProducts.failed'), shown: counts };
    const { errors } = data.setStock;
    if (errors.length > 0) return { kind: 'wrong', general, shown: refusedCounts(counts, errors) };
    return { kind: 'done', done: { said: t('vendorProducts.stockSaved', { n: changes.length }) } };
  },
};

export const actions = { stock };
