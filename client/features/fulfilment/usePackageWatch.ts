import { useEffect, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { listen } from '#client/lib/listen.ts';
import { PackageWatchDocument } from './PackageWatch.generated.ts';

/** How often a vendor is looked at for new orders while its console is in sight. */
const WATCH_MS = 20_000;

/**
 * Looks for new orders while the page is in sight, and at once when it comes back into sight; the counters of the vendor console follow by the cache.
 * Gives how many came since the console was opened.
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
    const look = () => {
      if (!document.hidden) void refetch().catch(() => undefined);
    };
    return listen(document, { visibilitychange: look });
  }, [isOn, refetch]);
  return useSince(data?.viewer?.vendor?.packages?.totalCount ?? null);
}

/** What the watch of the frame has seen last: how many packages the vendor has in all. */
export function useWatchedCount(): number | null {
  const { data } = useQuery(PackageWatchDocument, { fetchPolicy: 'cache-only' });
  return data?.viewer?.vendor?.packages?.totalCount ?? null;
}

/** By how much a count has grown since it was first known. */
export function useSince(count: number | null): number {
  const [first, setFirst] = useState(count);
  if (first === null && count !== null) setFirst(count);
  return count === null || first === null ? 0 : Math.max(0, count - first);
}
