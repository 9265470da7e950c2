import { markedPieces } from './findFaqs.ts';

/** A text in which the searched words stand out. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedPieces(text, words).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
