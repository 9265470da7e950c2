import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { evictOffers } from '#client/features/vendorConsole/evictListings.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { MAX_IDS } from '#schema/rules/limits.ts';
import { refusedEdits, savedVersions, sheetInput, submittedEdits, wrongEdits } from './edits.ts';
import { SetStockDocument } from './VendorProductsPage.generated.ts';

/** Saves all changed counts, prices and statuses or none. If they are rejected, returns the edits with their errors. */
const stock = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'vendorProducts.failed',
  run: async (_values, { client, formData, mutate }) => {
    const edits = submittedEdits(formData);
    const n = Object.keys(edits).length;
    if (n > MAX_IDS) return { done: null, lastResult: { error: { '': { message: 'vendorProducts.tooManyCounts' } } }, shown: edits };
    const wrong = wrongEdits(edits);
    if (wrong !== null) return { done: null, shown: wrong };
    if (n === 0) return { done: { n: '0' } };
    const input = sheetInput(edits);
    const { errors, products } = (await mutate(SetStockDocument, { changes: input.changes, offers: input.offers })).setStock;
    if (errors.length > 0) return { done: null, shown: refusedEdits(edits, input, errors) };
    if (products.length > 0) evictOffers(client.cache);
    return { done: { n: String(n), ...savedVersions(products) } };
  },
});

export const action = formAction({ createVendor, stock });
