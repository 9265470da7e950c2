import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { readStockQuery, stockPath, type StockQuery } from './vendorProductsQuery.ts';
import { withQuery } from '#client/config/links.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ProductQuotaNote } from '#client/features/vendorConsole/ProductQuotaNote.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { formErrorText } from '#client/ui/forms/formSpec.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { only, Cluster, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ConsoleChips, ConsolePages, ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { VendorProductsDocument, type StockRow_ProductFragment, type VendorProductsQuery } from './VendorProductsPage.generated.ts';
import styles from './StockSheet.module.css';
import { COUNT_FIELD, countFields, SEEN_FIELD } from './counts.ts';
import { useCounts } from './useCounts.ts';

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

/** Stock of all variants, edited in the list and saved together. Reports units that were sold in the meantime. */
function StockSheet({ vendor, products, query }: StockSheetProps) {
  const t = useT();
  const sheet = useCounts();
  const navigate = useNavigate();
  const { nodes, pageInfo } = products;
  const listed = new Set(nodes.flatMap(({ variants }) => variants.map(({ variant }) => variant.id)));
  /** Counts entered on other pages of the list, which are saved together with this page's counts. */
  const elsewhere = Object.fromEntries(Object.entries(sheet.counts).filter(([id]) => !listed.has(id)));
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
            {Object.entries(elsewhere).flatMap(([id, count]) =>
              Object.entries(countFields(id, count)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
            )}
            <ul className={shared.rows}>
              {nodes.map(({ product, status, variants }) => (
                <Split key={product.id} as="li" side="minmax(0, 1.6fr)" className={styles.product}>
                  <ConsoleRowSubject image={product.images[0]} isDimmed={status !== 'AVAILABLE'}>
                    <h2>
                      <AppLink to={withQuery('/vendor-upload', { edit: product.id })}>{product.title}</AppLink>
                    </h2>
                    {status === 'OUT_OF_STOCK' && (
                      <Text size="compact">
                        {t('vendorProducts.markedSoldOut')} <AppLink to="/vendor-dashboard">{t('vendorProducts.changeStatus')}</AppLink>
                      </Text>
                    )}
                  </ConsoleRowSubject>
                  <ul>
                    {variants.map(({ variant, onHand }) => (
                      <StockLine key={variant.id} title={product.title} variant={variant} onHand={onHand} sheet={sheet} />
                    ))}
                  </ul>
                </Split>
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

interface StockLineProps {
  title: string;
  variant: StockRow_ProductFragment['variants'][number]['variant'];
  onHand: number;
  sheet: ReturnType<typeof useCounts>;
}

/** A variant's row: name, stock and stock field. */
function StockLine({ title, variant, onHand, sheet }: StockLineProps) {
  const t = useT();
  const { id, sku, options } = variant;
  const count = sheet.counts[id];
  const name = options.map(({ label }) => label).join(', ');
  const whole = name === '' ? title : `${title}, ${name}`;
  const field = `stock-${id}`;
  return (
    <Cluster as="li" gap={3} className={styles.line} data-changed={count !== undefined || undefined}>
      <label htmlFor={field}>
        {name !== '' && (
          <Text as="span" weight="medium">
            {name}
            <br />
          </Text>
        )}
        <Text as="small" size="compact" tone="muted">
          {sku}
        </Text>
      </label>
      <Cluster as="span" noWrap gap={0}>
        <input type="hidden" name={SEEN_FIELD + id} value={count?.seen ?? onHand} />
        <IconButton
          icon="minus"
          className={only.scripted}
          label={t('vendorProducts.oneLess', { name: whole })}
          onClick={() => sheet.step(id, -1, onHand)}
        />
        <input
          id={field}
          name={COUNT_FIELD + id}
          className={cx(shared.figure, styles.count)}
          aria-label={t('vendorProducts.stockOf', { name: `${whole}, ${sku}` })}
          aria-invalid={count?.error ? true : undefined}
          aria-describedby={count?.error ? `${field}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={count?.text ?? String(onHand)}
          data-low={onHand <= LOW_STOCK || undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => sheet.type(id, target.value, onHand)}
        />
        <IconButton
          icon="plus"
          className={only.scripted}
          label={t('vendorProducts.oneMore', { name: whole })}
          onClick={() => sheet.step(id, 1, onHand)}
        />
      </Cluster>
      <Text as="span" size="compact" tone="muted" isTabular className={styles.was}>
        {count !== undefined && t('vendorProducts.wasUnits', { n: count.seen })}
      </Text>
      <FieldError id={`${field}-error`}>{formErrorText(count?.error, t)}</FieldError>
    </Cluster>
  );
}
