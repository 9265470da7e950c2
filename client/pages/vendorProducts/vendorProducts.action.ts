import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { MAX_IDS } from '#schema/rules/limits.ts';
import { refusedCounts, stockChanges, submittedCounts, wrongCounts } from './counts.ts';
import { SetStockDocument } from './VendorProductsPage.generated.ts';

/** Saves all changed stock counts or none. If they are rejected, returns the counts with their errors. */
const stock = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'vendorProducts.failed',
  run: async (_values, { formData, mutate }) => {
    const counts = submittedCounts(formData);
    if (Object.keys(counts).length > MAX_IDS)
      return { done: null, lastResult: { error: { '': { message: 'vendorProducts.tooManyCounts' } } }, shown: counts };
    const wrong = wrongCounts(counts);
    if (wrong !== null) return { done: null, shown: wrong };
    const changes = stockChanges(counts);
    const { errors } = changes.length === 0 ? { errors: [] } : (await mutate(SetStockDocument, { changes })).setStock;
    if (errors.length > 0) return { done: null, shown: refusedCounts(counts, errors) };
    return { done: { n: String(changes.length) } };
  },
});

export const action = formAction({ createVendor, stock });
