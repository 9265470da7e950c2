/** Deadline of reads: no field is resolved after it, and a field that hangs does not hold the response. */
import type { GraphQLResponse } from '@apollo/server';

export const READ_TIMEOUT_MS = 5000;
export const TIMEOUT = 'TIMEOUT';
const TIMEOUT_MESSAGE = 'Reading this took too long and was given up: ask again in a moment, or for less at once.';
const RETRY_AFTER_S = '2';

/** A read missed its deadline. It changed nothing: it may be retried. */
export class OperationTimeout extends Error {
  override readonly name = 'OperationTimeout';
  constructor() {
    super(TIMEOUT_MESSAGE);
  }
}

/** The result of work, or OperationTimeout thrown at the deadline. The work itself goes on: a read ends at its next field. */
export async function inTime<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  if (deadline === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OperationTimeout()), Math.max(0, deadline - performance.now()));
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}

/** A read that lost fields to the deadline fails as a whole: one error, status 503 and `Retry-After`. */
export function failTimedOut({ body, http }: GraphQLResponse): void {
  if (body.kind !== 'single' || !body.singleResult.errors?.some(({ extensions }) => extensions?.['code'] === TIMEOUT)) return;
  body.singleResult = { errors: [{ message: TIMEOUT_MESSAGE, extensions: { code: TIMEOUT } }] };
  http.status = 503;
  http.headers.set('retry-after', RETRY_AFTER_S);
}
