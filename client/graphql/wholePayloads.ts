import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

/** Thrown for a mutation response that has neither a payload nor an error. */
export class PayloadMissing extends Error {
  override readonly name = 'PayloadMissing';

  constructor(field: string) {
    super(`The response to ${field} has no payload.`);
  }
}

/**
 * Throws if a payload is null without an error; Apollo throws the errors. Payloads are nullable in the schema so that a failed mutation
 * does not discard the other mutations in its request. However, the client sends one mutation at a time, and its generated types have
 * non-null payloads (codegen.ts).
 */
export const wholePayloads = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return forward(operation).pipe(
    map((result) => {
      const [missing] = Object.entries(result.data ?? {}).find(([, payload]) => payload === null) ?? [];
      const hasErrors = 'errors' in result && (result.errors?.length ?? 0) > 0;
      if (missing !== undefined && !hasErrors) throw new PayloadMissing(missing);
      return result;
    }),
  );
});
