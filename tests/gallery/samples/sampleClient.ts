import { ApolloLink } from '@apollo/client';
import { makeClient } from '#client/graphql/makeClient.ts';

/** Knows what the exhibits write into it, and asks nobody. */
export const sampleClient = makeClient({ link: ApolloLink.empty() });
