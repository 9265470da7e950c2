import {
  getArgumentValues,
  GraphQLError,
  isObjectType,
  locatedError,
  responsePathAsArray,
  type ExecutionResult,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type ResponsePath,
} from 'graphql';
import { NO_INFO } from '#server/graphql/directResolvers.ts';
import type { PlannedField, Shape } from './planOperation.ts';

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

type ResponseObject = Record<string, unknown>;
type Path = ResponsePath | undefined;

/** Executes a plan once, with the results and the errors of graphql-js. */
export class PlanExecutor {
  /** Arguments that depend on variables, memoised. */
  private readonly args = new Map<PlannedField, Record<string, unknown>>();
  private readonly errors: GraphQLError[] = [];
  /** Positions that an error made null: later errors below them are not reported. */
  private readonly nulled = new Set<Path>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly context: unknown,
    private readonly variables: Record<string, unknown>,
  ) {}

  async run(fields: readonly PlannedField[], type: GraphQLObjectType, isSerial: boolean): Promise<ExecutionResult> {
    try {
      const data = await (isSerial ? this.serially(fields, type) : this.object(fields, type, undefined, undefined));
      return this.errors.length === 0 ? { data } : { errors: this.errors, data };
    } catch (error) {
      this.report(error as GraphQLError, undefined);
      return { errors: this.errors, data: null };
    }
  }

  /** Root fields of a mutation, each after the one before. */
  private async serially(fields: readonly PlannedField[], type: GraphQLObjectType): Promise<ResponseObject> {
    const response: ResponseObject = {};
    for (const planned of fields) response[planned.key] = await this.field(planned, type, undefined, undefined);
    return response;
  }

  /** Response object of the fields selected on `source`; a promise where a resolver returned one. */
  private object(
    fields: readonly PlannedField[],
    type: GraphQLObjectType,
    source: unknown,
    path: Path,
  ): ResponseObject | Promise<ResponseObject> {
    const response: ResponseObject = {};
    let pending: string[] | null = null;
    try {
      for (const planned of fields) {
        const value = this.field(planned, type, source, path);
        // Pending values take their place, too: responses keep the order of the selection.
        response[planned.key] = value;
        if (isPromise(value)) (pending ??= []).push(planned.key);
      }
    } catch (error) {
      if (pending === null) throw error;
      return afterAll(Object.values(response), error);
    }
    return pending === null ? response : settled(response, pending);
  }

  private field(planned: PlannedField, type: GraphQLObjectType, source: unknown, above: Path): unknown {
    const { shape } = planned;
    let value: unknown;
    try {
      value = this.resolve(planned, type, source);
      // Most fields are leaves, and few have an error, which alone needs their path.
      if (shape.kind === 'leaf' && !isPromise(value)) return this.complete(planned, shape, value, undefined);
    } catch (error) {
      return this.fail(planned, shape, error, pathTo(planned, type, above));
    }
    return this.settle(planned, shape, value, pathTo(planned, type, above));
  }

  /** Completes the value of a field or of an item, now or when it is there. */
  private settle(planned: PlannedField, shape: Shape, value: unknown, path: Path): unknown {
    try {
      const completed = isPromise(value) ? this.whenThere(planned, shape, value, path) : this.complete(planned, shape, value, path);
      return isPromise(completed) ? this.orFail(planned, shape, completed, path) : completed;
    } catch (error) {
      return this.fail(planned, shape, error, path);
    }
  }

  // Methods, not closures in `settle`, which would allocate a scope at each of its calls.
  private async whenThere(planned: PlannedField, shape: Shape, value: Promise<unknown>, path: Path): Promise<unknown> {
    return this.complete(planned, shape, await value, path);
  }

  private async orFail(planned: PlannedField, shape: Shape, completed: Promise<unknown>, path: Path): Promise<unknown> {
    try {
      return await completed;
    } catch (error) {
      return this.fail(planned, shape, error, path);
    }
  }

  /** An error makes its position null, or the one above where it must not be null. */
  private fail(planned: PlannedField, { nullable }: Shape, error: unknown, path: Path): null {
    const located = locatedError(error, planned.nodes, responsePathAsArray(path));
    if (!nullable) throw located;
    this.report(located, path);
    return null;
  }

  private report(error: GraphQLError, path: Path): void {
    for (let above = path; above !== undefined; above = above.prev) if (this.nulled.has(above)) return;
    if (this.nulled.has(undefined)) return;
    this.nulled.add(path);
    this.errors.push(error);
  }

  private resolve(planned: PlannedField, type: GraphQLObjectType, source: unknown): unknown {
    const { field } = planned;
    if (field.name === '__typename') return type.name;
    const args = planned.args ?? this.argsOf(planned);
    if (field.resolve !== undefined) return field.resolve(source, args, this.context, NO_INFO);
    if (typeof source !== 'object' || source === null) return undefined;
    const value = (source as Record<string, unknown>)[field.name];
    return typeof value === 'function' ? (value.call(source, args, this.context, NO_INFO) as unknown) : value;
  }

  private argsOf(planned: PlannedField): Record<string, unknown> {
    const args = this.args.get(planned) ?? getArgumentValues(planned.field, planned.nodes[0], this.variables);
    this.args.set(planned, args);
    return args;
  }

  private complete(planned: PlannedField, shape: Shape, value: unknown, path: Path): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (!shape.nullable) throw new Error(`Cannot return null for non-nullable field ${planned.coordinate}.`);
      return null;
    }
    switch (shape.kind) {
      case 'leaf': {
        const leaf = shape.type.serialize(value);
        if (leaf === null || leaf === undefined) throw new Error(`Expected a value of ${shape.type.name} for field ${planned.coordinate}.`);
        return leaf;
      }
      case 'list':
        return this.list(planned, shape.of, value, path);
      case 'object':
        return this.below(planned, shape.type, value, path);
      case 'abstract':
        return this.below(planned, this.typeOf(planned, shape.type, value), value, path);
    }
  }

  private list(planned: PlannedField, of: Shape, values: unknown, path: Path): unknown {
    if (!isIterable(values)) throw new GraphQLError(`Expected Iterable, but did not find one for field "${planned.coordinate}".`);
    const items: unknown[] = [];
    let isPending = false;
    try {
      for (const value of values) {
        const item = this.settle(planned, of, value, { prev: path, key: items.length, typename: undefined });
        items.push(item);
        isPending ||= isPromise(item);
      }
    } catch (error) {
      if (!isPending) throw error;
      return afterAll(items, error);
    }
    return isPending ? Promise.all(items) : items;
  }

  private typeOf({ coordinate }: PlannedField, abstract: GraphQLAbstractType, value: unknown): GraphQLObjectType {
    const name = abstract.resolveType?.(value, this.context, NO_INFO, abstract);
    const type = typeof name === 'string' ? this.schema.getType(name) : undefined;
    if (isObjectType(type) && this.schema.isSubType(abstract, type)) return type;
    throw new GraphQLError(`Abstract type "${abstract.name}" must resolve to an Object type for field "${coordinate}".`);
  }

  private below(planned: PlannedField, type: GraphQLObjectType, value: unknown, path: Path): ResponseObject | Promise<ResponseObject> {
    return this.object(planned.below.get(type) ?? [], type, value, path);
  }
}

function pathTo({ key }: PlannedField, { name }: GraphQLObjectType, above: Path): ResponsePath {
  return { prev: above, key, typename: name };
}

async function settled(response: ResponseObject, pending: readonly string[]): Promise<ResponseObject> {
  const values = await Promise.all(pending.map((key) => response[key]));
  pending.forEach((key, place) => (response[key] = values[place]));
  return response;
}

/** Throws the error of one field or item, once the values beside it are there or one of them has failed, too. */
function afterAll(values: readonly unknown[], error: unknown): Promise<never> {
  return Promise.all(values).finally(() => {
    throw error;
  }) as Promise<never>;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
