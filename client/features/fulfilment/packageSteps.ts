/** Package steps, for client and server: form, mutation and success message. */
import type { ApolloClient } from '@apollo/client';
import { object } from 'valibot';
import type { PackageStatus } from './packageStages.ts';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { FieldTexts, FormSpec } from '#client/ui/forms/formSpec.ts';
import { courierTrackingUrl } from '#schema/rules/couriers.ts';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import { packageStepSchema, trackingCorrectionSchema } from '#schema/rules/inputs/packageStep.ts';
import { noteSchema, restockSchema } from '#schema/rules/inputs/return.ts';
import { TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';
import { formatMoney } from '#schema/rules/money.ts';
import {
  AcceptReturnDocument,
  AdvancePackageDocument,
  CorrectTrackingDocument,
  PayBackReturnDocument,
  ReceiveReturnDocument,
  RefuseReturnDocument,
  type PackageSteps_PackageFragment,
  type PackageSteps_ResultFragment,
} from './PackageSteps.generated.ts';

export interface StepTarget {
  packageId: string;
  /** For steps of a return. */
  returnId?: string;
  /** Next status, for steps without fields. */
  to?: PackageStatus;
  /** For a correction: the tracking number that is replaced. */
  expectedCode?: string;
}

export interface PackageStep<Field extends string> {
  name: StepName;
  spec: FormSpec<Field>;
  take: (
    client: ApolloClient,
    values: Record<Field, string>,
    target: Required<StepTarget> & { locale: ApiLocale },
  ) => Promise<PackageSteps_ResultFragment | undefined>;
  /** Success message. */
  successMessage: (t: Translate, taken: PackageSteps_PackageFragment, target: StepTarget) => string;
}

export type StepName = 'advance' | 'ship' | 'correct' | 'cancel' | 'accept' | 'refuse' | 'receive' | 'payBack';

const NOTHING: FormSpec<never> = { fields: [], schema: object({}), input: () => ({}), texts: {} };

const SHIPPING: FormSpec<'carrier' | 'code' | 'url' | 'note'> = {
  fields: ['carrier', 'code', 'url', 'note'],
  schema: packageStepSchema('SHIPPED'),
  // Known couriers have a tracking URL.
  input: ({ carrier, code, url, note }) => ({ tracking: { carrier, code, url: isKnownCourier(carrier) ? '' : url }, note }),
  fieldAt: (path) => SHIPPING.fields.find((field) => field === path.at(-1)) ?? null,
  texts: {
    carrier: { carrier: 'vendorPackages.needCourier' },
    code: { missing: 'vendorPackages.needCode', trackingCode: (t) => t('vendorPackages.badCode', TRACKING_CODE_LENGTH) },
    url: { trackingUrl: 'vendorPackages.badUrl' },
    note: {},
  },
};

const CORRECTION: FormSpec<'carrier' | 'code' | 'url'> = {
  ...SHIPPING,
  fields: ['carrier', 'code', 'url'],
  schema: trackingCorrectionSchema,
  input: ({ carrier, code, url }) => ({ tracking: { carrier, code, url: isKnownCourier(carrier) ? '' : url } }),
  fieldAt: (path) => CORRECTION.fields.find((field) => field === path.at(-1)) ?? null,
};

export const PACKAGE_STEPS = {
  advance: {
    name: 'advance',
    spec: NOTHING,
    take: async (client, _values, { packageId, to, locale }) =>
      (await client.mutate({ mutation: AdvancePackageDocument, variables: { packageId, to, locale } })).data?.advancePackage,
    successMessage: statusMessage,
  } satisfies PackageStep<never>,
  ship: {
    name: 'ship',
    spec: SHIPPING,
    take: async (client, { carrier, code, url, note }, { packageId, locale }) => {
      const tracking = { carrier, code, url: isKnownCourier(carrier) ? null : url || null };
      const variables = { packageId, to: 'SHIPPED' as const, tracking, note: note || null, locale };
      return (await client.mutate({ mutation: AdvancePackageDocument, variables })).data?.advancePackage;
    },
    successMessage: statusMessage,
  } satisfies PackageStep<'carrier' | 'code' | 'url' | 'note'>,
  correct: {
    name: 'correct',
    spec: CORRECTION,
    take: async (client, { carrier, code, url }, { packageId, expectedCode, locale }) => {
      const tracking = { carrier, code, url: isKnownCourier(carrier) ? null : url || null };
      const variables = { packageId, tracking, expectedCode: expectedCode || null, locale };
      return (await client.mutate({ mutation: CorrectTrackingDocument, variables })).data?.correctTracking;
    },
    successMessage: (t, { package: { number } }) => t('vendorPackages.corrected', { number }),
  } satisfies PackageStep<'carrier' | 'code' | 'url'>,
  cancel: {
    name: 'cancel',
    spec: textSpec('note', 'cancelReason', 'vendorPackages.needReason'),
    take: async (client, { note }, { packageId, locale }) => {
      const variables = { packageId, to: 'CANCELLED' as const, note, locale };
      return (await client.mutate({ mutation: AdvancePackageDocument, variables })).data?.advancePackage;
    },
    successMessage: statusMessage,
  } satisfies PackageStep<'note'>,
  accept: {
    name: 'accept',
    spec: textSpec('instructions', 'noInstructions', 'vendorPackages.needInstructions'),
    take: async (client, { instructions }, { packageId, returnId, locale }) => {
      const variables = { packageId, returnId, instructions, locale };
      return (await client.mutate({ mutation: AcceptReturnDocument, variables })).data?.acceptReturn;
    },
    successMessage: (t) => t('vendorPackages.accepted'),
  } satisfies PackageStep<'instructions'>,
  refuse: {
    name: 'refuse',
    spec: textSpec('reason', 'noRefusal', 'vendorPackages.needRefusal'),
    take: async (client, { reason }, { packageId, returnId, locale }) => {
      const variables = { packageId, returnId, reason, locale };
      return (await client.mutate({ mutation: RefuseReturnDocument, variables })).data?.refuseReturn;
    },
    successMessage: (t) => t('vendorPackages.refused'),
  } satisfies PackageStep<'reason'>,
  receive: {
    name: 'receive',
    spec: {
      fields: ['restock'],
      schema: restockSchema,
      input: (values) => values,
      texts: { restock: { restock: 'vendorPackages.needRestock' } },
    },
    take: async (client, { restock }, { packageId, returnId, locale }) => {
      const variables = { packageId, returnId, restock: restock === 'yes', locale };
      return (await client.mutate({ mutation: ReceiveReturnDocument, variables })).data?.receiveReturn;
    },
    successMessage: (t) => t('vendorPackages.received'),
  } satisfies PackageStep<'restock'>,
  payBack: {
    name: 'payBack',
    spec: NOTHING,
    take: async (client, _values, { packageId, returnId, locale }) =>
      (await client.mutate({ mutation: PayBackReturnDocument, variables: { packageId, returnId, locale } })).data?.payBackReturn,
    successMessage: (t, { package: { returns } }, { returnId }) => {
      const paid = returns.find(({ id }) => id === returnId)?.refund.minorUnits ?? 0;
      return t('vendorPackages.paidBack', { amount: formatMoney(paid) });
    },
  } satisfies PackageStep<never>,
};

/** Takes a step; undefined: outcome unknown. */
export async function takeStep<Field extends string>(
  step: PackageStep<Field>,
  values: Record<Field, string>,
  target: StepTarget,
  { client, locale }: { client: ApolloClient; locale: ApiLocale },
): Promise<PackageSteps_ResultFragment | undefined> {
  const answer = await step.take(client, values, { returnId: '', to: 'PACKED', expectedCode: '', ...target, locale });
  return answer?.package === null && answer.errors.length === 0 ? undefined : answer;
}

/** Id of a step form on its page and of its draft. */
export function stepFormId({ name }: Pick<PackageStep<string>, 'name'>, { packageId, returnId }: StepTarget): string {
  return `${name} ${returnId ?? packageId}`;
}

/** Name of the courier select, and its value for others. */
export const COURIER = 'courier';
export const OTHER_COURIER = 'other';

/** Whether a tracking URL is known. */
export function isKnownCourier(carrier: string): boolean {
  return courierTrackingUrl(carrier, '') !== null;
}

function statusMessage(t: Translate, { package: taken }: PackageSteps_PackageFragment): string {
  const status = t(packageStatusLabel(taken.status, isPickupPackage(taken)));
  return t('vendorPackages.stepDone', { number: taken.number, status });
}

/** One text for the buyer. */
function textSpec<Field extends string>(field: Field, reason: InputKey, missing: PlainMessageKey): FormSpec<Field> {
  return {
    fields: [field],
    schema: object({ [field]: noteSchema(reason) }),
    input: (values) => values,
    texts: { [field]: { [reason]: missing } satisfies FieldTexts } as Record<Field, FieldTexts>,
  };
}
