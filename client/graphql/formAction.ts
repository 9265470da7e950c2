/**
 * React Router actions for forms. The same code runs in the browser (`useFetcher`) and on the server (posts without scripts). A form
 * selects its handler through the field `intent`.
 */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { parse, type SubmissionResult } from '@conform-to/react';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { ownPath, type AppPath } from '#client/config/links.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { loseSession, sessionVar } from '#client/state/session.ts';
import { OPEN_PARAM, SCRIPTED, type FormResult } from '#client/ui/forms/formResult.ts';
import { refusalsOf, valuesOf, type Failure, type FormError, type FormSpec, type Refusal } from '#client/ui/forms/formSpec.ts';
import { apolloContext, formPageContext, prefsContext } from './actionContext.ts';
import { isSignedOut } from './isSignedOut.ts';
import { fieldOfPath } from './localisedTexts.ts';
import { savingProblem } from './storeProblem.ts';
import { waitMinutes } from './waitMinutes.ts';

export interface FormRequest {
  client: ApolloClient;
  /** Runs a mutation and returns its data. */
  mutate: <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>;
  locale: Locale;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** The submitted value of any field, even one that is not in the spec; empty if missing. */
  text: (field: string) => string;
  formData: FormData;
  /** False on the server, where state is shared by all requests. */
  isBrowser: boolean;
}

interface ApiError {
  message: string;
  code?: string;
  path?: readonly string[] | null;
  retryAfterSeconds?: number | null;
}

/** A mutation's payload; the mutation has succeeded if `errors` is empty. */
export interface Payload {
  errors: readonly ApiError[];
}

/** The result of a submission, as returned by an intent. */
export interface IntentResult extends Partial<Omit<FormResult, 'intent' | 'place'>> {
  /** Redirect target after a successful post without scripts; the form's own page by default. */
  to?: AppPath;
  status?: number;
}

interface IntentOptions<Field extends string> {
  /** Refuses the post unless it is by the account, or the guest, for which the form was rendered. */
  checksViewer?: boolean;
  /** Message for failures with no known reason. */
  failed?: PlainMessageKey;
  /** Gives the waiting time in minutes when a rate limit is reached. */
  saysMinutes?: boolean;
  /** Saves valid values. Returns the mutation's payload, a result or a redirect; an empty result counts as a failure. */
  run: (values: Record<Field, string>, request: FormRequest) => Promise<Payload | IntentResult | Response | null | undefined>;
}

interface Errors {
  fieldErrors?: Record<string, FormError>;
  formErrors?: FormError | undefined;
}

interface FormIntent {
  checksViewer: boolean;
  respond: (request: FormRequest) => Promise<IntentResult | Response>;
}

/** A form's handler: validates the values against the form's spec, then calls `run`. `spec` may depend on the request. */
export function formIntent<Field extends string>(
  spec: FormSpec<Field> | ((request: FormRequest) => FormSpec<Field> | Promise<FormSpec<Field>>),
  { checksViewer = false, failed = 'acc.failed', saysMinutes = false, run }: IntentOptions<Field>,
): FormIntent {
  const respond = async (request: FormRequest): Promise<IntentResult | Response> => {
    let reply = ({ formErrors }: Errors): SubmissionResult<FormError> => ({ status: 'error', error: { '': formErrors ?? null } });
    const refuse = (errors: Errors, more: IntentResult = {}): IntentResult => ({ ...more, done: null, lastResult: reply(errors) });
    try {
      const form = typeof spec === 'function' ? await spec(request) : spec;
      const submission = parse<Record<Field, string>, FormError>(sentValues(form, request.text), {
        resolve: () => {
          const values = valuesOf(form.fields, request.text);
          const refusals = refusalsOf(form, values);
          return refusals === null ? { value: values } : { error: withoutSecrets(form, refusals) };
        },
      });
      reply = (errors) => submission.reply(errors);
      if (submission.status !== 'success') return refuse({});
      const result = await run(submission.value, request);
      if (!result) return refuse({ formErrors: { message: failed } });
      if (!('errors' in result)) return result instanceof Response || result.done ? result : { lastResult: submission.reply(), ...result };
      return result.errors.length === 0 ? { done: {} } : refuse(errorsOf(form, result.errors), { codes: codesOf(result.errors) });
    } catch (error) {
      if (!isSignedOut(error)) return refuse({ formErrors: failureOf(error, failed, saysMinutes) });
      if (request.isBrowser) loseSession();
      return refuse({}, { isSignedOut: true });
    }
  };
  return { checksViewer, respond };
}

/**
 * A route's action: runs the handler for the form's intent. `redirectsBack` is for routes without a page, whose forms appear on every page.
 */
