import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective, Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionNode } from 'graphql';

/** The fragments of a document, by name. */
export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition] : []));
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Whether `@skip` or `@include` excludes a selection. */
export function isLeftOut(node: SelectionNode, variables: Record<string, unknown>): boolean {
  if (node.directives === undefined || node.directives.length === 0) return false;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false
  );
}
