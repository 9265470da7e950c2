/** What a shopper may wish for when something has run out. */
export const SUBSTITUTIONS = ['contact', 'replace', 'leave'] as const;
type Substitution = (typeof SUBSTITUTIONS)[number];

/** The sentence that the seller reads, on a line of its own in the order's note. */
const SENTENCES: Record<Substitution, { en: string; ms: string }> = {
  contact: { en: 'If unavailable: contact me.', ms: 'Jika tiada stok: hubungi saya.' },
  replace: { en: 'If unavailable: replace with something similar.', ms: 'Jika tiada stok: ganti dengan yang serupa.' },
  leave: { en: 'If unavailable: leave it out.', ms: 'Jika tiada stok: tinggalkan.' },
};

/** The wish that a note holds, in whichever language it was written; null for none. */
export function readSubstitution(note: string): Substitution | null {
  const lines = linesOf(note);
  return SUBSTITUTIONS.find((one) => Object.values(SENTENCES[one]).some((sentence) => lines.includes(sentence))) ?? null;
}

/** The note with this wish instead of any other. What the shopper wrote stays. */
export function withSubstitution(note: string, wish: Substitution, locale: 'en' | 'ms'): string {
  const known = new Set(SUBSTITUTIONS.flatMap((one) => Object.values(SENTENCES[one])));
  const own = linesOf(note).filter((line) => !known.has(line));
  return [SENTENCES[wish][locale], ...own].join('\n').trim();
}

function linesOf(note: string): string[] {
  return note.split('\n').map((line) => line.trim());
}
