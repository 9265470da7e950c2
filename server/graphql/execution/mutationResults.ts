import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

/** What a mutation came to, by the context of its request, until graphql-js has asked for it. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/**
 * Lets a mutation run once although its answer may be put together twice: what it came to when a plan ran it is what graphql-js is given when
 * the plan gives up. A plan is known by giving no info.
 */
export function runMutationsOnce(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve !== undefined) field.resolve = once(resolve);
  }
}

/** To be called when an answer is given: another operation may have the same context. */
export function forgetOutcome(context: object): void {
  outcomes.delete(context);
}

function once(resolve: GraphQLFieldResolver<unknown, object>): GraphQLFieldResolver<unknown, object> {
  return (root, args: Record<string, unknown>, context, info) => {
    // Whatever its type says: see NO_INFO.
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
