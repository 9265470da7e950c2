import { useMatches } from 'react-router-dom';
import type { ChromeKind, FrameHandle } from '#client/routes/routeTypes.ts';

/** Which frame the page that is shown stands in. */
export function useChromeKind(): ChromeKind {
  const handles = useMatches().map(({ handle }) => handle as Partial<FrameHandle> | undefined);
  return handles.find((handle) => handle?.chrome !== undefined)?.chrome ?? 'main';
}
