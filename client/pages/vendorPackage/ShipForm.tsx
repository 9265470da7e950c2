import { useState } from 'react';
import { COURIER, isKnownCourier, OTHER_COURIER, PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { StepForm, useStepForm } from '#client/features/fulfilment/StepForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { COURIERS } from '#schema/rules/couriers.ts';
import { MAX_COURIER_LENGTH, MAX_NOTE_LENGTH, MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import type { VendorPackageView } from './StepCard.tsx';

/** Hands a package to its courier: who, under which number, and where to follow it. Known couriers bring their address. */
export function ShipForm({ orderPackage }: { orderPackage: VendorPackageView }) {
  const t = useT();
  const step = useStepForm(PACKAGE_STEPS.ship, { target: { packageId: orderPackage.id } });
  const { form, posted } = step;
  const { carrier } = form.values;
  const [isOther, setOther] = useState(posted?.[COURIER] === OTHER_COURIER || (carrier !== '' && !isKnownCourier(carrier)));
  const choose = (name: string) => {
    setOther(name === OTHER_COURIER);
    form.change('carrier', name === OTHER_COURIER ? '' : name);
  };
  return (
    <StepForm step={step} label={t('vendorPackages.handOver')} button={t('vendorPackages.handOver')}>
      <Grid columns={{ base: 1, sm: 2 }} align="start">
        <SelectField
          id={isOther ? undefined : form.field('carrier').id}
          error={isOther ? null : form.field('carrier').error}
          name={COURIER}
          label={t('vendorPackages.courier')}
          defaultValue={isOther ? OTHER_COURIER : carrier}
          onChange={(event) => choose(event.target.value)}
          empty={t('vendorPackages.chooseCourier')}
          options={[...COURIERS.map(({ name }) => [name, name] as const), [OTHER_COURIER, t('vendorPackages.otherCourier')]]}
        />
        {isOther && (
          <TextField {...form.field('carrier')} kind="own" label={t('vendorPackages.courierName')} maxLength={MAX_COURIER_LENGTH} />
        )}
        <TextField
          {...form.field('code')}
          kind="code"
          label={t('vendorPackages.code')}
          hint={t('vendorPackages.codeHint')}
          maxLength={2 * TRACKING_CODE_LENGTH.max}
        />
      </Grid>
      {isOther && (
        <TextField
          {...form.field('url')}
          label={t('vendorPackages.url')}
          hint={t('vendorPackages.urlHint')}
          isOptional
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={MAX_TRACKING_URL_LENGTH}
        />
      )}
      <TextField {...form.field('note')} label={t('vendorPackages.note')} isOptional maxLength={MAX_NOTE_LENGTH} />
    </StepForm>
  );
}
