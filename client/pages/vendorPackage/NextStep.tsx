import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS, type PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import { EXPECTED, isKnownCourier, OTHER_COURIER, PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { ExpectedChanges, PressStep, StepForm, useStepForm } from '#client/features/fulfilment/StepForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepCard.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { COURIERS } from '#schema/rules/couriers.ts';
import { MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';

/** Instructions for the vendor, by status. */
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
}

/** A package's status, and the form for its next step. */
export function NextStep({ orderPackage }: NextStepProps) {
  const t = useT();
  const { status } = orderPackage.package;
  const isDone = orderPackage.nextSteps.length === 0;
  const isReady = isReadyForPickup(orderPackage);
  // The buyer has to accept a replacement first.
  const hasOffer = orderPackage.package.lines.some(({ replacement }) => replacement?.state === 'REQUESTED');
  const isAwaited = status === 'PACKED' && hasOffer;
  return (
    <StepCard title={t(packageStatusLabel(status, isPickupPackage(orderPackage.package)))} isQuiet={isDone}>
      <p>
        {t(
          orderPackage.waitsForBank
            ? 'vendorPackages.nowWait'
            : hasOffer && (isAwaited || status === 'PLACED')
              ? 'vendorPackages.nowAnswer'
              : isReady
                ? 'vendorPackages.nowFetch'
                : INSTRUCTIONS[status],
        )}
      </p>
      {!isDone &&
        !isAwaited &&
        (status === 'PACKED' && !isReady ? <ShipForm orderPackage={orderPackage} /> : <PlainStep orderPackage={orderPackage} />)}
    </StepCard>
  );
}

/** Whether the package is packed and waiting for the buyer to pick it up. */
function isReadyForPickup({ package: { status }, nextSteps }: VendorPackageView): boolean {
  return status === 'PACKED' && nextSteps.includes('DELIVERED');
}

/** A button for a step without a form. */
function PlainStep({ orderPackage }: NextStepProps) {
  const t = useT();
  const { status } = orderPackage.package;
  const to = isReadyForPickup(orderPackage) ? 'DELIVERED' : PLAIN_STEPS[status];
  const label = isReadyForPickup(orderPackage) ? 'vendorPackages.markFetched' : NEXT_STEP_LABELS[status];
  if (to === null || label === null) return null;
  return (
    <PressStep step={PACKAGE_STEPS.advance} target={{ packageId: orderPackage.id, of: to }} label={t(label)}>
      <ExpectedChanges of={orderPackage.package} />
    </PressStep>
  );
}

interface PayBackProps extends NextStepProps {
  due: VendorPackageView['package']['returns'][number];
}

/** Form that confirms the refund of a cash payment by bank transfer. */
export function PayBack({ orderPackage, due }: PayBackProps) {
  const t = useT();
  const amount = formatMoney(due.refund.minorUnits);
  return (
    <StepCard id={`pay-back-${due.id}`} title={t('vendorPackages.toPayBack', { amount })}>
      <p>{t('vendorPackages.toPayBackHow')}</p>
      <PressStep
        step={PACKAGE_STEPS.payBack}
        target={{ packageId: orderPackage.id, of: due.id }}
        label={t('vendorPackages.markPaidBack')}
      />
    </StepCard>
  );
}

/** Form that cancels a package before it is shipped, with a reason for the buyer. */
export function CancelPackage({ orderPackage }: NextStepProps) {
  const t = useT();
  const { totals, lostTerms } = orderPackage.package;
  const amount = formatMoney(totals.total.minorUnits + (lostTerms?.total.minorUnits ?? 0));
  const [step, target] = [PACKAGE_STEPS.cancel, { packageId: orderPackage.id }];
  return (
    <StepFold label={t('vendorPackages.cancel')} step={step} target={target}>
      <WrittenStep
        step={step}
        target={target}
        messages={{
          form: 'vendorPackages.cancel',
          label: 'vendorPackages.why',
          hint: 'vendorPackages.buyerReads',
          button: 'vendorPackages.cancelYes',
        }}
        variant="danger"
      >
        <ExpectedChanges of={orderPackage.package} />
        <p>
          {t(orderPackage.paymentMethod === 'CASH_ON_DELIVERY' ? 'vendorPackages.cancelCash' : 'vendorPackages.cancelPaid', { amount })}
        </p>
      </WrittenStep>
    </StepFold>
  );
}

/** Form for shipping: courier, tracking number and link. */
function ShipForm({ orderPackage }: NextStepProps) {
  const t = useT();
  const form = useStepForm(PACKAGE_STEPS.ship, { target: { packageId: orderPackage.id } });
  return (
    <StepForm form={form} label={t('vendorPackages.handOver')} button={t('vendorPackages.handOver')}>
      <ExpectedChanges of={orderPackage.package} />
      <TrackingFields form={form} />
      <TextField {...form.field('note')} label={t('vendorPackages.note')} isOptional />
    </StepForm>
  );
}

/** Form that corrects a shipped package's tracking data. */
export function CorrectTracking({ orderPackage }: NextStepProps) {
  const t = useT();
  const { carrier = '', code = '', url = '' } = orderPackage.package.tracking ?? {};
  const isKnown = carrier === '' || isKnownCourier(carrier);
  const saved = { courier: isKnown ? carrier : OTHER_COURIER, carrier: isKnown ? '' : carrier, code, url: url ?? '' };
  const [step, target] = [PACKAGE_STEPS.correct, { packageId: orderPackage.id }];
  const form = useStepForm(step, { target, saved });
  return (
    <StepFold label={t('vendorPackages.correct')} step={step} target={target}>
      <StepForm form={form} label={t('vendorPackages.correct')} button={t('vendorPackages.correct')}>
        <input type="hidden" name={EXPECTED.code} value={code} />
        <p>{t('vendorPackages.correctHint')}</p>
        <TrackingFields form={form} />
      </StepForm>
    </StepFold>
  );
}

type FormOf<Field extends string> = Pick<ReturnType<typeof useStepForm<Field>>, 'field' | 'values'>;
type TrackingForm = FormOf<'courier' | 'carrier' | 'code' | 'url'> | FormOf<'courier' | 'carrier' | 'code' | 'url' | 'note'>;

/** Fields for the courier and tracking number and, if the courier has no known link, for the URL of the tracking page. */
function TrackingFields({ form }: { form: TrackingForm }) {
  const t = useT();
  const isOther = form.values.courier === OTHER_COURIER;
  return (
    <>
      <Grid columns={{ base: 1, sm: 2 }} align="start">
        <SelectField
          {...form.field('courier')}
          // The API reports a missing courier as an error in `carrier`.
          {...(!isOther && { id: form.field('carrier').id, error: form.field('carrier').error })}
          label={t('vendorPackages.courier')}
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
