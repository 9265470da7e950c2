import type { ReactNode } from 'react';
import type { Loaded } from '#client/graphql/usePageData.ts';

/** Frame around a page. */
export type ChromeKind = 'main' | 'fashion' | 'fashion-two' | 'console';

export interface ChromeProps {
  children: ReactNode;
}

/** Handle of a matched frame; `module` is its name in the build's manifest. */
export interface FrameHandle {
  chrome: ChromeKind;
  module: string;
}

export interface FramedLoad extends Loaded {
  /** Frame that the data require; undefined: the row's. */
  chrome: ChromeKind | undefined;
}

/** Frame required by a loader's result. */
export function chromeOf(loaderData: unknown): ChromeKind | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined;
  // The router wraps results that have a status.
  if ('data' in loaderData && 'init' in loaderData) return chromeOf(loaderData.data);
  return 'chrome' in loaderData ? (loaderData as FramedLoad).chrome : undefined;
}
