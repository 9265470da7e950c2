import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { PACKAGE_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import { AdvancePackageDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { packageStepSchema } from '#schema/rules/inputs/packageStep.ts';
import { COURIERS, courierTrackingUrl } from '#schema/rules/couriers.ts';
import { MAX_COURIER_LENGTH, MAX_NOTE_LENGTH, MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import { useStepForm, type VendorPackageView } from './StepForm.tsx';

/** Hands a package to its courier: who, under which number, and where to follow it. Known couriers bring their address. */
export function ShipForm({ orderPackage }: { orderPackage: VendorPackageView }) {
  const t = useT();
  const locale = useApiLocale();
  const { id, number } = orderPackage.package;
  const [advance] = useMutation(AdvancePackageDocument);
  const { form, values } = useStepForm(SHIP_SPEC, {
    draftKey: `ship ${id}`,
    send: async ({ carrier, code, url, note }) => {
      const tracking = { carrier, code, url: isKnown(carrier) ? null : url || null };
      const { data } = await advance({ variables: { packageId: id, to: 'SHIPPED', tracking, note: note || null, locale } });
      return data?.advancePackage;
    },
    onTaken: () => {
      toast.success(t('vendorPackages.stepDone', { number, status: t(PACKAGE_STATUS_LABEL.SHIPPED) }));
    },
  });
  const { carrier } = values;
  const [isOther, setOther] = useState(carrier !== '' && !isKnown(carrier));
  const choose = (name: string) => {
    setOther(name === OTHER);
    form.change('carrier', name === OTHER ? '' : name);
  };
  return (
    <Stack as={PostForm} {...form.formProps} gap={4} name="scripted" aria-label={t('vendorPackages.handOver')}>
      <FormProblem {...form.problem} />
      <Grid columns={{ base: 1, sm: 2 }} align="start">
        <SelectField
          id={isOther ? undefined : form.field('carrier').id}
          error={isOther ? null : form.field('carrier').error}
          name="courier"
          label={t('vendorPackages.courier')}
          defaultValue={isOther ? OTHER : carrier}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('vendorPackages.chooseCourier')}</option>
          {COURIERS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
          <option value={OTHER}>{t('vendorPackages.otherCourier')}</option>
        </SelectField>
        {isOther && (
          <TextField {...form.field('carrier')} label={t('vendorPackages.courierName')} maxLength={MAX_COURIER_LENGTH} autoComplete="off" />
        )}
        <TextField
          {...form.field('code')}
          label={t('vendorPackages.code')}
          hint={t('vendorPackages.codeHint')}
          maxLength={2 * TRACKING_CODE_LENGTH.max}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
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
      <Cluster>
        <Button type="submit" isBusy={form.isBusy}>
          {t('vendorPackages.handOver')}
        </Button>
      </Cluster>
    </Stack>
  );
}

const SHIP_SPEC: FormSpec<'carrier' | 'code' | 'url' | 'note'> = {
  fields: ['carrier', 'code', 'url', 'note'],
  schema: packageStepSchema('SHIPPED'),
  // Known couriers bring their address.
  input: ({ carrier, code, url, note }) => ({ tracking: { carrier, code, url: isKnown(carrier) ? '' : url }, note }),
  fieldAt: (path) => SHIP_SPEC.fields.find((field) => field === path.at(-1)) ?? null,
  texts: {
    carrier: { carrier: 'vendorPackages.needCourier' },
    code: { missing: 'vendorPackages.needCode', trackingCode: (t) => t('vendorPackages.badCode', TRACKING_CODE_LENGTH) },
    url: { trackingUrl: 'vendorPackages.badUrl' },
    note: {},
  },
};

/** Stands in the list of couriers for one that is not in it. */
const OTHER = 'other';

function isKnown(carrier: string): boolean {
  return courierTrackingUrl(carrier, '') !== null;
}
