/** Timeout for reads, after which no more fields are resolved and pending ones no longer delay the response. */
export const READ_TIMEOUT_MS = 5000;

/** A read missed its deadline. It changed nothing and can be retried. */
export class OperationTimeout extends Error {
  override readonly name = 'OperationTimeout';
  constructor() {
    super('Reading this took too long and was given up: ask again in a moment, or for less at once.');
  }
}

/**
 * Resolves with the result of the work, or throws OperationTimeout at the deadline. The work continues in the background, where a
 * read stops at its next field.
 */
export async function inTime<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  if (deadline === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OperationTimeout()), Math.max(0, deadline - performance.now()));
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}
