/** Changes closer together than this are one decision: Back undoes it as a whole. */
const DECISION_MS = 1000;

/** Whether a change of filters makes a new entry in the history, or takes the place of the one just made. */
export function historyMode(lastChangeMs: number | null, nowMs: number): 'push' | 'replace' {
  return lastChangeMs !== null && nowMs - lastChangeMs < DECISION_MS ? 'replace' : 'push';
}
