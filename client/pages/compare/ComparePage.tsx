import { useEffect, useRef, useState } from 'react';
import { COMPARE_MAX } from '#client/config/limits.ts';
import { GoneNote } from '#client/features/saved/GoneNote.tsx';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { useItemFocus } from '#client/ui/primitives/useItemFocus.ts';
import { useT } from '#client/i18n/useT.ts';
import {
  compareProduct,
  compareVar,
  forgetRemovedColumns,
  removeColumn,
  removedColumnsVar,
  uncompareProduct,
  waitingForRoomVar,
  undoRemoveColumn,
  type CompareEntry,
} from '#client/state/compare.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { CompareFinder } from './CompareFinder.tsx';
import { compareRows } from './compareRows.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareToolbar } from './CompareToolbar.tsx';
import { useComparison, type ComparedProduct } from './useComparison.ts';
import styles from './ComparePage.module.css';

/** Up to four products, detail by detail. All of it is local state, so the server sends the frame alone. */
export function ComparePage() {
  const t = useT();
  const isHydrated = useHydrated();
  const { entries } = usePersisted(compareVar);
  const removed = usePersisted(removedColumnsVar);
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useItemFocus(root);
  useEffect(() => forgetRemovedColumns, []);

  const all = [...entries, ...removed.map(({ entry }) => entry)];
  const { products, hasFailed, retry } = useComparison(all.map(({ productId }) => productId));
  const productOf = ({ productId }: CompareEntry) => products?.find(({ id }) => id === productId);
  const compared = entries.flatMap((entry) => productOf(entry) ?? []);
  const gone = products === null ? [] : entries.filter((entry) => !productOf(entry));
  const rows = compareRows(compared, t);
  const different = rows.filter(({ isDifferent }) => isDifferent);
  const isFiltered = isOnlyDifferent && compared.length > 1;

  const undo = (productId: string) => {
    if (undoRemoveColumn(productId)) focusOn(productId);
    else toast.info(t('compare.full', { n: COMPARE_MAX }));
  };
  const remove = ({ id, title }: ComparedProduct) => {
    removeColumn(id);
    focusOn(id);
    const text = t('compare.removed', { name: title });
    toast.success(text, { id: 'compare', action: { label: t('cart.undo'), onPress: () => undo(id) } });
  };
  const clear = () => {
    for (const { productId } of entries) removeColumn(productId);
    if (entries[0]) focusOn(entries[0].productId);
    toast.success(t('compare.removedAll'), { id: 'compare' });
  };
  const add = (choice: CompareEntry & { title: string }) => {
    const { title, ...entry } = choice;
    if (compareProduct(entry)) focusOn(entry.productId);
    // With the table full the shopper is asked which one it should replace.
    else waitingForRoomVar({ ...entry, title });
  };

  return (
    <Container className={styles.page}>
      <title>{`${t('compare.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <div ref={root}>
        <h1 tabIndex={-1}>{t('compare.title')}</h1>
        <noscript>
          <p className={styles.hint}>{t('compare.noScript')}</p>
        </noscript>
        <div className={styles.notes}>
          {compared.length > 0 && (
            <CompareToolbar count={compared.length} isOnlyDifferent={isFiltered} onOnlyDifferent={setOnlyDifferent} onClear={clear} />
          )}
          {removed.map(({ entry }) => {
            const name = productOf(entry)?.title;
            return (
              name !== undefined && (
                <div key={entry.productId} data-item={entry.productId}>
                  <RemovedNote text={t('compare.removed', { name })} name={name} onUndo={() => undo(entry.productId)} />
                </div>
              )
            );
          })}
          <GoneNote count={gone.length} onTakeOff={() => gone.forEach(({ productId }) => uncompareProduct(productId))} />
          {hasFailed && <SectionError onRetry={retry} />}
        </div>
        {isHydrated && entries.length === 0 && (
          <EmptyState
            icon="compare"
            title={t('compare.empty')}
            actions={<ButtonLink to="/rizq-marketplace">{t('product.toMarket')}</ButtonLink>}
          >
            <p>{t('compare.emptyHint', { n: COMPARE_MAX })}</p>
          </EmptyState>
        )}
        {isHydrated && products === null && !hasFailed && entries.length > 0 && <CompareSkeleton count={entries.length} />}
        {compared.length > 0 && (
          <CompareTable products={compared} rows={isFiltered ? different : rows} isMarking={!isFiltered} onRemove={remove} />
        )}
        {isFiltered && rows.length > different.length && (
          <p className={styles.folded}>
            {t('compare.same', { n: rows.length - different.length })}
            <button type="button" onClick={() => setOnlyDifferent(false)}>
              {t('compare.showSame')}
            </button>
          </p>
        )}
        {isHydrated && !hasFailed && (entries.length === 0 || products !== null) && (
          <CompareFinder
            comparedIds={entries.map(({ productId }) => productId)}
            category={compared[0]?.category.slug ?? null}
            onAdd={add}
          />
        )}
      </div>
    </Container>
  );
}
