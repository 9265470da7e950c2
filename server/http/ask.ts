import { parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { guestContext } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';

/** Schema and services for in-process queries of pages outside the client: sitemap, playground. */
export interface Api {
  schema: GraphQLSchema;
  services: GraphQLContext['services'];
}

/** Executes a query in process, in English. Throws when there is no data. */
export async function ask<Data>(api: Api, source: string, variableValues?: Record<string, unknown>): Promise<Data> {
  const contextValue = guestContext(api.services, 'en');
  const { data, errors } = await executeOperation({ schema: api.schema, document: parse(source), variableValues, contextValue });
  if (data === null || data === undefined) throw errors?.[0] ?? new Error('The API gave no answer.');
  return data as Data;
}
