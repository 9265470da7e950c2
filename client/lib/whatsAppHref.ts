interface Chat {
  /** Recipient; if missing, the sender chooses one. */
  number?: string;
  /** Prefilled text. */
  text?: string;
}

/** Link that opens a WhatsApp chat. A plain link: no third-party request before it is pressed. */
export function whatsAppHref({ number = '', text }: Chat): string {
  // wa.me accepts digits only.
  return `https://wa.me/${number.replace(/\D/g, '')}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
