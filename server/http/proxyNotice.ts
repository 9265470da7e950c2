import type { FastifyInstance } from 'fastify';

const NOTICE =
  'A proxy in front tells the addresses of shoppers, and TRUST_PROXY is off: for every limit all shoppers are one. ' +
  'Set TRUST_PROXY=on if the proxy is yours; otherwise somebody made the header up, and nothing is to be done.';

/** Logs once that requests carry forwarding headers of a proxy that is not trusted. */
export function noticeProxy(app: FastifyInstance, trustProxy: boolean): void {
  if (trustProxy) return;
  let isSaid = false;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!isSaid && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)) {
      isSaid = true;
      app.log.warn(NOTICE);
    }
    done();
  });
}
