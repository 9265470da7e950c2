import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './VendorForm.module.css';
import type { OptionValues } from './optionValues.ts';
import { SectionForm } from './SectionForm.tsx';
import { sectionFieldId, type Section } from './useSection.ts';

/** What is offered beside standard delivery: a faster way for a fee on top, and goods to be fetched at the shop. */
export function OptionsSection({ section }: { section: Section<OptionValues> }) {
  const t = useT();
  const { values, set, unsaved, name } = section;
  return (
    <SectionForm section={section} title={t('vendorSettings.options')} lead={t('vendorSettings.optionsLead')}>
      <TextField
        {...section.props('expressFee')}
        fieldClassName={styles.narrow}
        label={t('vendorSettings.expressFee')}
        hint={t('vendorSettings.expressHint')}
        isOptional
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckboxField
        id={sectionFieldId(name, 'offersPickup')}
        label={t('vendorSettings.pickup')}
        checked={values.offersPickup === 'yes'}
        error={unsaved?.fields['offersPickup'] ?? null}
        onChange={({ target }) => set({ offersPickup: target.checked ? 'yes' : '' })}
      />
      {values.offersPickup === 'yes' && (
        <>
          <TextField
            {...section.props('pickupAddress.line1')}
            label={t('vendorSettings.pickupStreet')}
            hint={t('vendorSettings.pickupHint')}
            autoComplete="off"
          />
          <TextField {...section.props('pickupAddress.line2')} label={t('f.line2')} isOptional autoComplete="off" />
          <TextField
            {...section.props('pickupAddress.postalCode')}
            fieldClassName={styles.narrow}
            label={t('f.postcode')}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </SectionForm>
  );
}
