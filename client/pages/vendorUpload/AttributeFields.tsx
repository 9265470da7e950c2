import { useT } from '#client/i18n/useT.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './VendorUpload.module.css';
import { fieldId } from './places.ts';
import type { ProductForm } from './useProductForm.ts';

/** Attributes that products of the chosen category can have, such as the material: values to tick. */
export function AttributeFields({ form }: { form: ProductForm }) {
  return form.attributeKeys.map((key) => <AttributeField key={key} form={form} attribute={key} />);
}

function AttributeField({ form, attribute }: { form: ProductForm; attribute: FacetKey }) {
  const t = useT();
  const place = `attributes.${attribute}`;
  const error = form.errorOf(place);
  const chosen = form.values.attributes[attribute] ?? [];
  const toggle = (value: string) => {
    form.change(({ attributes }) => {
      const before = attributes[attribute] ?? [];
      const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
      return { attributes: { ...attributes, [attribute]: after } };
    });
    form.errors.forget(place);
  };
  return (
    <Grid
      as="fieldset"
      min="136px"
      gap={['none', 4]}
      className={styles.wide}
      aria-describedby={error ? `${fieldId(place)}-error` : undefined}
    >
      <legend className={styles.legend}>
        {t(`facets.${attribute}`)}{' '}
        <Text as="span" tone="muted" weight="regular">
          {t('ui.optional')}
        </Text>
      </legend>
      {fixedValues(attribute).map(([value, name], index) => (
        <CheckboxField
          key={value}
          {...(index === 0 && { id: fieldId(place) })}
          name={place}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
          label={t(name)}
        />
      ))}
      <FieldError id={`${fieldId(place)}-error`}>{error}</FieldError>
    </Grid>
  );
}
