/** Descriptors that this process may have open; null: unlimited, or not known. */
export function openFilesLimit(): number | null {
  // Looking up the names of peers may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : null;
}

/** Share of the descriptors for connections of clients; the rest is for files, the store, emails and modules. */
const SHARE = 3 / 4;

/** Limits a server's connections, so that idle ones cannot take all descriptors; those beyond are closed at once. */
export function limitConnections(server: { maxConnections: number }, limit: number | null): void {
  if (limit !== null) server.maxConnections = Math.floor(limit * SHARE);
}
