import { createElement, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';

/** A navigation as described by the router's blocker. */
export type Navigation = Parameters<BlockerFunction>[0];

export interface BlockedNavigation {
  stay: () => void;
  leave: () => void;
}

/** A guard that may block navigation away from the page. */
export interface Guard {
  blocks: (step: Navigation) => boolean;
  /** Handles a blocked navigation: calls `stay` or `leave`, immediately or after a dialog. */
  onBlocked: (answer: BlockedNavigation) => void;
  giveUp?: () => void;
}

let guards: readonly Guard[] = [];
const disabledGuards = new WeakSet<Guard>();
const listeners = new Set<() => void>();

function change(next: readonly Guard[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

/** Adds a guard above or below the others. Returns a function that removes it. */
export function addGuard(guard: Guard, place: 'top' | 'bottom'): () => void {
  change(place === 'top' ? [...guards, guard] : [guard, ...guards]);
  return () => change(guards.filter((one) => one !== guard));
}

/** Topmost guard that blocks the navigation; null if none does. */
function guardAgainst(step: Navigation): Guard | null {
  return guards.findLast((guard) => !disabledGuards.has(guard) && guard.blocks(step)) ?? null;
}

/**
 * Asks the topmost guard that blocks a navigation, before the navigation starts. Resolves to null if the user stays on the page, and to
 * `giveUpAll` otherwise.
 */
export function askToLeave(step: Navigation): Promise<(() => void) | null> {
  const guard = guardAgainst(step);
  if (guard === null) return Promise.resolve(giveUpAll);
  return new Promise((resolve) => guard.onBlocked({ stay: () => resolve(null), leave: () => resolve(giveUpAll) }));
}

/** Discards the guarded changes and disables all current guards. */
export function giveUpAll(): void {
  for (const guard of guards) {
    disabledGuards.add(guard);
    guard.giveUp?.();
  }
}

/** While a layer is open, the browser's Back button closes the topmost layer instead of leaving the page. Does not add history entries. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    return addGuard(
      {
        blocks: ({ historyAction }) => historyAction === NavigationType.Pop,
        onBlocked: ({ stay }) => {
          stay();
          close();
        },
      },
      'top',
    );
  }, [isOpen]);
}

/** Connects the router's blocker with all guards, because the router supports only one blocker at a time. */
export function NavigationBlocker() {
  return useSyncExternalStore(subscribe, isGuarded, () => false) ? createElement(Watch) : null;
}

function Watch() {
  const blockingGuard = useRef<Guard>(null);
  const shouldBlock = useCallback((step: Navigation) => {
    blockingGuard.current = guardAgainst(step);
    return blockingGuard.current !== null;
  }, []);
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    const guard = blockingGuard.current;
    if (blocker.state !== 'blocked' || guard === null) return;
    guard.onBlocked({
      stay: blocker.reset,
      leave: () => {
        guard.giveUp?.();
        blocker.proceed();
      },
    });
  }, [blocker]);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isGuarded = () => guards.length > 0;
