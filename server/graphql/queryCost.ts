/** Cost of operations: the estimate and its limit. */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ComplexityEstimator, ComplexityEstimatorArgs } from 'graphql-query-complexity';
// The package's default entry brings a second copy of graphql, which refuses our schema's types.
import { getComplexity } from 'graphql-query-complexity/cjs';
import { LRUCache } from 'lru-cache';
import { coercedVariables, type ValidatedOperation } from './operation.ts';
import { CREDENTIAL_MUTATIONS, tooComplex } from './limitRules.ts';

/** Default cost of a field in microseconds: read from an object in memory and serialised as JSON. */
const FIELD = 1;
/** Cost of an object in a list, beside its fields. */
const ITEM = 2;
/** Default cost of a mutation: a transaction that is flushed to disk. */
export const MUTATION_COST = 1000;
/** Hashing a password, or comparing it with a hash. */
const PASSWORD = 20_000;
/** Default length of a list of unknown length. */
const USUAL_LENGTH = 10;
/** Assumed lines of an existing order: its packages, groups and lines together. */
const USUAL_LINES = 4;
/** Pricing a cart line, and serialising it. */
const LINE = 20;
/** A field of introspection, which graphql-js executes. */
const INTROSPECTED = 2;
/** Average lengths of lists and optional fields of introspection in this schema, where they are not 1. */
const INTROSPECTION_LENGTHS: Partial<Record<string, number>> = { types: 230, fields: 4, args: 0.3, ofType: 0.5, inputFields: 0.7 };

/** Lists whose length is an argument further up: `first` of a connection, `valueLimit` of facets. */
const PAGE_LISTS = new Set(['nodes', 'edges', 'values']);
/**
 * Lists of a cart: together as long as its lines, however they are grouped. Not those of an order, which implements Node: for an interface
 * the library takes the greatest cost of its types, and one that is counted per item would hide the costs of all others.
 */
const CART_LISTS = new Set(['lines', 'groups', 'packages', 'issues']);

/** Maximum visited selections; fragments count as often as they are spread. */
const MAX_NODES = 5000;
/** Saturation value, far above the limit: no sum of that many selections comes near `PER_ITEM`. */
const CAP = 2 ** 22;
/**
 * The library passes one number from a field to its parent. Ours encodes two: a cost that counts once, plus PER_ITEM times a cost that
 * counts for each item of a list whose length is an argument further up. So `nodes` is multiplied by its connection's `first`, and `facets`
 * beside it is not.
 */
const PER_ITEM = 2 ** 36;

const once = (cost: number): number => cost % PER_ITEM;
const perItem = (cost: number): number => Math.floor(cost / PER_ITEM);
const times = (length: number, cost: number): number => Math.min(CAP, once(cost) + length * perItem(cost));

/**
 * CPU cost of an operation in microseconds, for the upper bounds or usual lengths of its lists: `npm run bench -- cost` compares it with
 * measurements. A field declares its own cost (`complexity`: a number, or an estimator that reads its arguments) and the length of its list
 * (`longest`: a number, or a function of its arguments). Expects a validated document; throws a GraphQLError for invalid variables, and for a document whose fragments expand too far.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const operationName = operation.name?.value;
  try {
    const cost = getComplexity({ schema, query: document, operationName, variables, estimators: [costOfField], maxQueryNodes: MAX_NODES });
    return Math.ceil(times(USUAL_LINES, cost));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('number of nodes')) throw tooComplex('The fragments of the query unfold too far.');
    // A variable with a default may be sent as null to `@skip` and `@include`, which require a value.
    throw badVariables(error.message);
  }
}

/** Own cost of a field, as it declares it. */
function ownCost(estimated: ComplexityEstimatorArgs): number {
  const { field, type } = estimated;
  if (field.name === '__typename') return 0;
  if (type.name.startsWith('__')) return INTROSPECTED;
  const usual = type.name !== 'Mutation' ? FIELD : CREDENTIAL_MUTATIONS.has(field.name) ? PASSWORD : MUTATION_COST;
  const declared = field.extensions['complexity'] as ComplexityEstimator | number | undefined;
  return numberOf(typeof declared === 'function' ? declared({ ...estimated, childComplexity: 0 }) : declared) ?? usual;
}

