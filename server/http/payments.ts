/** Payment callbacks from gateways, the return URL for buyers, and the demo gateway's routes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallbackResponse } from '#server/modules/payments/index.ts';
import type { Parts } from './appParts.ts';
import { returnLocation } from '#server/platform/returnTargets.ts';
import { takeRawBodies, textBody } from './bodies.ts';
import { allowForms } from './headers.ts';

const CALLBACK_PATH = '/payments/callbacks/demo';
const MAX_BODY_BYTES = 4 * 1024;
/** Server-to-server calls are frequent and cheap, and come from one address. */
const MACHINE_RATE = { cost: 100 } as const;

/** HTTP status by result. The gateway repeats a callback until it receives a 200. */
const STATUS: Record<CallbackResponse, number> = { NOTED: 200, EARLY: 409, UNKNOWN: 404, DIFFERS: 422, MALFORMED: 422, FORGED: 401 };

const DEMO_GATEWAY_PATH = '/demo-bank';
/** The only request headers that the demo gateway reads; none belongs to the marketplace. */
const DEMO_GATEWAY_HEADERS = ['authorization', 'content-type'] as const;

export async function servePayments(app: FastifyInstance, { services, demoGateway = null }: Parts): Promise<void> {
  app.get('/payments/return/:paymentId', async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string };
    const { order, isProcessing } = await services.payments.poll(paymentId);
    if (order === null) return reply.redirect('/orders', 303);
    const returnUrl = await services.payments.returnUrlOf(paymentId);
    if (returnUrl !== null) {
      // Other origins must not see the gateway's URL or this one.
      reply.header('referrer-policy', 'no-referrer');
      return reply.redirect(returnLocation(returnUrl, { order: order.number, status: order.payment.status }), 303);
    }
    return reply.redirect(`/order/${encodeURIComponent(order.number)}${isProcessing ? '?payment=processing' : ''}`, 303);
  });
  if (demoGateway === null) return;
  await app.register(async (scope) => {
    // Parsed as text, because the signature covers the exact bytes.
    takeRawBodies(scope, 'application/json', 'string');
    scope.post(CALLBACK_PATH, { config: MACHINE_RATE, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const answer = await services.demoCallbacks.take({
        timestamp: header(request, 'x-demo-bank-timestamp'),
        signature: header(request, 'x-demo-bank-signature'),
        body: textBody(request),
      });
      if (answer !== 'NOTED') request.log.warn({ answer }, 'payment callback refused');
      return reply.code(STATUS[answer]).send({ answer });
    });
  });
  // A separate service under one of the marketplace's paths, so that any browser can reach its pages.
  await app.register(async (scope) => {
    takeRawBodies(scope, '*', 'string');
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      // Browsers check this policy on every redirect that follows a form.
      allowForms(reply, services.payments.returnSources());
      return send(await demoGateway.handle(webRequest(request)), reply);
    };
    scope.route({ method: ['GET', 'POST'], url: `${DEMO_GATEWAY_PATH}/api/*`, config: MACHINE_RATE, handler });
    scope.route({ method: ['GET', 'POST'], url: `${DEMO_GATEWAY_PATH}/*`, handler });
  });
}

function header({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

function webRequest(request: FastifyRequest): Request {
  const { method, url } = request;
  const headers = DEMO_GATEWAY_HEADERS.flatMap((name): [string, string][] => {
    const value = header(request, name);
    return value === null ? [] : [[name, value]];
  });
  const body = method === 'POST' && { body: textBody(request) };
  return new Request(new URL(url, 'http://demo-bank.invalid'), { method, headers, ...body });
}

async function send(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
