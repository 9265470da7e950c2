import { use } from 'react';
import { OriginContext } from '#client/lib/OriginContext.ts';

/** A plain text whose lines that are an address of this shop can be followed. Other addresses stay text. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  const origin = use(OriginContext);
  const isOurs = (line: string) => line.startsWith(`${origin}/`) && !/\s/.test(line);
  return (
    <div className={className}>
      {text.split('\n').map((line, index) => (
        // Lines have no name but their place, and never move.
        <p key={index}>{isOurs(line) ? <a href={line}>{line}</a> : line}</p>
      ))}
    </div>
  );
}
