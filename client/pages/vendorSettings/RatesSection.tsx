import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './VendorForm.module.css';
import { RATE_FIELDS, servedIn, STATES, type RateField } from './rateValues.ts';
import { SectionForm } from './SectionForm.tsx';
import type { Section } from './useSection.ts';

const LABELS = { price: 'vendorSettings.fee', minDays: 'vendorSettings.minDays', maxDays: 'vendorSettings.maxDays' } as const;

/** Where the vendor delivers to, for how much and how fast, state by state. */
export function RatesSection({ section }: { section: Section<RateField> }) {
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
          <Button look="outline" size="small" needsScript onClick={takeFirstFee}>
            {t('vendorSettings.sameFee', { state: t(`states.${first}`) })}
          </Button>
        </Cluster>
      )}
    </SectionForm>
  );
}
