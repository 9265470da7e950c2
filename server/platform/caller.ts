/** Whose requests and tries are counted together: an account, else a browser by its signed cookie, else a network. */
export interface Caller {
  account: string | null;
  /** Anybody can get any number of them: what counts by device has to be bounded by network, too. */
  device: string | null;
  /** An IPv4 address; of IPv6 the part that names its connection. */
  network: string;
}

/** Calls of the server's own, and of tests. */
export const IN_PROCESS: Caller = { account: null, device: null, network: 'in process' };

export function callerKey({ account, device, network }: Caller): string {
  if (account !== null) return `account ${account}`;
  return device !== null ? `device ${device}` : `network ${network}`;
}
