import { useId, useState } from 'react';
import { colourName } from '#client/i18n/labels.ts';
import { COLOURS } from '#schema/rules/colours.ts';
import { MAX_SIZE_LENGTH, MAX_SKU_LENGTH, MAX_VARIANTS } from '#schema/rules/limits.ts';
import { clipLine } from '#schema/rules/textLength.ts';
import { splitValues } from '#schema/rules/wordLists.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import { Cluster, Grid, only, Stack } from '#client/ui/primitives/Layout.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { isGrid, madeKeys, PLAIN_ROW, skuOf, variantName } from './productValues.ts';
import { fieldId, type ProductForm } from './useProductForm.ts';
import { withAxes, withSizes, type NearDuplicate } from './variantChanges.ts';
import { VariantGrid } from './VariantGrid.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { pressedKey } from '#client/lib/pressedKey.ts';
import styles from './VendorUpload.module.css';

/** Sizes and colours, and the stock of each variant. */
export function VariantSection({ form }: { form: ProductForm }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [twin, setTwin] = useState<NearDuplicate | null>(null);
  /** Options that were not added because the product would have too many variants. */
  const [excess, setExcess] = useState<'sizes' | 'colors' | null>(null);
  const tooMany = t('vendorProducts.tooManyVariants', { n: MAX_VARIANTS });
  const group = useId();
  const { values, change } = form;
  const { axis, sizes, colors } = values;
  const isPlain = sizes.length === 0 && colors.length === 0;
  const addSizes = () => {
    const added = splitValues(typed)
      .map((size) => clipLine(size, MAX_SIZE_LENGTH))
      .filter((size) => !size.includes('|'));
    const { sizes: all, twins } = withSizes(sizes, added);
    if (all.length > sizes.length && !isGrid({ sizes: all, colors })) return setExcess('sizes');
    setTyped(twins.map(({ value }) => value).join(', '));
    setTwin(twins[0] ?? null);
    if (all.length > sizes.length) change((now) => withAxes(now, { sizes: all }));
  };
  const chooseColor = (hex: string, isChosen: boolean) => {
    const chosen = isChosen ? [...colors, hex] : colors.filter((other) => other !== hex);
    const isExcess = isChosen && !isGrid({ sizes, colors: chosen });
    setExcess(isExcess ? 'colors' : null);
    if (!isExcess) change((now) => withAxes(now, { colors: chosen }));
  };
  return (
    <ConsoleSection id="part-variants" title={t('vendorProducts.variants')} lead={t('vendorProducts.variantsLead')}>
      <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start" className={only.scripted}>
        <SelectField
          label={t('vendorProducts.axis')}
          value={axis}
          onChange={({ target }) => change({ axis: target.value === 'weight' ? 'weight' : 'size' })}
          options={[
            ['size', t('vendorProducts.axisSize')],
            ['weight', t('vendorProducts.axisWeight')],
          ]}
        />
        <Cluster noWrap align="start" className={styles.adding}>
          <TextField
            label={t(axis === 'size' ? 'vendorProducts.addSizes' : 'vendorProducts.addWeights')}
            hint={t(axis === 'size' ? 'vendorProducts.sizesHint' : 'vendorProducts.weightsHint')}
            value={typed}
            autoComplete="off"
            error={excess === 'sizes' ? tooMany : twin && t('vendorProducts.sameChoice', twin)}
            onChange={({ target }) => {
              setTyped(target.value);
              setTwin(null);
              setExcess(null);
            }}
            onBlur={addSizes}
            onKeyDown={(event) => {
              if (pressedKey(event) !== 'Enter') return;
              event.preventDefault();
              addSizes();
            }}
          />
          <Button variant="outline" onClick={addSizes}>
            {t('vendorProducts.add')}
          </Button>
        </Cluster>
      </Grid>
      {sizes.length > 0 && (
        <Cluster
          as="ul"
          className={only.scripted}
          aria-label={t(axis === 'size' ? 'vendorProducts.axisSize' : 'vendorProducts.axisWeight')}
        >
          {sizes.map((size) => (
            <li key={size}>
              <Button
                variant="quiet"
                size="small"
                iconEnd="close"
                className={styles.chip}
                aria-label={t('vendorProducts.removeChoice', { name: size })}
                onClick={() => change((now) => withAxes(now, { sizes: now.sizes.filter((other) => other !== size) }))}
              >
                {size}
              </Button>
            </li>
          ))}
        </Cluster>
      )}
      <details className={cx(shared.fold, only.scripted)} open={colors.length > 0 || undefined}>
        <summary id={`${group}-colours`}>{t('vendorProducts.colours', { n: colors.length })}</summary>
        <Grid as="ul" min="150px" gap={['none', 4]} aria-labelledby={`${group}-colours`}>
          {Object.keys(COLOURS).map((hex) => (
            <li key={hex}>
              <CheckboxField
                checked={colors.includes(hex)}
                onChange={({ target }) => chooseColor(hex, target.checked)}
                label={
                  <>
                    <i className={styles.swatch} style={{ background: hex }} aria-hidden="true" />
                    {colourName(hex, t)}
                  </>
                }
              />
            </li>
          ))}
        </Grid>
        {excess === 'colors' && (
          <div role="alert">
            <FieldError id={`${group}-excess`}>{tooMany}</FieldError>
          </div>
        )}
      </details>
      {isPlain ? (
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <input type="hidden" name={`rows.${PLAIN_ROW}.expectedStock`} value={values.rows[PLAIN_ROW]?.expectedStock ?? ''} />
          <TextField
            {...form.rowField(PLAIN_ROW, 'stock')}
            kind="digits"
            label={t('vendorProducts.stock')}
            hint={t('vendorProducts.stockHint')}
          />
          <TextField
            {...form.rowField(PLAIN_ROW, 'sku')}
            kind="own"
            label={t('vendorProducts.sku')}
            hint={t('vendorProducts.skuHint')}
            isOptional={form.isNew}
            maxLength={MAX_SKU_LENGTH}
            placeholder={skuOf(values, PLAIN_ROW)}
          />
        </Grid>
      ) : (
        <>
          <VariantGrid form={form} />
          <FieldError id={`${fieldId('variants')}-error`}>{form.errorOf('variants')}</FieldError>
          <VariantList form={form} />
        </>
      )}
    </ConsoleSection>
  );
}

