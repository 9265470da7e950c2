import { useState } from 'react';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { JumpList } from '#client/ui/navigation/JumpList.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Grid, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { BUSINESS_TYPES, needsRegistration, type BusinessType } from '#schema/rules/businessTypes.ts';
import { BANK_ACCOUNT_LENGTH, MAX_HOLIDAY_DAYS, MAX_VENDOR_TEXT_LENGTH } from '#schema/rules/limits.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { dayAfter, type OptionValues, RATE_FIELDS, servedIn, STATES, type RateField } from './settingsParts.ts';
import type { VendorSectionProps } from './vendorChange.ts';
import styles from './VendorForm.module.css';
import { SectionForm, sectionId, type Section, useSettings } from './SettingsSections.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Suggested banks. The vendor can also type the name of a different bank. */
const BANKS = [
  ...['Maybank', 'CIMB Bank', 'Public Bank', 'RHB Bank', 'Hong Leong Bank', 'AmBank', 'Bank Islam', 'Bank Rakyat', 'BSN', 'Bank Muamalat'],
  ...['UOB', 'OCBC', 'Affin Bank', 'Alliance Bank', 'HSBC', 'Standard Chartered', 'Agrobank'],
];

/** Forms for the vendor's settings, which are saved separately. */
export function EditSettings({ vendor, onReload }: VendorSectionProps) {
  const t = useT();
  const locale = useLocale();
  const { business, bank, rates, options, returns, holiday, isUnsaved, isLost, drop } = useSettings(vendor, onReload);
  const [today] = useState(() => new Date());
  const { bankAccountLastFour } = vendor.settings;
  const type = business.values.businessType as BusinessType | '';
  return (
    <>
      <ConsoleHead title={t('console.editSettings')} links={[{ to: '/vendor-setting', label: t('console.settings') }]}>
        {t('vendorSettings.settingsEditLead')}
      </ConsoleHead>
      <JumpList
        label={t('console.parts')}
        parts={[
          { id: `${sectionId(business.name)}-title`, label: t('console.business') },
          { id: `${sectionId(bank.name)}-title`, label: t('vendorSettings.bank') },
          { id: `${sectionId(rates.name)}-title`, label: t('console.deliveryRegions') },
          { id: `${sectionId(returns.name)}-title`, label: t('vend.returns') },
          { id: `${sectionId(holiday.name)}-title`, label: t('vendorSettings.holiday') },
        ]}
      />
      <SectionForm section={business} title={t('console.business')} lead={t('vendorSettings.businessLead')}>
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <SelectField
            {...business.field('businessType')}
            label={t('vend.businessType')}
            empty={type === '' ? t('vendorSettings.chooseType') : null}
            options={BUSINESS_TYPES.map((one) => [one, t(`businessTypes.${one}`)])}
          />
          <TextField {...business.field('businessName')} label={t('vend.businessName')} autoComplete="organization" />
          <TextField
            {...business.field('registrationNumber')}
            kind="own"
            label={t('vendorSettings.ssm')}
            hint={t('vendorSettings.ssmHint')}
            isOptional={type === '' || !needsRegistration(type)}
          />
          <TextField
            {...business.field('taxId')}
            kind="own"
            label={t('vendorSettings.taxId')}
            hint={t('vendorSettings.taxHint')}
            isOptional
          />
          <PasswordField
            {...business.field('currentPassword')}
            label={t('vendorSettings.password')}
            hint={t('vendorSettings.passwordForSsm')}
            autoComplete="current-password"
            isOptional
          />
        </Grid>
      </SectionForm>
      <SectionForm
        section={bank}
        title={t('vendorSettings.bank')}
        lead={bankAccountLastFour ? t('vendorSettings.bankNow', { last: bankAccountLastFour }) : t('vendorSettings.bankLead')}
      >
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField {...bank.field('bankName')} kind="own" label={t('vendorSettings.bankName')} list="bank-names" isOptional />
          <datalist id="bank-names">
            {BANKS.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </Grid>
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField
            {...bank.field('bankAccount')}
            kind="digits"
            label={t('vendorSettings.account')}
            hint={t('vendorSettings.accountHint', BANK_ACCOUNT_LENGTH)}
            isOptional
          />
          <TextField
            {...bank.field('again')}
            kind="digits"
            label={t('vendorSettings.accountAgain')}
            hint={t('vendorSettings.accountAgainHint')}
            isOptional
            onPaste={(event) => event.preventDefault()}
          />
          <PasswordField
            {...bank.field('currentPassword')}
            label={t('vendorSettings.password')}
            hint={t('vendorSettings.passwordForBank')}
            autoComplete="current-password"
          />
        </Grid>
      </SectionForm>
      <RatesSection section={rates} />
      <OptionsSection section={options} />
      <SectionForm section={returns} title={t('vend.returns')} lead={t('vendorSettings.returnsLead')}>
        {LOCALES.map((language) => (
          <CountedField
            key={language}
            {...returns.field(fieldIn('returnPolicy', language))}
            typed={returns.values[fieldIn('returnPolicy', language)]}
            label={t('vendorSettings.policyIn', { language: languageName(language, locale) })}
            max={MAX_VENDOR_TEXT_LENGTH}
            isLong
            isOptional
            lang={language}
          />
        ))}
      </SectionForm>
      <SectionForm
        section={holiday}
        title={t('vendorSettings.holiday')}
        lead={
          vendor.profile.holidayUntil
            ? t('vendorSettings.holidayNow', { date: formatDate(vendor.profile.holidayUntil, locale) })
            : t('vendorSettings.holidayLead')
        }
      >
        <TextField
          {...holiday.field('day')}
          fieldClassName={styles.narrow}
          label={t('vendorSettings.holidayDay')}
          hint={t('vendorSettings.holidayHint')}
          type="date"
          min={dayAfter(today, 1)}
          max={dayAfter(today, MAX_HOLIDAY_DAYS)}
          isOptional
        />
      </SectionForm>
      <LeaveGuard isOn={isUnsaved} isLost={isLost} onLeave={drop} />
    </>
  );
}

/** Shipping options in addition to standard delivery: express for an extra fee, and pick-up at the vendor. */
function OptionsSection({ section }: { section: Section<keyof OptionValues> }) {
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

const LABELS = { price: 'vendorSettings.fee', minDays: 'vendorSettings.minDays', maxDays: 'vendorSettings.maxDays' } as const;

/** Delivery rates and days by state. */
function RatesSection({ section }: { section: Section<RateField> }) {
  const t = useT();
  const { values, set } = section;
  const served = servedIn(values);
  const [first] = served;
  const takeFirstFee = () => first && set(Object.fromEntries(served.map((state) => [`${state}.price`, values[`${first}.price`]])));
  return (
    <SectionForm section={section} title={t('console.deliveryRegions')} lead={t('vendorSettings.ratesLead')}>
      <Stack gap={1}>
        <Text as="div" size="small" tone="subtle" className={cx(styles.rate, styles.rateHead)} aria-hidden="true">
          <span>{t('f.state')}</span>
          <span>{t('vendorSettings.fee')}</span>
          <span>{t('vendorSettings.minDays')}</span>
          <span>{t('vendorSettings.maxDays')}</span>
        </Text>
        {STATES.map((state) => {
          const stateName = t(`states.${state}`);
          return (
            <div key={state} className={styles.rate} role="group" aria-label={stateName}>
              <CheckboxField {...section.box(`${state}.served`)} label={stateName} />
              {served.includes(state) ? (
                RATE_FIELDS.map((field) => (
                  <TextField
                    key={field}
                    {...section.field(`${state}.${field}`)}
                    label={<span className={styles.fieldName}>{t(LABELS[field])}</span>}
                    kind={field === 'price' ? 'money' : 'digits'}
                  />
                ))
              ) : (
                <Text as="span" size="body" tone="subtle" className={styles.off}>
                  {t('vendorSettings.notServed')}
                </Text>
              )}
            </div>
          );
        })}
      </Stack>
      {first && served.length > 1 && (
        <Cluster>
          <Button variant="outline" size="small" needsScript onClick={takeFirstFee}>
            {t('vendorSettings.sameFee', { state: t(`states.${first}`) })}
          </Button>
        </Cluster>
      )}
    </SectionForm>
  );
}
