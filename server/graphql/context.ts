import type { Services } from '#server/modules/services.ts';

/** What every resolver is given beside its arguments. */
export interface GraphQLContext {
  services: Services;
  /** The viewer's language: chosen, else by Accept-Language, else English. */
  locale: 'en' | 'ms';
  /** Where the request came from, to tell callers apart who guess; missing inside the process. */
  clientAddress?: string;
}
