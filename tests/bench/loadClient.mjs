/**
 * HTTP clients for a closed-loop load, in a separate process. They need little CPU time: requests are serialised in advance, and
 * responses are counted and discarded. Reads its parameters as JSON from stdin and prints the result as JSON.
 */
import net from 'node:net';
import { text } from 'node:stream/consumers';

const { port, bodies, order, connections, warmMs, ms } = JSON.parse(await text(process.stdin));
const HEADERS = 'host: 127.0.0.1\r\naccept-encoding: gzip, deflate, br\r\n';
const requests = bodies.map((body) =>
  Buffer.from(
    `POST /graphql HTTP/1.1\r\n${HEADERS}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ),
);
const start = performance.now();
const times = [];
let responses = 0;
let refused = 0;
let bytes = 0;
const encodings = new Set();

/** A client that sends its next request when the previous response has arrived. Each client starts at a different position in the order. */
function client(place) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let at = Math.floor((place * order.length) / connections);
    let sentAt = 0;
    /** Bytes still missing from the current response; null until its headers have arrived. */
    let missing = null;
    let head = '';
    const send = () => {
      sentAt = performance.now();
      if (sentAt - start > warmMs + ms) {
        socket.destroy();
        resolve();
        return;
      }
      socket.write(requests[order[at]]);
      at = (at + 1) % order.length;
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      let rest = chunk.length;
      if (missing === null) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        encodings.add(/\r\ncontent-encoding: (\w+)/i.exec(head.slice(0, end))?.[1] ?? 'identity');
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
        if (length === undefined) return reject(new Error(`A response without its length: ${head.slice(0, 200)}`));
        if (!head.startsWith('HTTP/1.1 200')) refused += 1;
        rest = head.length - end - 4;
        missing = Number(length);
        bytes += missing;
      }
      missing -= rest;
      if (missing <= 0) finish();
    });
    const finish = () => {
      const now = performance.now();
      responses += 1;
      if (sentAt - start > warmMs) times.push(now - sentAt);
      missing = null;
      head = '';
      send();
    };
  });
}

await Promise.all(Array.from({ length: connections }, (_, place) => client(place)));
times.sort((left, right) => left - right);
const share = (percent) => times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))];
console.log(
  JSON.stringify({
    perSecond: (times.length * 1000) / ms,
    p50: share(50),
    p99: share(99),
    responses,
    refused,
    sent: `${Math.round(bytes / responses)} bytes ${[...encodings].join()}`,
  }),
);
