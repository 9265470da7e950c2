/** Opens the demo gateway with its charges in the marketplace's store. Only this module knows both. */
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import type { Transport } from '#server/modules/payments/index.ts';
import type { DemoChargeDoc } from '#server/store/documents/payments.ts';
import type { Store } from '#server/store/store.ts';
import type { Where } from '#server/store/transaction.ts';
import type { ChargeRepository, Charge } from './gateway/charges.ts';
import { DEMO_GATEWAY_PATH, DemoGateway, type DemoGatewayOptions, type Deliver } from './gateway/demoGateway.ts';

/** Timeout for a callback, which is then retried. */
const TIMEOUT_MS = 5_000;

/**
 * HTTP transport between the marketplace and the demo gateway. Both have the same base URL, which is only known once the process
 * listens.
 */
export class LoopbackTransport {
  address: string | null = null;

  readonly transport: Transport = (path, init) => fetch(`${this.base()}${DEMO_GATEWAY_PATH}${path}`, init);

  readonly deliver: Deliver = async (headers, body) => {
    const { status } = await fetch(`${this.base()}/payments/callbacks/demo`, {
      method: 'POST',
      headers: { ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status;
  };

  private base(): string {
    if (this.address === null) throw new Error('The demo gateway is not open yet');
    return this.address;
  }
}

type Options = Pick<DemoGatewayOptions, 'secret' | 'deliver' | 'reportError'> &
  Partial<Pick<DemoGatewayOptions, 'publicUrl' | 'now'>> & { store: Store };

export interface OpenDemoGateway {
  gateway: DemoGateway;
  /** In-process transport, for processes that do not listen and for marketplaces whose demo mode was switched off. */
  transport: Transport;
}

export function openDemoGateway({ store, publicUrl = '', now = () => new Date(), ...options }: Options): OpenDemoGateway {
  const gateway = new DemoGateway({ ...options, publicUrl, now, repository: repositoryOf(store) });
  const transport: Transport = (path, init) => gateway.handle(new Request(`http://demo-bank.invalid${DEMO_GATEWAY_PATH}${path}`, init));
  return { gateway, transport };
}

function repositoryOf(store: Store): ChargeRepository {
  const charges = async (where: Where<'demoCharges'>) => (await store.query('demoCharges', { where })).items;
  return {
    get: async (id) => {
      const document = await store.get('demoCharges', id);
      return document && chargeOf(document);
    },
    byPageKey: async (pageKey) => (await charges({ pageKey })).map(chargeOf)[0] ?? null,
    later: async () => {
      const ofVersion01 = (await charges({ state: 'PENDING' })).filter(({ bank }) => bank !== undefined);
      return [...(await charges({ isLater: true })), ...ofVersion01].map(chargeOf);
    },
    unacknowledged: async () => (await charges({ isUntold: true })).map(chargeOf),
    change: async (id, change) => {
      const { result } = await store.transaction(async (transaction) => {
        const document = await transaction.get('demoCharges', id);
        const before = document && chargeOf(document);
        const after = change(before);
        if (after !== null && after !== before) await transaction.put('demoCharges', documentOf(after));
        return after;
      });
      return result;
    },
  };
}

/** Converts a charge to its document, in which one field keeps its original name. */
function documentOf({ isUnacknowledged, ...charge }: Charge): DemoChargeDoc {
  return { ...charge, isUntold: isUnacknowledged };
}

/** Converts a document to a charge. Documents from version 0.1 lack the hosted page's fields. */
function chargeOf(document: DemoChargeDoc): Charge {
  const { id, amountCents, state, refunds, isUntold: isUnacknowledged = false, bank, answersAt = null } = document;
  const later = { at: answersAt ?? '', state: bank === 'DEMO_DECLINES_LATER' ? 'DECLINED' : 'AUTHORISED' } as const;
  const isLater = bank !== undefined && state === 'PENDING';
  return {
    id,
    amountCents,
    state,
    refunds,
    isUnacknowledged,
    method: document.method ?? 'FPX',
    institution: document.institution ?? null,
    createdAt: document.createdAt ?? answersAt ?? '',
    expiresAt: document.expiresAt ?? '9999-12-31T00:00:00.000Z',
    pageKey: document.pageKey ?? '',
    returnUrl: document.returnUrl ?? '/',
    language: document.language ?? DEFAULT_LOCALE,
    later: document.later ?? (isLater ? later : null),
    isLater: document.isLater ?? isLater,
    sequence: document.sequence ?? 1,
  };
}
