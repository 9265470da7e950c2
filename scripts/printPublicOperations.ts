import { getOperationAST, Kind, OperationTypeNode, parse, type GraphQLSchema, type SelectionSetNode } from 'graphql';

/**
 * Prints a module with the names of the client's public queries. In these, all root fields declare what they read (`@Reads`), so that a
 * guest's response is the same for everybody. Their variables may appear in URLs.
 */
export function printPublicOperations(schema: GraphQLSchema, documents: readonly string[]): string {
  const rootFields = schema.getQueryType()?.getFields() ?? {};
  const isPublic = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isPublic(selection.selectionSet);
      // Fragments on the root are not used.
      if (selection.kind === Kind.FRAGMENT_SPREAD) return false;
      return selection.name.value === '__typename' || rootFields[selection.name.value]?.extensions['reads'] !== undefined;
    });
  const names = documents.flatMap((text) => {
    const operation = getOperationAST(parse(text));
    if (operation?.operation !== OperationTypeNode.QUERY || !isPublic(operation.selectionSet)) return [];
    return [operation.name?.value ?? ''];
  });
  return `/** Written by \`npm run generate\`: see scripts/printPublicOperations.ts. */
export const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set(
  '${names.sort().join(' ')}'.split(' '),
);
`;
}
