import type { WordSpan } from './foldText.ts';
import { isPhrase, type Term } from './terms.ts';
import { tokenSpans } from './tokens.ts';

/** Part of a text; `match` is true for a search hit. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** Splits a text into parts and marks words or prefixes that match search terms. Returns a single part if nothing matches. */
export function highlightParts(text: string, terms: readonly Term[]): TextPart[] {
  const forms = terms.flatMap((term) => term.forms.flatMap(({ text: form, beginning }) => wordsOfForm(form, beginning > 0)));
  const parts: TextPart[] = [];
  let shown = 0;
  for (const span of forms.length === 0 ? [] : tokenSpans(text)) {
    const end = span.start + matchedLength(span, forms);
    if (end === span.start || end <= shown) continue;
    if (span.start > shown) parts.push({ text: text.slice(shown, span.start), match: false });
    const last = parts.at(-1);
    // Terms in a text without spaces overlap or touch.
    if (last?.match === true) last.text += text.slice(shown, end);
    else parts.push({ text: text.slice(span.start, end), match: true });
    shown = end;
  }
  if (shown < text.length || parts.length === 0) parts.push({ text: text.slice(shown), match: false });
  return parts;
}

interface WantedWord {
  text: string;
  isBeginning: boolean;
}

/** The words of a form. A phrase is matched word by word, as whole words. */
function wordsOfForm(form: string, isBeginning: boolean): WantedWord[] {
  return isPhrase(form) ? form.split(' ').map((text) => ({ text, isBeginning: false })) : [{ text: form, isBeginning }];
}

/** Length of the match within the original word; the whole word if folding changed its length. */
function matchedLength({ word, start, end }: WordSpan, wanted: readonly WantedWord[]): number {
  const written = end - start;
  let longest = 0;
  for (const { text, isBeginning } of wanted) {
    if (text === '' || !(isBeginning ? word.startsWith(text) : word === text)) continue;
    longest = Math.max(longest, written === word.length ? text.length : written);
  }
  return longest;
}
