import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useId, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { isPurchasable, variantWith, type Choice, type DetailProduct, type Option } from './chooseVariant.ts';
import styles from './Product.module.css';
import { Button } from '#client/ui/primitives/Button.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';

interface OptionPickerProps {
  product: DetailProduct;
  option: Option;
  choice: Choice;
  isMissing: boolean;
  onChoose: (value: string) => void;
}

const WANTED = { size: 'product.chooseSize', color: 'product.chooseColor', weight: 'product.chooseWeight' } as const;

/** Radio group for an option: weights with prices, sizes as buttons, colours as named swatches. */
export function OptionPicker({ product, option, choice, isMissing, onChoose }: OptionPickerProps) {
  const t = useT();
  const id = useId();
  const { key, label, values } = option;
  const chosen = values.find(({ value }) => value === choice[key]);
  const showsPrice = key === 'weight' && values.length > 1;
  const wanted = key in WANTED ? t(WANTED[key as keyof typeof WANTED]) : t('product.choose', { name: label });
  return (
    <div className={styles.option}>
      <fieldset aria-describedby={isMissing ? id : undefined}>
        <Text as="legend" size="compact" weight="strong">
          <span>{label}</span>
          {key === 'color' && chosen && (
            <Text as="span" tone="muted" weight="regular">
              {' '}
              {chosen.label}
            </Text>
          )}
        </Text>
        <Cluster align="stretch">
          {values.map(({ value, label: name, swatch }) => {
            const variant = variantWith(product, choice, key, value);
            const isGone = variant === null || !isPurchasable(variant);
            return (
              <label
                key={value}
                className={cx(styles.value, !showsPrice && styles.single)}
                title={isGone ? t('product.notAvailable', { name }) : undefined}
              >
                <input
                  type="radio"
                  name={key}
                  value={value}
                  checked={choice[key] === value}
                  onChange={() => onChoose(value)}
                  aria-label={isGone ? t('product.notAvailable', { name }) : undefined}
                />
                {swatch && <span className={styles.swatch} style={{ '--swatch': swatch } as React.CSSProperties} />}
                <Text as="span" weight="medium" tone={isGone ? 'subtle' : undefined} className={isGone ? styles.gone : undefined}>
                  {name}
                </Text>
                {showsPrice && variant && (
                  <Text as="span" size="small" tone="subtle" isTabular>
                    {formatMoney(variant.price.current.minorUnits)}
                  </Text>
                )}
              </label>
            );
          })}
        </Cluster>
        <FieldError id={id}>{isMissing ? wanted : null}</FieldError>
      </fieldset>
      {key === 'size' && <SizeGuide sizes={values.map(({ value }) => value)} />}
    </div>
  );
}

/** Button that opens a drawer with the measurements for the sizes on offer. */
function SizeGuide({ sizes }: { sizes: readonly string[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const table = sizeTable(sizes);
  if (table === null) return null;
  return (
    <>
      <Button variant="text" className={styles.guide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('size.guide')}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('size.guide')}>
        <Stack gap={5}>
          <DataTable
            caption={t('size.guide')}
            columns={[
              { key: 'size', label: t('product.size'), isRowHeading: true, render: (size) => size },
              ...table.columns.map((column, at) => ({
                key: column,
                label: t(column),
                render: (size: string) => table.rows[size]?.[at] ?? '–',
              })),
            ]}
            rows={sizes}
            rowKey={(size) => size}
          />
          <Text tone="muted">{t('size.how')}</Text>
        </Stack>
      </Drawer>
    </>
  );
}

/** Body measurements by size. */
interface SizeTable {
  /** Message keys for the columns after the size. */
  columns: readonly ('size.chest' | 'size.waist' | 'size.hips' | 'size.height' | 'size.weight' | 'size.foot')[];
  /** Lengths are in centimetres, weights in kilograms. */
  rows: Readonly<Record<string, readonly string[]>>;
}

const CLOTHES: SizeTable = {
  columns: ['size.chest', 'size.waist', 'size.hips'],
  rows: {
    S: ['86–91', '71–76', '90–95'],
    M: ['92–97', '77–82', '96–101'],
    L: ['98–104', '83–89', '102–107'],
    XL: ['105–111', '90–96', '108–113'],
  },
};

const BABIES: SizeTable = {
  columns: ['size.height', 'size.weight'],
  rows: {
    '0-3M': ['50–62', '3–6'],
    '0-6M': ['50–68', '3–8'],
    '3-6M': ['62–68', '6–8'],
    '6-12M': ['68–80', '8–10.5'],
    '1-2Y': ['80–92', '10–13'],
    '2-3Y': ['92–98', '12–15'],
  },
};

/** Foot length in cm: 2/3 cm per European size, minus 1.5 cm of room for the toes. */
function footLength(size: number): string {
  return ((size * 2) / 3 - 1.5).toFixed(1);
}

/** A product's size table; null if its sizes have no measurements. */
function sizeTable(sizes: readonly string[]): SizeTable | null {
  for (const table of [CLOTHES, BABIES]) {
    const rows = sizes.flatMap((size) => (table.rows[size] ? [[size, table.rows[size]] as const] : []));
    if (rows.length > 0) return { columns: table.columns, rows: Object.fromEntries(rows) };
  }
  const shoes = sizes.filter((size) => /^(1[6-9]|[234]\d)$/.test(size));
  if (shoes.length === 0) return null;
  return { columns: ['size.foot'], rows: Object.fromEntries(shoes.map((size) => [size, [footLength(Number(size))]])) };
}
