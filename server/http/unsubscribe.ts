/** Stops a topic of emails: a page with a form, and the one-click request of mail clients (RFC 8058). */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { translate } from '#server/platform/messages.ts';
import type { EmailTopic } from '#server/store/documents/reviews.ts';
import type { Parts } from './appParts.ts';
import { takeRawBodies } from './bodies.ts';
import { preferencesOf } from './errors.ts';

const PATH = '/unsubscribe';
const MAX_BODY_BYTES = 4 * 1024;
const BUTTON =
  'display:inline-block;margin-top:1rem;padding:0.7rem 1.4rem;border:0;border-radius:2rem;background:#1d6b45;color:#fff;font:inherit;text-decoration:none;cursor:pointer';
const PAGE = readFileSync('server/http/unsubscribePage.html', 'utf8');

export async function serveUnsubscribe(app: FastifyInstance, { services }: Parts): Promise<void> {
  app.get(PATH, (request, reply) => send(request, reply, 'open', services.preferences.topicsIn(tokenOf(request))));
  await app.register((scope, _options, done) => {
    // Mail clients send a form of either type; its only field says nothing that the URL does not.
    takeRawBodies(scope, '*', 'string');
    scope.post(PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) =>
      send(request, reply, 'done', await services.preferences.unsubscribe(tokenOf(request))),
    );
    done();
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/** `topics` is null for an invalid token. */
function send(request: FastifyRequest, reply: FastifyReply, valid: 'open' | 'done', topics: readonly EmailTopic[] | null): FastifyReply {
  const { locale, scheme } = preferencesOf(request);
  const state = topics === null ? 'invalid' : valid;
  const emails = listValues(
    (topics ?? []).map((topic) => translate(locale, `unsubscribe.topic.${topic}`)),
    locale,
  );
  const button =
    state === 'open'
      ? `<form method="post"><button style="${BUTTON}">${translate(locale, 'unsubscribe.button')}</button></form>`
      : `<a href="/" style="${BUTTON}">Rizq</a>`;
  const preferences = `<p style="margin:1.25rem 0 0"><a href="/user-alerts/emails" style="color:inherit">${translate(locale, 'unsubscribe.preferences')}</a></p>`;
  const values: Record<string, string> = {
    locale: LANGUAGES[locale].tag,
    scheme,
    title: translate(locale, `unsubscribe.title.${state}`, { emails }),
    text: translate(locale, `unsubscribe.text.${state}`),
    action: button + preferences,
  };
  return (
    reply
      .code(state === 'invalid' ? 400 : 200)
      // The URL contains the token.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(PAGE.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? ''))
  );
}
