import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/** A validated document and the operation in it that is wanted. */
export interface Checked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}
