import { Kind } from 'graphql';
import type { DocumentNode, SelectionNode, SelectionSetNode } from 'graphql';
import { fragmentsOf } from './selections.ts';

/**
 * Depth of the deepest field of a document in fields, itself included. Fragments are measured once each, so that nesting them costs
 * nothing; a fragment that spreads itself, which another rule refuses, counts as empty there.
 */
export function queryDepth(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const depths = new Map<string, number>();

  const depthOfSet = (set: SelectionSetNode | undefined): number => Math.max(0, ...(set?.selections ?? []).map(depthOf));

  const depthOf = (selection: SelectionNode): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return isIntrospection(selection.name.value) ? 0 : 1 + depthOfSet(selection.selectionSet);
      case Kind.INLINE_FRAGMENT:
        return depthOfSet(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return depthOfFragment(selection.name.value);
    }
  };

  const depthOfFragment = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    depths.set(name, 0);
    const depth = depthOfSet(fragments.get(name)?.selectionSet);
    depths.set(name, depth);
    return depth;
  };

  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return Math.max(0, ...operations.map((operation) => depthOfSet(operation.selectionSet)));
}

function isIntrospection(field: string): boolean {
  return field === '__schema' || field === '__type';
}
