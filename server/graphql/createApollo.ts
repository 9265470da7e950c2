import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './context.ts';
import { costPlugin } from './queryCost.ts';
import { deadlinePlugin } from './deadline.ts';
import { DocumentStore, PersistedDocuments } from './documentStores.ts';
import { formatError, isUnexpected, storeProblemsInLocale } from './formatError.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limitRules.ts';
import { compiledExecution } from './compiledExecution.ts';
import { sessionGuard } from './sessionGuard.ts';

/** Receives errors that callers see masked. */
export type ReportError = (error: unknown) => void;

/** Apollo Server of the API, not yet started: behind HTTP, or in process for tests. */
export function createApolloServer(schema: GraphQLSchema, options: { reportError?: ReportError } = {}): ApolloServer<GraphQLContext> {
  const { reportError = (error) => console.error(error) } = options;
  return new ApolloServer<GraphQLContext>({
    schema,
    formatError,
    validationRules: LIMIT_RULES,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true,
    // Cookies of requests that any page can trigger are ignored (http/origins.ts), and POST takes only JSON.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    documentStore: new DocumentStore(),
    persistedQueries: { cache: new PersistedDocuments() },
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      // It would wrap every resolver for nothing: the response cache decides what is cached.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      sessionGuard,
      costPlugin,
      deadlinePlugin,
      storeProblemsInLocale,
      compiledExecution,
      reportUnexpected(reportError),
    ],
  });
}

function reportUnexpected(reportError: ReportError): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors }) => {
        for (const error of errors) if (isUnexpected(error, error)) reportError(error.originalError ?? error);
      },
    }),
  };
}
