import type { ReactNode } from 'react';
import { ChangeSummary, type PlannedChange } from '#client/features/forms/ChangeSummary.tsx';
import { DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './VendorForm.module.css';
import { secretDraftsVar, vendorDraftsVar } from '#client/state/drafts.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { type PartName, type SettingsPart, momentOfDay, PASSWORD_FIELD, STATES, settingsParts } from './settingsParts.ts';
import type { ViewerVendor } from './vendorChange.ts';
import type { BusinessType } from '#schema/rules/businessTypes.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { formatDate } from '#client/lib/formatDate.ts';

interface SectionFormProps {
  section: Omit<Section<never>, 'field' | 'box' | 'valueOf'>;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Form for a settings section, which lists its changes before they are saved. */
export function SectionForm({ section, title, lead, children }: SectionFormProps) {
  const t = useT();
  const { name, version, changes, isDirty, discard } = section;
  const id = `${sectionId(name)}-title`;
  return (
    <ActionFormFrame
      form={section}
      gap={5}
      anchor={id}
      className={cx(shared.part, styles.section)}
      aria-labelledby={id}
      lead={
        <>
          <h2 id={id}>{title}</h2>
          {lead && <p className={shared.lead}>{lead}</p>}
          <DraftNotes form={section} saved={t('vendorSettings.saved')} />
        </>
      }
    >
      <input type="hidden" name="version" value={version} />
      {children}
      <ChangeSummary changes={changes} />
      <FormButtons
        form={section}
        size="small"
        variant={isDirty ? 'primary' : 'outline'}
        label={t('vendorSettings.saveSection')}
        onDiscard={isDirty && discard}
      />
    </ActionFormFrame>
  );
}

interface SectionOptions<Field extends string> {
  vendor: ViewerVendor;
  /** Fields whose changes are listed before they are saved. */
  summaryFields: readonly { label: string; read: (values: Record<Field, string>) => string }[];
  /** Whether the draft is kept in memory only. */
  isSecret?: boolean;
  /** Called when a concurrent save caused a conflict, to reload the vendor. */
  onConflict: () => void;
}

export type Section<Field extends string> = ReturnType<typeof useSection<Field>>;

/** State of a settings section. Sections are saved separately. */
export function useSection<Field extends string>(
  part: PartName,
  { spec: specOf, saved }: SettingsPart<Field>,
  { vendor, summaryFields, isSecret, onConflict }: SectionOptions<Field>,
) {
  const t = useT();
  const name = `${part} ${vendor.id}`;
  const submission = useFormSubmission('shopSettings', part);
  const form = useDraftForm<Field>(specOf, submission, {
    id: sectionId(name),
    draftKey: name,
    where: isSecret ? secretDraftsVar : vendorDraftsVar,
    saved,
    undrafted: [PASSWORD_FIELD],
    onDone: () => void toast.success(t('vendorSettings.saved')),
  });
  useFormResult(submission, ({ codes }) => {
    if (codes?.includes('CONFLICT')) onConflict();
  });
  const changes = summaryFields.flatMap(({ label, read }): PlannedChange[] => {
    const [before, after] = [read(saved), read(form.values)];
    return before === after ? [] : [{ label, before, after }];
  });
  return {
    ...form,
    name,
    version: vendor.version,
    changes,
  };
}

/** A section's id prefix. */
export function sectionId(name: string): string {
  return name.replace(/\W+/g, '-');
}

const SHOWN_DIGITS = 4;

/** State of all settings sections. */
export function useSettings(vendor: ViewerVendor, onConflict: () => void) {
  const t = useT();
  const locale = useLocale();
  const parts = settingsParts(vendor);

  const asTyped = <Field extends string>(field: Field, label: string) => ({
    label,
    read: (values: Record<Field, string>) => values[field],
  });

  const of = { vendor, onConflict };
  const business = useSection('business', parts.business, {
    ...of,
    summaryFields: [
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
    summaryFields: [
      asTyped('bankName', t('vendorSettings.bankName')),
      { label: t('vendorSettings.account'), read: ({ bankAccount }) => masked(bankAccount) },
    ],
  });

  /** Formats a price. An invalid price is returned as it was typed. */
  const readPrice = (text: string) => {
    const cents = parseCents(text);
    return cents === null ? text : formatMoney(cents);
  };
  const rates = useSection('rates', parts.rates, {
    ...of,
    summaryFields: STATES.map((state) => ({
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
    summaryFields: [
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
    summaryFields: LOCALES.map((language) =>
      asTyped(fieldIn('returnPolicy', language), t('vendorSettings.policyIn', { language: languageName(language, locale) })),
    ),
  });

  const readDay = ({ day }: { day: string }) => {
    const moment = momentOfDay(day);
    return moment === null ? t('vendorSettings.holidayNone') : formatDate(moment, locale);
  };
  const holiday = useSection('holiday', parts.holiday, {
    ...of,
    summaryFields: [{ label: t('vendorSettings.holidayDay'), read: readDay }],
  });

  const all = [business, bank, rates, options, returns, holiday];
  return {
    business,
    bank,
    rates,
    options,
    returns,
    holiday,
    isUnsaved: all.some((section) => section.isUnsaved),
    /** Whether leaving the page would lose changes, which is the case for the bank account because its changes are not stored. */
    isLost: bank.isDirty,
    drop: () => all.forEach((section) => section.drop()),
  };
}
