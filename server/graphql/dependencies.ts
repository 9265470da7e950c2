import { Extensions } from 'type-graphql';
import type { DependencyKey, Revisions } from '#server/platform/revisions.ts';

type KeysOf<Source> = (source: Source, args: Record<string, unknown>) => readonly DependencyKey[];
export type Declared = readonly DependencyKey[] | KeysOf<never>;

/**
 * Declares what a resolver reads besides its source, arguments and language. A resolver without a declaration makes the response
 * uncacheable if it uses the context for anything but the language (`wrapResolvers`); other fields inherit from their parent.
 * `@Reads()` on fields that occur on many objects avoids the deadline, which costs a timer per field.
 */
export function Reads(...reads: DependencyKey[]): MethodDecorator {
  return Extensions({ reads });
}

/** Like `Reads`, for dependencies that are derived from the source or the arguments. */
export function ReadsOf<Source>(reads: KeysOf<Source>): MethodDecorator {
  return Extensions({ reads });
}

/** Collects the dependencies of an anonymous response while it is computed. */
export class Dependencies {
  /** Revision before the response was started; later changes to a dependency invalidate the response. */
  readonly revision: number;
  readonly keys = new Set<DependencyKey>();
  /** Start time, by `performance.now()`, of this response or of the oldest response included in it. */
  madeAtMs = performance.now();
  private isRefused = false;

  constructor({ now }: Pick<Revisions, 'now'>) {
    this.revision = now;
  }

  get isCacheable(): boolean {
    return !this.isRefused;
  }

  /** Adds a resolved field's declared dependencies. */
  add(declared: Declared, source: unknown, args: Record<string, unknown>): void {
    for (const key of typeof declared === 'function' ? declared(source as never, args) : declared) this.keys.add(key);
  }

  /** Adds the dependencies of an included response. */
  include({ keys, isCacheable, madeAtMs }: Dependencies): void {
    this.madeAtMs = Math.min(this.madeAtMs, madeAtMs);
    for (const key of keys) this.keys.add(key);
    if (!isCacheable) this.refuse();
  }

  /** Makes the response uncacheable. */
  refuse(): void {
    this.isRefused = true;
  }
}
