import {
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  TypeNameMetaFieldDef,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
// As graphql-js selects fields; its main entry does not export them.
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { deepFreeze } from '#server/store/sharedValues.ts';

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
  return planFields(scope, root, collectFields(scope.schema, scope.fragments, scope.variables, root, selectionSet));
}

function planFields(scope: Scope, type: GraphQLObjectType, selected: ReturnType<typeof collectFields>): readonly PlannedField[] {
  const { schema, fragments, variables } = scope;
  return [...selected].map(([key, [node, ...repeated]]) => {
    const field = node && fieldOf(type, node.name.value);
    // As a key it would set the object's prototype.
    if (node === undefined || field === undefined || key === '__proto__') throw new Unplannable();
    scope.plannedFields += 1;
    if (scope.plannedFields > MAX_FIELDS) throw new Unplannable();
    const nodes = [node, ...repeated] as const;
    const inner = (of: GraphQLObjectType) => planFields(scope, of, collectSubfields(schema, fragments, variables, of, nodes));
    const below = new Map(objectTypesOf(schema, field.type).map((of) => [of, inner(of)]));
    // A text with this character counts as a variable, too.
    const hasVariables = node.arguments?.some((argument) => print(argument).includes('$')) ?? false;
    const args = hasVariables ? null : deepFreeze(getArgumentValues(field, node));
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

/** What a selection depends on beside its type. */
export interface Scope {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Number of fields planned so far. */
  plannedFields: number;
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
