import type { ReactNode } from 'react';
import type { Loaded } from '#client/graphql/usePageData.ts';

/** Frame around a page. */
export type ChromeKind = 'main' | 'fashion' | 'fashion-two' | 'console';

export interface ChromeProps {
  children: ReactNode;
}

/** Route handle of a frame. `module` is its name in the build's manifest. */
export interface FrameHandle {
  chrome: ChromeKind;
  module: string;
}

export interface FramedLoad extends Loaded {
  /** Frame that the data require; undefined for the frame of the row. */
  chrome: ChromeKind | undefined;
}

/** Frame that a loader's result requires; undefined for the frame of the row. */
export function chromeOf(loaderData: unknown): ChromeKind | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined;
  // React Router wraps results with a status.
  if ('data' in loaderData && 'init' in loaderData) return chromeOf(loaderData.data);
  return 'chrome' in loaderData ? (loaderData as FramedLoad).chrome : undefined;
}
