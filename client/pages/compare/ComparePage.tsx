import { useEffect, useRef, useState } from 'react';
import { DeletedProductsNote } from '#client/features/saved/DeletedProductsNote.tsx';
import { useListed } from '#client/features/saved/useListed.ts';
import { useLocale, useT, useApiLocale } from '#client/i18n/useT.ts';
import {
  type CompareEntry,
  compareProduct,
  compareVar,
  removedColumns,
  uncompareProduct,
  pendingCompareVar,
} from '#client/state/compare.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Container, Cluster, Stack, Grid } from '#client/ui/primitives/Layout.tsx';
import { useItemFocus } from '#client/ui/primitives/useItemFocus.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareRows, type ComparedProduct } from './compareRows.ts';
import { ComparisonDocument, CompareChoicesDocument } from './Comparison.generated.ts';
import styles from './ComparePage.module.css';
import { useQuery } from '@apollo/client/react';
import { productPath } from '#client/config/links.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useDebounced } from '#client/ui/forms/useDebounced.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import { MAX_COMPARED, MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';

/** Comparison of up to four products. The list is stored in the browser, so the server renders the page without products. */
export function ComparePage() {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { entries } = usePersisted(compareVar);
  const removed = usePersisted(removedColumns.removedVar);
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useItemFocus(root);
  useEffect(() => removedColumns.forget, []);

  const all = [...entries, ...removed.map(({ entry }) => entry)];
  const ids = all.map(({ productId }) => productId);
  const { listed: products, hasFailed, retry } = useListed('Product', ComparisonDocument, ids);
  const productOf = ({ productId }: CompareEntry) => products?.get(productId);
  const compared = entries.flatMap((entry) => productOf(entry) ?? []);
  const gone = products === null ? [] : entries.filter((entry) => !productOf(entry));
  const rows = compareRows(compared, t, locale);
  const different = rows.filter(({ isDifferent }) => isDifferent);
  const isFiltered = isOnlyDifferent && compared.length > 1;

  const undo = (productId: string) => {
    if (compareVar().entries.length >= MAX_COMPARED) toast.info(t('compare.full', { n: MAX_COMPARED }));
    else {
      removedColumns.putBack(productId);
      focusOn(productId);
    }
  };
  const remove = ({ id, title }: ComparedProduct) => {
    removedColumns.takeOut(id);
    focusOn(id);
    const text = t('compare.removed', { name: title });
    toast.success(text, { id: 'compare', action: { label: t('cart.undo'), onPress: () => undo(id) } });
  };
  const clear = () => {
    for (const { productId } of entries) removedColumns.takeOut(productId);
    if (entries[0]) focusOn(entries[0].productId);
    toast.success(t('compare.removedAll'), { id: 'compare' });
  };
  const add = (choice: CompareEntry & { title: string }) => {
    const { title, ...entry } = choice;
    if (compareProduct(entry)) focusOn(entry.productId);
    // If the table is full, a drawer asks which product to replace.
    else pendingCompareVar({ ...entry, title });
  };

  return (
    <Container isPage>
      <title>{`${t('compare.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <div ref={root}>
        <h1 tabIndex={-1}>{t('compare.title')}</h1>
        <noscript>
          <Text tone="muted">{t('compare.noScript')}</Text>
        </noscript>
        <Stack above={2} below={3}>
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
          <DeletedProductsNote count={gone.length} onTakeOff={() => gone.forEach(({ productId }) => uncompareProduct(productId))} />
          {hasFailed && <SectionError onRetry={retry} />}
        </Stack>
        {isHydrated && entries.length === 0 && (
          <NothingHere
            icon="compare"
            title={t('compare.empty')}
            text={t('compare.emptyHint', { n: MAX_COMPARED })}
            links={[{ to: '/rizq-marketplace', label: t('product.toMarket') }]}
          />
        )}
        {isHydrated && products === null && !hasFailed && entries.length > 0 && <CompareSkeleton count={entries.length} />}
        {compared.length > 0 && (
          <CompareTable products={compared} rows={isFiltered ? different : rows} isMarking={!isFiltered} onRemove={remove} />
        )}
        {isFiltered && rows.length > different.length && (
          <Cluster as="p" gap={3}>
            {t('compare.same', { n: rows.length - different.length })}
            <Button variant="text" onClick={() => setOnlyDifferent(false)}>
              {t('compare.showSame')}
            </Button>
          </Cluster>
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

const LINES = ['price', 'rating', 'stock', 'place', 'brand'] as const;

/** Skeleton of the table while the products load. Appears after a delay. */
function CompareSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.skeleton} style={{ '--products': count } as React.CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <Stack key={position} gap={6}>
          <Skeleton ratio="1" radius="var(--radius-l)" />
          <Skeleton width="90%" height="22px" />
          {LINES.map((line) => (
            <Skeleton key={line} width="60%" height="26px" />
          ))}
        </Stack>
      ))}
    </div>
  );
}

interface CompareToolbarProps {
  count: number;
  isOnlyDifferent: boolean;
  onOnlyDifferent: (isOnly: boolean) => void;
  onClear: () => void;
}

/** Toolbar: a button that clears the comparison and, from two products upwards, a filter for rows that differ. */
function CompareToolbar({ count, isOnlyDifferent, onOnlyDifferent, onClear }: CompareToolbarProps) {
  const t = useT();
  return (
    <Cluster justify="between">
      {count > 1 ? (
        <CheckboxField label={t('compare.only')} checked={isOnlyDifferent} onChange={(event) => onOnlyDifferent(event.target.checked)} />
      ) : (
        <Text tone="muted">{t('compare.oneMore')}</Text>
      )}
      <Button variant="text" onClick={onClear}>
        {t('compare.clear')}
      </Button>
    </Cluster>
  );
}

const SHOWN = 4;

interface CompareFinderProps {
  comparedIds: readonly string[];
  /** Category of the first product in the comparison, for suggestions; null without products. */
  category: string | null;
  onAdd: (choice: { productId: string; slug: string; title: string }) => void;
}

/** Search field that adds a product. Suggests products before anything is typed. */
function CompareFinder({ comparedIds, category, onAdd }: CompareFinderProps) {
  const t = useT();
  const locale = useApiLocale();
  const [words, setWords] = useState('');
  const query = useDebounced(words.trim());
  const { data, previousData, error, refetch } = useQuery(CompareChoicesDocument, {
    variables: { query: query || null, category: query === '' && category ? [category] : null, locale },
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.products?.nodes;
  const choices = nodes?.filter(({ id }) => !comparedIds.includes(id)).slice(0, SHOWN) ?? [];
  return (
    <Stack as="section" gap={4} aria-labelledby="compare-add" className={styles.finder}>
      <h2 id="compare-add">{t('compare.add')}</h2>
      <TextField
        kind="search"
        label={t('compare.search')}
        maxLength={MAX_SEARCH_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        fieldClassName={styles.search}
      />
      {!nodes && error && <SectionError onRetry={() => void refetch().catch(() => undefined)} />}
      <Grid as="ul" min="280px" gap={5}>
        {choices.map(({ id, slug, title, price, images }) => (
          <Cluster as="li" key={id} gap={3} noWrap>
            <ProductImage image={images[0]} sizes={64} isDecorative />
            <div className={styles.choice}>
              <Text as={AppLink} to={productPath(slug)} lines={2}>
                {title}
              </Text>
              <Price money={formatMoney(price.current.minorUnits)} size="table" />
            </div>
            <IconButton
              icon="plus"
              variant="round"
              size={18}
              label={t('saved.compareAdd', { name: title })}
              onClick={() => onAdd({ productId: id, slug, title })}
            />
          </Cluster>
        ))}
      </Grid>
      <Text role="status" tone="muted">
        {nodes && choices.length === 0 && query !== '' && t('compare.searchNone', { q: query })}
      </Text>
    </Stack>
  );
}
