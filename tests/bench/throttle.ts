import { readdirSync, readFileSync } from 'node:fs';

const PERIOD_MS = 5;
/** Maximum CPU time that an idle process can save up. */
const BURST_MS = 25;

export interface Throttled {
  /** Share of a core that has been used since the last call. */
  usedShare(): number;
  stop(): void;
}

/**
 * Limits a process to a share of a core, as a cgroup does: suspends it (SIGSTOP) whenever all its threads together have used more CPU
 * time than its share of the elapsed time. Linux only.
 */
export function throttle(pid: number, share: number): Throttled {
  let isStopped = false;
  let [last, usedBefore, budgetMs] = [performance.now(), usedMs(pid), 0];
  let [since, usedSince] = [last, usedBefore];
  const timer = setInterval(() => {
    const [now, used] = [performance.now(), usedMs(pid)];
    budgetMs = Math.min(BURST_MS, budgetMs + (now - last) * share - (used - usedBefore));
    [last, usedBefore] = [now, used];
    if (budgetMs < 0 === isStopped) return;
    isStopped = budgetMs < 0;
    process.kill(pid, isStopped ? 'SIGSTOP' : 'SIGCONT');
  }, PERIOD_MS);
  return {
    usedShare() {
      const [now, used] = [performance.now(), usedMs(pid)];
      const result = (used - usedSince) / (now - since);
      [since, usedSince] = [now, used];
      return result;
    },
    stop() {
      clearInterval(timer);
      process.kill(pid, 'SIGCONT');
    },
  };
}

/** CPU time of all running threads, excluding those that have ended. */
function usedMs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);
}
