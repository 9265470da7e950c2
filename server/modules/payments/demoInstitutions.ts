import type { Institution } from './gateway.ts';

const demoBank = (code: string, name: string): Institution => ({
  code: `DEMO_${code}`,
  name: { en: `Demo bank ${name}`, ms: `Bank demo ${name}` },
});

/** Banks of the demo gateway: the five most used, then the others by name. All are fictional. */
export const DEMO_BANKS: readonly Institution[] = [
  demoBank('HARIMAU', 'Harimau'),
  demoBank('RIMBA', 'Rimba'),
  demoBank('TERATAI', 'Teratai'),
  demoBank('SONGKET', 'Songket'),
  demoBank('NYIUR', 'Nyiur'),
  demoBank('ANGSANA', 'Angsana'),
  demoBank('BAYU', 'Bayu'),
  demoBank('CENGAL', 'Cengal'),
  { code: 'DEMO_CLOSED', name: { en: 'Demo bank that is closed', ms: 'Bank demo yang ditutup' } },
  demoBank('WAU', 'Wau'),
];

export const DEMO_WALLETS: readonly Institution[] = [
  { code: 'TOUCH_N_GO', name: { en: "Touch 'n Go eWallet", ms: "Touch 'n Go eWallet" } },
  { code: 'GRABPAY', name: { en: 'GrabPay', ms: 'GrabPay' } },
];
