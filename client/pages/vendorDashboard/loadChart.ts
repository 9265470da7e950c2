import type { drawChart } from './drawChart.ts';

/** Fetches what draws. The library asks for numbers in the browser's language as soon as it is there: where that is no language, it gets the page's. */
export async function loadChart(): Promise<{ drawChart: typeof drawChart }> {
  if (isLanguage(navigator.language)) return import('./drawChart.ts');
  const own = Object.getOwnPropertyDescriptor(navigator, 'language');
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang, configurable: true });
  try {
    return await import('./drawChart.ts');
  } finally {
    if (own) Object.defineProperty(navigator, 'language', own);
    else Reflect.deleteProperty(navigator, 'language');
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
