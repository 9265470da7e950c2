import { getVariableValues, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

/** A validated document and its selected operation. */
export interface ValidatedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

type CoercedVariables = ReturnType<typeof getVariableValues>;

const coercedByVariables = new WeakMap<object, Omit<ValidatedOperation, 'document'> & { coerced: CoercedVariables }>();

/**
 * Coerced variables of an operation, or the first error: each error prints the whole value, so many errors for a large one would block the
 * process for long. Memoised per variables object of a request; not to be mutated.
 */
export function coercedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): CoercedVariables {
  const known = coercedByVariables.get(variables);
  if (known?.schema === schema && known.operation === operation) return known.coerced;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  coercedByVariables.set(variables, { schema, operation, coerced });
  return coerced;
}
