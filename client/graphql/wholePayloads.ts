import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

/** A mutation came back with neither its payload nor an error that says why. */
export class PayloadMissing extends Error {
  override readonly name = 'PayloadMissing';

  constructor(field: string) {
    super(`The response to ${field} has no payload.`);
  }
}

/**
 * Payloads are nullable, so that the error of one mutation leaves what others of the request have done. The client sends one mutation at a time:
 * errors are thrown by Apollo, and here whatever would be null without one. So payloads are never null for components, as their generated
 * types have it (codegen.ts).
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
