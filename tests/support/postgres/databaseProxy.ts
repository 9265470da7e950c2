import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** URL of the database behind it. */
  url: string;
  /** Whether connections of change feeds are cut and refused. */
  setFeedCut(isCut: boolean): void;
  /** Whether all connections are cut and refused. */
  setCut(isCut: boolean): void;
  /** Statement after which nothing from its connection reaches the database, simulating a node that hangs. */
  lastStatement: string | null;
  /** A response of the database that contains this text is not delivered, and its connection is cut. */
  lostAnswer: string | null;
  /** Delay of responses of the database. */
  delayMs: number;
  close(): Promise<void>;
}

/** TCP proxy in front of a database, for network faults between it and one node. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port, host } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const feeds = new Set<Socket>();
  let isFeedCut = false;
  let isCut = false;
  const proxy = {
    url: '',
    delayMs: 0,
    lastStatement: null as string | null,
    lostAnswer: null as string | null,
    setFeedCut: (cut: boolean) => {
      isFeedCut = cut;
      if (cut) for (const feed of feeds) feed.destroy();
    },
    setCut: (cut: boolean) => {
      isCut = cut;
      if (cut) for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const database = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      // When one side closes, the other is closed.
      socket.setNoDelay().on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        feeds.delete(socket);
        other.destroy();
      });
    }
    client.once('data', (first) => {
      // Parameter of the first message of a change feed.
      if (!first.includes('replication\0')) return;
      feeds.add(client);
      if (isFeedCut) client.destroy();
    });
    let isHanging = false;
    client.on('data', (chunk) => {
      if (!isHanging) database.write(chunk);
      isHanging ||= proxy.lastStatement !== null && chunk.includes(proxy.lastStatement);
    });
    database.on('data', (chunk) => {
      if (proxy.lostAnswer !== null && chunk.includes(proxy.lostAnswer)) client.destroy();
      else if (proxy.delayMs === 0) client.write(chunk);
      else setTimeout(() => client.write(chunk), proxy.delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = databaseUrl.replace(host, `127.0.0.1:${(server.address() as AddressInfo).port}`);
  return proxy;
}
