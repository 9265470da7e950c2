import type { Deliver } from './gateway/callbacks.ts';
import { DEMO_GATEWAY_PATH } from './gateway/demoGateway.ts';
import type { Transport } from '#server/modules/payments/index.ts';

/** Timeout of a callback, which is then retried. */
const TIMEOUT_MS = 5_000;

/** HTTP between the marketplace and the demo gateway. Both are at one address, which is known once the process listens. */
export class LoopbackTransport {
  address: string | null = null;

  readonly transport: Transport = (path, init) => fetch(`${this.#base()}${DEMO_GATEWAY_PATH}${path}`, init);

  readonly deliver: Deliver = async (headers, body) => {
    const { status } = await fetch(`${this.#base()}/payments/callbacks/demo`, {
      method: 'POST',
      headers: { ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status;
  };

  #base(): string {
    if (this.address === null) throw new Error('The demo gateway is not open yet');
    return this.address;
  }
}
