import { Form } from 'react-router-dom';
import { withQuery } from '#client/config/links.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import table from '#client/features/vendorConsole/VendorConsole.module.css';
import { useT } from '#client/i18n/useT.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { VendorProductsQuery } from './VendorProductsPage.generated.ts';
import { StockLine } from './StockLine.tsx';
import styles from './StockSheet.module.css';
import { stockPath, type StockQuery } from './stockQuery.ts';
import { useCounts } from './useCounts.ts';

type Shop = NonNullable<NonNullable<VendorProductsQuery['viewer']>['vendor']>;

interface StockSheetProps {
  products: NonNullable<Shop['products']>;
  query: StockQuery;
}

/** Every variant of the shop with its count, to be set quickly: what is typed is saved together, and what was sold meanwhile is told. */
export function StockSheet({ products, query }: StockSheetProps) {
  const t = useT();
  const sheet = useCounts();
  const { nodes, pageInfo } = products;
  const chip = (isLowStock: boolean, label: string) => (
    <li>
      <AppLink to={stockPath({ ...query, isLowStock, after: null })} aria-current={query.isLowStock === isLowStock ? 'true' : undefined}>
        {label}
      </AppLink>
    </li>
  );
  return (
    <>
      <ConsoleHead
        title={t('vendorProducts.stock')}
        actions={
          <ButtonLink to="/vendor-upload" look="outline" icon="plus">
            {t('vendorProducts.addProduct')}
          </ButtonLink>
        }
      >
        {t('vendorProducts.stockLead')}
      </ConsoleHead>
      <div className={styles.finding}>
        <Form role="search" action="/vendor-stock" className={styles.search}>
          {query.isLowStock && <input type="hidden" name="stock" value="low" />}
          <TextField
            label={t('vendorProducts.findProduct')}
            name="q"
            type="search"
            defaultValue={query.words}
            key={query.words}
            autoComplete="off"
          />
          <Button type="submit" look="outline">
            {t('vendorProducts.find')}
          </Button>
        </Form>
        <nav aria-label={t('console.stock')} className={table.chips}>
          <ul>
            {chip(false, t('ords.all'))}
            {chip(true, t('console.lowStockOnly'))}
          </ul>
        </nav>
      </div>
      {sheet.problem && <Problem attempt={sheet.attempt}>{sheet.problem}</Problem>}
      {sheet.isSignedOut && <SignedOutNote key={sheet.attempt} />}
      {nodes.length === 0 ? (
        <p className={table.none}>
          {t(query.words !== '' ? 'vendorProducts.noneFound' : query.isLowStock ? 'console.noLowStock' : 'console.noProducts')}
        </p>
      ) : (
        <PostForm
          name="scripted"
          id="stock-sheet"
          aria-label={t('vendorProducts.stock')}
          onSubmit={() => {
            if (!sheet.isBusy && sheet.changed > 0) void sheet.save();
          }}
        >
          <ul className={styles.products}>
            {nodes.map(({ product, status, variants }) => (
              <li key={product.id} className={styles.product}>
                <div className={styles.head}>
                  <ProductImage
                    image={product.images[0]}
                    sizes="48px"
                    isDecorative
                    isDimmed={status !== 'AVAILABLE'}
                    className={styles.tile}
                  />
                  <h2>
                    <AppLink to={withQuery('/vendor-upload', { edit: product.id })}>{product.title}</AppLink>
                  </h2>
                </div>
                <ul>
                  {variants.map(({ variant, onHand }) => (
                    <StockLine key={variant.id} title={product.title} variant={variant} onHand={onHand} sheet={sheet} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {sheet.changed > 0 && (
            <div className={styles.bar}>
              <p role="status">{t('vendorProducts.changed', { n: sheet.changed })}</p>
              <Button look="text" onClick={sheet.discard}>
                {t('vendorProducts.discardCounts')}
              </Button>
              <Button type="submit" isBusy={sheet.isBusy}>
                {t(sheet.isBusy ? 'vendorProducts.publishing' : 'vendorProducts.saveCounts')}
              </Button>
            </div>
          )}
        </PostForm>
      )}
      <div className={table.pages}>
        {query.after !== null && (
          <ButtonLink to={stockPath({ ...query, after: null })} look="outline" size="small">
            {t('console.firstProducts')}
          </ButtonLink>
        )}
        {pageInfo.hasNextPage && (
          <ButtonLink to={stockPath({ ...query, after: pageInfo.endCursor ?? null })} look="outline" size="small">
            {t('console.moreProducts')}
          </ButtonLink>
        )}
      </div>
      <LeaveGuard
        isOn={sheet.changed > 0 && !sheet.isSignedOut}
        isLost={sheet.changed > 0}
        words={{
          title: t('vendorProducts.leaveCounts'),
          text: t('vendorProducts.leaveCountsText', { n: sheet.changed }),
          leave: t('vendorProducts.leave'),
        }}
      />
    </>
  );
}
