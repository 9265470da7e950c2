/** Deadline of reads: no field is resolved after it, and a field that hangs does not hold the response. */
import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import { isObjectType, OperationTypeNode } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './context.ts';

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

/** Wraps each resolver to start only before the deadline of its operation. */
export function resolveInTime(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve === undefined) continue;
      field.resolve = (source, args, context: Partial<GraphQLContext> | undefined, info) => {
        if (performance.now() > (context?.deadline ?? Infinity)) throw new OperationTimeout();
        return resolve(source, args, context, info);
      };
    }
  }
}

/** The result of work, or `timeout` thrown at the deadline. The work itself goes on: a read ends at its next field. */
export async function inTime<Result>(
  deadline: number,
  work: Promise<Result>,
  timeout: () => Error = () => new OperationTimeout(),
): Promise<Result> {
  if (deadline === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeout()), Math.max(0, deadline - performance.now()));
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Response of a timed-out operation: one error, and `Retry-After`. */
export function timeoutResponse(): GraphQLResponse {
  return {
    http: { status: 503, headers: new HeaderMap([['retry-after', RETRY_AFTER_S]]) },
    body: { kind: 'single', singleResult: { errors: [{ message: TIMEOUT_MESSAGE, extensions: { code: TIMEOUT } }] } },
  };
}

/**
 * Mutations have no deadline, payloads included: once begun, they are completed and reported. A read that lost fields to the deadline fails
 * as a whole.
 */
export const deadlinePlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation !== OperationTypeNode.QUERY) contextValue.deadline = Infinity;
    },
    willSendResponse: async ({ response }) => {
      const { body, http } = response;
      if (body.kind !== 'single' || !body.singleResult.errors?.some(({ extensions }) => extensions?.['code'] === TIMEOUT)) return;
      const timedOut = timeoutResponse();
      if (timedOut.body.kind === 'single') body.singleResult = timedOut.body.singleResult;
      http.status = timedOut.http.status;
      http.headers.set('retry-after', RETRY_AFTER_S);
    },
  }),
};
