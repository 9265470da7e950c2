/** Payment callbacks of gateways, and the return address of buyers. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { CallbackResponse } from '#server/modules/payments/index.ts';
import { MACHINE_RATE } from './demoBank.ts';

interface PaymentParts {
  services: Pick<GraphQLContext['services'], 'demoCallbacks' | 'payments'>;
  /** null where there is no demo, and so no callback. */
  demoBank?: object | null;
}

const CALLBACK_PATH = '/payments/callbacks/demo';
const MAX_BODY_BYTES = 4 * 1024;

/** The gateway sends anything but 200 again. */
const STATUS: Record<CallbackResponse, number> = { NOTED: 200, EARLY: 409, UNKNOWN: 404, DIFFERS: 422, MALFORMED: 422, FORGED: 401 };

export async function servePayments(app: FastifyInstance, { services, demoBank = null }: PaymentParts): Promise<void> {
  app.get('/payments/return/:paymentId', async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string };
    const order = await services.payments.poll(paymentId);
    return reply.redirect(order === null ? '/orders' : `/order/${encodeURIComponent(order.number)}`, 303);
  });
  if (demoBank === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Raw text: the signature covers these bytes.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(CALLBACK_PATH, { config: MACHINE_RATE, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const answer = await services.demoCallbacks.take({
        timestamp: header(request, 'x-demo-bank-timestamp'),
        signature: header(request, 'x-demo-bank-signature'),
        body: typeof request.body === 'string' ? request.body : '',
      });
      if (answer !== 'NOTED') request.log.warn({ answer }, 'payment callback refused');
      return reply.code(STATUS[answer]).send({ answer });
    });
  });
}

function header({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}
