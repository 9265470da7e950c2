/** Maximum wait for the lock, because the tab that holds it may hang. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Runs `work` under a Web Lock shared by all tabs. Runs it without the lock after the timeout and in insecure contexts, which have no Web
 * Locks, so `work` must be correct without the lock.
 */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Undefined in insecure contexts, despite its type.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await locks.request(`rizq ${name}`, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
