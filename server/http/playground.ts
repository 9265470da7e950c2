import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { scriptJson } from '#schema/rules/scriptJson.ts';
import { sampleOrder } from '#server/modules/checkout/index.ts';
import type { Services } from '#server/services.ts';
import type { Parts } from './appParts.ts';
import { setPlaygroundPolicy } from './headers.ts';

/** GraphiQL at /graphql (for browsers) and /playground. All files are served locally, so it works offline. */

export async function sendPlayground(reply: FastifyReply, { services, clientFiles }: Parts): Promise<FastifyReply> {
  const tabs = scriptJson(await playgroundExamples(services));
  setPlaygroundPolicy(reply);
  // Read by `client/playground/main.tsx`.
  const script = `<script type="application/json" id="playground-tabs">${tabs}</script>`;
  return reply.type('text/html; charset=utf-8').send(clientFiles.playground.replace('</body>', () => `${script}</body>`));
}

/** Operations by name, in the order of the tabs. The file separates them with blank lines. */
const EXAMPLES = readFileSync('server/http/playgroundExamples.graphql', 'utf8')
  .split(/(?<=\n)\n/)
  .map((query) => ({ query, name: /^(?:query|mutation) (\w+)/m.exec(query)?.[1] ?? '' }));

/** The initial tabs: operations from a file, with variables from the current catalogue so that each can be executed as is. */
export async function playgroundExamples(services: Services): Promise<{ query: string; variables?: string }[]> {
  const { lines, ...order } = await sampleOrder(services);
  const placed = (payment: object) => ({ input: { idempotencyKey: randomUUID(), lines, ...order, payment } });
  const [member] = await services.accounts.demoAccounts();
  const online = services.payments.offered().find(({ banks }) => banks.length > 0);
  // Without a sample order the query is still valid and returns null.
  const { number, email } = (await services.tracking.example()) ?? { number: 'RZQ-2222-2222', email: order.email };
  /** Undefined omits the tab; null means that the operation takes no variables. */
  const variables: Record<string, object | null | undefined> = {
    Browse: null,
    Quote: { lines },
    PlaceOrder: placed({ method: 'CASH_ON_DELIVERY' }),
    PayOnline: online && placed({ method: online.method, bank: online.banks[0]?.code }),
    TrackOrder: { number, email },
    LogIn: member && { email: member.email, password: member.password },
    MemberOrder: placed({ method: 'CASH_ON_DELIVERY' }),
    MyOrders: null,
  };
  return EXAMPLES.flatMap(({ query, name }) => {
    const given = variables[name];
    if (given === undefined) return [];
    return [given === null ? { query } : { query, variables: JSON.stringify(given, null, 2) }];
  });
}
