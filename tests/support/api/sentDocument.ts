import { parse, type DocumentNode } from 'graphql';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };

/** The client's operation with this name as it is sent, without client-only parts. */
export function sentDocument(name: string): DocumentNode {
  const text = Object.values(CLIENT_DOCUMENTS).find((sent) => new RegExp(`^(query|mutation) ${name}\\b`, 'm').test(sent));
  if (text === undefined) throw new Error(`The client sends no ${name}.`);
  return parse(text);
}
