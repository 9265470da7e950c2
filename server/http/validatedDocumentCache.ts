import { LRUCache } from 'lru-cache';
import type { AnswerNote, GraphQLContext } from '#server/graphql/context.ts';
import { assess, costExtension } from '#server/graphql/costLimit.ts';
import type { Checked } from '#server/graphql/checked.ts';
import { OperationTimeout } from '#server/graphql/deadline.ts';
import { heapBytesOf } from '#server/graphql/documentStore.ts';
import { executeQuickly } from '#server/graphql/compiledExecution.ts';
import type { GuestRequest } from './guestRequest.ts';

/** Of documents that are known to be valid. Apollo Server's store mostly holds the same ones. */
const MAX_BYTES = 24 * 2 ** 20;
/** Ways of saying what an answer may be written in. */
const MAX_TYPES = 100;

/** The text of an answer, with a note of what it rests on. */
export interface CompiledResult {
  text: string;
  note: AnswerNote;
}

/**
 * The queries that Apollo Server has found valid and answered without an error: they are answered here, without all that it does for requests
 * of which nothing is known. What comes to an error, or is beyond the limits, is left to Apollo Server, so that there is one way to tell it.
 */
export class ValidatedDocumentCache {
  private readonly queries = new LRUCache<string, Checked>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }) => heapBytesOf(document),
  });
  private readonly typeByAccept = new LRUCache<string, string>({ max: MAX_TYPES });

  /** What Apollo Server made of a question that was put with this `Accept`. */
  learn(question: GuestRequest, accept: string, checked: Checked, contentType: string): void {
    this.queries.set(nameOf(question), checked);
    this.typeByAccept.set(accept, contentType);
  }

  /** What an answer is written in for those who send this `Accept`; null where Apollo Server has not said. */
  contentType(accept: string): string | null {
    return this.typeByAccept.get(accept) ?? null;
  }

  /** The answer to a question, with a note of what it rests on where it may be kept; null where that is for Apollo Server to give. */
  async answer(question: GuestRequest, context: () => Promise<GraphQLContext>, mayBeKept: boolean): Promise<CompiledResult | null> {
    const checked = this.queries.get(nameOf(question));
    if (checked === undefined) return null;
    const variables = question.variables();
    const { cost } = assess(checked, variables);
    if (cost === null) return null;
    const note: AnswerNote = { dependencies: null, checked: null, cost };
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

/** The body of an answer without errors, as Apollo Server writes it. */
export function textOf(data: Record<string, unknown>, cost: number): string {
  return `${JSON.stringify({ data, extensions: costExtension(cost) })}\n`;
}

function nameOf({ hash, operationName }: GuestRequest): string {
  return `${hash} ${JSON.stringify(operationName)}`;
}
