import { parseQuantity } from '#schema/rules/quantity.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import { Grid, Message } from '#client/ui/primitives/Layout.tsx';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useNow } from '#client/ui/feedback/useNow.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import styles from './VendorUpload.module.css';
import { fieldId, type ProductForm } from './useProductForm.ts';

/** Fields for pack size and fulfilment. */
export function PackageSection({ form }: { form: ProductForm }) {
  const t = useT();
  const error = form.errorOf('fulfilment');
  const place = (name: 'isOnline' | 'isInStore') => ({
    name,
    value: TICKED,
    checked: form.values[name],
    onChange: ({ target }: { target: { checked: boolean } }) => {
      form.change({ [name]: target.checked });
      form.errors.forget('fulfilment');
    },
  });
  const isUnread = form.values.weight.trim() !== '' && parseQuantity(form.values.weight) === null;
  return (
    <ConsoleSection id="part-package" title={t('vendorProducts.package')} lead={t('vendorProducts.packageLead')}>
      <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
        <TextField
          {...form.field('weight')}
          kind="own"
          label={t('vendorProducts.weight')}
          hint={t(isUnread ? 'vendorProducts.weightUnread' : 'vendorProducts.weightHint')}
          isOptional
        />
        <fieldset aria-describedby={error ? `${fieldId('fulfilment')}-error` : undefined}>
          <legend className={styles.legend}>{t('vendorProducts.where')}</legend>
          <CheckboxField id={fieldId('fulfilment')} {...place('isOnline')} label={t('vendorProducts.online')} />
          <CheckboxField {...place('isInStore')} label={t('vendorProducts.inStore')} />
          <FieldError id={`${fieldId('fulfilment')}-error`}>{error}</FieldError>
        </fieldset>
      </Grid>
    </ConsoleSection>
  );
}

export function HalalSection({ form }: { form: ProductForm }) {
  const t = useT();
  const now = useNow();
  const { hasHalal, halalExpires } = form.values;
  const isExpired = now !== null && halalExpires !== '' && Date.parse(`${halalExpires}T15:59:59.999Z`) <= now;
  return (
    <ConsoleSection id="part-halal" title={t('vendorProducts.halal')} lead={t('vendorProducts.halalLead')}>
      <CheckboxField
        name="hasHalal"
        value={TICKED}
        label={t('vendorProducts.hasHalal')}
        checked={hasHalal}
        onChange={({ target }) => form.change({ hasHalal: target.checked })}
      />
      {hasHalal && (
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField
            {...form.field('halalBody', 'halal.body')}
            kind="own"
            label={t('vendorProducts.halalBody')}
            hint={t('vendorProducts.halalBodyHint')}
          />
          <TextField {...form.field('halalNumber', 'halal.number')} kind="own" label={t('vendorProducts.halalNumber')} />
          <TextField {...form.field('halalExpires', 'halal.expires')} label={t('vendorProducts.halalExpires')} type="date" />
          {isExpired && (
            <Message tone="notice" below={5} className={styles.wide}>
              <Icon name="warning" />
              {t('vendorProducts.halalExpired')}
            </Message>
          )}
        </Grid>
      )}
    </ConsoleSection>
  );
}
