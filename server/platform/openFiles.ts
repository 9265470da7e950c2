/** Number of file descriptors that this process may open; null if unlimited or unknown. */
export function openFilesLimit(): number | null {
  // Resolving the peers' host names may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : null;
}

/** Share of the descriptors for client connections; the rest are for files, the store, emails and modules. */
const SHARE = 3 / 4;

/**
 * Limits a server's connections, so that idle connections cannot use up all descriptors. Connections beyond the limit are closed
 * immediately.
 */
export function limitConnections(server: { maxConnections: number }, limit: number | null): void {
  if (limit !== null) server.maxConnections = Math.floor(limit * SHARE);
}
