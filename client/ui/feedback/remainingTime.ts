/** Time left, rounded up to whole seconds; never negative. `hours` includes days. */
export function remainingTime(endsAtMs: number, nowMs: number) {
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  return { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60), seconds: left % 60, isOver: left === 0 };
}
