/** The API at /graphql. A browser that opens the address gets the playground, everybody else gets answers. */
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { Api } from './ask.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { PageAssets } from '#client/entry-server.tsx';
import { sendPlayground } from './playground.ts';

interface GraphqlParts extends Api {
  apollo: ApolloServer<GraphQLContext>;
  playground: PageAssets;
  baseUrl: string;
  takesAnyHost?: boolean;
}

export async function serveGraphql(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { apollo, playground } = parts;
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const execute = fastifyApolloHandler(apollo, {
    context: (request, reply) => graphqlContext(request, reply, parts),
  });
  app.get('/playground', (_request, reply) => sendPlayground(reply, parts, playground));
  app.get('/graphql', function (request, reply) {
    return wantsPlayground(request) ? sendPlayground(reply, parts, playground) : execute.call(app, request, reply);
  });
  app.post('/graphql', execute);
}

/** A browser's address bar asks for HTML and brings no query. */
function wantsPlayground({ headers, query }: FastifyRequest): boolean {
  const asksForHtml = headers.accept?.includes('text/html') ?? false;
  return asksForHtml && !Object.hasOwn(query as Record<string, unknown>, 'query');
}
