import { colourName } from '#client/i18n/labels.ts';
import { nameOrder } from '#schema/rules/collation.ts';
import { COLOURS } from '#schema/rules/colours.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TAGS, NEW_DAYS, PRODUCT_TITLE_LENGTH } from '#schema/rules/limits.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, LOCALES } from '#schema/rules/locales.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { normaliseTags } from '#schema/rules/productTags.ts';
import { lineLength, proseLength } from '#schema/rules/textLength.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { listValues, splitValues } from '#schema/rules/wordLists.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorUpload.module.css';
import { textLabel, type Choices } from './productValues.ts';
import { fieldId, type ProductForm } from './useProductForm.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Fields for the texts in every language, and for category, brand, tags, attributes, colour and label. */
export function TextFields({ form, categories, brands }: Choices & { form: ProductForm }) {
  const t = useT();
  const locale = useLocale();
  const { values } = form;
  const count = (n: number, limit: number) => t('vendorProducts.count', { n, limit });
  const tags = normaliseTags(splitValues(values.tags));
  const sorted = [...(categories ?? [])].sort((left, right) => nameOrder(locale)(left.name, right.name));
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
      {LOCALES.map((language) => {
        const isFirst = language === DEFAULT_LOCALE;
        const name = fieldIn('title', language);
        return (
          <TextField
            key={name}
            {...form.field(name)}
            kind="own"
            label={textLabel('title', language, { t, locale })}
            hint={`${t(isFirst ? 'vendorProducts.nameHint' : 'vendorProducts.nameInHint')} ${count(lineLength(values[name]), PRODUCT_TITLE_LENGTH.max)}`}
            isOptional={!isFirst}
            lang={language}
          />
        );
      })}
      <SelectField
        {...form.field('category')}
        label={t('vendorProducts.category')}
        empty={t('vendorProducts.choose')}
        options={sorted.map(({ slug, name }) => [slug, name])}
      />
      <TextField
        {...form.field('brand')}
        kind="own"
        label={t('vendorProducts.brand')}
        hint={t('vendorProducts.brandHint')}
        isOptional
        list="brands"
      />
      <datalist id="brands">
        {brands?.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      {LOCALES.map((language) => {
        const name = fieldIn('description', language);
        return (
          <TextField
            key={name}
            {...form.field(name)}
            label={textLabel('description', language, { t, locale })}
            hint={count(proseLength(values[name]), MAX_DESCRIPTION_LENGTH)}
            isLong
            isOptional={language !== DEFAULT_LOCALE}
            lang={language}
            fieldClassName={styles.wide}
          />
        );
      })}
      <TextField
        {...form.field('tags')}
        kind="own"
        label={t('vendorProducts.tags')}
        hint={
          tags.length === 0
            ? t('vendorProducts.tagsHint')
            : t('vendorProducts.tagsAre', { tags: listValues(tags, locale), n: tags.length, limit: MAX_TAGS })
        }
        isOptional
        fieldClassName={styles.wide}
      />
      <AttributeFields form={form} />
      <SelectField
        {...form.field('color')}
        label={t('vendorProducts.mainColour')}
        hint={t('vendorProducts.mainColourHint')}
        isOptional
        empty={t('vendorProducts.noColour')}
        options={Object.keys(COLOURS).map((hex) => [hex, colourName(hex, t)])}
      />
      <SelectField
        {...form.field('label')}
        label={t('vendorProducts.label')}
        hint={t('vendorProducts.labelHint', { n: NEW_DAYS })}
        isOptional
        empty={t('vendorProducts.noLabel')}
        options={[
          ['NEW', t('product.new')],
          ['SALE', t('vendorProducts.sale')],
        ]}
      />
    </Grid>
  );
}

export function PriceFields({ form }: { form: ProductForm }) {
  const t = useT();
  const price = parseCents(form.values.price);
  const was = parseCents(form.values.wasPrice);
  const isTooLow = price !== null && was !== null && was <= price;
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
      <TextField
        {...form.field('price')}
        kind="money"
        label={t('vendorProducts.price')}
        hint={t('vendorProducts.priceHint', { n: VAT_PERCENT })}
        placeholder="0.00"
        onBlur={() => {
          if (form.values.price.trim() !== '' && price === null) form.errors.mark('price', t('vendorProducts.badPrice'));
        }}
      />
      <TextField
        {...form.field('wasPrice')}
        kind="money"
        label={t('vendorProducts.wasPrice')}
        hint={t('vendorProducts.wasPriceHint')}
        isOptional
        placeholder="0.00"
        onBlur={() => {
          if (isTooLow) form.errors.mark('wasPrice', t('vendorProducts.wasAbove', { price: formatMoney(price) }));
        }}
      />
    </Grid>
  );
}

/** Checkboxes for the chosen category's attributes, such as the material. */
function AttributeFields({ form }: { form: ProductForm }) {
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
