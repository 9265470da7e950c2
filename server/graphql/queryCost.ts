/** The cost of operations: the estimate and its limit. */
import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { CREDENTIAL_MUTATIONS, tooComplex } from './limitRules.ts';

/** Default cost of a field in microseconds: reading it from memory and serialising it as JSON. */
const FIELD = 1;
/** Default cost of a field with arguments, which TypeGraphQL resolves through promises. */
const FIELD_WITH_ARGUMENTS = 5;
/** Cost of an object in a list, excluding its fields. */
const ITEM = 2;
/** Default cost of a mutation: a transaction flushed to disk. */
export const MUTATION_COST = 1000;
/** Hashing or verifying a password. */
const PASSWORD = 20_000;
/** Default length of a list. */
const USUAL_LENGTH = 10;
/** Assumed number of packages per order, and of lines per package. */
export const USUAL_ORDER_LENGTH = 4;
/** Cost of a cart line, which is read and priced. */
export const LINE_COST = 20;
/** Cost of an introspection field. */
const INTROSPECTED = 2;
/** Average lengths of introspection lists and optional fields in this schema, where they differ from 1. */
const INTROSPECTION_LENGTHS: Partial<Record<string, number>> = { types: 230, fields: 4, args: 0.3, ofType: 0.5, inputFields: 0.7 };
/** Maximum number of visited selections; fragments count each time they are spread. */
const MAX_NODES = 5000;

/** A validated document and its selected operation. */
export interface ValidatedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

type Arguments = Record<string, unknown>;

/** Field costs, declared in `@Extensions`. An argument passed as null counts as its default. */
interface DeclaredCost {
  /** Cost of the field itself in microseconds. */
  cost?: number | ((args: Arguments) => number);
  /**
   * Maximum or usual length of the list, unless the argument `first` gives it. The second parameter is the length set by an
   * ancestor field, the third the nearest `filter` argument above. For a field that is not a list: the length of the lists below
   * it that are declared as `LENGTH_ABOVE`.
   */
  longest?: number | ((args: Arguments, above: number, filter: Arguments) => number | undefined);
  /** For a list: the length of the lists within each of its items that are declared as `LENGTH_ABOVE`. */
  below?: (args: Arguments, filter: Arguments) => number;
}

/** `longest` of a list whose length is set by an ancestor field: `nodes` by the connection's `first`, `groups` by the cart's lines. */
export const LENGTH_ABOVE = (_args: Arguments, above: number): number => above;

const META_FIELDS: readonly GraphQLField<unknown, unknown>[] = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];

/** Adds up the costs of the selected fields, and passes list lengths down. Expects a validated document. */
class CostVisitor {
  private visited = 0;
  /** The nearest `filter` argument above the visited field. */
  private filter: Arguments = {};
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Record<string, unknown>,
  ) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** Cost of an object with these fields; for an abstract type, the cost of the most expensive object type. */
  costOf({ selections }: SelectionSetNode, type: GraphQLCompositeType, above: number): number {
    const costs = new Map<GraphQLCompositeType, number>();
    const add = (cost: number, of: GraphQLCompositeType) => {
      for (const each of isAbstractType(of) ? this.schema.getPossibleTypes(of) : [of]) costs.set(each, (costs.get(each) ?? 0) + cost);
    };
    for (const selection of selections) {
      this.visited += 1;
      if (this.visited >= MAX_NODES) throw tooComplex('The fragments of the query unfold too far.');
      if (!this.isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) add(this.costOfField(selection, type, above), type);
      else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection;
        const of = fragment?.typeCondition ? typeFromAST(this.schema, fragment.typeCondition) : type;
        if (fragment && isCompositeType(of)) add(this.costOf(fragment.selectionSet, of, above), of);
      }
    }
    return Math.max(0, ...costs.values());
  }

  private isIncluded(selection: SelectionNode): boolean {
    const isSkipped = getDirectiveValues(GraphQLSkipDirective, selection, this.variables)?.['if'] === true;
    return !isSkipped && getDirectiveValues(GraphQLIncludeDirective, selection, this.variables)?.['if'] !== false;
  }

  private costOfField(node: FieldNode, parent: GraphQLCompositeType, above: number): number {
    const name = node.name.value;
    const field = META_FIELDS.find((meta) => meta.name === name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name]);
    if (field === undefined || field === TypeNameMetaFieldDef) return 0;
    const args = argumentsOf(field, node, this.variables);
    const { cost, longest, below: lengthBelow } = field.extensions as DeclaredCost;
    const isIntrospection = parent.name.startsWith('__');
    const own = (typeof cost === 'function' ? cost(args) : cost) ?? (isIntrospection ? INTROSPECTED : usualCost(field, parent));
    const type = getNamedType(field.type);
    const { selectionSet } = node;
    if (!isCompositeType(type) || selectionSet === undefined) return own;
    const below = (length: number) => this.costBelow(selectionSet, type, length, args);
    if (isIntrospection) return own + (INTROSPECTION_LENGTHS[name] ?? 1) * (ITEM + below(above));
    const { first } = args as { first?: number };
    const given = first ?? (typeof longest === 'function' ? longest(args, above, this.filter) : longest);
    if (!isListType(getNullableType(field.type))) return own + below(Math.max(0, given ?? above));
    // A list whose length is set from above counts as one item for each list of that length within it.
    const length = lengthBelow?.(args, this.filter) ?? (longest === LENGTH_ABOVE ? 1 : USUAL_LENGTH);
    return own + Math.max(0, given ?? USUAL_LENGTH) * (ITEM + below(Math.max(0, length)));
  }

  /** Cost of a field's selections, to which its `filter` argument applies. */
  private costBelow(selections: SelectionSetNode, type: GraphQLCompositeType, length: number, args: Arguments): number {
    const outer = this.filter;
    this.filter = (args['filter'] as Arguments | null | undefined) ?? outer;
    const cost = this.costOf(selections, type, length);
    this.filter = outer;
    return cost;
  }
}

