/**
 * The one place that imports the frames around pages. The market's comes with the shop; the others, with their type and colours, when a page
 * in them is first visited. `module` names the frame in the build's manifest, for preloading.
 */
import type { ComponentType } from 'react';
import { MainChrome } from './chrome/MainChrome.tsx';
import type { ChromeKind, ChromeProps } from './routeTypes.ts';

interface ChromeEntry {
  module: string;
  component: () => Promise<ComponentType<ChromeProps>>;
}

export const chromeRegistry: Record<ChromeKind, ChromeEntry> = {
  main: {
    module: 'client/app/chrome/MainChrome.tsx',
    component: () => Promise.resolve(MainChrome),
  },
  fashion: {
    module: 'client/app/chrome/fashion/FashionChrome.tsx',
    component: async () => (await import('./chrome/fashion/FashionChrome.tsx')).FashionChrome,
  },
  'fashion-two': {
    module: 'client/app/chrome/fashionTwo/FashionTwoChrome.tsx',
    component: async () => (await import('./chrome/fashionTwo/FashionTwoChrome.tsx')).FashionTwoChrome,
  },
  console: {
    module: 'client/app/chrome/ConsoleChrome.tsx',
    component: async () => (await import('./chrome/ConsoleChrome.tsx')).ConsoleChrome,
  },
};

export const CHROME_KINDS = Object.keys(chromeRegistry) as ChromeKind[];
