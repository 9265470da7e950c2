import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/** A validated document and its selected operation. */
export interface Checked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}
