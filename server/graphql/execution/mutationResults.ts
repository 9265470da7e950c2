import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

/** Mutation results by request context, until graphql-js reads them. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/**
 * Runs a mutation once although its response may be built twice: when a plan bails out, graphql-js gets the result that the plan recorded.
 * A plan is recognised by passing no info.
 */
export function runMutationsOnce(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve !== undefined) field.resolve = once(resolve);
  }
}

/** Called when a response is complete: another operation may have the same context. */
export function forgetOutcome(context: object): void {
  outcomes.delete(context);
}

function once(resolve: GraphQLFieldResolver<unknown, object>): GraphQLFieldResolver<unknown, object> {
  return (root, args: Record<string, unknown>, context, info) => {
    // Despite its type: see NO_INFO.
    if ((info as unknown) !== undefined) {
      const earlier = outcomes.get(context);
      outcomes.delete(context);
      return earlier ?? resolve(root, args, context, info);
    }
    const outcome = (async () => await resolve(root, args, context, info))();
    outcomes.set(context, outcome);
    return outcome;
  };
}
