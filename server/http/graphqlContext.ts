import type { FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#server/graphql/context.ts';

/** The context of a request over HTTP. Its language is that of `Accept-Language`, which the shop's own client sets. */
export function graphqlContext(request: Pick<FastifyRequest, 'headers'>, services: GraphQLContext['services']): GraphQLContext {
  return { services, locale: languageOf(request.headers['accept-language']) };
}

/** Malay and Indonesian readers get Malay. */
const LANGUAGES: Partial<Record<string, 'en' | 'ms'>> = Object.assign(Object.create(null) as object, { en: 'en', ms: 'ms', id: 'ms' });

/** The most wanted of the languages that the shop speaks. */
function languageOf(header: string | undefined): 'en' | 'ms' {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: LANGUAGES[tag.split('-', 1)[0] ?? ''], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const [best] = ranges
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((left, right) => right.weight - left.weight);
  return best?.language ?? 'en';
}
