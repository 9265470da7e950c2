import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

/** A label with an amount or another value. */
export interface MailRow {
  label: string;
  /** A line below the label. */
  detail?: string;
  /** Absolute URL to which the label links. */
  href?: string;
  /** Absolute URL, and alternative text for clients that do not load images. */
  picture?: { src: string; alt: string } | null;
  value: string;
  isTotal?: boolean;
}

/** An email in one language. All fields are plain text, and are escaped here. */
interface MailContent {
  heading: string;
  before: string[];
  rows: readonly MailRow[];
  link: ButtonText | null;
  after: string[];
  second: (ButtonText & { before: string }) | null;
  /** Signature and reason, below the content. */
  footer: string[];
}

interface ButtonText {
  href: string;
  label: string;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Dark colours for programs that support them. Others keep or invert the inline colours. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0d1411!important}.card{background:#151e1a!important}.text{color:#edf3ee!important}.muted{color:#b3c1b8!important}.line{border-color:#2a3731!important}.link,.brand{color:#4fcb9e!important}.button{background:#4fcb9e!important;color:#04231a!important}.band{background:#1c5c47!important}.band-2{background:#bba979!important}}`;

const STRIPES = 10;

/** The awning, drawn with table cells, so that it needs no image. */
const AWNING = `<table ${TABLE} aria-hidden="true" style="table-layout:fixed;border-collapse:separate"><tr>${Array.from(
  { length: STRIPES },
  (_, at) => {
    const [name, colour] = at % 2 === 0 ? ['band', '#0b6b4f'] : ['band-2', '#f8e6b9'];
    return `<td class="${name}" bgcolor="${colour}" height="22" style="height:22px;background:${colour};border-radius:0 0 12px 12px;font-size:0;line-height:0">&nbsp;</td>`;
  },
).join('')}</tr></table>`;

/** The layout of every email: tables and inline styles, without scripts, fonts or remote content other than product pictures. */
export function mailHtml(locale: Locale, { heading, before, rows, link, after, second, footer }: MailContent): string {
  return `<!doctype html>
<html lang="${LANGUAGES[locale].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#fafaf5">
<table ${TABLE} class="page" bgcolor="#fafaf5" style="background:#fafaf5"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} class="card" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border-radius:0 0 16px 16px;text-align:left">
<tr><td>${AWNING}</td></tr>
<tr><td class="text" style="padding:24px 24px 32px;color:#13211a;font-size:16px;line-height:1.55;${FONT}">
<p class="brand" style="margin:0 0 20px;color:#0b6b4f;font-size:24px;font-weight:700;letter-spacing:-0.5px">rizq</p>
<h1 class="text" style="margin:0 0 16px;color:#13211a;font-size:24px;line-height:1.25;font-weight:700">${escapeHtml(heading)}</h1>
${before.map(paragraph).join('\n')}
${table(rows)}${link ? button(link) : ''}
${after.map(paragraph).join('\n')}${second ? paragraph(second.before) + button(second) : ''}
</td></tr></table>
<table ${TABLE} style="max-width:600px;text-align:left"><tr><td class="muted" style="padding:20px 24px;color:#4b5a51;font-size:14px;line-height:1.5;${FONT}">
${footer.map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function table(rows: readonly MailRow[]): string {
  return rows.length === 0
    ? ''
    : `<table ${TABLE} style="margin:8px 0 24px;border-collapse:collapse">\n${rows.map(row).join('\n')}\n</table>\n`;
}

/** A product's picture has a cell of its own, so that long titles wrap beside it. */
function row({ label, detail, href, picture, value, isTotal = false }: MailRow): string {
  const cell = `padding:10px 0;border-top:1px solid #e3e6dc;color:#13211a;font-size:${isTotal ? '18px;font-weight:700' : '16px'};line-height:1.4;vertical-align:top;${FONT}`;
  const title = `${labelHtml(label, href)}${detail ? `<br><span class="muted" style="color:#4b5a51;font-size:14px">${escapeHtml(detail)}</span>` : ''}`;
  const first = picture ? `<td class="line text" width="76" style="${cell};width:76px">${pictureHtml(picture)}</td>` : '';
  const width = picture ? '' : ' colspan="2"';
  return `<tr>${first}<td class="line text"${width} style="${cell}">${title}</td><td class="line text" align="right" style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(value)}</td></tr>`;
}

/** The size is also set through attributes, for Outlook. */
function pictureHtml({ src, alt }: NonNullable<MailRow['picture']>): string {
  const style =
    'display:block;width:64px;height:64px;border:0;border-radius:10px;background:#f1f3eb;color:#4b5a51;font-size:12px;object-fit:cover';
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="64" height="64" style="${style}">`;
}

function labelHtml(label: string, href: string | undefined): string {
  return href === undefined
    ? escapeHtml(label)
    : `<a class="link" href="${escapeHtml(href)}" style="color:#0b6b4f;font-weight:600">${escapeHtml(label)}</a>`;
}

/** The URL is repeated as text, because some clients do not show buttons. */
function button({ href, label }: ButtonText): string {
  const address = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 12px"><tr><td class="button" bgcolor="#0b6b4f" style="background:#0b6b4f;border-radius:12px"><a class="button" href="${address}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#0b6b4f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a class="link" href="${address}" style="color:#0b6b4f">${address}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