export function formAction(intents: Readonly<Record<string, FormIntent>>, { redirectsBack = false } = {}) {
  const action = async ({ request, params, context }: ActionFunctionArgs) => {
    const formData = await request.formData();
    const values = textsIn(formData);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's responses with a status are thrown
    if (values.size > MAX_FIELDS) throw data(null, { status: 413 });
    const text = (field: string) => values.get(field) ?? '';
    const [intent, place] = [text('intent'), text('place')];
    const form = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as above
    if (form === undefined) throw data(null, { status: intent === SCRIPTED ? 501 : 405 });
    const page = context.get(formPageContext);
    const viewer = (page === null ? sessionVar().user?.id : page.viewerId) ?? '';
    const client = context.get(apolloContext);
    const headers = page === null && form.checksViewer && viewer !== '' ? { 'x-rizq-viewer': viewer } : {};
    const url = new URL(request.url);
    const intentResult =
      form.checksViewer && text('viewer') !== viewer
        ? { isSignedOut: true }
        : await form.respond({
            ...{ client, locale: context.get(prefsContext)().language, url, params, text, formData, isBrowser: page === null },
            mutate: async (mutation, variables) => {
              const { data: payloads } = await client.mutate({ mutation, variables, context: { headers } });
              if (!payloads) throw new Error('The mutation has no response.');
              return payloads;
            },
          });
    if (intentResult instanceof Response) return page === null ? intentResult : redirect(intentResult.headers.get('location') ?? '/', 303);
    const { to, status, ...rest } = intentResult;
    const result: FormResult = { intent, place, done: null, ...rest };
    if (page === null || (result.done === null && !redirectsBack)) {
      return data(result, { status: status ?? (result.done === null ? 422 : 200) });
    }
    page.flash = result;
    return redirect(to ?? (redirectsBack ? (ownPath(text('back')) ?? '/') : openedPath(url)), 303);
  };
  return Object.assign(action, { intents: Object.keys(intents) });
}

/** Path of the form's page, without the parameter that keeps the form open. */
function openedPath(url: URL): string {
  url.searchParams.delete(OPEN_PARAM);
  // Collapses leading slashes, because "//host" would be a different site.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** Maximum number of fields; the largest form, a page of stock counts, has fewer. */
const MAX_FIELDS = 10_000;

/** The API's input fields that no form field represents. */
const FIELDLESS = new Set(['id', 'expectedVersion']);

/** Assigns API errors to form fields. The first error without a field becomes the form's own. */
function errorsOf<Field extends string>(
  { fields, fieldAt = fieldOfPath as FormSpec<Field>['fieldAt'] }: FormSpec<Field>,
  errors: readonly ApiError[],
) {
  const fieldErrors: Record<string, FormError> = {};
  let formErrors: FormError | undefined;
  for (const { message, path, retryAfterSeconds } of errors) {
    const field = path?.[0] === undefined || FIELDLESS.has(path[0]) ? null : (fieldAt?.(path) ?? null);
    if (field !== null && fields.includes(field)) fieldErrors[field] = message;
    else formErrors ??= (retryAfterSeconds ?? null) === null ? message : { message: 'auth.wait', n: Number(retryAfterSeconds) };
  }
  return { fieldErrors, formErrors };
}

const codesOf = (errors: readonly ApiError[]): string[] => errors.flatMap(({ code }) => code ?? []);

function failureOf(error: unknown, failed: PlainMessageKey, saysMinutes: boolean): Failure {
  const minutes = saysMinutes ? waitMinutes(error) : null;
  return minutes === null ? { message: savingProblem(error) ?? failed } : { message: 'track.waitMinutes', n: minutes };
}

/** Submitted values that may be returned with the result: the spec's fields, excluding its secrets. */
function sentValues<Field extends string>({ fields, secrets = [] }: FormSpec<Field>, text: FormRequest['text']): URLSearchParams {
  const shown = fields.filter((field) => !secrets.includes(field));
  return new URLSearchParams(shown.map((field) => [field, text(field)]));
}

/** The first text value of each field; ignores files. */
function textsIn(formData: FormData): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [field, value] of formData) if (typeof value === 'string' && !texts.has(field)) texts.set(field, value);
  return texts;
}

/** Masks the text typed into secret fields as "*", which still distinguishes a wrong value from a missing one. */
function withoutSecrets<Field extends string>({ secrets = [] }: FormSpec<Field>, refusals: Partial<Record<Field, Refusal>>) {
  const hidden = (Object.entries(refusals) as [Field, Refusal][]).map(
    ([field, refusal]) => [field, secrets.includes(field) && refusal.typed !== '' ? { ...refusal, typed: '*' } : refusal] as const,
  );
  return Object.fromEntries(hidden) as Record<string, Refusal>;
}
