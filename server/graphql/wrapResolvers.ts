import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { inTime, OperationTimeout } from '#server/platform/deadline.ts';
import type { GraphQLContext } from './context.ts';
import type { Declared } from './dependencies.ts';

/** Introspection and some tests execute without a context. */
type Context = GraphQLContext | undefined;
type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/**
 * Wraps each resolver of a read: it does not start after the deadline, a pending one is abandoned at the deadline, and its
 * declared reads (`@Reads`) become dependencies of the response. A resolver that declares no reads cannot wait and is not
 * wrapped.
 */
export function wrapResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) {
      const reads = field.extensions['reads'] as Declared | undefined;
      const readsNothing = Array.isArray(reads) && reads.length === 0;
      if (field.resolve !== undefined && !readsNothing) field.resolve = wrap(field.resolve, reads);
    }
  }
}

function wrap(resolve: Resolve, reads: Declared | undefined): Resolve {
  return (source, args, context, info) => {
    const deadline = context?.deadline ?? Infinity;
    if (performance.now() > deadline) throw new OperationTimeout();
    if (reads !== undefined) context?.dependencies?.add(reads, source, args);
    const result = resolve(source, args, reads === undefined ? observed(context) : context, info);
    return deadline !== Infinity && result instanceof Promise ? inTime(deadline, result) : result;
  };
}

const observers = new WeakMap<GraphQLContext, GraphQLContext>();

/**
 * Context for a resolver without `@Reads`: the response stays cacheable as long as the resolver, its middleware and its
 * parameter decorators only read the language, which is part of the cache key.
 */
function observed(context: Context): Context {
  if (context?.dependencies === undefined) return context;
  const observer = observers.get(context) ?? new Proxy(context, { get: readObserved });
  observers.set(context, observer);
  return observer;
}

function readObserved(context: GraphQLContext, key: string | symbol): unknown {
  if (key !== 'locale') context.dependencies?.refuse();
  return Reflect.get(context, key);
}