function costOfField(estimated: ComplexityEstimatorArgs): number {
  const { type, field, childComplexity: below } = estimated;
  const args = estimated.args as Record<string, unknown>;
  const own = ownCost(estimated);
  if (!isCompositeType(getNamedType(field.type))) return own;
  if (type.name.startsWith('__')) return Math.min(CAP, own + (INTROSPECTION_LENGTHS[field.name] ?? 1) * (ITEM + below));
  // An argument sent as null counts as its default.
  const given = (name: string): unknown => args[name] ?? field.args.find((argument) => argument.name === name)?.defaultValue;
  const first = numberOf(given('first')) ?? lengthOf(given('ids'));
  const lines = linesOf(given('input'));
  const lengthAbove = first ?? numberOf(given('valueLimit')) ?? lines;
  if (!isListType(getNullableType(field.type)))
    return lengthAbove === null ? own + below : Math.min(CAP, own + LINE * (lines ?? 0) + times(lengthAbove, below));
  const isOfCart = CART_LISTS.has(field.name) && !(isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'));
  const perItemBelow = PAGE_LISTS.has(field.name) ? USUAL_LINES : isOfCart ? 1 : null;
  if (first === null && perItemBelow !== null) return own + PER_ITEM * Math.min(CAP, ITEM + times(perItemBelow, below));
  const longest = field.extensions['longest'] as number | ((given: Record<string, unknown>) => number) | undefined;
  const length =
    first ??
    numberOf(given('count')) ??
    lengthOf(given('keys')) ??
    (CART_LISTS.has(field.name) ? USUAL_LINES : null) ??
    (typeof longest === 'function' ? longest(args) : (longest ?? USUAL_LENGTH));
  return Math.min(CAP, own + length * (ITEM + times(lengthAbove ?? USUAL_LINES, below)));
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? Math.max(0, value) : null;
}

function lengthOf(value: unknown): number | null {
  return Array.isArray(value) ? value.length : null;
}

function linesOf(input: unknown): number | null {
  return typeof input === 'object' && input !== null && 'lines' in input ? lengthOf(input.lines) : null;
}

/** Upper bound of the CPU microseconds of an operation. */
/** Cost of any request over HTTP, beside its operation. */
export const REQUEST_COST = 500;
export const MAX_COST = 100_000;
/** Values in the variables, nested ones included: enough for a cart of the greatest length. */
const MAX_VALUES = 2000;
/** Maximum memoised costs per document. */
const MAX_MEMOISED = 100;
const costs = new WeakMap<DocumentNode, LRUCache<string, number>>();

/**
 * Cost of an operation with these variables. Throws a GraphQLError for invalid ones. Computed before execution on every path: over HTTP,
 * cached documents included, and in process.
 */
export function costOf({ schema, document, operation }: ValidatedOperation, variables: Record<string, unknown>): number {
  if (hasTooManyValues(variables)) throw tooComplex(`The variables hold more than ${MAX_VALUES} values.`);
  const { coerced, errors } = coercedVariables(schema, operation, variables);
  if (coerced === undefined) throw badVariables(errors[0]?.message ?? 'The variables do not fit.');
  // The cost of a mutation may depend on the texts it sends, which are not in the shapes.
  if (operation.operation === OperationTypeNode.MUTATION) return queryCost(schema, document, operation, variables);
  // Memoised by the shapes of the declared variables: computing one takes a tenth of some queries.
  const known = costs.get(document) ?? new LRUCache<string, number>({ max: MAX_MEMOISED });
  costs.set(document, known);
  const shapes = Object.entries(coerced).map(([name, value]) => [name, shapeOf(value)]);
  const shape = JSON.stringify([operation.name?.value, shapes]);
  const cost = known.get(shape) ?? queryCost(schema, document, operation, variables);
  known.set(shape, cost);
  return cost;
}

/** Refuses an operation that costs more than is allowed. */
export function checkCost(cost: number): void {
  if (cost <= MAX_COST) return;
  throw tooComplex(`The operation would cost ${cost}; ${MAX_COST} is allowed. Ask for shorter lists, or for less at once.`);
}

/**
 * What the cost depends on in the value of a variable: a number, a boolean or a list's length, and within an object the lengths of lists
 * alone, not the prices of a filter.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object') return typeof value === 'string' ? '' : value;
  return JSON.stringify(value, (_key, inner: unknown) => (Array.isArray(inner) ? inner.length : typeof inner === 'object' ? inner : 0));
}

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** Whether a JSON value holds more values than allowed, itself included; counting stops at the limit. */
function hasTooManyValues(value: unknown): boolean {
  const open = [value];
  let count = 0;
  while (open.length > 0 && count <= MAX_VALUES) {
    const next = open.pop();
    count += 1;
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      if (open.length + count > MAX_VALUES) return true;
      open.push((next as Record<string, unknown>)[key]);
    }
  }
  return count > MAX_VALUES;
}

/** Microseconds of validation per lexical token. */
const TOKEN = 3;
/** Per pair of fields with one place in the response: validation compares each with each, and all that they select. */
const PAIR = 1;

/** Cost of validating a document in microseconds. Fields of fragments count as if all were spread in one place. */
export function validationCost(document: DocumentNode): number {
  const places = new Map<string, number>();
  let pairs = 0;
  const count = (set: SelectionSetNode | undefined, above: string): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet, above);
      if (selection.kind !== Kind.FIELD) continue;
      const place = `${above} ${(selection.alias ?? selection.name).value}`;
      const before = places.get(place) ?? 0;
      pairs += before;
      places.set(place, before + 1);
      count(selection.selectionSet, place);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) count(definition.selectionSet, '');
  return TOKEN * (document.tokenCount ?? 0) + PAIR * pairs;
}
