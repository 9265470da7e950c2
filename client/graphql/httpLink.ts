import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

/** Sends requests to the marketplace's own endpoint, in the language that is shown. */
export function makeHttpLink(currentLocale: () => Locale): ApolloLink {
  const language = new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({ headers: { ...(headers as object), 'accept-language': LANGUAGES[currentLocale()].tag } }));
    return forward(operation);
  });
  return language.concat(new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' }));
}
