import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './VendorForm.module.css';
import { firstRate, joinRate, splitRate, STATES, type RateFields, type RateValues } from './rateValues.ts';
import { SectionForm } from './SectionForm.tsx';
import { sectionFieldId, type Section } from './useSection.ts';

const FIELDS = { price: 'vendorSettings.fee', minDays: 'vendorSettings.minDays', maxDays: 'vendorSettings.maxDays' } as const;

/** Where the shop delivers to, for how much and how fast, state by state. */
export function RatesSection({ section }: { section: Section<RateValues> }) {
  const t = useT();
  const { values, set, unsaved, name } = section;
  const served = STATES.filter((state) => values[state] !== '');
  const change = (state: MalaysianState, rate: RateFields, part: Partial<RateFields>) => set({ [state]: joinRate({ ...rate, ...part }) });
  const takeFirstFee = () => {
    const price = splitRate(values[served[0] ?? 'JOHOR'])?.price ?? '';
    set(
      Object.fromEntries(
        served.map((state) => [state, joinRate({ ...(splitRate(values[state]) ?? { minDays: '', maxDays: '' }), price })]),
      ),
    );
  };
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
          const rate = splitRate(values[state]);
          const stateName = t(`states.${state}`);
          return (
            <div key={state} className={styles.rate} role="group" aria-label={stateName}>
              <CheckboxField
                id={sectionFieldId(name, state)}
                label={stateName}
                checked={rate !== null}
                error={unsaved?.fields[state] ?? null}
                onChange={({ target }) => set({ [state]: target.checked ? firstRate(state, values) : '' })}
              />
              {rate === null ? (
                <Text as="span" size="body" tone="subtle" className={styles.off}>
                  {t('vendorSettings.notServed')}
                </Text>
              ) : (
                (Object.keys(FIELDS) as (keyof RateFields)[]).map((field) => (
                  <RateField
                    key={field}
                    id={sectionFieldId(name, `${state}.${field}`)}
                    label={t(FIELDS[field])}
                    value={rate[field]}
                    error={unsaved?.fields[`${state}.${field}`] ?? null}
                    isMoney={field === 'price'}
                    onType={(text) => change(state, rate, { [field]: text })}
                  />
                ))
              )}
            </div>
          );
        })}
      </Stack>
      {served.length > 1 && (
        <Cluster>
          <Button look="outline" size="small" onClick={takeFirstFee}>
            {t('vendorSettings.sameFee', { state: t(`states.${served[0] ?? 'JOHOR'}`) })}
          </Button>
        </Cluster>
      )}
    </SectionForm>
  );
}

interface RateFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | null;
  isMoney: boolean;
  onType: (text: string) => void;
}

function RateField({ id, label, value, error, isMoney, onType }: RateFieldProps) {
  return (
    <TextField
      id={id}
      label={<span className={styles.fieldName}>{label}</span>}
      value={value}
      inputMode={isMoney ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
