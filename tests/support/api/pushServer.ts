import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** Decrypted. */
  message: { title: string; body: string; path: string; tag: string };
}

/** A push service on this machine, and the browsers that are subscribed to it. */
export async function openPushService() {
  const received: Received[] = [];
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const state = { status: 201 };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser === undefined) throw new Error(`No browser is subscribed at ${path}`);
      const message = JSON.parse(decrypt(Buffer.concat(chunks), browser)) as Received['message'];
      received.push({ path, headers: request.headers, message });
      response.writeHead(state.status, { location: '/elsewhere' }).end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Responds to later notifications with this status. */
    respond: (status: number) => (state.status = status),
    /** A browser's new subscription, as the input of `registerPushDevice`. */
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { ecdh, auth });
      return { endpoint: origin + path, p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
    },
  };
}

/** Decrypts a payload with the content encoding aes128gcm, as a browser does (RFC 8188 and 8291). */
function decrypt(payload: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = payload.subarray(0, 16);
  const keyEnd = 21 + payload.readUInt8(20);
  const senderKey = payload.subarray(21, keyEnd);
  const sealed = payload.subarray(keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a delimiter and padding.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}
