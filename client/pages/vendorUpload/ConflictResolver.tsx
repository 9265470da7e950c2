import { useEffect, useRef, useState, type ReactNode } from 'react';
import { colourName } from '#client/i18n/labels.ts';
import { facetValueKey } from '#schema/rules/facetLabels.ts';
import { ATTRIBUTE_KEYS } from '#schema/rules/facets.ts';
import { fieldIn, fieldsIn } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { ProductValues } from '#client/state/productDrafts.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Grid, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './VendorUpload.module.css';
import { madeKeys, textLabel, variantName, type Choices } from './productValues.ts';
import type { ConflictingVersion } from './useProductForm.ts';

interface PartRow {
  label: PlainMessageKey | { text: 'title' | 'description'; language: Locale };
  fields: readonly (keyof ProductValues)[];
}

const textParts = (text: 'title' | 'description') =>
  fieldsIn(text, (language): PartRow => ({ label: { text, language }, fields: [fieldIn(text, language)] }));

/** The parts of a product that can be chosen separately, with their form fields. */
const PARTS = {
  images: { label: 'vendorProducts.pictures', fields: ['images'] },
  ...textParts('title'),
  category: { label: 'vendorProducts.category', fields: ['category'] },
  brand: { label: 'vendorProducts.brand', fields: ['brand'] },
  ...textParts('description'),
  tags: { label: 'vendorProducts.tags', fields: ['tags'] },
  color: { label: 'vendorProducts.mainColour', fields: ['color'] },
  label: { label: 'vendorProducts.label', fields: ['label'] },
  price: { label: 'vendorProducts.price', fields: ['price'] },
  wasPrice: { label: 'vendorProducts.wasPrice', fields: ['wasPrice'] },
  variants: { label: 'vendorProducts.variants', fields: ['axis', 'sizes', 'colors', 'rows'] },
  weight: { label: 'vendorProducts.weight', fields: ['weight'] },
  attributes: { label: 'vendorProducts.attributes', fields: ['attributes'] },
  places: { label: 'vendorProducts.where', fields: ['isOnline', 'isInStore'] },
  halal: { label: 'vendorProducts.halal', fields: ['hasHalal', 'halalBody', 'halalNumber', 'halalExpires'] },
} as const satisfies Record<string, PartRow>;

type Part = keyof typeof PARTS;
type Side = 'mine' | 'theirs';

interface BothVersionsProps {
  mine: ProductValues;
  base: ProductValues;
  theirs: ConflictingVersion;
  categories: Choices['categories'];
  isBusy: boolean;
  onSettle: (chosen: ProductValues) => void;
}

/**
 * Shows the parts that differ between the two versions side by side. Preselects the vendor's own changes, and the other version elsewhere.
 */
