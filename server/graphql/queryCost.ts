import { getNamedType, getNullableType, isCompositeType, isInterfaceType, isListType, isObjectType, Kind, valueFromAST } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { fragmentsOf, isLeftOut } from './selections.ts';

/** How long a list is taken to be when nobody says. */
const USUAL_LENGTH = 10;
/** Lists as long as what was asked for one field above them: a connection's `first`, the facets' `valueLimit`. */
const BOUND_LISTS = new Set(['nodes', 'edges', 'values']);
/** Lists of a cart or an order. Together they are as long as the lines that were sent, however they are grouped. */
const CART_LISTS = new Set(['lines', 'groups', 'packages', 'issues']);

/**
 * At most how many fields an operation resolves: every list multiplies what is selected in it by its `first`, by how many `ids`,
 * `keys` or `lines` it is given, by its own `longest`, or by ten. Fields that search on their own count for more (their `complexity`). Fragments are counted once per
 * length, so that nesting them costs nothing. What `@skip` and `@include` leave out costs nothing either. Expects a validated document.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();

  /** `above` is what the field that the set belongs to was asked for. */
  const costOfSet = (set: SelectionSetNode, parent: GraphQLNamedType, above: Asked): number => {
    let cost = 0;
    for (const selection of set.selections) {
      if (isLeftOut(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent, above);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, above);
      else cost += costOfSet(selection.selectionSet, typeNamed(schema, selection.typeCondition?.name.value) ?? parent, above);
    }
    return cost;
  };

  const costOfFragment = (name: string, above: Asked): number => {
    const key = `${name} ${above.first} ${above.lines}`;
    const fragment = fragments.get(name);
    const type = typeNamed(schema, fragment?.typeCondition.name.value);
    if (fragment === undefined || type === undefined) return 0;
    const cost = known.get(key) ?? costOfSet(fragment.selectionSet, type, above);
    known.set(key, cost);
    return cost;
  };

  const costOfField = (node: FieldNode, parent: GraphQLNamedType, above: Asked): number => {
    const field = fieldOf(parent, node.name.value);
    if (field === undefined) return 0;
    const own = typeof field.extensions['complexity'] === 'number' ? field.extensions['complexity'] : 1;
    const type = getNamedType(field.type);
    if (node.selectionSet === undefined || !isCompositeType(type)) return own;
    const args = argumentsOf(field, node, variables);
    const asked = lengthOf(args['ids']) ?? numberOf(args['first']);
    const isCartList = above.lines !== null && CART_LISTS.has(field.name);
    const longest = numberOf(field.extensions['longest']);
    const usual = BOUND_LISTS.has(field.name) ? above.first : isCartList ? above.lines : longest;
    const listed = asked ?? lengthOf(args['keys']);
    const length = isListType(getNullableType(field.type)) ? (listed ?? usual ?? USUAL_LENGTH) : 1;
    const below: Asked = {
      first: asked ?? numberOf(args['valueLimit']) ?? USUAL_LENGTH,
      lines: isCartList ? 1 : (linesOf(args['input']) ?? above.lines),
    };
    return own + length * costOfSet(node.selectionSet, type, below);
  };

  const root = schema.getRootType(operation.operation);
  return root ? costOfSet(operation.selectionSet, root, { first: USUAL_LENGTH, lines: null }) : 0;
}

interface Asked {
  first: number;
  /** How many lines of a cart the operation was given; null outside of carts. */
  lines: number | null;
}

function typeNamed(schema: GraphQLSchema, name: string | undefined): GraphQLNamedType | undefined {
  return name === undefined ? undefined : schema.getType(name);
}

/** Undefined for introspection, which is not counted. */
function fieldOf(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** What the arguments of a field come to, defaults included. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const argument of field.args) {
    const given = node.arguments?.find((candidate) => candidate.name.value === argument.name);
    values[argument.name] = (given && valueFromAST(given.value, argument.type, variables)) ?? argument.defaultValue;
  }
  return values;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? Math.max(1, value) : null;
}

function lengthOf(value: unknown): number | null {
  return Array.isArray(value) ? Math.max(1, value.length) : null;
}

function linesOf(input: unknown): number | null {
  return typeof input === 'object' && input !== null && 'lines' in input ? lengthOf(input.lines) : null;
}
