import { useState } from 'react';

/** Copies a text to the clipboard. `isPossible` is false in insecure contexts. */
export function useCopied(text: string): { isPossible: boolean; isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isPossible: globalThis.isSecureContext !== false, isCopied, copy };
}
