import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

/** Mutation response with neither payload nor error. */
export class PayloadMissing extends Error {
  override readonly name = 'PayloadMissing';

  constructor(field: string) {
    super(`The response to ${field} has no payload.`);
  }
}

/**
 * Payloads are nullable in the schema, so that a failed mutation does not discard others of its request. The client sends one mutation at a
 * time: Apollo throws its errors, and this link throws for a null payload without one, so payloads are non-null for components, as in their
 * generated types (codegen.ts).
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
