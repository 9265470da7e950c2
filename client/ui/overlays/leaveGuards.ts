import { createElement, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';

/** A step to another place in the history. */
export type Step = Parameters<BlockerFunction>[0];

/** What becomes of a step that a guard stands in the way of. */
export interface Answer {
  stay: () => void;
  leave: () => void;
}

/** Something on the page that has a say when the page is left. */
export interface Guard {
  blocks: (step: Step) => boolean;
  /** It is in the way. It calls one of the two, at once or when somebody has answered. */
  meet: (answer: Answer) => void;
  giveUp?: () => void;
}

let guards: readonly Guard[] = [];
const passed = new WeakSet<Guard>();
const listeners = new Set<() => void>();

function change(next: readonly Guard[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

/** Puts a guard over those that are there, or below them all. Call what comes back to take it away. */
export function addGuard(guard: Guard, place: 'top' | 'bottom'): () => void {
  change(place === 'top' ? [...guards, guard] : [guard, ...guards]);
  return () => change(guards.filter((one) => one !== guard));
}

/** The topmost guard that stands in the way of a step. */
function guardAgainst(step: Step): Guard | null {
  return guards.findLast((guard) => !passed.has(guard) && guard.blocks(step)) ?? null;
}

/**
 * Asks whoever stands in the way of a step that is yet to be made, as the step itself would. Null: they stay. Otherwise what comes back
 * gives up what is guarded, and no guard that is there asks again.
 */
export function askToLeave(step: Step): Promise<(() => void) | null> {
  const guard = guardAgainst(step);
  if (guard === null) return Promise.resolve(giveUpAll);
  return new Promise((resolve) => guard.meet({ stay: () => resolve(null), leave: () => resolve(giveUpAll) }));
}

function giveUpAll(): void {
  for (const guard of guards) {
    passed.add(guard);
    guard.giveUp?.();
  }
}

/**
 * While `isOpen`, the browser's Back closes what lies over the page instead of leaving the page; of several layers the topmost. The
 * history stays as it was.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    return addGuard(
      {
        blocks: ({ historyAction }) => historyAction === NavigationType.Pop,
        meet: ({ stay }) => {
          stay();
          close();
        },
      },
      'top',
    );
  }, [isOpen]);
}

/** Brings every step of the router before the guards of the page. One for the whole app: the router knows one blocker at a time. */
export function LeaveWatch() {
  return useSyncExternalStore(subscribe, isGuarded, () => false) ? createElement(Watch) : null;
}

function Watch() {
  const inTheWay = useRef<Guard>(null);
  const shouldBlock = useCallback((step: Step) => {
    inTheWay.current = guardAgainst(step);
    return inTheWay.current !== null;
  }, []);
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    const guard = inTheWay.current;
    if (blocker.state !== 'blocked' || guard === null) return;
    guard.meet({
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
