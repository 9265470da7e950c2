import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { productPath } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { useSettled } from '#client/ui/forms/useSettled.ts';
import { CompareChoicesDocument } from './CompareChoices.generated.ts';
import styles from './CompareFinder.module.css';

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
  const locale = apiLocale(useLocale());
  const [words, setWords] = useState('');
  const query = useSettled(words.trim());
  const { data, previousData, error, refetch } = useQuery(CompareChoicesDocument, {
    variables: { query: query || null, category: query === '' && category ? [category] : null, locale },
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.products?.nodes;
  const choices = nodes?.filter(({ id }) => !comparedIds.includes(id)).slice(0, SHOWN) ?? [];
  return (
    <section aria-labelledby="compare-add" className={styles.finder}>
      <h2 id="compare-add">{t('compare.add')}</h2>
      <TextField
        label={t('compare.search')}
        type="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        fieldClassName={styles.field}
      />
      {!nodes && error && <SectionError onRetry={() => void refetch().catch(() => undefined)} />}
      <ul className={styles.choices}>
        {choices.map(({ id, slug, title, price, images }) => (
          <li key={id} className={styles.choice}>
            <ProductImage image={images[0]} sizes="64px" isDecorative className={styles.tile} />
            <div className={styles.text}>
              <AppLink to={productPath(slug)}>{title}</AppLink>
              <Price money={formatMoney(price.current.minorUnits)} size="table" />
            </div>
            <IconButton
              icon="plus"
              look="round"
              size={18}
              label={t('saved.compareAdd', { name: title })}
              onClick={() => onAdd({ productId: id, slug, title })}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {nodes && choices.length === 0 && query !== '' && t('compare.searchNone', { q: query })}
      </p>
    </section>
  );
}
