import type { FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#server/graphql/context.ts';

/** The context of a request over HTTP. Its language is that of `Accept-Language`, which the shop's own client sets. */
export function graphqlContext(request: Pick<FastifyRequest, 'headers' | 'ip'>, services: GraphQLContext['services']): GraphQLContext {
  return { services, locale: languageOf(request.headers['accept-language']), clientAddress: request.ip };
}

/** The first of the wanted languages that the shop speaks; Malay and Indonesian readers get Malay. */
function languageOf(header: string | undefined): 'en' | 'ms' {
  for (const range of (header ?? '').split(',')) {
    const language = range.trim().slice(0, 2).toLowerCase();
    if (language === 'en') return 'en';
    if (language === 'ms' || language === 'id') return 'ms';
  }
  return 'en';
}
