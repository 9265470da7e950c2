/** Explains to operators why the server cannot start. */
import { resolve, sep } from 'node:path';

/** Errors whose message says what to do. */
const CLEAR_ERRORS = new Set(['ConfigError', 'SeedError', 'SeedUnfinished', 'StoreDamaged', 'StoreLocked', 'StartError']);

/** System error codes of a host that is not this machine, or is unknown. */
const NO_OWN_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

export class StartError extends Error {
  override readonly name = 'StartError';
}

export function explainStart(error: unknown, settings: { port: number; host: string; dataFolder: string }): string {
  if (!(error instanceof Error)) return `The shop cannot start: ${String(error)}`;
  if (CLEAR_ERRORS.has(error.name)) return error.message;
  if (error.name === 'StoreReadOnly') return `${error.message}: make room for ${settings.dataFolder}, or set RIZQ_MIN_FREE lower.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${settings.port} on ${settings.host} is taken by another process: stop it, or set PORT to another number.`;
  if (code !== undefined && NO_OWN_ADDRESS.has(code)) return `HOST ${settings.host} is not an address of this machine.`;
  if (code === 'EACCES' && path === undefined)
    return `Port ${settings.port} may not be opened by this user: set PORT to a number above 1023.`;
  if (code !== undefined && path !== undefined && isAlong(path, resolve(settings.dataFolder)))
    return `The data folder ${settings.dataFolder} cannot be used (${code}: ${path}).`;
  return `The shop cannot start: ${error.stack ?? error.message}`;
}

/** Whether a path is a folder, inside it, or an ancestor of it. */
function isAlong(path: string, folder: string): boolean {
  return path.startsWith(folder) || `${folder}${sep}`.startsWith(path.endsWith(sep) ? path : `${path}${sep}`);
}
