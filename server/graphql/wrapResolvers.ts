import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './context.ts';
import { inTime, OperationTimeout } from './deadline.ts';
import type { Declared } from './dependencies.ts';

/**
 * Wraps each resolver of a read: it starts before the deadline or not at all, a pending one ends with it, and what it declares to read is
 * added to the response's dependencies.
 */
export function wrapResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve === undefined) continue;
      const reads = field.extensions['reads'] as Declared | undefined;
      field.resolve = (source, args: Record<string, unknown>, context: Partial<GraphQLContext> | undefined, info) => {
        const deadline = context?.deadline ?? Infinity;
        if (performance.now() > deadline) throw new OperationTimeout();
        context?.dependencies?.add(reads, source, args);
        const result = resolve(source, args, context, info);
        return deadline !== Infinity && result instanceof Promise ? inTime(deadline, result) : result;
      };
    }
  }
}
