import { colourName } from '#client/i18n/labels.ts';
import { COLOURS } from '#schema/rules/colours.ts';
import { MAX_BRAND_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_TAGS, PRODUCT_TITLE_LENGTH } from '#schema/rules/limits.ts';
import { tidyTags } from '#schema/rules/productTags.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './VendorUpload.module.css';
import type { Choices } from './choices.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** What shoppers read and search for, in both languages. */
export function TextFields({ form, categories, brands }: Choices & { form: ProductForm }) {
  const t = useT();
  const locale = useLocale();
  const { values } = form;
  const count = (text: string, limit: number) => t('vendorProducts.count', { n: text.length, limit });
  const tags = tidyTags(values.tags.split(/[,;\n]/));
  const sorted = [...(categories ?? [])].sort((left, right) => left.name.localeCompare(right.name, locale));
  return (
    <div className={styles.fields}>
      <TextField
        {...textProps(form, 'title')}
        label={t('vendorProducts.name')}
        hint={`${t('vendorProducts.nameHint')} ${count(values.title, PRODUCT_TITLE_LENGTH.max)}`}
        maxLength={PRODUCT_TITLE_LENGTH.max}
        autoComplete="off"
      />
      <TextField
        {...textProps(form, 'titleMs')}
        label={t('vendorProducts.nameMs')}
        hint={`${t('vendorProducts.msHint')} ${count(values.titleMs, PRODUCT_TITLE_LENGTH.max)}`}
        isOptional
        lang="ms"
        maxLength={PRODUCT_TITLE_LENGTH.max}
        autoComplete="off"
      />
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
      <TextField
        {...textProps(form, 'description')}
        label={t('vendorProducts.description')}
        hint={count(values.description, MAX_DESCRIPTION_LENGTH)}
        isLong
        fieldClassName={styles.wide}
        maxLength={MAX_DESCRIPTION_LENGTH}
      />
      <TextField
        {...textProps(form, 'descriptionMs')}
        label={t('vendorProducts.descriptionMs')}
        hint={count(values.descriptionMs, MAX_DESCRIPTION_LENGTH)}
        isLong
        isOptional
        lang="ms"
        fieldClassName={styles.wide}
        maxLength={MAX_DESCRIPTION_LENGTH}
      />
      <TextField
        {...textProps(form, 'tags')}
        label={t('vendorProducts.tags')}
        hint={
          tags.length === 0
            ? t('vendorProducts.tagsHint')
            : t('vendorProducts.tagsAre', { tags: tags.join(', '), n: tags.length, limit: MAX_TAGS })
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
    </div>
  );
}
