import { ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { PUBLIC_OPERATIONS } from './publicOperations.generated.ts';

interface HttpLinkOptions {
  /** Language of messages in responses; read for each request. */
  language: () => Locale;
  /** If omitted, documents are sent as text, so that tests can intercept them by name. */
  isGuest?: () => boolean;
}

/**
 * Link to `/graphql`. Sends a document's SHA-256 instead of its text (schema/clientDocuments.json). A guest's public queries use GET, so
 * that browsers and the service worker can cache them. Everything else uses POST, which keeps private variables out of URLs.
 */
export function makeHttpLink({ language, isGuest }: HttpLinkOptions): ApolloLink {
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin', enhancedClientAwareness: { transport: false } });
  const inLanguage = new SetContextLink(({ headers }) => ({
    headers: { ...(headers as object), 'accept-language': LANGUAGES[language()].tag },
  }));
  // Insecure contexts have no `crypto.subtle`, despite its type, so documents are then sent as text.
  if (!isGuest || (crypto as Partial<Crypto>).subtle === undefined) return inLanguage.concat(http);
  const persisted = ApolloLink.split(
    ({ operationName = '' }) => isGuest() && PUBLIC_OPERATIONS.has(operationName),
    new PersistedQueryLink({ sha256, useGETForHashedQueries: true }),
    new PersistedQueryLink({ sha256 }),
  );
  return ApolloLink.from([inLanguage, persisted, http]);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
