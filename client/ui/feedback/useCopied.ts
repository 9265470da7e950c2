import { useState } from 'react';

/** Puts a text onto the clipboard and tells whether it is there. Not possible where the browser keeps its clipboard to itself. */
export function useCopied(text: string): { isPossible: boolean; isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isPossible: globalThis.isSecureContext !== false, isCopied, copy };
}
