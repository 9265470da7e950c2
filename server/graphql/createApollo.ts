import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './context.ts';
import { executorOf } from './execution/executeOperation.ts';
import { failTimedOut } from './deadline.ts';
import { DocumentStore, PersistedDocuments } from './documentStores.ts';
import { formatError, isUnexpected, translateStoreProblems } from './formatError.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limitRules.ts';
import { charge, prepareOperation } from './prepareOperation.ts';
import { costExtension, validationCost } from './queryCost.ts';
import { recordForbidden } from './sessionGuard.ts';

/** Receives errors that callers see masked. */
export type ReportError = (error: unknown) => void;

/** Apollo Server of the API, not yet started: behind HTTP, or in process for tests. */
export function createApolloServer(schema: GraphQLSchema, options: { reportError?: ReportError } = {}): ApolloServer<GraphQLContext> {
  const { reportError = (error) => console.error(error) } = options;
  return new ApolloServer<GraphQLContext>({
    gateway: executorOf(schema),
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
      requestPipeline(reportError),
    ],
  });
}

/** Preparation before execution; afterwards the cost in the response, and errors reported, recorded and translated. */
function requestPipeline(reportError: ReportError): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => {
      let cost: number | null = null;
      let refusal: Error | null = null;
      return {
        // Of a new document. Apollo Server takes no refusal here: this request is refused after its validation, and the next ones before.
        validationDidStart: async ({ document, contextValue }) => {
          await charge(validationCost(document), contextValue).catch((error: Error) => (refusal = error));
        },
        didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
          // Missing when none has the requested name, whatever its type says.
          if (operation === undefined) return;
          if (refusal !== null) throw refusal;
          cost = await prepareOperation({ schema, document, operation }, request.variables ?? {}, contextValue);
        },
        didEncounterErrors: async ({ errors, operation, contextValue }) => {
          contextValue.dependencies?.refuse();
          recordForbidden(errors, operation, contextValue);
          for (const error of errors) if (isUnexpected(error, error)) reportError(error.originalError ?? error);
        },
        willSendResponse: async ({ response, contextValue: { locale } }) => {
          const { body } = response;
          if (cost !== null && body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, ...costExtension(cost) };
          }
          failTimedOut(response);
          translateStoreProblems(response, locale);
        },
      };
    },
  };
}
