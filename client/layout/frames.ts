import type { ReactNode } from 'react';
import type { Loaded } from '#client/graphql/usePageData.ts';

/** The frame around a page. */
export type ChromeKind = 'main' | 'fashion' | 'fashion-two' | 'console';

export interface ChromeProps {
  children: ReactNode;
}

/** A frame's route handle. `module` is the frame's name in the build's manifest. */
export interface FrameHandle {
  chrome: ChromeKind;
  module: string;
}

export interface FramedLoad extends Loaded {
  /** The frame that the data requires; undefined to use the row's frame. */
  chrome: ChromeKind | undefined;
}

/** The frame that a loader's result requires; undefined to use the row's frame. */
export function chromeOf(loaderData: unknown): ChromeKind | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined;
  // React Router wraps results that have a status.
  if ('data' in loaderData && 'init' in loaderData) return chromeOf(loaderData.data);
  return 'chrome' in loaderData ? (loaderData as FramedLoad).chrome : undefined;
}
