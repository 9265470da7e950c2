import type { FormAction } from '#client/routes/formAction.ts';
import {
  COURIER,
  OTHER_COURIER,
  PACKAGE_STEPS,
  takeStep,
  type PackageStep,
  type StepTarget,
} from '#client/features/fulfilment/packageSteps.ts';
import type { PackageStatus } from '#client/features/fulfilment/packageStages.ts';
import { saveForm } from '#client/routes/saveForm.ts';
import { apiLocale } from '#client/i18n/Locale.ts';

const STEPS: Readonly<Record<string, PackageStep<string>>> = PACKAGE_STEPS;

/** Step of a package; `place` starts with the step's name. */
const packageStep: FormAction = {
  page: ['vendorPackage', 'vendorPackages'],
  isForMembers: true,
  echoes: [...Object.values(STEPS).flatMap(({ spec }) => spec.fields), COURIER, 'place'],
  failed: 'acc.failed',
  run: async (request) => {
    const { text, t, client, locale } = request;
    const [name = ''] = text('place').split(' ');
    const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
    if (step === undefined) return { kind: 'wrong', general: t('acc.failed') };
    const target: StepTarget = {
      packageId: text('packageId'),
      returnId: text('returnId'),
      to: text('to') as PackageStatus,
      expectedCode: text('expectedCode'),
    };
    const values = Object.fromEntries(step.spec.fields.map((field) => [field, text(field)]));
    // Selected courier. Without scripts the text field for another one is rendered only after that was selected.
    if (step.spec.fields.includes('carrier') && text(COURIER) !== OTHER_COURIER) values['carrier'] = text(COURIER);
    const place = text('place');
    const result = await saveForm(request, {
      spec: step.spec,
      values,
      save: (typed) => takeStep(step, typed, target, { client, locale: apiLocale(locale) }),
      done: ({ package: taken }) => ({ place, said: taken === null ? '' : step.successMessage(t, taken, target) }),
    });
    return result.kind === 'wrong' ? { ...result, values } : result;
  },
};

export const actions = { packageStep };
