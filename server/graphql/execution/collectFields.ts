import { isAbstractType, Kind, typeFromAST, visit } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  NamedTypeNode,
  SelectionSetNode,
} from 'graphql';
import { isLeftOut } from '#server/graphql/selections.ts';

/** What a selection depends on beside its type. */
export interface Scope {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/** Fields selected on an object type, by response key; several nodes where a field is selected repeatedly. */
export function collectFields(scope: Scope, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();

  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (isLeftOut(selection, scope.variables)) continue;
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
