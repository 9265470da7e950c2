import { useEffect, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { listen } from '#client/lib/listen.ts';
import { PackageWatchDocument } from './PackageWatch.generated.ts';

/** Polling interval while the page is visible. */
const WATCH_MS = 20_000;

/**
 * Polls for new orders while the page is visible, and whenever it becomes visible. The cache updates the console's counters. Returns the
 * number of packages that have arrived since the console was opened.
 */
export function usePackageWatch(isOn: boolean): number {
  const { data, refetch } = useQuery(PackageWatchDocument, {
    skip: !isOn,
    pollInterval: WATCH_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useEffect(() => {
    if (!isOn) return;
    const refetchIfVisible = () => {
      if (!document.hidden) void refetch().catch(() => undefined);
    };
    return listen(document, { visibilitychange: refetchIfVisible });
  }, [isOn, refetch]);
  return useSince(data?.viewer?.vendor?.packages?.totalCount ?? null);
}

/** Number of packages at the last poll; null before the first poll. */
export function useWatchedCount(): number | null {
  const { data } = useQuery(PackageWatchDocument, { fetchPolicy: 'cache-only' });
  return data?.viewer?.vendor?.packages?.totalCount ?? null;
}

/** How much a count has grown since its first known value. */
export function useSince(count: number | null): number {
  const [first, setFirst] = useState(count);
  if (first === null && count !== null) setFirst(count);
  return count === null || first === null ? 0 : Math.max(0, count - first);
}
