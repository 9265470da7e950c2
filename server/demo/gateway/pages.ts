import { readFileSync } from 'node:fs';
import type { Charge, ChargeMethod, ChargeState, Language } from './charges.ts';

type Text = Record<Language, string>;

/** Texts of the hosted pages. */
export const TEXTS = {
  demo: { en: 'Demo', ms: 'Demo' },
  notice: {
    en: 'This is not a bank. Nothing is charged, and nothing you own is asked for: you choose how the payment ends.',
    ms: 'Ini bukan bank. Tiada caj dibuat dan tiada maklumat anda diminta: anda memilih kesudahan bayaran ini.',
  },
  to: { en: 'To', ms: 'Kepada' },
  through: { en: 'Through', ms: 'Melalui' },
  reference: { en: 'Reference', ms: 'Rujukan' },
  until: { en: 'Answer by', ms: 'Jawab sebelum' },
  question: { en: 'How should this payment end?', ms: 'Bagaimanakah bayaran ini patut berakhir?' },
  approve: { en: 'Approve the payment', ms: 'Luluskan bayaran' },
  decline: { en: 'Decline the payment', ms: 'Tolak bayaran' },
  approveLater: { en: 'Approve after half a minute', ms: 'Luluskan selepas setengah minit' },
  declineLater: { en: 'Decline after half a minute', ms: 'Tolak selepas setengah minit' },
  leave: { en: 'Leave without an answer', ms: 'Keluar tanpa jawapan' },
  back: { en: 'Back to the shop', ms: 'Kembali ke kedai' },
  scanned: {
    en: 'The shop shows the answer by itself. You can close this page.',
    ms: 'Kedai memaparkan jawapan dengan sendiri. Anda boleh tutup halaman ini.',
  },
  later: { en: 'The answer comes in half a minute.', ms: 'Jawapan akan tiba dalam setengah minit.' },
  missing: { en: 'There is no such payment', ms: 'Tiada bayaran sedemikian' },
  missingHint: {
    en: 'The address is incomplete, or the payment was never begun. Go back to your order in the shop and start again from there.',
    ms: 'Alamat ini tidak lengkap atau bayaran tidak pernah dimulakan. Kembali ke pesanan anda di kedai dan mulakan semula dari situ.',
  },
  otherLanguage: { en: 'Bahasa Melayu', ms: 'English' },
} as const satisfies Record<string, Text>;

/** Page titles by payment method. */
export const TITLES: Record<ChargeMethod, Text> = {
  FPX: { en: 'Demo online banking', ms: 'Perbankan dalam talian demo' },
  DUITNOW_QR: { en: 'Demo QR payment', ms: 'Bayaran QR demo' },
  EWALLET: { en: 'Demo e-wallet', ms: 'E-dompet demo' },
  CARD: { en: 'Demo card payment', ms: 'Bayaran kad demo' },
};

/** Outcomes of a payment. */
const OUTCOMES: Record<ChargeState, Text> = {
  PENDING: { en: 'The payment is open.', ms: 'Bayaran masih dibuka.' },
  AUTHORISED: { en: 'The payment is approved.', ms: 'Bayaran telah diluluskan.' },
  CAPTURED: { en: 'The payment is approved.', ms: 'Bayaran telah diluluskan.' },
  DECLINED: { en: 'The payment was declined. Nothing is charged.', ms: 'Bayaran telah ditolak. Tiada caj dibuat.' },
  VOIDED: { en: 'The shop called the payment off. Nothing is charged.', ms: 'Kedai telah membatalkan bayaran. Tiada caj dibuat.' },
  EXPIRED: { en: 'The time for this payment is over. Nothing is charged.', ms: 'Masa untuk bayaran ini telah tamat. Tiada caj dibuat.' },
};

const demoBank = (name: string) => ({ en: `Demo bank ${name}`, ms: `Bank demo ${name}` });

/** The banks and wallets behind the gateway, by code. None of them is a real one. */
const INSTITUTIONS: Record<string, Text> = {
  DEMO_HARIMAU: demoBank('Harimau'),
  DEMO_RIMBA: demoBank('Rimba'),
  DEMO_TERATAI: demoBank('Teratai'),
  DEMO_SONGKET: demoBank('Songket'),
  DEMO_NYIUR: demoBank('Nyiur'),
  DEMO_ANGSANA: demoBank('Angsana'),
  DEMO_BAYU: demoBank('Bayu'),
  DEMO_CENGAL: demoBank('Cengal'),
  DEMO_WAU: demoBank('Wau'),
  TOUCH_N_GO: { en: "Touch 'n Go eWallet (demo)", ms: "Touch 'n Go eWallet (demo)" },
  GRABPAY: { en: 'GrabPay (demo)', ms: 'GrabPay (demo)' },
};

/** Name of a bank or wallet; null for one that the gateway does not know. */
function institutionName(code: string | null, language: Language): string | null {
  return code !== null && Object.hasOwn(INSTITUTIONS, code) ? (INSTITUTIONS[code]?.[language] ?? null) : null;
}

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
${isOpen ? decisionForm(charge, path, t, language) : outcome(charge, t, language)}`,
  });
}

/** Page for an address without a payment. */
export function missingPage(language: Language): Response {
  const t = (key: keyof typeof TEXTS) => escaped(TEXTS[key][language]);
  return page({ language, path: null, title: t('missing'), body: `<p>${t('missingHint')}</p>`, status: 404 });
}

type Words = (key: keyof typeof TEXTS) => string;

function decisionForm({ method }: Charge, path: string, t: Words, language: Language): string {
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

/** Style of the hosted pages: plain, and unlike any real bank. */
export const PAGE_STYLE = readFileSync('server/demo/gateway/page.css', 'utf8');
