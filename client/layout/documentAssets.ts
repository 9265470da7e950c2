import type { PageAssets } from './PageAssets.ts';

/** The assets as they stand in the document: what hydration must find is what the server wrote. */
export function documentAssets(): PageAssets {
  return {
    styles: addresses('link[rel="stylesheet"][data-precedence="page"]'),
    fonts: addresses('link[rel="preload"][as="font"]'),
  };
}

function addresses(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('href') ?? '');
}
