/**
 * The one place that imports the frames around pages. The market's comes with the shop; the others, with their type and colours, when a page
 * in them is first visited. `module` names the frame in the build's manifest, for preloading.
 */
import type { ComponentType } from 'react';
import { MainChrome } from '#client/layout/MainChrome.tsx';
import type { ChromeKind, ChromeProps } from './routeTypes.ts';

interface ChromeEntry {
  module: string;
  component: () => Promise<ComponentType<ChromeProps>>;
}

export const chromeRegistry: Record<ChromeKind, ChromeEntry> = {
  main: {
    module: 'client/layout/MainChrome.tsx',
    component: () => Promise.resolve(MainChrome),
  },
  fashion: {
    module: 'client/layout/fashion/FashionChrome.tsx',
    component: async () => (await import('#client/layout/fashion/FashionChrome.tsx')).FashionChrome,
  },
  'fashion-two': {
    module: 'client/layout/fashion/FashionTwoChrome.tsx',
    component: async () => (await import('#client/layout/fashion/FashionTwoChrome.tsx')).FashionTwoChrome,
  },
  console: {
    module: 'client/layout/ConsoleChrome.tsx',
    component: async () => (await import('#client/layout/ConsoleChrome.tsx')).ConsoleChrome,
  },
};

export const CHROME_KINDS = Object.keys(chromeRegistry) as ChromeKind[];
