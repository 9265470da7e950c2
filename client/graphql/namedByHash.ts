import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { ApolloLink } from '@apollo/client';

/**
 * Sends the hashes of documents in place of their text: the server knows those of its own client (schema/clientDocuments.json), and asks for
 * the text of any other. Browsers hash only on pages that came over https or from the machine itself; elsewhere the text goes along.
 */
export function namedByHash(link: ApolloLink): ApolloLink {
  // Where a page came over plain http it is missing, whatever its type says.
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return link;
  const sha256 = async (document: string) => {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(document));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  return new PersistedQueryLink({ sha256 }).concat(link);
}
