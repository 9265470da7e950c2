import type { BusinessType } from '#schema/rules/businessTypes.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { pick } from 'valibot';
import { vendorFields } from '#schema/rules/inputs/vendor.ts';
import { bankFormSchema, vendorSettingsSchema } from '#schema/rules/inputs/vendorSettings.ts';
import { MAX_HOLIDAY_DAYS } from '#schema/rules/limits.ts';
import { fieldIn, fieldsIn, textsOfFields, type FieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { fieldOfPath, textFields, textInput } from '#client/graphql/localisedTexts.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { dayOfMoment, momentOfDay } from './holiday.ts';
import type { ViewerVendor } from './vendorData.ts';
import { useVendorChange } from './vendorChange.ts';
import { optionInput, optionSpec, optionValues } from './optionValues.ts';
import { centsOf, rateInput, rateSpec, rateValues, STATES, type RateField } from './rateValues.ts';
import { useSection } from './useSection.ts';

const SHOWN_DIGITS = 4;

/** The parts of the settings, each with its draft and its way to save. */
export function useSettings(shop: ViewerVendor, onConflict: () => void) {
  const t = useT();
  const locale = useLocale();
  const { settings, texts, profile } = shop;
  const { saveShop, saveSettings } = useVendorChange(shop);
  const nameOf = (part: string) => `${part} ${shop.id}`;

  const asTyped = <Field extends string>(field: Field, label: string) => ({
    label,
    read: (values: Record<Field, string>) => values[field],
  });

  const business = useSection({
    name: nameOf('business'),
    spec: businessSpec(settings.registrationNumber ?? ''),
    saved: {
      businessType: settings.businessType ?? '',
      businessName: settings.businessName,
      registrationNumber: settings.registrationNumber ?? '',
      taxId: settings.taxId ?? '',
    },
    told: [
      { label: t('vend.businessType'), read: ({ businessType: type }) => (type === '' ? '' : t(`businessTypes.${type as BusinessType}`)) },
      asTyped('businessName', t('vend.businessName')),
      asTyped('registrationNumber', t('vendorSettings.ssm')),
      asTyped('taxId', t('vendorSettings.taxId')),
    ],
    save: ({ businessType, ...texts }) =>
      saveSettings({ ...texts, ...(businessType !== '' && { businessType: businessType as BusinessType }) }),
    onConflict,
  });

  const masked = (digits: string) => (digits === '' ? '' : `•••• ${digits.replace(/\D/g, '').slice(-SHOWN_DIGITS)}`);
  const bank = useSection({
    name: nameOf('bank'),
    isSecret: true,
    spec: BANK_SPEC,
    saved: { bankName: settings.bankName ?? '', bankAccount: '', again: '' },
    told: [
      asTyped('bankName', t('vendorSettings.bankName')),
      { label: t('vendorSettings.account'), read: ({ bankAccount }) => masked(bankAccount) },
    ],
    save: ({ bankName, bankAccount }) => saveSettings({ bankName, bankAccount }),
    onConflict,
  });

  /** As money; what is none as it was typed. */
  const readPrice = (text: string) => {
    const cents = centsOf(text);
    return cents === null ? text : formatMoney(cents);
  };
  const rates = useSection<RateField>({
    name: nameOf('rates'),
    spec: rateSpec,
    saved: rateValues(settings.deliveryRates),
    told: STATES.map((state) => ({
      label: t(`states.${state}`),
      read: (values) =>
        values[`${state}.served`] === TICKED
          ? t('vendorSettings.rateSpoken', {
              price: readPrice(values[`${state}.price`]),
              a: values[`${state}.minDays`],
              b: values[`${state}.maxDays`],
            })
          : t('vendorSettings.notServed'),
    })),
    save: (values) => saveSettings(rateInput(values)),
    onConflict,
  });

  const options = useSection({
    name: nameOf('options'),
    spec: optionSpec,
    saved: optionValues(settings),
    told: [
      {
        label: t('vendorSettings.expressFee'),
        read: ({ expressFee: fee }) => (fee === '' ? t('vendorSettings.notOffered') : readPrice(fee)),
      },
      {
        label: t('vendorSettings.pickupShort'),
        read: ({ offersPickup }) => t(offersPickup === '' ? 'vendorSettings.notOffered' : 'vendorSettings.offered'),
      },
      asTyped('pickupAddress.line1', t('vendorSettings.pickupStreet')),
      asTyped('pickupAddress.line2', t('f.line2')),
      asTyped('pickupAddress.postalCode', t('f.postcode')),
    ],
    save: (values) => saveSettings(optionInput(values)),
    onConflict,
  });

  const vendor = vendorFields({ name: '', slug: '', phone: '', whatsapp: null, holidayUntil: profile.holidayUntil }, new Date());
  const returns = useSection({
    name: nameOf('returns'),
    spec: {
      fields: LOCALES.map((language) => fieldIn('returnPolicy', language)),
      schema: pick(vendor, ['returnPolicy']),
      input: (values) => ({ returnPolicy: textsOfFields('returnPolicy', values) }),
      fieldAt: (path) => fieldOfPath(path) as FieldIn<'returnPolicy'>,
      texts: fieldsIn('returnPolicy', () => ({})),
    },
    saved: textFields('returnPolicy', texts.returnPolicy),
    told: LOCALES.map((language) =>
      asTyped(fieldIn('returnPolicy', language), t('vendorSettings.policyIn', { language: languageName(language, locale) })),
    ),
    save: (values) => saveShop({ returnPolicy: textInput('returnPolicy', values) }),
    onConflict,
  });

  const readDay = ({ day }: { day: string }) => {
    const moment = momentOfDay(day);
    return moment === null ? t('vendorSettings.holidayNone') : formatDate(moment, locale);
  };
  const holiday = useSection({
    name: nameOf('holiday'),
    spec: {
      fields: ['day'],
      schema: pick(vendor, ['holidayUntil']),
      input: ({ day }) => ({ holidayUntil: day === '' ? null : (momentOfDay(day) ?? '') }),
      fieldAt: () => 'day',
      texts: { day: { holiday: (words) => words('vendorSettings.badHoliday', { max: MAX_HOLIDAY_DAYS }) } },
    },
    saved: { day: dayOfMoment(profile.holidayUntil) },
    told: [{ label: t('vendorSettings.holidayDay'), read: readDay }],
    save: ({ day }) => saveShop({ holidayUntil: day === '' ? null : momentOfDay(day) }),
    onConflict,
  });

  const all = [business, bank, rates, options, returns, holiday];
  return {
    business,
    bank,
    rates,
    options,
    returns,
    holiday,
    isUnsaved: all.some(({ isDirty, isBusy, problem }) => isDirty && !isBusy && problem.unsaved?.isSignedOut !== true),
    /** What would be lost with the page. */
    isLost: bank.isDirty,
    /** Gives up what was typed. */
    drop: () => all.forEach((section) => section.drop()),
  };
}

const businessSpec = (registration: string): FormSpec<'businessType' | 'businessName' | 'registrationNumber' | 'taxId'> => ({
  fields: ['businessType', 'businessName', 'registrationNumber', 'taxId'],
  schema: vendorSettingsSchema(registration, new Date().getFullYear()),
  input: ({ businessType, ...texts }) => ({ ...texts, businessType: businessType || null }),
  texts: {
    businessType: {},
    businessName: { businessName: 'vendorSettings.needBusinessName' },
    registrationNumber: { registrationMissing: 'vendorSettings.needRegistration', registration: 'vendorSettings.badRegistration' },
    taxId: { taxId: 'vendorSettings.badTaxId' },
  },
});

const BANK_SPEC: FormSpec<'bankName' | 'bankAccount' | 'again'> = {
  fields: ['bankName', 'bankAccount', 'again'],
  schema: bankFormSchema,
  input: (values) => values,
  texts: {
    bankName: {},
    bankAccount: { bankAccount: 'vendorSettings.needAccount' },
    again: { bankAccountAgain: 'vendorSettings.accountDiffers' },
  },
};
