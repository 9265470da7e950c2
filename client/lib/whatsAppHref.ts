interface Chat {
  /** Whom to write to; left out, the sender chooses. */
  number?: string;
  /** The first words, written already. */
  text?: string;
}

/** A plain link that opens a chat. Nothing is asked of anybody before it is pressed. */
export function whatsAppHref({ number = '', text }: Chat): string {
  // It wants digits alone.
  return `https://wa.me/${number.replace(/\D/g, '')}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
