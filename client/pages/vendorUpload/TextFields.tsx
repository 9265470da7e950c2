import { colourName } from '#client/i18n/labels.ts';
import { COLOURS } from '#schema/rules/colours.ts';
import { MAX_BRAND_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_TAGS, PRODUCT_TITLE_LENGTH } from '#schema/rules/limits.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, LOCALES } from '#schema/rules/locales.ts';
import { normaliseTags } from '#schema/rules/productTags.ts';
import { listValues, splitValues } from '#schema/rules/wordLists.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorUpload.module.css';
import type { Choices } from './choices.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** What shoppers read and search for, in every language. */
export function TextFields({ form, categories, brands }: Choices & { form: ProductForm }) {
  const t = useT();
  const locale = useLocale();
  const { values } = form;
  const count = (text: string, limit: number) => t('vendorProducts.count', { n: text.length, limit });
  const tags = normaliseTags(splitValues(values.tags));
  const sorted = [...(categories ?? [])].sort((left, right) => left.name.localeCompare(right.name, locale));
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
      {LOCALES.map((language) => {
        const isFirst = language === DEFAULT_LOCALE;
        const name = fieldIn('title', language);
        return (
          <TextField
            key={name}
            {...textProps(form, name)}
            label={isFirst ? t('vendorProducts.name') : t('vendorProducts.nameIn', { language: languageName(language, locale) })}
            hint={`${t(isFirst ? 'vendorProducts.nameHint' : 'vendorProducts.nameInHint')} ${count(values[name], PRODUCT_TITLE_LENGTH.max)}`}
            isOptional={!isFirst}
            lang={language}
            maxLength={PRODUCT_TITLE_LENGTH.max}
            autoComplete="off"
          />
        );
      })}
      <SelectField {...textProps(form, 'category')} label={t('vendorProducts.category')}>
        <option value="">{t('vendorProducts.choose')}</option>
        {sorted.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...textProps(form, 'brand')}
        label={t('vendorProducts.brand')}
        hint={t('vendorProducts.brandHint')}
        isOptional
        list="brands"
        maxLength={MAX_BRAND_LENGTH}
        autoComplete="off"
      />
      <datalist id="brands">
        {brands?.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      {LOCALES.map((language) => {
        const isFirst = language === DEFAULT_LOCALE;
        const name = fieldIn('description', language);
        return (
          <TextField
            key={name}
            {...textProps(form, name)}
            label={
              isFirst ? t('vendorProducts.description') : t('vendorProducts.descriptionIn', { language: languageName(language, locale) })
            }
            hint={count(values[name], MAX_DESCRIPTION_LENGTH)}
            isLong
            isOptional={!isFirst}
            lang={language}
            fieldClassName={styles.wide}
            maxLength={MAX_DESCRIPTION_LENGTH}
          />
        );
      })}
      <TextField
        {...textProps(form, 'tags')}
        label={t('vendorProducts.tags')}
        hint={
          tags.length === 0
            ? t('vendorProducts.tagsHint')
            : t('vendorProducts.tagsAre', { tags: listValues(tags, locale), n: tags.length, limit: MAX_TAGS })
        }
        isOptional
        fieldClassName={styles.wide}
        autoComplete="off"
      />
      <AttributeFields form={form} />
      <SelectField
        {...textProps(form, 'color')}
        label={t('vendorProducts.mainColour')}
        hint={t('vendorProducts.mainColourHint')}
        isOptional
      >
        <option value="">{t('vendorProducts.noColour')}</option>
        {Object.keys(COLOURS).map((hex) => (
          <option key={hex} value={hex}>
            {colourName(hex, t)}
          </option>
        ))}
      </SelectField>
      <SelectField {...textProps(form, 'label')} label={t('vendorProducts.label')} hint={t('vendorProducts.labelHint')} isOptional>
        <option value="">{t('vendorProducts.noLabel')}</option>
        <option value="NEW">{t('product.new')}</option>
        <option value="SALE">{t('vendorProducts.sale')}</option>
      </SelectField>
    </Grid>
  );
}
