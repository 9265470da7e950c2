import { type ActionFunction, type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import { createTranslator } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { OPEN_PARAM, type FormName, type PostedForm } from '#client/lib/postedForm.ts';
import { type FormAction, type FormRequest, type FormResult, postedContext } from './formAction.ts';
import { apolloContext } from '#client/graphql/actionContext.ts';
import { prefsContext } from './loaderContext.ts';
import { pageUrl } from './pageUrl.ts';
import type { RouteRow } from './routeTypes.ts';

/** Server action for form posts without scripts. Success redirects; errors are stored in the context and rendered with the page. */
export async function runFormAction(row: RouteRow, args: ActionFunctionArgs, ownAction: ActionFunction | undefined) {
  const { request, params, context } = args;
  const sent = await request.clone().formData();
  if (sent.has('intent') && ownAction) return ownAction(args);
  const text = (field: string) => {
    const value = sent.get(field);
    return typeof value === 'string' ? value : '';
  };
  const form = text('form');
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's responses with a status are thrown
  if (form === 'scripted') throw data(null, { status: 501 });
  const action = isFormName(form) ? formActions[form] : null;
  if (!isFormName(form) || action === null || !isOn(action, row)) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as above
    throw data(null, { status: 405 });
  }
  const { language } = context.get(prefsContext)();
  const { t } = createTranslator(language, await loadAllMessages(language));
  const page = context.get(postedContext);
  const url = pageUrl(request.url);
  const posted = (part: Partial<PostedForm>): PostedForm => ({
    ...{ form, values: {}, fields: {}, general: null, isSignedOut: false, done: null, shown: null },
    ...part,
  });
  if (action.isForMembers && text('viewer') !== page.viewerId) {
    page.posted = posted({ isSignedOut: true, values: { place: text('place') } });
    return data(null, { status: 422 });
  }
  const fields = [...sent].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : []));
  const values = Object.fromEntries(action.echoes === 'sent' ? fields : action.echoes.map((field) => [field, text(field)]));
  const result = await outcomeOf(action, { text, fields, client: context.get(apolloContext), t, locale: language, url, params });
  switch (result.kind) {
    case 'go':
      return redirect(result.to, 303);
    case 'done':
      page.posted = posted({ done: result.done ?? {} });
      // The form is closed after success.
      url.searchParams.delete(OPEN_PARAM);
      // Collapses leading slashes: "//host" would be another site.
      return redirect(result.to ?? url.pathname.replace(/^\/+/, '/') + url.search, 303);
    case 'shown':
      page.posted = posted({ values, shown: result.shown });
      return data(null, { status: result.status });
    case 'wrong': {
      const { general = null, isSignedOut = false, shown = null } = result;
      page.posted = posted({
        values: { ...values, ...result.values },
        fields: definedFields(result.fields ?? {}),
        general,
        isSignedOut,
        shown,
      });
      return data(null, { status: 422 });
    }
  }
}

async function outcomeOf(action: FormAction, request: FormRequest): Promise<FormResult> {
  try {
    return await action.run(request);
  } catch (error) {
    if (isSignedOut(error)) return { kind: 'wrong', isSignedOut: true };
    return { kind: 'wrong', general: failureWords(error, action, request.t) };
  }
}

function failureWords(error: unknown, { failed }: FormAction, t: Translate): string {
  const minutes = waitMinutes(error);
  return minutes === null ? t(savingProblem(error) ?? failed) : t('track.waitMinutes', { n: minutes });
}

function isOn({ page }: FormAction, row: RouteRow): boolean {
  return page === 'every' || (typeof page === 'string' ? page === row.page : page.includes(row.page));
}

function isFormName(text: string): text is FormName {
  return Object.hasOwn(formActions, text);
}

function definedFields(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([field, message]) => (message ? [[field, message]] : [])));
}

const formActions = {} as Record<FormName, FormAction>;
