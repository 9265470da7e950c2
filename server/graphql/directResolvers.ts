import { isAbstractType, isObjectType, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { GraphQLContext } from './context.ts';
import { inTime, OperationTimeout } from '#server/platform/deadline.ts';
import type { Declared } from './dependencies.ts';
import { localeOf } from './locale.ts';

type Metadata = ReturnType<typeof getMetadataStorage>;
type Handler = Metadata['queries'][number] | Metadata['fieldResolvers'][number];
type Parameter = NonNullable<Handler['params']>[number];
type Resolve = GraphQLFieldResolver<unknown, GraphQLContext, Record<string, unknown>>;
/** Extracts one parameter of a resolver method from the arguments of a GraphQL resolver. */
type Take = (root: unknown, args: Record<string, unknown>, context: GraphQLContext) => unknown;

/** In place of graphql-js's `info`, which plans do not have: no resolver of this schema can take it as a parameter (`takeOf`). */
export const NO_INFO = undefined as unknown as GraphQLResolveInfo;

/**
 * Calls resolver methods directly. type-graphql sorts a resolver's parameters at every call and wraps arguments and abstract types in
 * promises, for validation and conversion that this schema does not use; a response has a thousand fields.
 */
export function callResolversDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, queries, mutations, objectTypes, interfaceTypes, unions } = getMetadataStorage();
  const put = (typeName: string, handler: Handler): void => {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[handler.schemaName] : undefined;
    if (field === undefined) return;
    field.resolve = directly(handler);
    // Without the context a resolver reads its source, arguments and language alone.
    const readsContext = handler.params?.some(({ kind }) => kind === 'context') ?? false;
    if (!readsContext) field.extensions = { reads: [], ...field.extensions };
  };
  for (const query of queries) put('Query', query);
  for (const mutation of mutations) put('Mutation', mutation);
  for (const resolver of fieldResolvers) {
    if (resolver.kind === 'internal') continue;
    const of = resolver.getObjectType?.();
    for (const { name, target, interfaceClasses } of objectTypes) {
      // Fields of an interface belong to the types that implement it.
      if (target === of || interfaceClasses?.some((each) => each === of)) put(name, resolver);
    }
  }
  for (const { name, resolveType } of [...interfaceTypes, ...unions]) {
    const type = schema.getType(name);
    // In this schema they return names synchronously.
    if (isAbstractType(type) && resolveType) type.resolveType = (value, context, info) => resolveType(value, context, info, type) as string;
  }
}

const instances = new Map<unknown, Record<string, (...values: unknown[]) => unknown>>();

function directly(handler: Handler): Resolve {
  const takes = [...(handler.params ?? [])].sort((left, right) => left.index - right.index).map(takeOf);
  const resolvers = instances.get(handler.target) ?? (Reflect.construct(handler.target, []) as Record<string, () => unknown>);
  instances.set(handler.target, resolvers);
  const call = resolvers[handler.methodName]?.bind(resolvers);
  if (call === undefined || (handler.middlewares ?? []).length > 0) throw new Error(`${handler.schemaName} cannot be called directly.`);
  const [first, second] = takes;
  if (first !== undefined && takes.length === 1) return (root, args, context) => call(first(root, args, context));
  if (first !== undefined && second !== undefined && takes.length === 2)
    return (root, args, context) => call(first(root, args, context), second(root, args, context));
  return (root, args, context) => call(...takes.map((take) => take(root, args, context)));
}

/** Input types and argument classes have fields alone: their values pass as plain objects. */
function takeOf(parameter: Parameter): Take {
  switch (parameter.kind) {
    case 'root':
    case 'context':
      if (parameter.propertyName !== undefined) break;
      return parameter.kind === 'root' ? (root) => root : (_root, _args, context) => context;
    case 'args':
      return (_root, args) => args;
    case 'arg':
      return (_root, args) => args[parameter.name];
    case 'custom':
      // Any other than `InLocale` could read the context unseen by `readsContext`.
      if (parameter.resolver === localeOf) return (_root, args, context) => localeOf({ args, context });
  }
  throw new Error(`Resolvers have no parameters of the kind ${parameter.kind} here.`);
}

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
