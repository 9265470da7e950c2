import { readFileSync } from 'node:fs';
import type { PlainMessageKey } from '#messages/types.ts';
import { LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { translate } from '#server/platform/messages.ts';
import type { Charge } from './charges.ts';

/** Fictitious banks and wallets by code. */
const BANKS: Readonly<Record<string, string>> = {
  DEMO_HARIMAU: 'Harimau',
  DEMO_RIMBA: 'Rimba',
  DEMO_TERATAI: 'Teratai',
  DEMO_SONGKET: 'Songket',
  DEMO_NYIUR: 'Nyiur',
  DEMO_ANGSANA: 'Angsana',
  DEMO_BAYU: 'Bayu',
  DEMO_CENGAL: 'Cengal',
  DEMO_WAU: 'Wau',
};
const WALLETS: Readonly<Record<string, string>> = { TOUCH_N_GO: "Touch 'n Go eWallet", GRABPAY: 'GrabPay' };

/** Name of a bank or wallet; null for unknown codes. */
function institutionName(code: string | null, locale: Locale): string | null {
  const nameIn = (table: Readonly<Record<string, string>>) => (code !== null && Object.hasOwn(table, code) ? table[code] : undefined);
  const [bank, wallet] = [nameIn(BANKS), nameIn(WALLETS)];
  if (bank !== undefined) return translate(locale, 'gateway.demoBank', { name: bank });
  return wallet === undefined ? null : translate(locale, 'gateway.demoWallet', { name: wallet });
}

/** The page on which the buyer decides, or sees the result of the payment. */
export function hostedPage(charge: Charge, { locale, path }: { locale: Locale; path: string }): Response {
  const t = textsIn(locale);
  const title = t(`gatewayTitle.${charge.method}`);
  const through = institutionName(charge.institution, locale);
  const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const isOpen = charge.state === 'PENDING' && !charge.isLater;
  return page({
    locale,
    path,
    title,
    body: `
<p class="amount"><span class="hidden">${title}: </span>${escaped(money(charge.amountCents))} <small>USD</small></p>
<dl>${fact(t('gateway.to'), 'Rizq')}${through === null ? '' : fact(t('gateway.through'), escaped(through))}${fact(t('gateway.reference'), escaped(charge.id))}${
      isOpen ? fact(t('gateway.until'), `<time datetime="${charge.expiresAt}">${clock(charge.expiresAt, locale)}</time>`) : ''
    }</dl>
${isOpen ? decisionForm(charge, path, t, locale) : outcome(charge, t)}`,
  });
}

/** Page for a URL without a payment. */
export function missingPage(locale: Locale): Response {
  const t = textsIn(locale);
  return page({ locale, path: null, title: t('gateway.missing'), body: `<p>${t('gateway.missingHint')}</p>`, status: 404 });
}

/** Returns messages in one language, escaped for HTML. */
type Texts = (key: PlainMessageKey) => string;

function textsIn(locale: Locale): Texts {
  return (key) => escaped(translate(locale, key));
}

function decisionForm({ method }: Charge, path: string, t: Texts, locale: Locale): string {
  const button = (answer: string, words: string, look: string) =>
    `<button name="answer" value="${answer}" class="${look}">${words}</button>`;
  return `<form method="post" action="${escaped(path)}?lang=${locale}">
<h2>${t('gateway.question')}</h2>
${button('approve', t('gateway.approve'), 'main')}
${button('decline', t('gateway.decline'), 'plain')}
${button('approve-later', t('gateway.approveLater'), 'plain')}
${button('decline-later', t('gateway.declineLater'), 'plain')}
${method === 'DUITNOW_QR' ? '' : button('leave', t('gateway.leave'), 'quiet')}
</form>`;
}

function outcome({ state, isLater, method, returnUrl }: Charge, t: Texts): string {
  const words = isLater ? t('gateway.later') : t(`gatewayOutcome.${state}`);
  const after = method === 'DUITNOW_QR' ? `<p>${t('gateway.scanned')}</p>` : '';
  return `<p class="outcome" role="status">${words}</p>${after}<p><a class="main" href="${escaped(returnUrl)}">${t('gateway.back')}</a></p>`;
}

interface PageParts {
  locale: Locale;
  /** Path for the language links; null if there are none. */
  path: string | null;
  /** HTML. */
  title: string;
  body: string;
  status?: number;
}

function page({ locale, path, title, body, status = 200 }: PageParts): Response {
  const t = textsIn(locale);
  const html = `<!doctype html>
<html lang="${LANGUAGES[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${t('gateway.demo')}</title>
<link rel="stylesheet" href="/demo-bank/style.css">
</head>
<body>
<main>
<header><p class="mark">${t('gateway.demo')}</p>${
    path === null
      ? ''
      : LOCALES.filter((other) => other !== locale)
          .map((other) => languageLink(path, other))
          .join(' ')
  }</header>
<h1>${title}</h1>
<p class="notice">${t('gateway.notice')}</p>
${body}
</main>
</body>
</html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}

function languageLink(path: string, locale: Locale): string {
  const { tag, name } = LANGUAGES[locale];
  return `<a href="${escaped(path)}?lang=${locale}" lang="${tag}" hreflang="${tag}">${name}</a>`;
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-MY', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
}

function clock(moment: string, locale: Locale): string {
  return new Date(moment).toLocaleTimeString(LANGUAGES[locale].tag, { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kuala_Lumpur' });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Styles for the hosted pages, deliberately unlike any real bank. */
export const PAGE_STYLE = readFileSync('server/demo/gateway/page.css', 'utf8');
