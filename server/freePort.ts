import { createServer } from 'node:net';

/**
 * Rejects with the system's error when the address cannot be bound now: the port is taken or not permitted, or the address is not local.
 * Called before anything is written, so that a failed start leaves nothing behind.
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
