import { LRUCache } from 'lru-cache';
import type { ResponseNote, GraphQLContext } from '#server/graphql/context.ts';
import { assess, costExtension } from '#server/graphql/queryCost.ts';
import type { ValidatedOperation } from '#server/graphql/operation.ts';
import { OperationTimeout } from '#server/graphql/deadline.ts';
import { heapBytesOf } from '#server/graphql/documentStores.ts';
import { executeQuery } from '#server/graphql/compiledExecution.ts';
import type { GuestRequest } from './graphqlRequest.ts';

/** Upper bound of validated documents on the heap; Apollo Server's store mostly holds the same ones. */
const MAX_BYTES = 24 * 2 ** 20;
/** Maximum distinct `Accept` headers. */
const MAX_TYPES = 100;

/** Response text, with a note of its dependencies. */
export interface CompiledResponse {
  text: string;
  note: ResponseNote;
}

/**
 * Queries that Apollo Server has validated and executed without an error; they are executed here without its per-request work. Errors and
 * operations beyond the limits are left to Apollo Server, so that there is one way to report them.
 */
export class ValidatedDocumentCache {
  private readonly queries = new LRUCache<string, ValidatedOperation>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }) => heapBytesOf(document),
  });
  private readonly typeByAccept = new LRUCache<string, string>({ max: MAX_TYPES });

  /** Records a query that Apollo Server executed, and its content type for this `Accept`. */
  add(request: GuestRequest, accept: string, validated: ValidatedOperation, contentType: string): void {
    this.queries.set(nameOf(request), validated);
    this.typeByAccept.set(accept, contentType);
  }

  /** Content type for an `Accept`; null where Apollo Server has not chosen one. */
  contentType(accept: string): string | null {
    return this.typeByAccept.get(accept) ?? null;
  }

  /** Executes a known query, with dependencies where the response is cacheable; null where Apollo Server has to execute it. */
  async execute(request: GuestRequest, context: () => Promise<GraphQLContext>, isCacheable: boolean): Promise<CompiledResponse | null> {
    const validated = this.queries.get(nameOf(request));
    if (validated === undefined) return null;
    const variables = request.variables();
    const cost = assess(validated, variables);
    if (typeof cost !== 'number') return null;
    const note: ResponseNote = { dependencies: null, validated: null, cost };
    const contextValue = await context();
    await contextValue.spend?.(cost);
    let data: Awaited<ReturnType<typeof executeQuery>>;
    try {
      data = await executeQuery(validated, variables, isCacheable ? { ...contextValue, note } : contextValue);
    } catch (error) {
      if (error instanceof OperationTimeout) return null;
      throw error;
    }
    return data && { text: textOf(data, cost), note };
  }
}

/** Body of a response without errors, as Apollo Server serialises it. */
export function textOf(data: Record<string, unknown>, cost: number): string {
  return `${JSON.stringify({ data, extensions: costExtension(cost) })}\n`;
}

function nameOf({ hash, operationName }: GuestRequest): string {
  return `${hash} ${JSON.stringify(operationName)}`;
}
