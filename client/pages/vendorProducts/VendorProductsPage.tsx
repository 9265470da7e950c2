import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { readStockQuery, stockPath, type StockQuery } from './vendorProductsQuery.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ProductQuotaNote } from '#client/features/vendorConsole/ProductQuotaNote.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ConsoleChips, ConsolePages } from '#client/features/vendorConsole/ConsoleList.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { VendorProductsDocument, type VendorProductsQuery } from './VendorProductsPage.generated.ts';
import styles from './StockSheet.module.css';
import { editedId, editFields } from './edits.ts';
import { StockProduct } from './StockProduct.tsx';
import { useEdits } from './useEdits.ts';

/** The vendor console's stock page. */
export function VendorProductsPage() {
  const { data, retry } = usePageQuery(VendorProductsDocument);
  const query = readStockQuery(new URLSearchParams(useLocation().search));
  return (
    <ConsolePage title="vendorProducts.stock" viewer={data?.viewer} onRetry={retry}>
      {(vendor) =>
        vendor.products ? <StockSheet vendor={vendor} products={vendor.products} query={query} /> : <SectionError onRetry={retry} />
      }
    </ConsolePage>
  );
}

type Vendor = NonNullable<NonNullable<VendorProductsQuery['viewer']>['vendor']>;

interface StockSheetProps {
  vendor: Vendor;
  products: NonNullable<Vendor['products']>;
  query: StockQuery;
}

/** Stock, prices and statuses of all products, edited in the list and saved together. Reports units that were sold in the meantime. */
function StockSheet({ vendor, products, query }: StockSheetProps) {
  const t = useT();
  const sheet = useEdits();
  const navigate = useNavigate();
  const { nodes, pageInfo } = products;
  const listed = new Set(nodes.flatMap(({ product, variants }) => [product.id, ...variants.map(({ variant }) => variant.id)]));
  /** Edits made on other pages of the list, which are saved together with this page's. */
  const elsewhere = Object.entries(sheet.edits).filter(([field]) => !listed.has(editedId(field)));
  return (
    <>
      <ConsoleHead
        title={t('vendorProducts.stock')}
        links={[{ to: '/vendor-upload', size: 'medium', icon: 'plus', label: t('vendorProducts.addProduct') }]}
      >
        {t('vendorProducts.stockLead')}
      </ConsoleHead>
      <Stack gap={5}>
        <ProductQuotaNote vendor={vendor} />
        <Cluster gap={4} align="end" justify="between">
          <Cluster
            as="form"
            noWrap
            align="end"
            role="search"
            action="/vendor-stock"
            className={shared.search}
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              const words = new FormData(event.currentTarget).get('q');
              void navigate(stockPath({ ...query, words: typeof words === 'string' ? words : '', after: null }));
            }}
          >
            {query.isLowStock && <input type="hidden" name="stock" value="low" />}
            <TextField kind="search" label={t('vendorProducts.findProduct')} name="q" defaultValue={query.words} key={query.words} />
            <Button type="submit" variant="outline">
              {t('vendorProducts.find')}
            </Button>
          </Cluster>
          <ConsoleChips
            label={t('console.stock')}
            choices={[
              { label: t('ords.all'), to: stockPath({ ...query, isLowStock: false, after: null }), isCurrent: !query.isLowStock },
              { label: t('console.lowStockOnly'), to: stockPath({ ...query, isLowStock: true, after: null }), isCurrent: query.isLowStock },
            ]}
          />
        </Cluster>
        <SavedNote>{sheet.saved > 0 && t('vendorProducts.stockSaved', { n: sheet.saved })}</SavedNote>
        {sheet.problem && <Problem attempt={sheet.attempt}>{sheet.problem}</Problem>}
        {sheet.isSignedOut && <SignedOutNote key={sheet.attempt} />}
        {nodes.length === 0 ? (
          <p className={shared.none}>
            {t(query.words !== '' ? 'vendorProducts.noneFound' : query.isLowStock ? 'console.noLowStock' : 'console.noProducts')}
          </p>
        ) : (
          <ActionForm
            submission={sheet.submission}
            id="stock-sheet"
            aria-label={t('vendorProducts.stock')}
            onSubmit={(event) => {
              if (sheet.isBusy || sheet.changed === 0) event.preventDefault();
            }}
          >
            {elsewhere.flatMap(([field, edit]) =>
              Object.entries(editFields(field, edit)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
            )}
            <ul className={shared.rows}>
              {nodes.map((entry) => (
                <StockProduct key={entry.product.id} entry={entry} sheet={sheet} />
              ))}
            </ul>
            {sheet.changed === 0 && (
              <noscript>
                <Button type="submit">{t('vendorProducts.saveCounts')}</Button>
              </noscript>
            )}
            {sheet.changed > 0 && (
              <Cluster gap={3} className={styles.bar}>
                <Text role="status" weight="strong">
                  {t('vendorProducts.changed', { n: sheet.changed })}
                </Text>
                <Button variant="text" needsScript onClick={sheet.discard}>
                  {t('vendorProducts.discardCounts')}
                </Button>
                <Button type="submit" isBusy={sheet.isBusy}>
                  {t(sheet.isBusy ? 'vendorProducts.publishing' : 'vendorProducts.saveCounts')}
                </Button>
              </Cluster>
            )}
          </ActionForm>
        )}
        <ConsolePages
          pages={[
            query.after !== null && { label: t('console.firstProducts'), to: stockPath({ ...query, after: null }) },
            pageInfo.hasNextPage && { label: t('console.moreProducts'), to: stockPath({ ...query, after: pageInfo.endCursor ?? null }) },
          ]}
        />
      </Stack>
      <LeaveGuard
        isOn={sheet.changed > 0 && !sheet.isSignedOut}
        isLost={sheet.changed > 0}
        messages={{
          title: t('vendorProducts.leaveCounts'),
          text: t('vendorProducts.leaveCountsText', { n: sheet.changed }),
          leave: t('vendorProducts.leave'),
        }}
      />
    </>
  );
}
