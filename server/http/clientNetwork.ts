import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#server/platform/caller.ts';

/**
 * The network that sent a request. A proxy may name the client's address with a port or in brackets; what is no address is not used, so that
 * nobody is a new network with each word. A connection that its parser has ended has no address.
 */
export function clientNetwork({ ip, socket }: FastifyRequest): string {
  return networkOf(addressIn(ip) ?? socket.remoteAddress ?? '');
}

function addressIn(text: string | undefined): string | null {
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(text ?? '') ?? [];
  const address = bracketed ?? withPort ?? text ?? '';
  return isIP(address) === 0 ? null : address;
}
