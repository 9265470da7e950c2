/** Security and cache headers for all responses. */
import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { ClientFiles, Parts } from './appParts.ts';

/**
 * Allows scripts only from our own files, plus the inline script by its hash. `style-src-attr` allows the `style` attributes that
 * the server renders.
 */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'frame-src': ["'none'"],
  // `blob:` is for previewing a picture before its upload.
  'img-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'worker-src': ["'self'"],
};

/** The playground's editor creates inline styles. Its scripts are our own files. */
const PLAYGROUND_POLICY = {
  ...PAGE_POLICY,
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
};

type HeaderOptions = Pick<Parts, 'isHttps' | 'isDevelopment'> & { clientFiles: Pick<ClientFiles, 'inlineScript'> };

export async function setHeaders(app: FastifyInstance, { isHttps, isDevelopment = false, clientFiles }: HeaderOptions): Promise<void> {
  const { inlineScript } = clientFiles;
  const scripts = [...PAGE_POLICY['script-src'], ...(inlineScript === undefined ? [] : [hashSource(inlineScript)])];
  const constant = await helmetHeaders({
    contentSecurityPolicy: !isDevelopment && { useDefaults: false, directives: { ...PAGE_POLICY, 'script-src': scripts } },
    crossOriginEmbedderPolicy: false,
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(constant);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer realm="rizq"');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    done();
  });
}

/** CSP source that allows only the inline script or style with this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Helmet's headers, computed once because they are constant and computing them takes as long as sending a response. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', (_request, reply) => reply.getHeaders());
  const response = await probe.inject('/');
  await probe.close();
  return response.json<Record<string, string>>();
}

/** Headers for pictures, which any site may embed. */
export const PUBLIC_FILE = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** Allows a page's inline styles. Does nothing in development, which has no policy. */
export function allowStyles(reply: FastifyReply, source: string): void {
  reply.header('content-security-policy', String(reply.getHeader('content-security-policy')).replace("style-src 'self'", `$& ${source}`));
}

/** Allows redirects from a page's forms to other origins or app schemes. */
export function allowForms(reply: FastifyReply, sources: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (sources.length === 0 || policy === undefined) return;
  reply.header('content-security-policy', String(policy).replace("form-action 'self'", `$& ${sources.join(' ')}`));
}

/** Replaces the pages' content security policy, if any. */
export function setPlaygroundPolicy(reply: FastifyReply): void {
  if (!reply.hasHeader('content-security-policy')) return;
  const policy = Object.entries(PLAYGROUND_POLICY).map(([directive, sources]) => `${directive} ${sources.join(' ')}`);
  reply.header('content-security-policy', policy.join(';'));
}
