import { getNamedType, getNullableType, isCompositeType, isListType, isObjectType, TypeInfo, ValidationContext } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLField, GraphQLNamedType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
// The package's default entry brings a second copy of graphql, which refuses our schema's types.
import { createComplexityRule } from 'graphql-query-complexity/cjs';
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { CREDENTIAL_MUTATIONS } from './limitRules.ts';

/** Default cost of a field in microseconds: read from an object in memory and serialised as JSON. */
const FIELD = 1;
/** Cost of an object in a list, beside its fields. */
const ITEM = 2;
/** Default cost of a mutation: a transaction that is flushed to disk. */
const MUTATION = 1000;
/** Hashing a password, or comparing it with a hash. */
const PASSWORD = 20_000;
/** Default length of a list of unknown length. */
const USUAL_LENGTH = 10;
/** Assumed lines of an existing order: its packages, groups and lines together. */
const USUAL_LINES = 4;
/** Pricing a cart line, and serialising it. */
const LINE = 20;
/** Introspection, which tools run once: flat costs, since nothing below repeats (`introspectionRule`). */
const INTROSPECTION: Partial<Record<string, number>> = { __schema: 40_000, __type: 2000, __typename: 0 };

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
 * measurements. A field declares its own cost (`complexity`) and the length of its list (`longest`: a number, or a function of its
 * arguments). Expects a validated document; throws a GraphQLError for invalid variables, and for a document whose fragments expand too far.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const errors: GraphQLError[] = [];
  const context = new ValidationContext(schema, document, new TypeInfo(schema), (error) => errors.push(error));
  const rule = createComplexityRule({ variables, estimators: [costOfField], maximumComplexity: Infinity, maxQueryNodes: MAX_NODES })(
    context,
  );
  // Entered without validation's walk over the whole document: only this operation counts.
  rule.onOperationDefinitionEnter(operation);
  const [error] = errors;
  if (error !== undefined) throw error;
  return Math.ceil(times(USUAL_LINES, rule.complexity));
}

/** Declared cost of a field. */
interface Declared {
  own: number;
  /** Whether it has a selection set. */
  isComposite: boolean;
  isList: boolean;
  /** Whether its length is counted per cart line. */
  isOfCart: boolean;
  longest: number | ((args: Record<string, unknown>) => number);
  /** Whether it has arguments, which may set the lengths of lists. */
  hasArguments: boolean;
}

const declarations = new WeakMap<object, Declared>();

function declaredOf(field: GraphQLField<unknown, unknown>, type: GraphQLNamedType): Declared {
  const usual = type.name !== 'Mutation' ? FIELD : CREDENTIAL_MUTATIONS.has(field.name) ? PASSWORD : MUTATION;
  return {
    own: INTROSPECTION[field.name] ?? numberOf(field.extensions['complexity']) ?? usual,
    isComposite: INTROSPECTION[field.name] === undefined && isCompositeType(getNamedType(field.type)),
    isList: isListType(getNullableType(field.type)),
    isOfCart: CART_LISTS.has(field.name) && !(isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')),
    longest: (field.extensions['longest'] as Declared['longest'] | undefined) ?? USUAL_LENGTH,
    hasArguments: field.args.length > 0,
  };
}

function costOfField({ type, field, args, childComplexity: below }: ComplexityEstimatorArgs): number {
  const declared = declarations.get(field) ?? declaredOf(field, type);
  declarations.set(field, declared);
  const { own, isComposite, isList, isOfCart, longest, hasArguments } = declared;
  if (!isComposite) return own;
  // An argument sent as null counts as its default.
  const given = (name: string): unknown =>
    hasArguments
      ? ((args as Record<string, unknown>)[name] ?? field.args.find((argument) => argument.name === name)?.defaultValue)
      : undefined;
  const first = numberOf(given('first')) ?? lengthOf(given('ids'));
  if (isList && first === null && PAGE_LISTS.has(field.name)) return own + PER_ITEM * Math.min(CAP, ITEM + times(USUAL_LINES, below));
  if (isList && first === null && isOfCart) return own + PER_ITEM * Math.min(CAP, ITEM + times(1, below));
  const lines = linesOf(given('input'));
  const lengthAbove = first ?? numberOf(given('valueLimit')) ?? lines;
  if (!isList) return lengthAbove === null ? own + below : Math.min(CAP, own + LINE * (lines ?? 0) + times(lengthAbove, below));
  const length =
    first ??
    numberOf(given('count')) ??
    lengthOf(given('keys')) ??
    (CART_LISTS.has(field.name) ? USUAL_LINES : null) ??
    (typeof longest === 'number' ? longest : longest(args));
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
