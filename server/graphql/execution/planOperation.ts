import {
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  typeFromAST,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  NamedTypeNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';
import { isExcluded } from '#server/graphql/operation.ts';

/** How a value is completed. */
export type Shape = { nullable: boolean } & (
  | { kind: 'leaf'; type: GraphQLLeafType }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; type: GraphQLObjectType }
  | { kind: 'abstract'; type: GraphQLAbstractType }
);

/** A response field, with everything that is the same for each object that has it. */
export interface PlannedField {
  /** Response key. */
  key: string;
  field: GraphQLField<unknown, unknown>;
  /** `Type.field`, for messages. */
  coordinate: string;
  /** Several where the field is selected repeatedly. */
  nodes: readonly [FieldNode, ...FieldNode[]];
  shape: Shape;
  /** Arguments without variables, shared by every object and execution; null where they depend on variables. */
  args: Record<string, unknown> | null;
  /** Selections by object type that the field may return. */
  below: ReadonlyMap<GraphQLObjectType, readonly PlannedField[]>;
}

/** Maximum fields of a plan: fragments unfold, and plans are memoised. The client's own operations have up to 400. */
const MAX_FIELDS = 1000;

/** Thrown where an operation uses something that plans do not support. */
export class Unplannable extends Error {}

/** Plan of an operation under the given values of its conditions. Expects a validated document. */
export function planOperation(scope: Scope, { operation, selectionSet }: OperationDefinitionNode): readonly PlannedField[] {
  const root = scope.schema.getRootType(operation);
  if (root == null) throw new Unplannable();
  return planFields(scope, root, [selectionSet]);
}

function planFields(scope: Scope, type: GraphQLObjectType, sets: Parameters<typeof collectFields>[2]): readonly PlannedField[] {
  return [...collectFields(scope, type, sets)].map(([key, nodes]) => {
    const [node] = nodes;
    const field = fieldOf(type, node.name.value);
    // As a key it would set the object's prototype.
    if (field === undefined || key === '__proto__') throw new Unplannable();
    scope.plannedFields += 1;
    if (scope.plannedFields > MAX_FIELDS) throw new Unplannable();
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const types = inner.length === 0 ? [] : objectTypesOf(scope.schema, field.type);
    const below = new Map(types.map((of) => [of, planFields(scope, of, inner)]));
    const args = hasVariables(valuesOf(node)) ? null : frozen(getArgumentValues(field, node));
    return { key, field, coordinate: `${type.name}.${field.name}`, nodes, shape: shapeOf(field.type), args, below };
  });
}

function objectTypesOf(schema: GraphQLSchema, type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];
  if (types.some(({ isTypeOf }) => isTypeOf)) throw new Unplannable();
  return types;
}

function fieldOf(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined {
  return name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : type.getFields()[name];
}

function shapeOf(type: GraphQLOutputType): Shape {
  if (isNonNullType(type)) return { ...shapeOf(type.ofType), nullable: false };
  const nullable = true;
  if (isListType(type)) return { kind: 'list', of: shapeOf(type.ofType), nullable };
  if (isLeafType(type)) return { kind: 'leaf', type, nullable };
  if (isObjectType(type)) return { kind: 'object', type, nullable };
  if (isAbstractType(type)) return { kind: 'abstract', type, nullable };
  throw new Unplannable();
}

function valuesOf({ arguments: given = [] }: FieldNode): ValueNode[] {
  return given.map(({ value }) => value);
}

function hasVariables(values: readonly ValueNode[]): boolean {
  return values.some((value) => {
    if (value.kind === Kind.VARIABLE) return true;
    if (value.kind === Kind.LIST) return hasVariables(value.values);
    return value.kind === Kind.OBJECT && hasVariables(value.fields.map((field) => field.value));
  });
}

/** Immutable, because it is shared by all executions. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** What a selection depends on beside its type. */
export interface Scope {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Number of fields planned so far. */
  plannedFields: number;
}

/** Fields selected on an object type, by response key; several nodes where a field is selected repeatedly. */
function collectFields(scope: Scope, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, [FieldNode, ...FieldNode[]]> {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
  const visited = new Set<string>();

  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (isExcluded(selection, scope.variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const nodes = fields.get(name);
        if (nodes === undefined) fields.set(name, [selection]);
        else nodes.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (isFor(scope, type, selection.typeCondition)) collect(selection.selectionSet);
      } else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value);
        const fragment = scope.fragments.get(selection.name.value);
        if (fragment !== undefined && isFor(scope, type, fragment.typeCondition)) collect(fragment.selectionSet);
      }
    }
  };

  for (const set of sets) collect(set);
  return fields;
}

/** Names of the variables that decide, in `@skip` and `@include`, what is selected. */
export function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

function isFor({ schema }: Scope, type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean {
  if (condition === undefined) return true;
  const wanted = typeFromAST(schema, condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}
