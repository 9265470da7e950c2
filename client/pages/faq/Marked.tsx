import { MarkedText } from '#client/ui/primitives/MarkedText.tsx';
import { markedPieces } from './findFaqs.ts';

/** A text in which the searched words stand out. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return <MarkedText parts={markedPieces(text, words).map((piece, index) => ({ text: piece, match: index % 2 === 1 }))} />;
}
