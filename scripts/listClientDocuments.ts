import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloLink, Observable } from '@apollo/client';
import { type DocumentNode, getOperationAST, OperationTypeNode, print } from 'graphql';
import { makeClient } from '#client/graphql/makeClient.ts';

/** Every client operation in the form in which it is sent, by the SHA-256 of its text; sorted to keep diffs small. */
export async function listClientDocuments(): Promise<Record<string, string>> {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.generated.ts'));
  const texts: string[] = [];
  for (const file of files) {
    const exported = (await import(pathToFileURL(path.resolve('client', file)).href)) as Record<string, unknown>;
    for (const document of Object.values(exported)) if (isOperation(document)) texts.push(await sentText(document));
  }
  const hashed = texts.sort().map((text) => [createHash('sha256').update(text).digest('hex'), text] as const);
  return Object.fromEntries(hashed);
}

function isOperation(value: unknown): value is DocumentNode {
  const document = value as Partial<DocumentNode> | null;
  if (!Array.isArray(document?.definitions)) return false;
  const operation = getOperationAST(document as DocumentNode)?.operation;
  // Subscriptions are sent to `/graphql/stream` as text.
  return operation !== undefined && operation !== OperationTypeNode.SUBSCRIPTION;
}

/** The client transforms documents before sending them, so its own link chain produces the text. */
function sentText(document: DocumentNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const link = new ApolloLink(
      ({ query }) =>
        new Observable((observer) => {
          resolve(print(query));
          observer.error(new Error('Nothing is sent.'));
        }),
    );
    const client = makeClient({ link });
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    const sent = isMutation
      ? client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
      : client.query({ query: document, fetchPolicy: 'no-cache' });
    // The operation is meant to fail here; an error that occurs earlier is a real failure.
    sent.then(reject, reject);
  });
}
