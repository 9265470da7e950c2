import type { PageAssets } from './PageAssets.ts';

/** The assets as they stand in the document: what hydration must find is what the server wrote. */
export function documentAssets(): PageAssets {
  return {
    styles: addresses('link[rel="stylesheet"][data-precedence="page"]', 'href'),
    fonts: addresses('link[rel="preload"][as="font"]', 'href'),
    modules: addresses('link[rel="modulepreload"]', 'href'),
    entries: addresses('script[type="module"]', 'src'),
  };
}

function addresses(selector: string, attribute: 'href' | 'src'): string[] {
  return [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
}
