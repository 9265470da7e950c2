import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS, type PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import { PACKAGE_STEPS, COURIER, isKnownCourier, OTHER_COURIER } from '#client/features/fulfilment/packageSteps.ts';
import { PressStep, StepForm, useStepForm } from '#client/features/fulfilment/StepForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepCard.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { useState } from 'react';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { COURIERS } from '#schema/rules/couriers.ts';
import { MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';

/** Instruction by status. */
const INSTRUCTIONS: Record<PackageStatus, PlainMessageKey> = {
  PLACED: 'vendorPackages.nowPack',
  PACKED: 'vendorPackages.nowShip',
  SHIPPED: 'vendorPackages.nowOut',
  OUT_FOR_DELIVERY: 'vendorPackages.nowDeliver',
  DELIVERED: 'vendorPackages.nowDelivered',
  CANCELLED: 'vendorPackages.nowCancelled',
  RETURN_REQUESTED: 'vendorPackages.nowReturned',
  RETURNED: 'vendorPackages.nowReturned',
};

interface NextStepProps {
  orderPackage: VendorPackageView;
  onRefresh: () => void;
}

/** Status of a package, and the form for its next step. */
export function NextStep({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const { status } = orderPackage.package;
  const isDone = orderPackage.nextSteps.length === 0;
  const isReady = isReadyForPickup(orderPackage);
  return (
    <StepCard title={t(packageStatusLabel(status, isPickupPackage(orderPackage.package)))} isQuiet={isDone}>
      <p>{t(orderPackage.waitsForBank ? 'vendorPackages.nowWait' : isReady ? 'vendorPackages.nowFetch' : INSTRUCTIONS[status])}</p>
      {!isDone &&
        (status === 'PACKED' && !isReady ? (
          <ShipForm orderPackage={orderPackage} />
        ) : (
          <PlainStep orderPackage={orderPackage} onRefresh={onRefresh} />
        ))}
    </StepCard>
  );
}

/** Whether it is packed for pick-up by the buyer, without a courier. */
function isReadyForPickup({ package: { status }, nextSteps }: VendorPackageView): boolean {
  return status === 'PACKED' && nextSteps.includes('DELIVERED');
}

/** Button for a step without a form. */
function PlainStep({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const { status } = orderPackage.package;
  const to = isReadyForPickup(orderPackage) ? 'DELIVERED' : PLAIN_STEPS[status];
  const label = isReadyForPickup(orderPackage) ? 'vendorPackages.markFetched' : NEXT_STEP_LABELS[status];
  if (to === null || label === null) return null;
  return <PressStep step={PACKAGE_STEPS.advance} target={{ packageId: orderPackage.id, to }} label={t(label)} onRefused={onRefresh} />;
}

interface PayBackProps extends NextStepProps {
  due: VendorPackageView['package']['returns'][number];
}

/** Form to confirm a bank transfer, which refunds a returned cash payment. */
export function PayBack({ orderPackage, due, onRefresh }: PayBackProps) {
  const t = useT();
  const amount = formatMoney(due.refund.minorUnits);
  return (
    <StepCard id={`pay-back-${due.id}`} title={t('vendorPackages.toPayBack', { amount })}>
      <p>{t('vendorPackages.toPayBackHow')}</p>
      <PressStep
        step={PACKAGE_STEPS.payBack}
        target={{ packageId: orderPackage.id, returnId: due.id }}
        label={t('vendorPackages.markPaidBack')}
        onRefused={onRefresh}
      />
    </StepCard>
  );
}

/** Cancels a package before shipping, with a reason for the buyer. */
export function CancelPackage({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const { totals, lostTerms } = orderPackage.package;
  const amount = formatMoney(totals.total.minorUnits + (lostTerms?.total.minorUnits ?? 0));
  return (
    <StepFold label={t('vendorPackages.cancel')}>
      <WrittenStep
        step={PACKAGE_STEPS.cancel}
        target={{ packageId: orderPackage.id }}
        words={{
          form: 'vendorPackages.cancel',
          label: 'vendorPackages.why',
          hint: 'vendorPackages.buyerReads',
          button: 'vendorPackages.cancelYes',
        }}
        look="danger"
        onSuccess={onRefresh}
      >
        <p>
          {t(orderPackage.paymentMethod === 'CASH_ON_DELIVERY' ? 'vendorPackages.cancelCash' : 'vendorPackages.cancelPaid', { amount })}
        </p>
      </WrittenStep>
    </StepFold>
  );
}

/** Form for shipping: courier, tracking number and link. */
function ShipForm({ orderPackage }: { orderPackage: VendorPackageView }) {
  const t = useT();
  const step = useStepForm(PACKAGE_STEPS.ship, { target: { packageId: orderPackage.id } });
  return (
    <StepForm step={step} label={t('vendorPackages.handOver')} button={t('vendorPackages.handOver')}>
      <TrackingFields step={step} />
      <TextField {...step.form.field('note')} label={t('vendorPackages.note')} isOptional />
    </StepForm>
  );
}

/** Form to correct the tracking of a package that is with its courier. */
export function CorrectTracking({ orderPackage, onRefresh }: NextStepProps) {
  const t = useT();
  const { carrier = '', code = '', url = '' } = orderPackage.package.tracking ?? {};
  const step = useStepForm(PACKAGE_STEPS.correct, {
    target: { packageId: orderPackage.id, expectedCode: code },
    saved: { carrier, code, url: url ?? '' },
    onRefused: onRefresh,
  });
  return (
    <StepFold label={t('vendorPackages.correct')}>
      <StepForm step={step} label={t('vendorPackages.correct')} button={t('vendorPackages.correct')}>
        <p>{t('vendorPackages.correctHint')}</p>
        <TrackingFields step={step} />
      </StepForm>
    </StepFold>
  );
}

type StepOf<Field extends string> = Pick<ReturnType<typeof useStepForm<Field>>, 'form' | 'posted'>;
type TrackingStep = StepOf<'carrier' | 'code' | 'url'> | StepOf<'carrier' | 'code' | 'url' | 'note'>;

/** Courier, tracking number and, for couriers without a preset link, the address of the tracking page. */
function TrackingFields({ step: { form, posted } }: { step: TrackingStep }) {
  const t = useT();
  const { carrier } = form.values;
  const [isOther, setOther] = useState(posted?.[COURIER] === OTHER_COURIER || (carrier !== '' && !isKnownCourier(carrier)));
  const choose = (name: string) => {
    setOther(name === OTHER_COURIER);
    form.change('carrier', name === OTHER_COURIER ? '' : name);
  };
  return (
    <>
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
        {isOther && <TextField {...form.field('carrier')} kind="own" label={t('vendorPackages.courierName')} />}
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
    </>
  );
}
