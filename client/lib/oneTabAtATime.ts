/** Longer than this no tab waits for another: it may hang. */
const PATIENCE_MS = 10_000;

/**
 * Does something while no other tab of the marketplace does something of the same name. Where browsers have no locks (on plain http), and when the
 * other tab takes too long, it is done all the same: the work must be right without the lock too, and is only calmer with it.
 */
export async function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Absent on plain http, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await locks.request(`rizq ${name}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
