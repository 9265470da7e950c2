import { getArgumentValues, isObjectType } from 'graphql';
import type { GraphQLAbstractType, GraphQLObjectType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { PlannedField, Shape } from './planOperation.ts';

/** Thrown where a response would contain an error: graphql-js decides how errors are reported. */
class PlanBailout extends Error {}

/** Resolvers of this schema do not use it; one that does fails here, and is run by graphql-js. */
const NO_INFO = undefined as unknown as GraphQLResolveInfo;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

type ResponseObject = Record<string, unknown>;

/** Executes a plan once. Throws, or rejects, at the first irregularity. */
export class PlanExecutor {
  /** Arguments that depend on variables, memoised. */
  private readonly args = new Map<PlannedField, Record<string, unknown>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly context: unknown,
    private readonly variables: Record<string, unknown>,
  ) {}

  /** Response object of the fields selected on `source`; a promise where a resolver returned one. */
  object(fields: readonly PlannedField[], type: GraphQLObjectType, source: unknown): ResponseObject | Promise<ResponseObject> {
    const response: ResponseObject = {};
    let waiting: Promise<unknown>[] | null = null;
    for (const planned of fields) {
      const value = this.resolve(planned, type, source);
      const completed = isPromise(value)
        ? value.then((found) => this.complete(planned, planned.shape, found))
        : this.complete(planned, planned.shape, value);
      // Pending values take their place, too: responses keep the order of the selection.
      response[planned.key] = completed;
      if (isPromise(completed)) (waiting ??= []).push(handled(completed.then((done) => void (response[planned.key] = done))));
    }
    return waiting === null ? response : Promise.all(waiting).then(() => response);
  }

  private resolve(planned: PlannedField, type: GraphQLObjectType, source: unknown): unknown {
    const { field } = planned;
    if (field.resolve !== undefined) {
      return field.name === '__typename' ? type.name : field.resolve(source, this.argsOf(planned), this.context, NO_INFO);
    }
    if (typeof source !== 'object' || source === null) return undefined;
    const value = (source as Record<string, unknown>)[field.name];
    if (typeof value === 'function') throw new PlanBailout();
    return value;
  }

  private argsOf(planned: PlannedField): Record<string, unknown> {
    if (planned.args !== null) return planned.args;
    const args = this.args.get(planned) ?? getArgumentValues(planned.field, planned.node, this.variables);
    this.args.set(planned, args);
    return args;
  }

  private complete(planned: PlannedField, shape: Shape, value: unknown): unknown {
    if (value === null || value === undefined) {
      if (!shape.nullable) throw new PlanBailout();
      return null;
    }
    switch (shape.kind) {
      case 'leaf': {
        const leaf = shape.type.serialize(value);
        if (leaf === null || leaf === undefined) throw new PlanBailout();
        return leaf;
      }
      case 'list':
        return this.list(planned, shape.of, value);
      case 'object':
        if (value instanceof Error || shape.type.isTypeOf) throw new PlanBailout();
        return this.below(planned, shape.type, value);
      case 'abstract': {
        const type = this.typeOf(shape.type, value);
        return isPromise(type)
          ? type.then((found) => this.ofType(planned, shape.type, found, value))
          : this.ofType(planned, shape.type, type, value);
      }
    }
  }

  private list(planned: PlannedField, of: Shape, values: unknown): unknown {
    if (!Array.isArray(values)) throw new PlanBailout();
    let waits = false;
    const items = values.map((value: unknown) => {
      const item = isPromise(value) ? value.then((found) => this.complete(planned, of, found)) : this.complete(planned, of, value);
      if (isPromise(item)) {
        waits = true;
        void handled(item);
      }
      return item;
    });
    return waits ? Promise.all(items) : items;
  }

  private typeOf(type: GraphQLAbstractType, value: unknown): ReturnType<NonNullable<GraphQLAbstractType['resolveType']>> {
    if (!type.resolveType || value instanceof Error) throw new PlanBailout();
    return type.resolveType(value, this.context, NO_INFO, type);
  }

  private ofType(planned: PlannedField, abstract: GraphQLAbstractType, name: unknown, value: unknown): unknown {
    const type = typeof name === 'string' ? this.schema.getType(name) : undefined;
    if (!isObjectType(type) || type.isTypeOf || !this.schema.isSubType(abstract, type)) throw new PlanBailout();
    return this.below(planned, type, value);
  }

  private below(planned: PlannedField, type: GraphQLObjectType, value: unknown): ResponseObject | Promise<ResponseObject> {
    const fields = planned.below.get(type);
    if (fields === undefined) throw new PlanBailout();
    return this.object(fields, type, value);
  }
}

/** Prevents an unhandled rejection when the awaiting code has already failed. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
