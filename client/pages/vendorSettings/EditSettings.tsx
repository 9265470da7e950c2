import { useState } from 'react';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { JumpList } from '#client/ui/navigation/JumpList.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { BUSINESS_TYPES, needsRegistration, type BusinessType } from '#schema/rules/businessTypes.ts';
import { BANK_ACCOUNT_LENGTH, MAX_HOLIDAY_DAYS, MAX_VENDOR_TEXT_LENGTH } from '#schema/rules/limits.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { dayAfter } from './holiday.ts';
import type { VendorSectionProps } from './vendorData.ts';
import styles from './VendorForm.module.css';
import { OptionsSection } from './OptionsSection.tsx';
import { RatesSection } from './RatesSection.tsx';
import { SectionForm } from './SectionForm.tsx';
import { sectionFieldId } from './useSection.ts';
import { useSettings } from './useSettings.ts';

const TYPES = BUSINESS_TYPES;
/** Banks that most sellers have; any other can be typed. */
const BANKS = [
  'Maybank',
  'CIMB Bank',
  'Public Bank',
  'RHB Bank',
  'Hong Leong Bank',
  'AmBank',
  'Bank Islam',
  'Bank Rakyat',
  'BSN',
  'Bank Muamalat',
  'UOB',
  'OCBC',
  'Affin Bank',
  'Alliance Bank',
  'HSBC',
  'Standard Chartered',
  'Agrobank',
];

/** The settings of a shop, to change part by part: each is saved on its own. */
export function EditSettings({ shop, onReload }: VendorSectionProps) {
  const t = useT();
  const locale = useLocale();
  const { business, bank, rates, options, returns, holiday, isUnsaved, isLost, drop } = useSettings(shop, onReload);
  const [today] = useState(() => new Date());
  const { bankAccountLastFour } = shop.settings;
  const type = business.values.businessType as BusinessType | '';
  return (
    <>
      <ConsoleHead
        title={t('console.editSettings')}
        actions={
          <ButtonLink to="/vendor-setting" look="outline" size="small">
            {t('console.settings')}
          </ButtonLink>
        }
      >
        {t('vendorSettings.settingsEditLead')}
      </ConsoleHead>
      <JumpList
        label={t('console.parts')}
        parts={[
          { id: sectionFieldId(business.name, 'title'), label: t('console.business') },
          { id: sectionFieldId(bank.name, 'title'), label: t('vendorSettings.bank') },
          { id: sectionFieldId(rates.name, 'title'), label: t('console.deliveryRegions') },
          { id: sectionFieldId(returns.name, 'title'), label: t('vend.returns') },
          { id: sectionFieldId(holiday.name, 'title'), label: t('vendorSettings.holiday') },
        ]}
      />
      <SectionForm section={business} title={t('console.business')} lead={t('vendorSettings.businessLead')}>
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <SelectField {...business.props('businessType')} label={t('vend.businessType')}>
            {type === '' && <option value="">{t('vendorSettings.chooseType')}</option>}
            {TYPES.map((one) => (
              <option key={one} value={one}>
                {t(`businessTypes.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...business.props('businessName')} label={t('vend.businessName')} autoComplete="organization" />
          <TextField
            {...business.props('registrationNumber')}
            label={t('vendorSettings.ssm')}
            hint={t('vendorSettings.ssmHint')}
            isOptional={type === '' || !needsRegistration(type)}
            autoComplete="off"
          />
          <TextField
            {...business.props('taxId')}
            label={t('vendorSettings.taxId')}
            hint={t('vendorSettings.taxHint')}
            isOptional
            autoComplete="off"
          />
        </Grid>
      </SectionForm>
      <SectionForm
        section={bank}
        title={t('vendorSettings.bank')}
        lead={bankAccountLastFour ? t('vendorSettings.bankNow', { last: bankAccountLastFour }) : t('vendorSettings.bankLead')}
      >
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField {...bank.props('bankName')} label={t('vendorSettings.bankName')} list="bank-names" isOptional autoComplete="off" />
          <datalist id="bank-names">
            {BANKS.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </Grid>
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField
            {...bank.props('bankAccount')}
            label={t('vendorSettings.account')}
            hint={t('vendorSettings.accountHint', BANK_ACCOUNT_LENGTH)}
            isOptional
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...bank.props('again')}
            label={t('vendorSettings.accountAgain')}
            hint={t('vendorSettings.accountAgainHint')}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            onPaste={(event) => event.preventDefault()}
          />
        </Grid>
      </SectionForm>
      <RatesSection section={rates} />
      <OptionsSection section={options} />
      <SectionForm section={returns} title={t('vend.returns')} lead={t('vendorSettings.returnsLead')}>
        {LOCALES.map((language) => (
          <CountedField
            key={language}
            {...returns.props(fieldIn('returnPolicy', language))}
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
          shop.profile.holidayUntil
            ? t('vendorSettings.holidayNow', { date: formatDate(shop.profile.holidayUntil, locale) })
            : t('vendorSettings.holidayLead')
        }
      >
        <TextField
          {...holiday.props('day')}
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
