import { execute, getOperationAST, OperationTypeNode } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { coercedVariables } from '#server/graphql/coercedVariables.ts';
import { fragmentsOf } from '#server/graphql/selections.ts';
import { conditionsOf } from './collectFields.ts';
import { planOperation, Unplannable } from './planOperation.ts';
import type { PlannedField } from './planOperation.ts';
import { forgetOutcome } from './mutationResults.ts';
import { PlanExecutor } from './planExecutor.ts';

/** Data of an operation, and the root fields that it selected. */
export interface CompiledResult {
  data: Record<string, unknown>;
  fields: string[];
}

interface Execution extends Pick<ExecutionArgs, 'schema' | 'document' | 'contextValue' | 'variableValues'> {
  operation: OperationDefinitionNode;
}

/** Reads with side effects, such as misses that are counted: they run once. */
const RUN_ONCE = new Set(['order', 'passwordResetOpen', 'trackOrder']);

/** Memoised plans of a document. */
interface Known {
  schema: GraphQLSchema;
  conditions: readonly string[];
  fragments: ReturnType<typeof fragmentsOf>;
  /** By operation name and the values of the conditions. Null: left to graphql-js. */
  plans: Map<string, readonly PlannedField[] | null>;
}

const known = new WeakMap<DocumentNode, Known>();

/**
 * Executes a query as graphql-js would, but several times as fast: the selection is planned once per document. Null on any error and for
 * whatever is no plain query: graphql-js then runs it from the start, so that there is one way to report errors. Expects a validated
 * document.
 */
export function executeCompiled(execution: Execution): Promise<CompiledResult | null> {
  return planned(execution, OperationTypeNode.QUERY);
}

/**
 * Executes a document with one mutation in the same way. Null as for queries: graphql-js then does not run the mutation again but gets its
 * recorded result (`runMutationsOnce`), so that there is one way to report errors. Several mutations are left to graphql-js, which runs
 * them serially.
 */
export async function quickMutation(execution: Execution & { contextValue: object }): Promise<Record<string, unknown> | null> {
  const answer = await planned(execution, OperationTypeNode.MUTATION, ({ length }) => length === 1);
  if (answer === null) return null;
  forgetOutcome(execution.contextValue);
  return answer.data;
}

/** Executes an operation of this kind by a plan that fits; null otherwise. */
async function planned(
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
  const data = operation && ((await executeCompiled({ ...args, operation }))?.data ?? (await quickMutation({ ...args, operation })));
  return data ? { data } : execute(args);
}

function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): readonly PlannedField[] | null {
  let about = known.get(document);
  if (about?.schema !== schema) {
    about = { schema, conditions: conditionsOf(document), fragments: fragmentsOf(document), plans: new Map() };
    known.set(document, about);
  }
  const key = [operation.name?.value, ...about.conditions.map((name) => variables[name])].join(' ');
  const made = about.plans.get(key);
  if (made !== undefined) return made;
  const plan = makePlan({ ...about, variables: Object.fromEntries(about.conditions.map((name) => [name, variables[name]])) }, operation);
  about.plans.set(key, plan);
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
