import { colourName } from '#client/i18n/labels.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { fieldId } from './places.ts';
import { EMPTY_ROW, madeKeys, rowKey, rowKeys } from './productValues.ts';
import type { ProductForm } from './useProductForm.ts';
import { withBlock, withRow } from './variantChanges.ts';
import styles from './VendorUpload.module.css';

/** How many there are of each size and colour; an empty cell is not made. A block that was copied from a spreadsheet fills many. */
export function VariantGrid({ form }: { form: ProductForm }) {
  const t = useT();
  const { values, change } = form;
  const columns = values.sizes.length > 0 ? values.sizes : [''];
  const lanes = values.colors.length > 0 ? values.colors : [''];
  const nameOf = (size: string, color: string) => [size, colourName(color, t)].filter((part) => part !== '').join(', ');
  const made = madeKeys(values);
  const pieces = made.reduce((sum, key) => sum + (Number(values.rows[key]?.stock) || 0), 0);
  const errors = rowKeys(values).flatMap((key) => {
    const error = form.errorOf(`rows.${key}.stock`);
    return error === null ? [] : [{ key, error }];
  });
  return (
    <div className={styles.gridFrame}>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <caption>{t('vendorProducts.gridCaption')}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((size) => (
                <th key={size} scope="col">
                  {size === '' ? t('vendorProducts.stock') : size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lanes.map((color) => (
              <tr key={color}>
                <th scope="row">
                  {color !== '' && <i style={{ background: color }} aria-hidden="true" />}
                  {color === '' ? t('vendorProducts.stock') : colourName(color, t)}
                </th>
                {columns.map((size) => {
                  const key = rowKey(size, color);
                  const place = `rows.${key}.stock`;
                  const { stock } = values.rows[key] ?? EMPTY_ROW;
                  const error = form.errorOf(place);
                  return (
                    <td key={size}>
                      <input
                        id={fieldId(place)}
                        aria-label={t('vendorProducts.stockOf', { name: nameOf(size, color) })}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? `${fieldId(place)}-error` : undefined}
                        inputMode="numeric"
                        autoComplete="off"
                        placeholder={t('vendorProducts.notMade')}
                        value={stock}
                        data-low={(stock.trim() !== '' && Number(stock) <= LOW_STOCK) || undefined}
                        onChange={({ target }) => {
                          change(({ rows }) => ({ rows: withRow(rows, key, { stock: target.value }) }));
                          form.errors.forget(place);
                          form.errors.forget('variants');
                        }}
                        onPaste={(event) => {
                          const rows = withBlock(values, key, event.clipboardData.getData('text/plain'));
                          if (rows === null) return;
                          event.preventDefault();
                          change({ rows });
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.map(({ key, error }) => {
        const [size = '', color = ''] = key.split('|');
        return <FieldError key={key} id={`${fieldId(`rows.${key}.stock`)}-error`}>{`${nameOf(size, color)}: ${error}`}</FieldError>;
      })}
      <p className={styles.sum}>{t('vendorProducts.gridSum', { pieces, n: made.length })}</p>
    </div>
  );
}
