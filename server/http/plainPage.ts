/** Fallback page for when the client cannot or should not be rendered: no assets, no scripts, no queries. */

type Locale = 'en' | 'ms';

/** Language and theme of the preferences cookie. */
export interface PlainLook {
  locale: Locale;
  theme: 'light' | 'dark' | 'system';
}

const CROWDED: Record<Locale, { title: string; text: string }> = {
  en: {
    title: 'Many people are here right now',
    text: 'This page could not be made ready in time. Your cart and everything you typed are still here: try again in a moment.',
  },
  ms: {
    title: 'Ramai orang sedang berada di sini',
    text: 'Halaman ini tidak sempat disediakan. Troli anda dan apa yang anda taip masih ada: cuba lagi sebentar lagi.',
  },
};

const TOO_FAST: Record<Locale, { title: string; text: (seconds: number) => string }> = {
  en: {
    title: 'A little slower, please',
    text: (seconds) =>
      `Your device or network asked for more pages than it can have at once. Your cart and everything you typed are still here: try again in ${seconds} seconds.`,
  },
  ms: {
    title: 'Perlahan sedikit, ya',
    text: (seconds) =>
      `Peranti atau rangkaian anda meminta lebih banyak halaman daripada yang boleh diberi serentak. Troli anda dan apa yang anda taip masih ada: cuba lagi dalam ${seconds} saat.`,
  },
};

const AGAIN: Record<Locale, string> = { en: 'Try again', ms: 'Cuba lagi' };

const BODY =
  'margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f7f4ec,#0d1411);color:light-dark(#1f2a24,#e8ede9);font:1.0625rem/1.6 system-ui,sans-serif';
const CARD = 'max-width:30rem;margin:1.5rem;padding:2rem;background:light-dark(#fff,#17211c);border-radius:1rem;box-shadow:0 1px 3px #0002';
const HEADING = 'margin:0 0 .5rem;font-size:1.5rem;line-height:1.25';
const LINK =
  'display:inline-block;margin-top:1rem;padding:.7rem 1.4rem;border-radius:2rem;background:#1d6b45;color:#fff;text-decoration:none';

/**
 * Page for 429 and 503: what happened, and a link to the same address. `retryAfterSeconds`: set when this caller alone exceeded its limit.
 */
export function busyPage(look: PlainLook, retryAfterSeconds: number | null): string {
  const { locale } = look;
  const { title, text } =
    retryAfterSeconds === null
      ? CROWDED[locale]
      : { title: TOO_FAST[locale].title, text: TOO_FAST[locale].text(Math.max(1, retryAfterSeconds)) };
  const content = `<h1 style="${HEADING}">${title}</h1><p style="margin:0">${text}</p><a href="" style="${LINK}">${AGAIN[locale]}</a>`;
  return page(look, title, `<main style="${CARD}">${content}</main>`);
}

/** Page for every other error before a page could be rendered. */
export function plainPage(message: string, look: PlainLook): string {
  const content = `<h1 style="${HEADING}">${message}</h1><a href="/" style="${LINK}">Rizq</a>`;
  return page({ ...look, locale: 'en' }, 'Rizq', `<main style="${CARD}">${content}</main>`);
}

function page({ locale, theme }: PlainLook, title: string, content: string): string {
  const scheme = theme === 'system' ? 'light dark' : theme;
  return [
    `<!doctype html><html lang="${locale}-MY" style="color-scheme:${scheme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body style="${BODY}">${content}</body></html>`,
  ].join('');
}
