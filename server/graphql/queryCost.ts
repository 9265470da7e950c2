import { getNamedType, getNullableType, isCompositeType, isListType, isObjectType, TypeInfo, ValidationContext } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLField, GraphQLNamedType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
// The package's default entry brings a second copy of graphql, which refuses our schema's types.
import { createComplexityRule } from 'graphql-query-complexity/cjs';
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { CREDENTIAL_MUTATIONS } from './limitRules.ts';

/** What a field without a declaration costs, in microseconds: taken from an object in memory and written as JSON. */
const FIELD = 1;
/** An object of a list, beside its fields. */
const ITEM = 2;
/** A mutation without a declaration: a transaction that is flushed to the disk. */
const MUTATION = 1000;
/** A password that is hashed, or compared with a hash. */
const PASSWORD = 20_000;
/** How long a list is taken to be when nobody says. */
const USUAL_LENGTH = 10;
/** Lines of an order that was placed before: its packages, groups and lines together. */
const USUAL_LINES = 4;
/** Pricing a line of a cart, and writing it. */
const LINE = 20;
/** The schema, which tools read once: flat, since nothing below repeats (`introspectionRule`). */
const INTROSPECTION: Partial<Record<string, number>> = { __schema: 40_000, __type: 2000, __typename: 0 };

/** Lists that are as long as an argument above them says: `first` of a connection, `valueLimit` of facets. */
const PAGE_LISTS = new Set(['nodes', 'edges', 'values']);
/**
 * Lists of a cart: together as long as its lines, however they are grouped. Not those of an order, which implements Node: of the types that an interface may
 * turn out to be the library takes the greatest number, and one that is counted for each item would hide the cost of all others.
 */
const CART_LISTS = new Set(['lines', 'groups', 'packages', 'issues']);

/** Selections that are looked at, at most, fragments as often as they are spread. */
const MAX_NODES = 5000;
/** Far beyond what is allowed: no sum of so many selections comes near `PER_ITEM`. */
const CAP = 2 ** 22;
/**
 * The library hands one number from a field to the one above it. Ours has two parts: what counts once, and this many times what counts for each item
 * of a list whose length is an argument further up. So `nodes` is multiplied by its connection's `first`, and `facets` beside it is not.
 */
const PER_ITEM = 2 ** 36;

const once = (cost: number): number => cost % PER_ITEM;
const perItem = (cost: number): number => Math.floor(cost / PER_ITEM);
const times = (length: number, cost: number): number => Math.min(CAP, once(cost) + length * perItem(cost));

/**
 * What an operation costs the processor, in microseconds, at most or for usual lengths: `npm run bench -- cost` compares it with what is measured. A field
 * declares what itself costs (`complexity`) and how long its list gets (`longest`: a number, or a function of its arguments). Expects a validated document;
 * throws a GraphQLError for variables that do not fit, and for a document whose fragments unfold too far.
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
  // Entered without the walk over the whole document that a rule of validation takes: only this operation counts.
  rule.onOperationDefinitionEnter(operation);
  const [error] = errors;
  if (error !== undefined) throw error;
  return Math.ceil(times(USUAL_LINES, rule.complexity));
}

/** What a field's declaration says about its cost. */
interface Declared {
  own: number;
  /** Whether something is selected of it. */
  isComposite: boolean;
  isList: boolean;
  /** Whether its length is counted for each line of a cart. */
  isOfCart: boolean;
  longest: number | ((args: Record<string, unknown>) => number);
  /** Whether it has arguments that say how long lists are. */
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
  // An argument that is sent as null counts as its default.
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
