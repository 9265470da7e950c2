import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** URL under which the database is reached through the proxy. */
  url: string;
  /** Sets whether change feed connections are cut and refused. */
  setFeedCut(isCut: boolean): void;
  /** Sets whether all connections are cut and refused. */
  setCut(isCut: boolean): void;
  /** Once this statement is sent, nothing more from its connection reaches the database, which simulates a node that hangs. */
  lastStatement: string | null;
  /** A database response that contains this string is not delivered, and its connection is cut. */
  lostAnswer: string | null;
  /** Delay of the database's responses. */
  delayMs: number;
  close(): Promise<void>;
}

/** A TCP proxy in front of a database, which causes network faults between the database and one node. */
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
      // A parameter in the first message from a change feed.
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
