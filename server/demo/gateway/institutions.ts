import type { Language } from './charge.ts';

type Names = Record<string, Record<Language, string>>;

/** A bank that is always closed: it shows what happens when a payment cannot even begin. */
export const CLOSED_INSTITUTION = 'DEMO_CLOSED';

const demoBank = (name: string) => ({ en: `Demo bank ${name}`, ms: `Bank demo ${name}` });

/** The banks and wallets behind the gateway, by code. None of them is a real one. */
const NAMES: Names = {
  DEMO_HARIMAU: demoBank('Harimau'),
  DEMO_RIMBA: demoBank('Rimba'),
  DEMO_TERATAI: demoBank('Teratai'),
  DEMO_SONGKET: demoBank('Songket'),
  DEMO_NYIUR: demoBank('Nyiur'),
  DEMO_ANGSANA: demoBank('Angsana'),
  DEMO_BAYU: demoBank('Bayu'),
  DEMO_CENGAL: demoBank('Cengal'),
  DEMO_WAU: demoBank('Wau'),
  TOUCH_N_GO: { en: "Touch 'n Go eWallet (demo)", ms: "Touch 'n Go eWallet (demo)" },
  GRABPAY: { en: 'GrabPay (demo)', ms: 'GrabPay (demo)' },
};

/** Name of a bank or wallet; null for one that the gateway does not know. */
export function institutionName(code: string | null, language: Language): string | null {
  return code !== null && Object.hasOwn(NAMES, code) ? (NAMES[code]?.[language] ?? null) : null;
}
