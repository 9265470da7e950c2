import { getVariableValues } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

type Variables = Record<string, unknown>;
type Coerced = ReturnType<typeof getVariableValues>;

interface Known {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  coerced: Coerced;
}

const known = new WeakMap<object, Known>();

/**
 * Coerced variables of an operation, or the first error: each error prints the whole value, so many errors for a large one would block the
 * process for long. Memoised per variables object of a request; not to be mutated.
 */
export function coercedVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Readonly<Variables> = {}): Coerced {
  const before = known.get(variables);
  if (before?.schema === schema && before.operation === operation) return before.coerced;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  known.set(variables, { schema, operation, coerced });
  return coerced;
}
