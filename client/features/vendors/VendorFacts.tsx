import type { ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { VendorFacts_VendorFragment } from './VendorFacts.generated.ts';
import { telHref } from '#client/lib/telHref.ts';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { LevelPart } from '#schema/rules/vendorLevels.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { groupRates, type Rate } from './groupRates.ts';
import styles from './Vendors.module.css';

/** Definition list. Omits entries without a value. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return <DefinitionList variant="columns" className={styles.facts} entries={known.map(([term, value]) => ({ key: term, term, value }))} />;
}

/** Formats a phone number in the national format, however the vendor wrote it. */
const national = (phone: string) => nationalPhone(phone.replace(/[\s-]/g, ''));

/** Contact details, as far as the vendor has provided them. */
export function ContactFacts({ vendor }: { vendor: VendorFacts_VendorFragment }) {
  const t = useT();
  const { email, phone, whatsapp, openingHours } = vendor;
  return (
    <FactList
      facts={[
        [t('vend.email'), email && <a href={`mailto:${email}`}>{email}</a>],
        [t('vend.phone'), phone && <a href={telHref(phone)}>{national(phone)}</a>],
        [
          t('vend.whatsapp'),
          whatsapp && (
            <a href={whatsAppHref({ number: whatsapp })} target="_blank" rel="noreferrer">
              {national(whatsapp)}
            </a>
          ),
        ],
        [t('vend.hours'), openingHours],
      ]}
    />
  );
}

/** Business details that vendors are required by law to provide. */
export function BusinessFacts({ vendor }: { vendor: VendorFacts_VendorFragment }) {
  const t = useT();
  return (
    <FactList
      facts={[
        [t('vend.businessName'), vendor.businessName],
        [t('vend.businessType'), vendor.businessType],
        [t('vend.registration'), vendor.registrationNumber],
      ]}
    />
  );
}

/** Criteria for a vendor's level: points, count and rule for each. */
export function LevelParts({ parts }: { parts: readonly LevelPart[] }) {
  const t = useT();
  return (
    <Stack as="dl" className={styles.parts}>
      {parts.map(({ kind, points, outOf, count }) => (
        <div key={kind}>
          <dt>{t(`vend.levelPart.${kind}`)}</dt>
          <Text as="dd" isTabular>
            {t('vend.levelPoints', { n: points, of: outOf })}
          </Text>
          <dd className={styles.bar} aria-hidden="true">
            <i style={{ width: `${(100 * points) / outOf}%` }} />
          </dd>
          <Text as="dd" size="compact" tone="subtle">
            {t(`vend.levelRule.${kind}`, { n: count })}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** A vendor's delivery rates, grouped by fee and number of days. */
export function RateTable({ rates }: { rates: readonly Rate[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <DataTable
      caption={t('vend.delivery')}
      className={styles.rates}
      rows={groupRates(rates)}
      rowKey={({ states: [first] }) => first ?? ''}
      columns={[
        {
          key: 'states',
          label: t('vend.to'),
          isRowHeading: true,
          render: ({ states }) =>
            listValues(
              states.map((state) => t(`states.${state}`)),
              locale,
            ),
        },
        { key: 'days', label: t('vend.workingDays'), render: ({ minDays, maxDays }) => t('vend.days', { a: minDays, b: maxDays }) },
        { key: 'price', label: t('vend.perPackage'), isNumeric: true, render: ({ priceCents }) => formatMoney(priceCents) },
      ]}
    />
  );
}
