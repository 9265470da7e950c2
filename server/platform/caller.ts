/** The caller by whom requests and attempts are counted: an account, else a browser by its signed cookie, else a network. */
export interface Caller {
  account: string | null;
  /** A client can get any number of them: a limit by device has to be bounded by network, too. */
  device: string | null;
  /** An IPv4 address; of IPv6 the prefix that identifies a connection. */
  network: string;
}

/** In-process calls of the server itself, and of tests. */
export const IN_PROCESS: Caller = { account: null, device: null, network: 'in process' };

export function callerKey({ account, device, network }: Caller): string {
  if (account !== null) return `account ${account}`;
  return device !== null ? `device ${device}` : `network ${network}`;
}
