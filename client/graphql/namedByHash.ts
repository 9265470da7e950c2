import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';

/**
 * Sends the hashes of documents in place of their text: the server knows those of its own client (schema/clientDocuments.json), and asks for
 * the text of any other. Browsers hash only on pages that came over https or from the machine itself; elsewhere the text goes along.
 * Queries of guests go by GET, so that browsers and the service worker may cache what the server lets all guests share; not what a guest typed
 * or has in the cart (`input`).
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
    operationType === OperationTypeNode.QUERY && isGuest() && !('input' in variables);
  return ApolloLink.split(
    isShared,
    new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(link),
    new PersistedQueryLink({ sha256 }).concat(link),
  );
}
