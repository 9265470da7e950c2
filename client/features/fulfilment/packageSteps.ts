/** The steps of a package: form, mutation, handler and success message. */
import { object } from 'valibot';
import type { PackageStatus } from './packageStages.ts';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { NO_FIELDS, type FieldTexts, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { courierTrackingUrl } from '#schema/rules/couriers.ts';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import { packageStepSchema, trackingCorrectionSchema } from '#schema/rules/inputs/packageStep.ts';
import { noteSchema, restockSchema } from '#schema/rules/inputs/return.ts';
import { TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';
import { formatMoney } from '#schema/rules/money.ts';
import {
  AcceptCancellationDocument,
  AcceptReturnDocument,
  AdvancePackageDocument,
  CorrectTrackingDocument,
  DeclineCancellationDocument,
  PayBackReturnDocument,
  ReceiveReturnDocument,
  RefuseReturnDocument,
  ReplaceLineDocument,
  ShortLineDocument,
  type PackageSteps_PackageFragment,
  type PackageSteps_ResultFragment,
} from './PackageSteps.generated.ts';

export interface StepTarget {
  packageId: string;
  /** Id of the return that the step concerns, or the next status for `advance`. */
  of?: string;
}

export interface PackageStep<Field extends string> {
  name: StepName;
  spec: FormSpec<Field>;
  take: (
    request: FormRequest,
    values: Record<Field, string>,
    target: Required<StepTarget> & { locale: ApiLocale },
  ) => Promise<PackageSteps_ResultFragment | null>;
  /** Success message. `done` is the result of `stepResult`. */
  message: (t: Translate, done: FormValues) => string;
}

type FormValues = Readonly<Record<string, string>>;

type StepName =
  | 'short'
  | 'replace'
  | 'advance'
  | 'ship'
  | 'correct'
  | 'cancel'
  | 'accept'
  | 'refuse'
  | 'acceptCancellation'
  | 'declineCancellation'
  | 'receive'
  | 'payBack';

/** Option in the courier select for couriers that are not listed. */
export const OTHER_COURIER = 'other';

type TrackingField = 'courier' | 'carrier' | 'code' | 'url';

/** Tracking data for the API. `carrier` is only typed in for unlisted couriers, and `url` only if the courier has no known tracking URL. */
function trackingOf({ courier, carrier: typed, code, url }: Record<TrackingField, string>) {
  const carrier = courier === OTHER_COURIER ? typed : courier;
  return { carrier, code, url: isKnownCourier(carrier) ? '' : url };
}

const SHIPPING: FormSpec<TrackingField | 'note'> = {
  fields: ['courier', 'carrier', 'code', 'url', 'note'],
  schema: packageStepSchema('SHIPPED'),
  input: ({ note, ...values }) => ({ tracking: trackingOf(values), note }),
  fieldAt: (path) => SHIPPING.fields.find((field) => field === path.at(-1)) ?? null,
  texts: {
    courier: {},
    carrier: { carrier: 'vendorPackages.needCourier' },
    code: { missing: 'vendorPackages.needCode', trackingCode: (t) => t('vendorPackages.badCode', TRACKING_CODE_LENGTH) },
    url: { trackingUrl: 'vendorPackages.badUrl' },
    note: {},
  },
};

const CORRECTION: FormSpec<TrackingField> = {
  ...SHIPPING,
  fields: ['courier', 'carrier', 'code', 'url'],
  schema: trackingCorrectionSchema,
  input: (values) => ({ tracking: trackingOf(values) }),
  fieldAt: (path) => CORRECTION.fields.find((field) => field === path.at(-1)) ?? null,
};

export const PACKAGE_STEPS = {
  advance: {
    name: 'advance',
    spec: NO_FIELDS,
    take: async ({ mutate, text }, _values, { packageId, of, locale }) =>
      (await mutate(AdvancePackageDocument, { packageId, to: of as PackageStatus, ...expectedChanges(text), locale })).advancePackage,
    message: statusMessage,
  } satisfies PackageStep<never>,
  ship: {
    name: 'ship',
    spec: SHIPPING,
    take: async ({ mutate, text }, { note, ...values }, { packageId, locale }) => {
      const tracking = { ...trackingOf(values), url: trackingOf(values).url || null };
      const variables = { packageId, to: 'SHIPPED' as const, tracking, note: note || null, ...expectedChanges(text), locale };
      return (await mutate(AdvancePackageDocument, variables)).advancePackage;
    },
    message: statusMessage,
  } satisfies PackageStep<TrackingField | 'note'>,
  correct: {
    name: 'correct',
    spec: CORRECTION,
    take: async ({ mutate, text }, values, { packageId, locale }) => {
      const tracking = { ...trackingOf(values), url: trackingOf(values).url || null };
      const expectedCode = text(EXPECTED.code) || null;
      return (await mutate(CorrectTrackingDocument, { packageId, tracking, expectedCode, locale })).correctTracking;
    },
    message: (t, { number = '' }) => t('vendorPackages.corrected', { number }),
  } satisfies PackageStep<TrackingField>,
  cancel: {
    name: 'cancel',
    spec: textSpec('note', 'cancelReason', 'vendorPackages.needReason'),
    take: async ({ mutate, text }, { note }, { packageId, locale }) =>
      (await mutate(AdvancePackageDocument, { packageId, to: 'CANCELLED', note, ...expectedChanges(text), locale })).advancePackage,
    message: statusMessage,
  } satisfies PackageStep<'note'>,
  acceptCancellation: {
    name: 'acceptCancellation',
    spec: NO_FIELDS,
    take: async ({ mutate }, _values, { packageId, locale }) =>
      (await mutate(AcceptCancellationDocument, { packageId, locale })).acceptCancellation,
    message: statusMessage,
  } satisfies PackageStep<never>,
  declineCancellation: {
    name: 'declineCancellation',
    spec: textSpec('reason', 'noCancellationRefusal', 'vendorPackages.needDeclineReason'),
    take: async ({ mutate }, { reason }, { packageId, locale }) =>
      (await mutate(DeclineCancellationDocument, { packageId, reason, locale })).declineCancellation,
    message: (t) => t('vendorPackages.refused'),
  } satisfies PackageStep<'reason'>,
  accept: {
    name: 'accept',
    spec: textSpec('instructions', 'noInstructions', 'vendorPackages.needInstructions'),
    take: async ({ mutate }, { instructions }, { packageId, of: returnId, locale }) =>
      (await mutate(AcceptReturnDocument, { packageId, returnId, instructions, locale })).acceptReturn,
    message: (t) => t('vendorPackages.accepted'),
  } satisfies PackageStep<'instructions'>,
  refuse: {
    name: 'refuse',
    spec: textSpec('reason', 'noRefusal', 'vendorPackages.needRefusal'),
    take: async ({ mutate }, { reason }, { packageId, of: returnId, locale }) =>
      (await mutate(RefuseReturnDocument, { packageId, returnId, reason, locale })).refuseReturn,
    message: (t) => t('vendorPackages.refused'),
  } satisfies PackageStep<'reason'>,
  short: {
    name: 'short',
    spec: lineSpec(['quantity', 'restock']),
    take: async ({ mutate, text }, { quantity, restock }, { packageId, of: lineId, locale }) => {
      const change = { quantity: unitsOf(quantity) ?? -1, restock: restock === TICKED };
      return (await mutate(ShortLineDocument, { packageId, lineId, ...change, ...expectedLine(text), locale })).shortLine;
    },
    message: (t) => t('vendorPackages.lineChanged'),
  } satisfies PackageStep<'quantity' | 'restock'>,
  replace: {
    name: 'replace',
    spec: lineSpec(['variantId', 'quantity', 'restock']),
    take: async ({ mutate, text }, { variantId, quantity, restock }, { packageId, of: lineId, locale }) => {
      const change = { variantId, quantity: unitsOf(quantity) ?? -1, restock: restock === TICKED };
      return (await mutate(ReplaceLineDocument, { packageId, lineId, ...change, ...expectedLine(text), locale })).replaceLine;
    },
    message: (t) => t('vendorPackages.lineReplaced'),
  } satisfies PackageStep<'variantId' | 'quantity' | 'restock'>,
  receive: {
    name: 'receive',
    spec: {
      fields: ['restock'],
      schema: restockSchema,
      input: (values) => values,
      texts: { restock: { restock: 'vendorPackages.needRestock' } },
    },
    take: async ({ mutate }, { restock }, { packageId, of: returnId, locale }) =>
      (await mutate(ReceiveReturnDocument, { packageId, returnId, restock: restock === 'yes', locale })).receiveReturn,
    message: (t) => t('vendorPackages.received'),
  } satisfies PackageStep<'restock'>,
  payBack: {
    name: 'payBack',
    spec: NO_FIELDS,
    take: async ({ mutate }, _values, { packageId, of: returnId, locale }) =>
      (await mutate(PayBackReturnDocument, { packageId, returnId, locale })).payBackReturn,
    message: (t, { amount = '' }) => t('vendorPackages.paidBack', { amount }),
  } satisfies PackageStep<never>,
};

/** Hidden fields with what the vendor saw. If it has changed since, the API rejects the step with CONFLICT. */
export const EXPECTED = {
  code: 'expectedCode',
  lineChanges: 'expectedLineChanges',
  quantity: 'expectedQuantity',
  variantId: 'expectedVariantId',
} as const;

const expectedChanges = (text: FormRequest['text']) => ({ expectedLineChanges: unitsOf(text(EXPECTED.lineChanges)) });

const expectedLine = (text: FormRequest['text']) => ({
  expectedQuantity: unitsOf(text(EXPECTED.quantity)),
  expectedVariantId: text(EXPECTED.variantId) || null,
});

/** Spec for a change of a line; the API checks its values. */
function lineSpec<Field extends string>(fields: readonly Field[]): FormSpec<Field> {
  const texts = Object.fromEntries(fields.map((field) => [field, {}])) as Record<Field, FieldTexts>;
  return { fields, schema: object({}), input: () => ({}), texts };
}

/** A typed or hidden number; null unless it is made of digits. */
function unitsOf(typed: string): number | null {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}

/** Identifies a step's form on its page, and the form's draft. */
export function stepPlace({ name }: Pick<PackageStep<string>, 'name'>, { packageId, of = '' }: StepTarget): string {
  return `${name} ${packageId} ${of}`.trim();
}

/** A form's step and target; undefined for an unknown step. */
export function stepAt(place: string): { step: PackageStep<string>; target: Required<StepTarget> } | undefined {
  const [name = '', packageId = '', of = ''] = place.split(' ');
  const steps: Readonly<Record<string, PackageStep<string>>> = PACKAGE_STEPS;
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
  return step && { step, target: { packageId, of } };
}

/** Runs the step identified by `place`. */
export const packageStep = formIntent<string>(({ text }) => stepAt(text('place'))?.step.spec ?? NO_FIELDS, {
  checksViewer: true,
  run: async (values, request) => {
    const at = stepAt(request.text('place'));
    const payload = await at?.step.take(request, values, { ...at.target, locale: apiLocale(request.locale) });
    if (!at || !payload) return null;
    if (payload.errors.length > 0) return payload;
    return payload.package && { done: stepResult(payload.package, at.target) };
  },
});

/** Values needed by the success messages. */
function stepResult({ package: taken }: PackageSteps_PackageFragment, { of }: StepTarget): FormValues {
  const { number, status, returns } = taken;
  const paid = returns.find(({ id }) => id === of)?.refund.minorUnits ?? 0;
  return { number, status, isPickup: isPickupPackage(taken) ? 'yes' : '', amount: formatMoney(paid) };
}

/** Whether the courier's tracking URLs are known. */
export function isKnownCourier(carrier: string): boolean {
  return courierTrackingUrl(carrier, '') !== null;
}

function statusMessage(t: Translate, { number = '', status, isPickup }: FormValues): string {
  return t('vendorPackages.stepDone', { number, status: t(packageStatusLabel(status as PackageStatus, isPickup === 'yes')) });
}

/** Spec for a form with a single message to the buyer. */
function textSpec<Field extends string>(field: Field, reason: InputKey, missing: PlainMessageKey): FormSpec<Field> {
  return {
    fields: [field],
    schema: object({ [field]: noteSchema(reason) }),
    input: (values) => values,
    texts: { [field]: { [reason]: missing } satisfies FieldTexts } as Record<Field, FieldTexts>,
  };
}
