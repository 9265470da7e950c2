import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { productPath } from '#client/config/links.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useSettled } from '#client/ui/forms/useSettled.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { CompareChoicesDocument } from './Comparison.generated.ts';
import styles from './ComparePage.module.css';

const SHOWN = 4;

interface CompareFinderProps {
  comparedIds: readonly string[];
  /** The category of what is compared: the likeliest to be compared with it. */
  category: string | null;
  onAdd: (choice: { productId: string; slug: string; title: string }) => void;
}

/** Room for more: finds a product by its name, and offers some before a word is typed. */
export function CompareFinder({ comparedIds, category, onAdd }: CompareFinderProps) {
  const t = useT();
  const locale = useApiLocale();
  const [words, setWords] = useState('');
  const query = useSettled(words.trim());
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
              look="round"
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
