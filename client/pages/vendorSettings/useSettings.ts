import type { BusinessType } from '#schema/rules/businessTypes.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { fieldsIn } from '#schema/rules/localisedText.ts';
import { textFields, textInput } from '#client/graphql/localisedTexts.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { dayOfMoment, momentOfDay } from './holiday.ts';
import type { ViewerVendor } from './vendorData.ts';
import { useVendorChange } from './vendorChange.ts';
import { optionInput, optionProblems, optionValues } from './optionValues.ts';
import { byState, centsOf, rateInput, rateProblems, rateValues, splitRate, STATES } from './rateValues.ts';
import { useSection } from './useSection.ts';

const SHOWN_DIGITS = 4;

/** The parts of the settings, each with its draft and its way to save. */
export function useSettings(shop: ViewerVendor, onConflict: () => void) {
  const t = useT();
  const locale = useLocale();
  const { settings, texts, profile } = shop;
  const { saveShop, saveSettings } = useVendorChange(shop);
  const nameOf = (part: string) => `${part} ${shop.id}`;

  const business = useSection({
    name: nameOf('business'),
    saved: {
      businessType: settings.businessType ?? '',
      businessName: settings.businessName,
      registrationNumber: settings.registrationNumber ?? '',
      taxId: settings.taxId ?? '',
    },
    told: {
      businessType: { label: t('vend.businessType'), read: (type) => (type === '' ? '' : t(`businessTypes.${type as BusinessType}`)) },
      businessName: { label: t('vend.businessName') },
      registrationNumber: { label: t('vendorSettings.ssm') },
      taxId: { label: t('vendorSettings.taxId') },
    },
    save: ({ businessType, ...words }) =>
      saveSettings({ ...words, ...(businessType !== '' && { businessType: businessType as BusinessType }) }),
    onConflict,
  });

  const masked = (digits: string) => (digits === '' ? '' : `•••• ${digits.replace(/\D/g, '').slice(-SHOWN_DIGITS)}`);
  const bank = useSection({
    name: nameOf('bank'),
    isSecret: true,
    saved: { bankName: settings.bankName ?? '', bankAccount: '', again: '' },
    told: { bankName: { label: t('vendorSettings.bankName') }, bankAccount: { label: t('vendorSettings.account'), read: masked } },
    check: ({ bankName, bankAccount, again }): Record<string, string> => {
      const digits = (text: string) => text.replace(/[\s-]/g, '');
      const isCleared = bankName.trim() === '' && digits(bankAccount) === '';
      if (!isCleared && digits(bankAccount) === '') return { bankAccount: t('vendorSettings.needAccount') };
      return digits(bankAccount) === digits(again) ? {} : { again: t('vendorSettings.accountDiffers') };
    },
    save: ({ bankName, bankAccount }) => saveSettings({ bankName, bankAccount }),
    onConflict,
  });

  /** As money; what is none as it was typed. */
  const readPrice = (text: string) => {
    const cents = centsOf(text);
    return cents === null ? text : formatMoney(cents);
  };
  const readRate = (value: string) => {
    const rate = splitRate(value);
    return rate === null
      ? t('vendorSettings.notServed')
      : t('vendorSettings.rateSpoken', { price: readPrice(rate.price), a: rate.minDays, b: rate.maxDays });
  };
  const rates = useSection({
    name: nameOf('rates'),
    saved: rateValues(settings.deliveryRates),
    told: Object.fromEntries(STATES.map((state) => [state, { label: t(`states.${state}`), read: readRate }])),
    check: (values) => rateProblems(values, t),
    save: async (values) => {
      const problem = await saveSettings({ deliveryRates: rateInput(values) });
      return problem && { ...problem, fields: byState(problem.fields, values) };
    },
    onConflict,
  });

  const options = useSection({
    name: nameOf('options'),
    saved: optionValues(settings),
    told: {
      expressFee: { label: t('vendorSettings.expressFee'), read: (fee) => (fee === '' ? t('vendorSettings.notOffered') : readPrice(fee)) },
      offersPickup: {
        label: t('vendorSettings.pickupShort'),
        read: (yes) => t(yes === '' ? 'vendorSettings.notOffered' : 'vendorSettings.offered'),
      },
      'pickupAddress.line1': { label: t('vendorSettings.pickupStreet') },
      'pickupAddress.line2': { label: t('f.line2') },
      'pickupAddress.postalCode': { label: t('f.postcode') },
    },
    check: (values) => optionProblems(values, t),
    save: (values) => saveSettings(optionInput(values)),
    onConflict,
  });

  const returns = useSection({
    name: nameOf('returns'),
    saved: textFields('returnPolicy', texts.returnPolicy),
    told: fieldsIn('returnPolicy', (language) => ({ label: t('vendorSettings.policyIn', { language: languageName(language, locale) }) })),
    save: (values) => saveShop({ returnPolicy: textInput('returnPolicy', values) }),
    onConflict,
  });

  const readDay = (day: string) => {
    const moment = momentOfDay(day);
    return moment === null ? t('vendorSettings.holidayNone') : formatDate(moment, locale);
  };
  const holiday = useSection({
    name: nameOf('holiday'),
    saved: { day: dayOfMoment(profile.holidayUntil) },
    told: { day: { label: t('vendorSettings.holidayDay'), read: readDay } },
    save: async ({ day }) => {
      const problem = await saveShop({ holidayUntil: day === '' ? null : momentOfDay(day) });
      const { holidayUntil } = problem?.fields ?? {};
      return problem && { ...problem, fields: holidayUntil === undefined ? problem.fields : { day: holidayUntil } };
    },
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
    isUnsaved: all.some(({ isDirty, isBusy, unsaved }) => isDirty && !isBusy && unsaved?.isSignedOut !== true),
    /** What would be lost with the page. */
    isLost: bank.isDirty,
    /** Gives up what was typed. */
    drop: () => all.forEach((section) => section.drop()),
  };
}
