import type { BusinessType } from '#schema/rules/businessTypes.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { momentOfDay, STATES, settingsParts } from './settingsParts.ts';
import { useSection } from './SectionForm.tsx';
import type { ViewerVendor } from './vendorChange.ts';

const SHOWN_DIGITS = 4;

/** The parts of the settings, each with its draft and its way to save. */
export function useSettings(shop: ViewerVendor, onConflict: () => void) {
  const t = useT();
  const locale = useLocale();
  const parts = settingsParts(shop);

  const asTyped = <Field extends string>(field: Field, label: string) => ({
    label,
    read: (values: Record<Field, string>) => values[field],
  });

  const of = { shop, onConflict };
  const business = useSection('business', parts.business, {
    ...of,
    told: [
      { label: t('vend.businessType'), read: ({ businessType: type }) => (type === '' ? '' : t(`businessTypes.${type as BusinessType}`)) },
      asTyped('businessName', t('vend.businessName')),
      asTyped('registrationNumber', t('vendorSettings.ssm')),
      asTyped('taxId', t('vendorSettings.taxId')),
    ],
  });

  const masked = (digits: string) => (digits === '' ? '' : `•••• ${digits.replace(/\D/g, '').slice(-SHOWN_DIGITS)}`);
  const bank = useSection('bank', parts.bank, {
    ...of,
    isSecret: true,
    told: [
      asTyped('bankName', t('vendorSettings.bankName')),
      { label: t('vendorSettings.account'), read: ({ bankAccount }) => masked(bankAccount) },
    ],
  });

  /** As money; what is none as it was typed. */
  const readPrice = (text: string) => {
    const cents = parseCents(text);
    return cents === null ? text : formatMoney(cents);
  };
  const rates = useSection('rates', parts.rates, {
    ...of,
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
  });

  const options = useSection('options', parts.options, {
    ...of,
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
  });

  const returns = useSection('returns', parts.returns, {
    ...of,
    told: LOCALES.map((language) =>
      asTyped(fieldIn('returnPolicy', language), t('vendorSettings.policyIn', { language: languageName(language, locale) })),
    ),
  });

  const readDay = ({ day }: { day: string }) => {
    const moment = momentOfDay(day);
    return moment === null ? t('vendorSettings.holidayNone') : formatDate(moment, locale);
  };
  const holiday = useSection('holiday', parts.holiday, { ...of, told: [{ label: t('vendorSettings.holidayDay'), read: readDay }] });

  const all = [business, bank, rates, options, returns, holiday];
  return {
    business,
    bank,
    rates,
    options,
    returns,
    holiday,
    isUnsaved: all.some((section) => section.isUnsaved),
    /** What would be lost with the page. */
    isLost: bank.isDirty,
    /** Gives up what was typed. */
    drop: () => all.forEach((section) => section.drop()),
  };
}
