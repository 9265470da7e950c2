import { Extensions } from 'type-graphql';
import type { DependencyKey, Revisions } from '#server/platform/revisions.ts';

type KeysOf<Source> = (source: Source, args: Record<string, unknown>) => readonly DependencyKey[];
export type Declared = readonly DependencyKey[] | KeysOf<never>;

/**
 * Declares what a resolver reads beside its source, arguments and language. A resolver without a declaration makes the response uncacheable
 * when it uses the context for anything but the language (`wrapResolvers`); all other fields inherit from their parent. `@Reads()` on fields
 * of many objects saves them the deadline, which costs a timer each.
 */
export function Reads(...reads: DependencyKey[]): MethodDecorator {
  return Extensions({ reads });
}

/** The same, where it depends on the source or the arguments. */
export function ReadsOf<Source>(reads: KeysOf<Source>): MethodDecorator {
  return Extensions({ reads });
}

/** Collects what an anonymous response depends on while it is made. */
export class Dependencies {
  /** Revision before the response was begun: a later change of a dependency ends it. */
  readonly revision: number;
  readonly keys = new Set<DependencyKey>();
  /** When the response, or the oldest one that it contains, was begun, by `performance.now()`. */
  madeAtMs = performance.now();
  private isRefused = false;

  constructor({ now }: Pick<Revisions, 'now'>) {
    this.revision = now;
  }

  get isCacheable(): boolean {
    return !this.isRefused;
  }

  /** Adds what a resolved field declares. */
  add(declared: Declared, source: unknown, args: Record<string, unknown>): void {
    for (const key of typeof declared === 'function' ? declared(source as never, args) : declared) this.keys.add(key);
  }

  /** Adds those of a response that this one contains. */
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
