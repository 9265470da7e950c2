interface Chat {
  /** The recipient's number; if omitted, the sender chooses a contact. */
  number?: string;
  /** Prefilled text. */
  text?: string;
}

/** URL that opens a WhatsApp chat. A plain link sends no third-party request until it is pressed. */
export function whatsAppHref({ number = '', text }: Chat): string {
  // wa.me accepts only digits.
  return `https://wa.me/${number.replace(/\D/g, '')}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