const PARTS = ['sku', 'price', 'wasPrice'] as const;

/** SKU, price and picture of each variant. */
function VariantList({ form }: { form: ProductForm }) {
  const t = useT();
  const { values } = form;
  const made = madeKeys(values);
  const hasErrors = made.some((key) => PARTS.some((part) => form.errorOf(`rows.${key}.${part}`) !== null));
  if (made.length === 0) return null;
  return (
    <details className={shared.fold} open={hasErrors || undefined}>
      <summary>{t('vendorProducts.editEach')}</summary>
      <Stack gap={5}>
        {made.map((key) => (
          <Grid key={key} as="fieldset" min="165px" gap={3} align="start">
            <legend className={styles.legend}>{variantName(key, t)}</legend>
            <TextField
              {...form.rowField(key, 'sku')}
              kind="own"
              label={t('vendorProducts.sku')}
              maxLength={MAX_SKU_LENGTH}
              placeholder={skuOf(values, key)}
            />
            <TextField
              {...form.rowField(key, 'price')}
              kind="money"
              label={t('vendorProducts.ownPrice')}
              placeholder={values.price || '0.00'}
            />
            <TextField
              {...form.rowField(key, 'wasPrice')}
              kind="money"
              label={t('vendorProducts.wasPrice')}
              placeholder={values.wasPrice}
            />
            {values.images.length > 1 && (
              <SelectField
                fieldClassName={only.scripted}
                label={t('vendorProducts.shownBy')}
                value={values.rows[key]?.imageId ?? ''}
                onChange={({ target }) => form.changeRow(key, { imageId: target.value || null })}
                empty={t('vendorProducts.cardPicture')}
                options={values.images.slice(1).map(({ id, alt }, at) => [id, alt || t('vendorProducts.pictureN', { n: at + 2 })])}
              />
            )}
          </Grid>
        ))}
      </Stack>
    </details>
  );
}
