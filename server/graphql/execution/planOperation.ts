import {
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  TypeNameMetaFieldDef,
} from 'graphql';
import type {
  FieldNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  OperationDefinitionNode,
  ValueNode,
} from 'graphql';
import { collectFields } from './collectFields.ts';
import type { Scope } from './collectFields.ts';

/** How a value becomes part of an answer. */
export type Shape = { nullable: boolean } & (
  | { kind: 'leaf'; type: GraphQLLeafType }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; type: GraphQLObjectType }
  | { kind: 'abstract'; type: GraphQLAbstractType }
);

/** A field of the answer, with all that need not be worked out for each object that has it. */
export interface PlannedField {
  /** Its name in the answer. */
  key: string;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  shape: Shape;
  /** The same for every object and every execution; null where variables decide. */
  args: Record<string, unknown> | null;
  /** What is selected of an object type that the field leads to. */
  below: (type: GraphQLObjectType) => readonly PlannedField[];
}

/** Thrown where an operation has something that a plan does not know. */
export class Unplannable extends Error {}

/** What an operation selects, under the given variables of its conditions. Expects a validated document. */
export function planOperation(scope: Scope, { operation, selectionSet }: OperationDefinitionNode): readonly PlannedField[] {
  const root = scope.schema.getRootType(operation);
  if (root == null) throw new Unplannable();
  return planFields(scope, root, [selectionSet]);
}

function planFields(scope: Scope, type: GraphQLObjectType, sets: Parameters<typeof collectFields>[2]): readonly PlannedField[] {
  return [...collectFields(scope, type, sets)].map(([key, nodes]) => {
    const [node] = nodes;
    const field = node && fieldOf(type, node.name.value);
    // An object would take this name for its prototype.
    if (node === undefined || field === undefined || key === '__proto__') throw new Unplannable();
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const known = new Map<GraphQLObjectType, readonly PlannedField[]>();
    const below = (of: GraphQLObjectType): readonly PlannedField[] => {
      const planned = known.get(of) ?? planFields(scope, of, inner);
      known.set(of, planned);
      return planned;
    };
    const args = hasVariables(valuesOf(node)) ? null : frozen(getArgumentValues(field, node));
    return { key, field, node, shape: shapeOf(field.type), args, below };
  });
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

/** Shared by all who ask: nobody may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
