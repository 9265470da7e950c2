import type { Bank } from './gateway.ts';

/** What a bank of the demo does with a payment. */
type Conduct = 'approves' | 'declines' | 'approvesLater' | 'declinesLater';

interface DemoBank extends Bank {
  conduct: Conduct;
}

/** The banks of the demo. Each says in its name what it does, so that nobody takes it for a real one. */
export const DEMO_BANKS: readonly DemoBank[] = [
  { code: 'DEMO_APPROVES', conduct: 'approves', name: { en: 'Demo bank that approves', ms: 'Bank demo yang meluluskan' } },
  { code: 'DEMO_DECLINES', conduct: 'declines', name: { en: 'Demo bank that declines', ms: 'Bank demo yang menolak' } },
  {
    code: 'DEMO_APPROVES_LATER',
    conduct: 'approvesLater',
    name: { en: 'Demo bank that approves after half a minute', ms: 'Bank demo yang meluluskan selepas setengah minit' },
  },
  {
    code: 'DEMO_DECLINES_LATER',
    conduct: 'declinesLater',
    name: { en: 'Demo bank that declines after half a minute', ms: 'Bank demo yang menolak selepas setengah minit' },
  },
];

/** What a bank does; one that is unknown declines. */
export function conductOf(code: string | null): Conduct {
  return DEMO_BANKS.find((bank) => bank.code === code)?.conduct ?? 'declines';
}
