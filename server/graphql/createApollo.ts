import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { GraphQLError, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import type { RegisteredDocuments } from '#server/store/sharedState.ts';
import { StoreUnavailable } from '#server/store/transaction.ts';
import { ExecutionMeter } from './executionMeter.ts';
import type { GraphQLContext } from './context.ts';
import { formatError, isUnexpected, reportUnavailable } from './formatError.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limitRules.ts';
import { charge, estimateCost, prepareOperation } from './prepareOperation.ts';
import { MAX_COST, REQUEST_COST, validationCost } from './queryCost.ts';
import { recordForbidden } from './sessionGuard.ts';

/** Measured: up to 510 bytes of nodes, tokens and locations per token, rounded up. */
const BYTES_PER_TOKEN = 600;
const MAX_BYTES = 24 * 2 ** 20;

/** Heap size of a parsed document, about a hundred times its text. Apollo Server's own estimate, based on JSON, is a third of that. */
const heapBytesOf = ({ tokenCount = 1 }: DocumentNode) => tokenCount * BYTES_PER_TOKEN;

/** Documents of the marketplace's own client, keyed by Apollo Server's cache key for their hash. */
const OWN = new Map(Object.entries(CLIENT_DOCUMENTS).map(([hash, document]) => [`apq:${hash}`, document]));
/** Maximum total characters of documents registered by other clients. */
const MAX_REGISTERED = 4 * 1024 * 1024;

/**
 * Documents by SHA-256: those of the marketplace's own client, listed by `npm run generate`, and those registered by other
 * clients (automatic persisted queries), in an LRU cache and, with `shared`, on all nodes. While the shared documents are
 * unreachable, clients resend the text. Apollo Server registers a document only if it matches the hash and is within the limits.
 */
function persistedDocuments(shared: RegisteredDocuments | undefined, reportError: ReportError): KeyValueCache {
  const local = new InMemoryLRUCache({ maxSize: MAX_REGISTERED, sizeCalculation: (document, key) => document.length + key.length });
  const ignore = (error: unknown) => {
    if (!(error instanceof StoreUnavailable)) reportError(error);
    return undefined;
  };
  const getShared = async (key: string) => {
    const document = await shared?.get(key).catch(ignore);
    if (document !== undefined) await local.set(key, document);
    return document;
  };
  return {
    get: async (key) => OWN.get(key) ?? (await local.get(key)) ?? getShared(key),
    set: async (key, document) => {
      if (OWN.has(key)) return;
      await local.set(key, document);
      await shared?.set(key, document).catch(ignore);
    },
    delete: (key) => local.delete(key),
  };
}

interface ApolloOptions {
  reportError?: ReportError;
  /** Documents registered on any node; by default those registered in this process. */
  registeredDocuments?: RegisteredDocuments;
}

/** Receives errors whose message is hidden from callers. */
export type ReportError = (error: unknown) => void;

/** The API's Apollo Server, not yet started. It serves HTTP requests, or runs in process in tests. */
export function createApolloServer(schema: GraphQLSchema, options: ApolloOptions = {}): ApolloServer<GraphQLContext> {
  const { reportError = (error) => console.error(error), registeredDocuments } = options;
  return new ApolloServer<GraphQLContext>({
    schema,
    formatError: (formatted, error) => formatError(formatted, error, schema),
    validationRules: LIMIT_RULES,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true,
    // Cookies of requests that any page can trigger are ignored (http/origins.ts), and POST accepts only JSON.
    csrfPrevention: false,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_BYTES, sizeCalculation: heapBytesOf }),
    persistedQueries: { cache: persistedDocuments(registeredDocuments, reportError) },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      // This plugin would wrap every resolver needlessly, because the response cache decides what is cached.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      requestPipeline(reportError),
    ],
  });
}

/**
 * Prepares operations before execution; afterwards charges CPU time beyond the estimated cost, adds the cost to the response, and
 * reports, records and translates errors.
 */
function requestPipeline(reportError: ReportError): ApolloServerPlugin<GraphQLContext> {
  const meter = new ExecutionMeter();
  return {
    requestDidStart: async ({ request: sent }) => {
      // In GraphQL over HTTP an empty operation name means none; graphql-js would look for an operation with that name.
      if (sent.operationName === '') delete sent.operationName;
      let cost: number | null = null;
      let charged = REQUEST_COST;
      let refusal: Error | null = null;
      let stop: (() => number) | null = null;
      return {
        // Called for new documents. It is too late to reject this one: this request is rejected after its validation, and later
        // ones before it.
        validationDidStart: async ({ document, contextValue }) => {
          await charge(validationCost(document), contextValue).catch((error: Error) => (refusal = error));
        },
        didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
          // Undefined if no operation has the requested name, whatever its type says.
          if (operation === undefined) return;
          if (refusal !== null) throw refusal;
          stop = meter.start();
          try {
            const validated = { schema, document, operation };
            if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw subscriptionElsewhere();
            cost = estimateCost(validated, request.variables ?? {}, contextValue);
            await prepareOperation(validated, cost, contextValue);
            charged += cost;
          } catch (error) {
            stop();
            throw error;
          }
        },
        // The response is still sent; the caller's next requests are rejected.
        executionDidStart: async ({ contextValue: { spend } }) => ({
          executionDidEnd: async () => {
            const excess = (stop?.() ?? 0) - (cost ?? 0);
            if (excess > 0) await spend?.(excess).catch(() => undefined);
          },
        }),
        didEncounterErrors: async ({ errors, operation, contextValue }) => {
          contextValue.dependencies?.refuse();
          recordForbidden(errors, operation, contextValue);
          for (const error of errors) if (isUnexpected(error, error)) reportError(error.originalError ?? error);
        },
        willSendResponse: async ({ response, contextValue: { locale } }) => {
          const { body } = response;
          if (cost !== null && body.kind === 'single') {
            // The caller's remaining budget is in headers, so that this extension is the same for identical operations.
            body.singleResult.extensions = { ...body.singleResult.extensions, cost: { requested: cost, charged, maximum: MAX_COST } };
          }
          reportUnavailable(response, locale);
        },
      };
    },
  };
}

function subscriptionElsewhere(): GraphQLError {
  return new GraphQLError('Send subscriptions to /graphql/stream.', { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}
