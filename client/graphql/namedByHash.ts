import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';

/** Texts and lists of the public catalogue. An operation with any other, such as an email address or an access token, goes by POST. */
const PUBLIC_VARIABLES: ReadonlySet<string> = new Set(
  'after attributes category categoryPlacement facets filter id ids key locale placement query section slug sort state tag'.split(' '),
);

const isPublic = ([name, value]: [string, unknown]): boolean =>
  PUBLIC_VARIABLES.has(name) || value == null || typeof value === 'boolean' || typeof value === 'number';

/**
 * Sends the hashes of documents in place of their text: the server knows those of its own client (schema/clientDocuments.json), and asks for
 * the text of any other. Browsers hash only on pages that came over https or from the machine itself; elsewhere the text goes along.
 * Queries of guests for the public catalogue go by GET, so that browsers and the service worker may cache them; addresses are in the logs
 * of proxies, so nothing that belongs to one person is in them.
 */
export function namedByHash(link: ApolloLink, isGuest: () => boolean): ApolloLink {
  // Where a page came over plain http it is missing, whatever its type says.
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return link;
  const sha256 = async (document: string) => {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(document));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const isShared = ({ operationType, variables }: ApolloLink.Operation) =>
    operationType === OperationTypeNode.QUERY && isGuest() && Object.entries(variables).every(isPublic);
  return ApolloLink.split(
    isShared,
    new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(link),
    new PersistedQueryLink({ sha256 }).concat(link),
  );
}
