import { getNamedType, getNullableType, isCompositeType, isInterfaceType, isListType, isObjectType, Kind, valueFromAST } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

/** How long a list is taken to be when nobody says. */
const USUAL_LENGTH = 10;
/** The lists of a connection, as long as the connection's `first`. */
const CONNECTION_LISTS = new Set(['nodes', 'edges']);

/**
 * At most how many fields an operation resolves: every list multiplies what is selected in it by its `first`, by how many `ids`
 * it is given, or by ten. Fields that search on their own count for more (their `complexity`). Fragments are counted once per
 * length, so that nesting them costs nothing. Expects a validated document.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, number>();

  /** `first` is the length of the connection that the set selects from. */
  const costOfSet = (set: SelectionSetNode, parent: GraphQLNamedType, first: number): number => {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent, first);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, first);
      else cost += costOfSet(selection.selectionSet, typeNamed(schema, selection.typeCondition?.name.value) ?? parent, first);
    }
    return cost;
  };

  const costOfFragment = (name: string, first: number): number => {
    const key = `${name} ${first}`;
    const fragment = fragments.get(name);
    const type = typeNamed(schema, fragment?.typeCondition.name.value);
    if (fragment === undefined || type === undefined) return 0;
    const cost = known.get(key) ?? costOfSet(fragment.selectionSet, type, first);
    known.set(key, cost);
    return cost;
  };

  const costOfField = (node: FieldNode, parent: GraphQLNamedType, first: number): number => {
    const field = fieldOf(parent, node.name.value);
    if (field === undefined) return 0;
    const own = typeof field.extensions['complexity'] === 'number' ? field.extensions['complexity'] : 1;
    const type = getNamedType(field.type);
    if (node.selectionSet === undefined || !isCompositeType(type)) return own;
    const asked = idsOf(field, node, variables) ?? firstOf(field, node, variables);
    const isList = isListType(getNullableType(field.type));
    const length = isList ? (asked ?? (CONNECTION_LISTS.has(field.name) ? first : USUAL_LENGTH)) : 1;
    return own + length * costOfSet(node.selectionSet, type, asked ?? USUAL_LENGTH);
  };

  const root = schema.getRootType(operation.operation);
  return root ? costOfSet(operation.selectionSet, root, USUAL_LENGTH) : 0;
}

function typeNamed(schema: GraphQLSchema, name: string | undefined): GraphQLNamedType | undefined {
  return name === undefined ? undefined : schema.getType(name);
}

/** Undefined for introspection, which is not counted. */
function fieldOf(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** What a field's `first` comes to; null for fields without it. */
function firstOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Record<string, unknown>): number | null {
  const argument = field.args.find((candidate) => candidate.name === 'first');
  if (argument === undefined) return null;
  const given = node.arguments?.find((candidate) => candidate.name.value === 'first');
  const value: unknown = given === undefined ? undefined : valueFromAST(given.value, argument.type, variables);
  const first = value ?? argument.defaultValue;
  return typeof first === 'number' ? Math.max(1, first) : USUAL_LENGTH;
}

/** How many ids a field is asked for; null for fields without them. */
function idsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Record<string, unknown>): number | null {
  const argument = field.args.find((candidate) => candidate.name === 'ids');
  const given = node.arguments?.find((candidate) => candidate.name.value === 'ids');
  if (argument === undefined || given === undefined) return null;
  const ids: unknown = valueFromAST(given.value, argument.type, variables);
  return Array.isArray(ids) ? Math.max(1, ids.length) : null;
}
