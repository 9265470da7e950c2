import type { Charge, Language } from './charge.ts';
import { institutionName } from './institutions.ts';
import { OUTCOMES, TEXTS, TITLES } from './pageTexts.ts';

const TAGS = { en: 'en-MY', ms: 'ms-MY' } as const;

/** Language in a page's address; null without one. */
export function languageOf(requested: string | null): Language | null {
  return requested === 'en' || requested === 'ms' ? requested : null;
}

/** The page on which the buyer decides, or reads the outcome of the payment. */
export function hostedPage(charge: Charge, { language, path }: { language: Language; path: string }): Response {
  const t = (key: keyof typeof TEXTS) => escaped(TEXTS[key][language]);
  const title = escaped(TITLES[charge.method][language]);
  const through = institutionName(charge.institution, language);
  const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const isOpen = charge.state === 'PENDING' && !charge.isLater;
  return page({
    language,
    path,
    title,
    body: `
<p class="amount"><span class="hidden">${title}: </span>${escaped(money(charge.amountCents))} <small>USD</small></p>
<dl>${fact(t('to'), 'Rizq')}${through === null ? '' : fact(t('through'), escaped(through))}${fact(t('reference'), escaped(charge.id))}${
      isOpen ? fact(t('until'), `<time datetime="${charge.expiresAt}">${clock(charge.expiresAt, language)}</time>`) : ''
    }</dl>
${isOpen ? questions(charge, path, t, language) : outcome(charge, t, language)}`,
  });
}

/** Page for an address without a payment. */
export function missingPage(language: Language): Response {
  const t = (key: keyof typeof TEXTS) => escaped(TEXTS[key][language]);
  return page({ language, path: null, title: t('missing'), body: `<p>${t('missingHint')}</p>`, status: 404 });
}

type Words = (key: keyof typeof TEXTS) => string;

function questions({ method }: Charge, path: string, t: Words, language: Language): string {
  const button = (answer: string, words: string, look: string) =>
    `<button name="answer" value="${answer}" class="${look}">${words}</button>`;
  return `<form method="post" action="${escaped(path)}?lang=${language}">
<h2>${t('question')}</h2>
${button('approve', t('approve'), 'main')}
${button('decline', t('decline'), 'plain')}
${button('approve-later', t('approveLater'), 'plain')}
${button('decline-later', t('declineLater'), 'plain')}
${method === 'DUITNOW_QR' ? '' : button('leave', t('leave'), 'quiet')}
</form>`;
}

function outcome({ state, isLater, method, returnUrl }: Charge, t: Words, language: Language): string {
  const words = isLater ? t('later') : escaped(OUTCOMES[state][language]);
  const after = method === 'DUITNOW_QR' ? `<p>${t('scanned')}</p>` : '';
  return `<p class="outcome" role="status">${words}</p>${after}<p><a class="main" href="${escaped(returnUrl)}">${t('back')}</a></p>`;
}

interface PageParts {
  language: Language;
  /** null: the page has no address in the other language. */
  path: string | null;
  /** HTML. */
  title: string;
  body: string;
  status?: number;
}

function page({ language, path, title, body, status = 200 }: PageParts): Response {
  const other = language === 'en' ? 'ms' : 'en';
  const html = `<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${TEXTS.demo[language]}</title>
<link rel="stylesheet" href="/demo-bank/style.css">
</head>
<body>
<main>
<header><p class="mark">${TEXTS.demo[language]}</p>${
    path === null
      ? ''
      : `<a href="${escaped(path)}?lang=${other}" lang="${TAGS[other]}" hreflang="${TAGS[other]}">${TEXTS.otherLanguage[language]}</a>`
  }</header>
<h1>${title}</h1>
<p class="notice">${escaped(TEXTS.notice[language])}</p>
${body}
</main>
</body>
</html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-MY', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
}

function clock(moment: string, language: Language): string {
  return new Date(moment).toLocaleTimeString(TAGS[language], { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kuala_Lumpur' });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
