import { colourName } from '#client/i18n/labels.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { axesOf, isGrid, madeKeys, rowKey, rowKeys, variantName } from './productValues.ts';
import { fieldId, type ProductForm } from './useProductForm.ts';
import { withBlock } from './variantChanges.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorUpload.module.css';

/**
 * Stock by size and colour as a grid, or as a list if there are too many. An empty cell means no variant. Blocks of cells can be pasted.
 */
export function VariantGrid({ form }: { form: ProductForm }) {
  const t = useT();
  const { values, change } = form;
  const { columns, gridRows } = axesOf(values);
  const made = madeKeys(values);
  const pieces = made.reduce((sum, key) => sum + (Number(values.rows[key]?.stock) || 0), 0);
  const keys = rowKeys(values);
  const errors = keys.flatMap((key) => {
    const error = form.errorOf(`rows.${key}.stock`);
    return error === null ? [] : [{ key, error }];
  });
  const cell = (key: string) => {
    const { error, onChange, ...field } = form.rowField(key, 'stock');
    return (
      <>
        <input type="hidden" name={`rows.${key}.expectedStock`} value={values.rows[key]?.expectedStock ?? ''} />
        <input
          {...field}
          className={shared.figure}
          aria-label={t('vendorProducts.stockOf', { name: variantName(key, t) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field.id}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('vendorProducts.notMade')}
          data-low={(field.value.trim() !== '' && Number(field.value) <= LOW_STOCK) || undefined}
          onChange={(event) => {
            onChange(event);
            form.errors.forget('variants');
          }}
          onPaste={(event) => {
            const rows = withBlock(values, key, event.clipboardData.getData('text/plain'));
            if (rows === null) return;
            event.preventDefault();
            change({ rows });
          }}
        />
      </>
    );
  };
  const table = { caption: t('vendorProducts.gridCaption'), className: styles.grid, rowKey: (key: string) => key };
  const heading = { isLabelHidden: true, isRowHeading: true };
  return (
    <Stack>
      {isGrid(values) ? (
        <DataTable
          {...table}
          rows={gridRows}
          columns={[
            {
              key: 'colour',
              label: t('facets.COLOR'),
              ...heading,
              render: (color) => (
                <>
                  {color !== '' && <i className={styles.swatch} style={{ background: color }} aria-hidden="true" />}
                  <span>{color === '' ? t('vendorProducts.stock') : colourName(color, t)}</span>
                </>
              ),
            },
            ...columns.map((size) => ({
              key: `size-${size}`,
              label: size === '' ? t('vendorProducts.stock') : size,
              render: (color: string) => cell(rowKey(size, color)),
            })),
          ]}
        />
      ) : (
        <DataTable
          {...table}
          rows={keys}
          columns={[
            { key: 'variant', label: t('vendorProducts.variants'), ...heading, render: (key) => variantName(key, t) },
            { key: 'stock', label: t('vendorProducts.stock'), render: cell },
          ]}
        />
      )}
      {errors.map(({ key, error }) => (
        <FieldError key={key} id={`${fieldId(`rows.${key}.stock`)}-error`}>{`${variantName(key, t)}: ${error}`}</FieldError>
      ))}
      <Text size="body" tone="muted" isTabular>
        {t('vendorProducts.gridSum', { pieces, n: made.length })}
      </Text>
    </Stack>
  );
}
