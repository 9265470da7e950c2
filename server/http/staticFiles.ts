/** Static files: the client's hashed builds, which are immutable, and pictures and icons, which rarely change. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BuiltFolders } from './clientFiles.ts';
import { PUBLIC_FILE } from './cors.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;
const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export async function serveFiles(app: FastifyInstance, folders: { built: BuiltFolders | null; public: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(folders.public),
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: THIRTY_DAYS_MS,
    globIgnore: ['pictures/**'],
  });
  await serveFolder(app, '/pictures/', path.resolve(folders.public, 'pictures'), {
    maxAge: THIRTY_DAYS_MS,
    setHeaders: (reply) => void reply.headers(PUBLIC_FILE),
  });
  if (folders.built === null) return;
  const hashed = { maxAge: ONE_YEAR_MS, immutable: true, preCompressed: true };
  await serveFolder(app, '/assets/', path.resolve(folders.built.client, 'assets'), hashed);
  await serveFolder(app, '/playground/assets/', path.resolve(folders.built.playground, 'assets'), hashed);
}

interface FolderOptions extends Pick<FastifyStaticOptions, 'setHeaders'> {
  /** Milliseconds. */
  maxAge: number;
  immutable?: boolean;
  /** Whether the build wrote `.br` and `.gz` variants of each file. */
  preCompressed?: boolean;
}

async function serveFolder(app: FastifyInstance, prefix: string, root: string, options: FolderOptions): Promise<void> {
  await app.register(fastifyStatic, { prefix, root, decorateReply: false, index: false, dotfiles: 'ignore', ...options });
}
