import { chmod, unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { AdminResponse } from './adminResponse.ts';
import { ADMIN_OPTIONS, runAdminCommand, type AdminRequest, type AdminServices } from './adminCommands.ts';

const FILE = 'admin.sock';
const OWNER_ONLY = 0o600;
/** Longer socket paths are truncated by the system. */
const MAX_PATH_BYTES = 100;

const texts = Object.entries(ADMIN_OPTIONS).flatMap(([name, { type }]) =>
  type === 'string' ? [[name, v.optional(v.string())] as const] : [],
);
const requestSchema = v.object({
  words: v.array(v.string()),
  values: v.object({ ...Object.fromEntries(texts), all: v.optional(v.boolean()) }),
});
const responseSchema = v.object({ isDone: v.boolean(), text: v.string() });

/** Path of the admin socket in the data folder. Returns null if the platform does not support it or the path is too long. */
function adminSocketPath(dataFolder: string): string | null {
  const full = path.resolve(dataFolder, FILE);
  const relative = path.relative(process.cwd(), full);
  const shorter = relative.length < full.length ? relative : full;
  return process.platform === 'win32' || Buffer.byteLength(shorter) > MAX_PATH_BYTES ? null : shorter;
}

/**
 * Accepts commands from the owner of the data folder. Call it only while this process holds the folder's lock, because it
 * removes the socket file of a killed process. Returns the stop function.
 */
export async function listenForAdmin(
  dataFolder: string,
  services: AdminServices,
  reportError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const address = adminSocketPath(dataFolder);
  if (address === null) return () => Promise.resolve();
  await unlink(address).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    // The command has already run; only its response is lost.
    socket.on('error', () => socket.destroy());
    void respond(socket, services, reportError);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  await chmod(address, OWNER_ONLY);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Sends a command to the server that uses a data folder. Returns null if no server is running. */
export async function sendToServer(dataFolder: string, request: AdminRequest): Promise<AdminResponse | null> {
  const address = adminSocketPath(dataFolder);
  if (address === null) return null;
  const socket = net.createConnection({ path: address, allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  socket.end(JSON.stringify(request));
  return v.parse(responseSchema, JSON.parse(await text(socket)));
}

async function readAll(socket: net.Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function respond(socket: net.Socket, services: AdminServices, reportError: (error: unknown) => void): Promise<void> {
  try {
    const request = v.parse(requestSchema, JSON.parse(await readAll(socket)));
    const values = Object.fromEntries(Object.entries(request.values).filter(([, value]) => value !== undefined));
    socket.end(JSON.stringify(await runAdminCommand(services, { words: request.words, values })));
  } catch (error) {
    reportError(error);
    socket.end(JSON.stringify({ isDone: false, text: 'The server could not do that.' } satisfies AdminResponse));
  }
}