function usualCost({ name, args }: GraphQLField<unknown, unknown>, parent: GraphQLCompositeType): number {
  if (parent.name !== 'Mutation') return args.length > 0 ? FIELD_WITH_ARGUMENTS : FIELD;
  return CREDENTIAL_MUTATIONS.has(name) ? PASSWORD : MUTATION_COST;
}

/** A field's arguments; those passed as null have their default value. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Record<string, unknown>): Arguments {
  const given = getArgumentValues(field, node, variables);
  for (const { name, defaultValue } of field.args) if (given[name] === null) given[name] = defaultValue;
  return given;
}

/**
 * CPU cost of an operation in microseconds, assuming the maximum or usual length of each list; `npm run bench -- cost` compares
 * it with measurements. Throws a GraphQLError for invalid variables, and if fragments expand too far.
 */
export function queryCost({ schema, document, operation }: ValidatedOperation, coerced: Record<string, unknown>): number {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  try {
    return Math.ceil(new CostVisitor(schema, document, coerced).costOf(operation.selectionSet, root, USUAL_LENGTH));
  } catch (error) {
    // A variable with a default may be sent as null to `@skip` and `@include`, which require a value.
    if (error instanceof GraphQLError && error.extensions['code'] === undefined) throw badVariables(error.message);
    throw error;
  }
}

/** Cost of any HTTP request, excluding its operation. */
export const REQUEST_COST = 500;
/** Maximum cost of an operation. */
export const MAX_COST = 100_000;
/** Maximum values in the variables, including nested ones: enough for the largest cart. */
const MAX_VALUES = 2000;
/** Maximum memoised costs per document. */
const MAX_MEMOISED = 100;
const costs = new WeakMap<DocumentNode, LRUCache<string, number>>();

/**
 * An operation's cost with these variables. Throws a GraphQLError for invalid variables. Computed before every execution, over
 * HTTP (including cached documents) and in process.
 */
export function costOf(validated: ValidatedOperation, variables: Record<string, unknown>): number {
  const { schema, document, operation } = validated;
  if (hasTooManyValues(variables)) throw tooComplex(`The variables hold more than ${MAX_VALUES} values.`);
  // Each error prints the whole value, so that many errors for a large value would block the process for a long time.
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  if (coerced === undefined) throw badVariables(errors[0]?.message ?? 'The variables do not fit.');
  // A mutation's cost may depend on its texts, which are not part of the shapes.
  if (operation.operation === OperationTypeNode.MUTATION) return queryCost(validated, coerced);
  // Memoised by the shapes of the declared variables, because computing the cost takes a tenth of the time of some queries.
  const known = costs.get(document) ?? new LRUCache<string, number>({ max: MAX_MEMOISED });
  costs.set(document, known);
  const shapes = Object.entries(coerced).map(([name, value]) => [name, shapeOf(value)]);
  const shape = JSON.stringify([operation.name?.value, shapes]);
  const cost = known.get(shape) ?? queryCost(validated, coerced);
  known.set(shape, cost);
  return cost;
}

/** Rejects an operation above the maximum cost. */
export function checkCost(cost: number): void {
  if (cost <= MAX_COST) return;
  throw tooComplex(`The operation would cost ${cost}; ${MAX_COST} is allowed. Ask for shorter lists, or for less at once.`);
}

/**
 * The parts of a variable's value that the cost depends on: a number, a boolean or a list's length; within an object, only the
 * lengths of lists.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object') return typeof value === 'string' ? '' : value;
  return JSON.stringify(value, (_key, inner: unknown) => (Array.isArray(inner) ? inner.length : typeof inner === 'object' ? inner : 0));
}

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** Whether a JSON value contains more values than allowed, including itself. Stops counting at the limit. */
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
/** Cost per pair of fields with the same response name, because validation compares all their selections. */
const PAIR = 1;

/** Cost of validating a document in microseconds. Fields in fragments count as if all fragments were spread in one place. */
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
