import { ApolloLink } from '@apollo/client';
import { makeClient } from '#client/graphql/makeClient.ts';

/** An Apollo Client without a network. Exhibits write into its cache. */
export const sampleClient = makeClient({ link: ApolloLink.empty() });
