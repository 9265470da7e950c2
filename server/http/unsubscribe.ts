/** Stops a topic of emails: a page with a form, and the one-click request of mail clients (RFC 8058). The page can undo it. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { translate } from '#server/platform/messages.ts';
import type { EmailTopic } from '#server/store/documents/reviews.ts';
import type { Parts } from './appParts.ts';
import { takeRawBodies } from './bodies.ts';
import { preferencesOf } from './errors.ts';
import { allowStyles, hashSource } from './headers.ts';

const PATH = '/unsubscribe';
const MAX_BODY_BYTES = 4 * 1024;
const PAGE = readFileSync('server/http/unsubscribePage.html', 'utf8');
const STYLE = hashSource(/<style>([^]*?)<\/style>/.exec(PAGE)?.[1] ?? '');

export async function serveUnsubscribe(app: FastifyInstance, { services }: Parts): Promise<void> {
  app.get(PATH, (request, reply) => send(request, reply, 'open', services.preferences.topicsIn(tokenOf(request))));
  await app.register((scope, _options, done) => {
    // Mail clients send a form of either type; its only field says nothing that the URL does not.
    takeRawBodies(scope, '*', 'string');
    scope.post(PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const { preferences } = services;
      const token = tokenOf(request);
      if (isUndone(request)) return send(request, reply, 'resumed', await preferences.resume(token));
      return send(request, reply, 'done', await preferences.unsubscribe(token));
    });
    done();
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/** The form of the page posts this parameter; a mail client never does. */
const UNDO = 'undo';

function isUndone({ query }: FastifyRequest): boolean {
  return (query as Record<string, unknown>)[UNDO] !== undefined;
}

type State = 'open' | 'done' | 'resumed';

/** `topics` is null for an invalid token. */
function send(request: FastifyRequest, reply: FastifyReply, valid: State, topics: readonly EmailTopic[] | null): FastifyReply {
  const { locale, scheme } = preferencesOf(request);
  const state = topics === null ? 'invalid' : valid;
  const emails = listValues(
    (topics ?? []).map((topic) => translate(locale, `unsubscribe.topic.${topic}`)),
    locale,
  );
  const token = encodeURIComponent(tokenOf(request));
  const actions: Record<typeof state, string> = {
    open: `<form method="post"><button class="main">${translate(locale, 'unsubscribe.button')}</button></form>`,
    done: `<form method="post" action="${PATH}?token=${token}&amp;${UNDO}"><button>${translate(locale, 'unsubscribe.undo')}</button></form>`,
    resumed: '',
    invalid: '',
  };
  const hasDeletedAlerts = (state === 'done' || state === 'resumed') && topics?.includes('ALERTS');
  const values: Record<string, string> = {
    locale: LANGUAGES[locale].tag,
    scheme,
    title: translate(locale, `unsubscribe.title.${state}`, { emails }),
    text: `${translate(locale, `unsubscribe.text.${state}`)}${hasDeletedAlerts ? ` ${translate(locale, 'unsubscribe.alertsDeleted')}` : ''}`,
    action: actions[state],
    preferences: translate(locale, 'unsubscribe.preferences'),
    shop: translate(locale, 'unsubscribe.shop'),
    help: translate(locale, 'unsubscribe.help'),
    contact: translate(locale, 'unsubscribe.contact'),
    privacy: translate(locale, 'unsubscribe.privacy'),
  };
  allowStyles(reply, STYLE);
  return (
    reply
      .code(state === 'invalid' ? 400 : 200)
      // The URL contains the token.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(PAGE.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? ''))
  );
}
