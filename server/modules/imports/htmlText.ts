/** Entity names of the characters from U+00A0 onwards, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const FIRST_LATIN_1 = 0xa0;
const OTHERS = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
  },
  ...{ bdquo: '„', bull: '•', hellip: '…', prime: '′', Prime: '″', trade: '™', euro: '€', ensp: ' ', emsp: ' ', thinsp: ' ', minus: '−' },
  ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', zwj: '', zwnj: '', star: '☆', check: '✓', hearts: '♥', rarr: '→', larr: '←' },
};
const CHARACTERS = new Map([
  ...LATIN_1.map((name, at) => [name, String.fromCharCode(FIRST_LATIN_1 + at)] as const),
  ...Object.entries(OTHERS),
]);

const HIDDEN = /<(script|style)\b|<!--/gi;
const LINE_BREAK = /(?:<br\s*\/?>|<\/(?:p|div|li|tr|ul|ol|h[1-6]|table)\s*>)+/gi;
/** Only elements that shops use, because "< 5 kg" and "<3" are plain text. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|div|dl|dt|em|figure|font|h[1-6]|hr|i|img|iframe|li|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul|video)(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi;

/** Text of a cell that another shop system exported as HTML: removes tags and decodes entities. Other text is unchanged. */
export function textOfHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return withoutHidden(text).replace(LINE_BREAK, '\n').replace(TAG, '').replace(ENTITY, characterOf);
}

/** Removes comments, scripts and styles in linear time. Unclosed elements are kept. */
function withoutHidden(text: string): string {
  const lower = text.toLowerCase();
  let [kept, from] = ['', 0];
  for (const { index, 1: element } of lower.matchAll(HIDDEN)) {
    if (index < from) continue;
    const end = lower.indexOf(element === undefined ? '-->' : `</${element}`, index);
    const close = end < 0 ? -1 : lower.indexOf('>', end);
    if (close < 0) break;
    kept += text.slice(from, index);
    from = close + 1;
  }
  return kept + text.slice(from);
}

function characterOf(entity: string, decimal: string | undefined, hex: string | undefined, name: string | undefined): string {
  if (name !== undefined) return CHARACTERS.get(name) ?? CHARACTERS.get(name.toLowerCase()) ?? entity;
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : entity;
}
