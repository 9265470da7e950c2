import { Form } from 'react-router-dom';
import { withQuery } from '#client/config/links.ts';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import table from '#client/features/hub/HubTable.module.css';
import { useT } from '#client/i18n/useT.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { LeaveGuard } from '#client/ui/LeaveGuard.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { SignedOutNote } from '#client/ui/SignedOutNote.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { HubGoodsQuery } from './HubGoodsPage.generated.ts';
import { StockLine } from './StockLine.tsx';
import styles from './StockSheet.module.css';
import { stockPath, type StockQuery } from './stockQuery.ts';
import { useCounts } from './useCounts.ts';

type Shop = NonNullable<NonNullable<HubGoodsQuery['viewer']>['vendor']>;

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
      <HubHead
        title={t('hubGoods.stock')}
        actions={
          <ButtonLink to="/vendor-upload" look="outline" icon="plus">
            {t('hubGoods.addProduct')}
          </ButtonLink>
        }
      >
        {t('hubGoods.stockLead')}
      </HubHead>
      <div className={styles.finding}>
        <Form role="search" action="/vendor-stock" className={styles.search}>
          {query.isLowStock && <input type="hidden" name="stock" value="low" />}
          <TextField
            label={t('hubGoods.findProduct')}
            name="q"
            type="search"
            defaultValue={query.words}
            key={query.words}
            autoComplete="off"
          />
          <Button type="submit" look="outline">
            {t('hubGoods.find')}
          </Button>
        </Form>
        <nav aria-label={t('hub.stock')} className={table.chips}>
          <ul>
            {chip(false, t('ords.all'))}
            {chip(true, t('hub.lowStockOnly'))}
          </ul>
        </nav>
      </div>
      {sheet.problem && <Problem attempt={sheet.attempt}>{sheet.problem}</Problem>}
      {sheet.isSignedOut && <SignedOutNote key={sheet.attempt} />}
      {nodes.length === 0 ? (
        <p className={table.none}>
          {t(query.words !== '' ? 'hubGoods.noneFound' : query.isLowStock ? 'hub.noLowStock' : 'hub.noProducts')}
        </p>
      ) : (
        <PostForm
          name="scripted"
          id="stock-sheet"
          aria-label={t('hubGoods.stock')}
          onSubmit={() => {
            if (!sheet.isBusy && sheet.changed > 0) void sheet.save();
          }}
        >
          <ul className={styles.products}>
            {nodes.map(({ product, status, variants }) => (
              <li key={product.id} className={styles.product}>
                <div className={styles.head}>
                  <Tile image={product.images[0]} sizes="48px" isDecorative isDimmed={status !== 'AVAILABLE'} className={styles.tile} />
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
              <p role="status">{t('hubGoods.changed', { n: sheet.changed })}</p>
              <Button look="text" onClick={sheet.discard}>
                {t('hubGoods.discardCounts')}
              </Button>
              <Button type="submit" isBusy={sheet.isBusy}>
                {t(sheet.isBusy ? 'hubGoods.publishing' : 'hubGoods.saveCounts')}
              </Button>
            </div>
          )}
        </PostForm>
      )}
      <div className={table.pages}>
        {query.after !== null && (
          <ButtonLink to={stockPath({ ...query, after: null })} look="outline" size="small">
            {t('hub.firstProducts')}
          </ButtonLink>
        )}
        {pageInfo.hasNextPage && (
          <ButtonLink to={stockPath({ ...query, after: pageInfo.endCursor ?? null })} look="outline" size="small">
            {t('hub.moreProducts')}
          </ButtonLink>
        )}
      </div>
      <LeaveGuard
        isOn={sheet.changed > 0 && !sheet.isSignedOut}
        isLost={sheet.changed > 0}
        words={{
          title: t('hubGoods.leaveCounts'),
          text: t('hubGoods.leaveCountsText', { n: sheet.changed }),
          leave: t('hubGoods.leave'),
        }}
      />
    </>
  );
}
