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
 * What variables come to for an operation, or the first thing that is wrong with them: each error prints the whole value, so that many of a large one would
 * keep the shop busy for long. Worked out once for the variables of a request, however many ask; not to be changed.
 */
export function coercedVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Readonly<Variables> = {}): Coerced {
  const before = known.get(variables);
  if (before?.schema === schema && before.operation === operation) return before.coerced;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  known.set(variables, { schema, operation, coerced });
  return coerced;
}
