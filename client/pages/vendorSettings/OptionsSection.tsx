import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './VendorForm.module.css';
import type { OptionValues } from './optionValues.ts';
import { SectionForm } from './SectionForm.tsx';
import type { Section } from './useSection.ts';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';

/** What is offered beside standard delivery: a faster way for a fee on top, and goods to be fetched at the vendor. */
export function OptionsSection({ section }: { section: Section<keyof OptionValues> }) {
  const t = useT();
  const isPickup = section.values.offersPickup === TICKED;
  return (
    <SectionForm section={section} title={t('vendorSettings.options')} lead={t('vendorSettings.optionsLead')}>
      <TextField
        {...section.field('expressFee')}
        kind="money"
        fieldClassName={styles.narrow}
        label={t('vendorSettings.expressFee')}
        hint={t('vendorSettings.expressHint')}
        isOptional
      />
      <CheckboxField {...section.box('offersPickup')} label={t('vendorSettings.pickup')} />
      {isPickup && (
        <>
          <TextField
            {...section.field('pickupAddress.line1')}
            kind="own"
            label={t('vendorSettings.pickupStreet')}
            hint={t('vendorSettings.pickupHint')}
          />
          <TextField {...section.field('pickupAddress.line2')} kind="own" label={t('f.line2')} isOptional />
          <TextField {...section.field('pickupAddress.postalCode')} kind="digits" fieldClassName={styles.narrow} label={t('f.postcode')} />
        </>
      )}
    </SectionForm>
  );
}
