import { createServer } from 'node:net';

/**
 * Rejects with the system's error when nobody could listen there now: the port is taken or not allowed, or the address is no own one. It is asked
 * before anything is written, so that a start that comes to nothing leaves nothing behind.
 */
export function expectFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => {
      probe.close(() => resolve());
    });
  });
}
