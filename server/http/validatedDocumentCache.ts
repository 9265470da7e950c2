import { LRUCache } from 'lru-cache';
import type { ResponseNote, GraphQLContext } from '#server/graphql/context.ts';
import { assess, costExtension } from '#server/graphql/costLimit.ts';
import type { Checked } from '#server/graphql/checked.ts';
import { OperationTimeout } from '#server/graphql/deadline.ts';
import { heapBytesOf } from '#server/graphql/documentStore.ts';
import { executeQuickly } from '#server/graphql/compiledExecution.ts';
import type { GuestRequest } from './guestRequest.ts';

/** Upper bound of validated documents on the heap; Apollo Server's store mostly holds the same ones. */
const MAX_BYTES = 24 * 2 ** 20;
/** Maximum distinct `Accept` headers. */
const MAX_TYPES = 100;

/** Response text, with a note of its dependencies. */
export interface CompiledResult {
  text: string;
  note: ResponseNote;
}

/**
 * Queries that Apollo Server has validated and executed without an error; they are executed here without its per-request work. Errors and
 * operations beyond the limits are left to Apollo Server, so that there is one way to report them.
 */
export class ValidatedDocumentCache {
  private readonly queries = new LRUCache<string, Checked>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }) => heapBytesOf(document),
  });
  private readonly typeByAccept = new LRUCache<string, string>({ max: MAX_TYPES });

  /** Records a query that Apollo Server executed, and its content type for this `Accept`. */
  learn(question: GuestRequest, accept: string, checked: Checked, contentType: string): void {
    this.queries.set(nameOf(question), checked);
    this.typeByAccept.set(accept, contentType);
  }

  /** Content type for an `Accept`; null where Apollo Server has not chosen one. */
  contentType(accept: string): string | null {
    return this.typeByAccept.get(accept) ?? null;
  }

  /** Executes a known query, with dependencies where the response is cacheable; null where Apollo Server has to execute it. */
  async answer(question: GuestRequest, context: () => Promise<GraphQLContext>, mayBeKept: boolean): Promise<CompiledResult | null> {
    const checked = this.queries.get(nameOf(question));
    if (checked === undefined) return null;
    const variables = question.variables();
    const { cost } = assess(checked, variables);
    if (cost === null) return null;
    const note: ResponseNote = { dependencies: null, checked: null, cost };
    const contextValue = await context();
    await contextValue.spend?.(cost);
    let data: Awaited<ReturnType<typeof executeQuickly>>;
    try {
      data = await executeQuickly(checked, variables, mayBeKept ? { ...contextValue, note } : contextValue);
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
