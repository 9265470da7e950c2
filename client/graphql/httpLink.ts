import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { type Locale, LANGUAGE_TAGS } from '#client/i18n/Locale.ts';

/** Asks the shop's own endpoint, in the language that is shown. */
export function makeHttpLink(currentLocale: () => Locale): ApolloLink {
  const language = new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({ headers: { ...(headers as object), 'accept-language': LANGUAGE_TAGS[currentLocale()] } }));
    return forward(operation);
  });
  return language.concat(new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' }));
}