export function ConflictResolver({ mine, base, theirs, categories, isBusy, onSettle }: BothVersionsProps) {
  const t = useT();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSame = (part: Part, left: ProductValues, right: ProductValues) => textOf(part, left) === textOf(part, right);
  const differing = (Object.keys(PARTS) as Part[]).filter((part) => !isSame(part, mine, theirs.values));
  const [chosen, setChosen] = useState<Partial<Record<Part, Side>>>(() =>
    Object.fromEntries(differing.map((part) => [part, isSame(part, mine, base) ? 'theirs' : 'mine'])),
  );
  useEffect(() => heading.current?.focus(), []);
  const labelOf = ({ label }: PartRow) => (typeof label === 'string' ? t(label) : textLabel(label.text, label.language, { t, locale }));
  const settle = () => {
    const taken = differing.filter((part) => chosen[part] === 'mine');
    const own = taken.flatMap((part) =>
      (PARTS[part] as PartRow).fields.map((field) => [field, part === 'variants' ? variantsOf(field) : mine[field]]),
    );
    onSettle({ ...theirs.values, skuBase: mine.skuBase, ...(Object.fromEntries(own) as Partial<ProductValues>) });
  };
  /** Rebases the vendor's counts on the current stock. Otherwise the API would reject them again. */
  const variantsOf = (field: keyof ProductValues): ProductValues[keyof ProductValues] => {
    if (field !== 'rows') return mine[field];
    const rows = Object.entries(mine.rows).map(([key, row]) => {
      const now = Object.values(theirs.values.rows).find(({ id }) => id !== null && id === row.id);
      const isCounted = row.stock !== String(row.expectedStock ?? '');
      return [
        key,
        now === undefined ? { ...row, id: null } : { ...row, stock: isCounted ? row.stock : now.stock, expectedStock: now.expectedStock },
      ];
    });
    return Object.fromEntries(rows) as ProductValues['rows'];
  };
  return (
    <Surface as="section" tone="notice" pad={6} gap={4} below={8} aria-labelledby="both-versions">
      <Heading level={2} size="title" id="both-versions" ref={heading} tabIndex={-1}>
        {t('vendorProducts.bothTitle')}
      </Heading>
      <p>{t(differing.length === 0 ? 'vendorProducts.bothSame' : 'vendorProducts.bothText')}</p>
      {differing.map((part) => (
        <Grid key={part} as="fieldset" columns={{ base: 1, sm: 2 }} gap={3}>
          <legend className={styles.legend}>{labelOf(PARTS[part])}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Cluster key={side} as="label" noWrap gap={3} align="start" className={styles.side}>
              <input
                type="radio"
                name={`both-${part}`}
                checked={chosen[part] === side}
                onChange={() => setChosen({ ...chosen, [part]: side })}
              />
              <Text as="span" isTyped>
                <Text as="b" size="small" tone="muted">
                  {t(side === 'mine' ? 'vendorProducts.mine' : 'vendorProducts.theirs')}
                </Text>
                <br />
                <PartView part={part} values={side === 'mine' ? mine : theirs.values} categories={categories} />
              </Text>
            </Cluster>
          ))}
        </Grid>
      ))}
      <Cluster>
        <Button onClick={settle} isBusy={isBusy}>
          {t('vendorProducts.settle')}
        </Button>
      </Cluster>
    </Surface>
  );
}

/** A part's text, for comparison. */
function textOf(part: Part, values: ProductValues): string {
  if (part === 'variants') return JSON.stringify(madeKeys(values).map((key) => [key, values.rows[key]]));
  return JSON.stringify((PARTS[part] as PartRow).fields.map((field) => values[field]));
}

function PartView({ part, values, categories }: Pick<BothVersionsProps, 'categories'> & { part: Part; values: ProductValues }): ReactNode {
  const t = useT();
  const locale = useLocale();
  if (part === 'images')
    return (
      <Cluster as="span">
        {values.images.map((image) => (
          <ProductImage key={image.id} image={image} sizes={48} radius="s" className={shared.tile} />
        ))}
      </Cluster>
    );
  if (part === 'variants')
    return (
      <Stack as="span" gap={0}>
        {madeKeys(values).map((key) => {
          const { sku = '', price = '', stock = '' } = values.rows[key] ?? {};
          const name = [variantName(key, t), sku].filter((word) => word !== '').join(', ');
          return <span key={key}>{t('vendorProducts.variantLine', { name, stock, price: price === '' ? '' : `, $${price}` })}</span>;
        })}
      </Stack>
    );
  if (part === 'places')
    return listValues(
      [...(values.isOnline ? [t('vendorProducts.online')] : []), ...(values.isInStore ? [t('vendorProducts.inStore')] : [])],
      locale,
    );
  if (part === 'halal')
    return values.hasHalal ? [values.halalBody, values.halalNumber, values.halalExpires].join(', ') : t('vendorProducts.nothing');
  if (part === 'color') return colourName(values.color, t) || t('vendorProducts.nothing');
  if (part === 'attributes') {
    const lines = ATTRIBUTE_KEYS.map((key) =>
      (values.attributes[key] ?? []).map((value) => {
        const label = facetValueKey(key, value);
        return label === null ? value : t(label);
      }),
    );
    return listValues(lines.flat(), locale) || t('vendorProducts.nothing');
  }
  if (part === 'category') return categories?.find(({ slug }) => slug === values.category)?.name ?? t('vendorProducts.nothing');
  return values[part] === '' ? t('vendorProducts.nothing') : values[part];
}
