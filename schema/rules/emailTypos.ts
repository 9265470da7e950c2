/** Common misspellings of mail providers. Omits anything that occurs while the correct name is being typed, such as "gmail.co". */
const MISTYPED: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmial.com', 'gmai.com', 'gmal.com', 'gamil.com', 'gnail.com', 'gmaill.com', 'gmail.con', 'gmail.cm', 'gmail.om'],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotamil.com', 'hotmil.com', 'hotmail.con'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhoo.com', 'yaoo.com', 'yahoo.con'],
  'outlook.com': ['outlok.com', 'outloo.com', 'outlook.con'],
  'icloud.com': ['iclod.com', 'icoud.com', 'icloud.con'],
};

const PROVIDERS = new Map(Object.entries(MISTYPED).flatMap(([provider, typed]) => typed.map((one) => [one, provider] as const)));

/**
 * The email address that was probably intended; null if nothing looks misspelt. Uses a table, because similar names such as
 * "ymail.com" are real providers.
 */
export function probableEmail(email: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
  const provider = PROVIDERS.get(domain?.toLowerCase() ?? '');
  return name === undefined || provider === undefined ? null : `${name}@${provider}`;
}
