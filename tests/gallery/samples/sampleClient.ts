import { ApolloLink } from '@apollo/client';
import { makeClient } from '#client/graphql/makeClient.ts';

/** Apollo Client without a network: exhibits write into its cache. */
export const sampleClient = makeClient({ link: ApolloLink.empty() });
