import { formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { stepAt, stepResult } from './packageSteps.ts';

/** Takes the step of a package that is named in `place`. */
export const packageStep = formIntent<string>(({ text }) => stepAt(text('place'))?.step.spec ?? NO_FIELDS, {
  isForMembers: true,
  run: async (values, request) => {
    const at = stepAt(request.text('place'));
    const payload = await at?.step.take(request, values, { ...at.target, locale: apiLocale(request.locale) });
    if (!at || !payload) return null;
    if (payload.errors.length > 0) return payload;
    return payload.package && { done: stepResult(payload.package, at.target) };
  },
});
