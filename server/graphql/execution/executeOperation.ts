import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, OperationTypeNode } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { coercedVariables, fragmentsOf } from '#server/graphql/operation.ts';
import type { ValidatedOperation } from '#server/graphql/operation.ts';
import { PlanExecutor } from './planExecutor.ts';
import { conditionsOf, planOperation, Unplannable } from './planOperation.ts';
import type { PlannedField } from './planOperation.ts';

type Gateway = ApolloServerOptionsWithGateway<GraphQLContext>['gateway'];

/** Plugs `executeOperation` into Apollo Server, as gateways do. */
export function executorOf(schema: GraphQLSchema): Gateway {
  let announce: Parameters<Gateway['onSchemaLoadOrUpdate']>[0] = () => undefined;
  return {
    onSchemaLoadOrUpdate: (callback) => {
      announce = callback;
      return () => undefined;
    },
    load: async () => {
      announce({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ document, operation, request, context }) =>
          executeOperation({ schema, document, operation }, request.variables ?? {}, context as GraphQLContext),
      };
    },
    stop: async () => undefined,
  };
}

/**
 * Executes a validated operation: public queries by a plan, several times as fast as graphql-js. Whatever else happens, an error above all,
 * graphql-js executes it from the start, so that there is one way to report errors.
 */
async function executeOperation(
  validated: ValidatedOperation,
  variableValues: Record<string, unknown>,
  contextValue: GraphQLContext,
): Promise<ExecutionResult> {
  const data = await executePlan(validated, variableValues, contextValue);
  if (data !== null) return { data };
  const { schema, document, operation } = validated;
  return execute({ schema, document, contextValue, variableValues, operationName: operation.name?.value });
}

/** Data of a query without errors; null for anything else. */
async function executePlan(
  { schema, document, operation }: ValidatedOperation,
  variableValues: Record<string, unknown>,
  context: GraphQLContext,
): Promise<Record<string, unknown> | null> {
  const type = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !type) return null;
  const { coerced } = coercedVariables(schema, operation, variableValues);
  if (coerced === undefined) return null;
  try {
    const plan = planOf({ schema, document, operation }, coerced);
    return plan && (await new PlanExecutor(schema, context, coerced).object(plan, type, undefined));
  } catch {
    return null;
  }
}

/** Memoised plans of a document. */
interface DocumentPlans {
  schema: GraphQLSchema;
  conditions: readonly string[];
  fragments: ReturnType<typeof fragmentsOf>;
  /** By operation name and the values of the conditions. Null: left to graphql-js. */
  plans: Map<string, readonly PlannedField[] | null>;
}

const plansByDocument = new WeakMap<DocumentNode, DocumentPlans>();

function planOf({ schema, document, operation }: ValidatedOperation, variables: Record<string, unknown>): readonly PlannedField[] | null {
  let memo = plansByDocument.get(document);
  if (memo?.schema !== schema) {
    memo = { schema, conditions: conditionsOf(document), fragments: fragmentsOf(document), plans: new Map() };
    plansByDocument.set(document, memo);
  }
  const key = [operation.name?.value, ...memo.conditions.map((name) => variables[name])].join(' ');
  const memoised = memo.plans.get(key);
  if (memoised !== undefined) return memoised;
  const plan = makePlan({ ...memo, variables: Object.fromEntries(memo.conditions.map((name) => [name, variables[name]])) }, operation);
  memo.plans.set(key, plan);
  return plan;
}

/** Plans public queries alone: reads that declare no dependencies may have side effects, such as misses that are counted. */
function makePlan(scope: Parameters<typeof planOperation>[0], operation: ValidatedOperation['operation']): readonly PlannedField[] | null {
  try {
    const plan = planOperation(scope, operation);
    return plan.every(({ field }) => field.name === '__typename' || field.extensions['reads'] !== undefined) ? plan : null;
  } catch (error) {
    if (error instanceof Unplannable) return null;
    throw error;
  }
}
