import { GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Checked } from './checked.ts';
import { coercedVariables } from './coercedVariables.ts';
import { tooComplex } from './limitRules.ts';
import { MAX_COST, MAX_VALUES } from './limits.ts';
import { queryCost } from './queryCost.ts';

/** Cost of an operation, or why it is refused. */
export type Assessed = { cost: number; refused: null } | { cost: null; refused: GraphQLError };

/** Maximum memoised costs per document. */
const MAX_REMEMBERED = 100;
const costs = new WeakMap<DocumentNode, LRUCache<string, number>>();

/**
 * Cost of an operation with these variables, checked before execution on every path: over HTTP, cached documents included, and in process.
 * Refuses invalid variables and costs above the limit.
 */
export function assess(checked: Checked, variables: Record<string, unknown>): Assessed {
  const { schema, operation } = checked;
  if (countValues(variables, MAX_VALUES) > MAX_VALUES) return refuse(tooComplex(`The variables hold more than ${MAX_VALUES} values.`));
  const { coerced, errors } = coercedVariables(schema, operation, variables);
  if (coerced === undefined) return refuse(badVariables(errors[0]?.message ?? 'The variables do not fit.'));
  try {
    const cost = rememberedCost(checked, variables);
    if (cost <= MAX_COST) return { cost, refused: null };
    return refuse(tooComplex(`The operation would cost ${cost}; ${MAX_COST} is allowed. Ask for shorter lists, or for less at once.`));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // A variable with a default may be sent as null to `@skip` and `@include`, which require a value.
    return refuse(
      error.message.includes('number of nodes') ? tooComplex('The fragments of the query unfold too far.') : badVariables(error.message),
    );
  }
}

/** Cost extension of a response. The caller's remaining budget is in headers: this stays equal for equal operations. */
export function costExtension(cost: number): { cost: { requested: number; maximum: number } } {
  return { cost: { requested: cost, maximum: MAX_COST } };
}

/**
 * Memoised by shape: costs depend on numbers, booleans and list lengths among the variables, not on strings. Computing one takes a tenth of
 * some queries.
 */
function rememberedCost({ schema, document, operation }: Checked, variables: Record<string, unknown>): number {
  const known = costs.get(document) ?? new LRUCache<string, number>({ max: MAX_REMEMBERED });
  costs.set(document, known);
  const given = JSON.stringify(variables, (_key, value: unknown) =>
    typeof value === 'string' ? '' : Array.isArray(value) ? [value.length] : value,
  );
  const shape = `${operation.name?.value} ${given}`;
  const cost = known.get(shape) ?? queryCost(schema, document, operation, variables);
  known.set(shape, cost);
  return cost;
}

function refuse(refused: GraphQLError): Assessed {
  return { cost: null, refused };
}

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** Number of values in a JSON value, itself included; counting stops above `limit`. */
function countValues(value: unknown, limit: number): number {
  const open = [value];
  let count = 0;
  while (open.length > 0 && count <= limit) {
    const next = open.pop();
    count += 1;
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      if (open.length + count > limit) return limit + 1;
      open.push((next as Record<string, unknown>)[key]);
    }
  }
  return count;
}
