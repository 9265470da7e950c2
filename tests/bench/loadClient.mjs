/**
 * The clients of a measurement, in a process of their own and as cheap as can be: requests are made up beforehand, answers are counted and
 * thrown away. Reads its work as JSON from stdin and prints what it saw.
 */
import net from 'node:net';
import { text } from 'node:stream/consumers';

const { port, bodies, order, connections, warmMs, ms } = JSON.parse(await text(process.stdin));
const requests = bodies.map((body) =>
  Buffer.from(
    `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\naccept-encoding: gzip, deflate, br\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ),
);
const start = performance.now();
const times = [];
let answered = 0;
let refused = 0;
let bytes = 0;
const encodings = new Set();

/** One client: asks again as soon as it has its answer. Each begins elsewhere in the order. */
function client(place) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let at = Math.floor((place * order.length) / connections);
    let requested = 0;
    /** Bytes that the answer under way still lacks; null until its head is here. */
    let missing = null;
    let head = '';
    const ask = () => {
      requested = performance.now();
      if (requested - start > warmMs + ms) {
        socket.destroy();
        resolve();
        return;
      }
      socket.write(requests[order[at]]);
      at = (at + 1) % order.length;
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      let rest = chunk.length;
      if (missing === null) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        encodings.add(/\r\ncontent-encoding: (\w+)/i.exec(head.slice(0, end))?.[1] ?? 'identity');
        if (/\r\ntransfer-encoding: chunked/i.test(head.slice(0, end))) {
          // As long as its last chunk has not come, the empty one.
          if (!head.endsWith('\r\n0\r\n\r\n')) return;
          if (!head.startsWith('HTTP/1.1 200')) refused += 1;
          bytes += head.length - end - 4;
          return answer();
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
        if (length === undefined) return reject(new Error(`An answer without its length: ${head.slice(0, 200)}`));
        if (!head.startsWith('HTTP/1.1 200')) refused += 1;
        rest = head.length - end - 4;
        missing = Number(length);
        bytes += missing;
      }
      missing -= rest;
      if (missing <= 0) answer();
    });
    const answer = () => {
      const now = performance.now();
      answered += 1;
      if (requested - start > warmMs) times.push(now - requested);
      missing = null;
      head = '';
      ask();
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
    answered,
    refused,
    sent: `${Math.round(bytes / answered)} bytes ${[...encodings].join()}`,
  }),
);
