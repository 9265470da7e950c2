import { execute, getOperationAST, OperationTypeNode } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLFieldResolver, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { coercedVariables, fragmentsOf } from '#server/graphql/operation.ts';
import { conditionsOf, planOperation, Unplannable } from './planOperation.ts';
import type { PlannedField } from './planOperation.ts';
import { PlanExecutor } from './planExecutor.ts';

/** Data of an operation, and the root fields that it selected. */
interface CompiledResult {
  data: Record<string, unknown>;
  fields: string[];
}

interface Execution extends Pick<ExecutionArgs, 'schema' | 'document' | 'contextValue' | 'variableValues'> {
  operation: OperationDefinitionNode;
}

/** Reads with side effects, such as misses that are counted: they run once. */
const RUN_ONCE = new Set(['order', 'passwordResetOpen', 'trackOrder']);

/** Memoised plans of a document. */
interface DocumentPlans {
  schema: GraphQLSchema;
  conditions: readonly string[];
  fragments: ReturnType<typeof fragmentsOf>;
  /** By operation name and the values of the conditions. Null: left to graphql-js. */
  plans: Map<string, readonly PlannedField[] | null>;
}

const plansByDocument = new WeakMap<DocumentNode, DocumentPlans>();
/** Mutation results by request context, until graphql-js reads them. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/**
 * Executes a query as graphql-js would, but several times as fast: the selection is planned once per document. Null on any error and for
 * whatever is no plain query: graphql-js then runs it from the start, so that there is one way to report errors. Expects a validated
 * document.
 */
export function executeQueryPlan(execution: Execution): Promise<CompiledResult | null> {
  return executePlan(execution, OperationTypeNode.QUERY);
}

/**
 * Executes a document with one mutation in the same way. Null as for queries: graphql-js then does not run the mutation again but gets its
 * recorded result (`runMutationsOnce`), so that there is one way to report errors. Several mutations are left to graphql-js, which runs
 * them serially.
 */
export async function executeMutationPlan(execution: Execution & { contextValue: object }): Promise<Record<string, unknown> | null> {
  const result = await executePlan(execution, OperationTypeNode.MUTATION, ({ length }) => length === 1);
  if (result === null) return null;
  // Another operation may have the same context.
  outcomes.delete(execution.contextValue);
  return result.data;
}

/** Executes an operation of this kind by a plan that fits; null otherwise. */
async function executePlan(
  { schema, document, operation, contextValue, variableValues }: Execution,
  kind: OperationTypeNode,
  isFit: (plan: readonly PlannedField[]) => boolean = () => true,
): Promise<CompiledResult | null> {
  if (operation.operation !== kind) return null;
  const { coerced } = coercedVariables(schema, operation, variableValues ?? {});
  const type = schema.getRootType(kind);
  if (coerced === undefined || !type) return null;
  try {
    const plan = planOf(schema, document, operation, coerced);
    if (plan === null || !isFit(plan)) return null;
    const data = await new PlanExecutor(schema, contextValue, coerced).object(plan, type, undefined);
    return { data, fields: plan.map(({ field }) => field.name) };
  } catch {
    return null;
  }
}

/** Executes a validated document in process, by a plan where possible. */
export async function executeOperation(args: ExecutionArgs & { contextValue: object }): Promise<ExecutionResult> {
  const operation = getOperationAST(args.document, args.operationName);
  const data = operation && ((await executeQueryPlan({ ...args, operation }))?.data ?? (await executeMutationPlan({ ...args, operation })));
  return data ? { data } : execute(args);
}

function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): readonly PlannedField[] | null {
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

function makePlan(scope: Parameters<typeof planOperation>[0], operation: OperationDefinitionNode): readonly PlannedField[] | null {
  try {
    const plan = planOperation(scope, operation);
    return plan.some(({ field }) => RUN_ONCE.has(field.name)) ? null : plan;
  } catch (error) {
    if (error instanceof Unplannable) return null;
    throw error;
  }
}

/**
 * Runs a mutation once although its response may be built twice: when a plan bails out, graphql-js gets the result that the plan recorded.
 * A plan is recognised by passing no info.
 */
export function runMutationsOnce(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve !== undefined) field.resolve = once(resolve);
  }
}

function once(resolve: GraphQLFieldResolver<unknown, object>): GraphQLFieldResolver<unknown, object> {
  return (root, args: Record<string, unknown>, context, info) => {
    // Despite its type: see NO_INFO.
    if ((info as unknown) !== undefined) {
      const earlier = outcomes.get(context);
      outcomes.delete(context);
      return earlier ?? resolve(root, args, context, info);
    }
    const outcome = (async () => await resolve(root, args, context, info))();
    outcomes.set(context, outcome);
    return outcome;
  };
}
