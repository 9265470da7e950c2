import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OutboxCarrier, SmtpCarrier } from '#server/platform/mail/carriers.ts';
import { writeMail } from '#server/platform/mail/mail.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

interface Received {
  from: string;
  to: string[];
  data: string;
  user: string | null;
}

/** Starts a mail server with a single account on a free port. */
async function openMailServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'rizq' && password === 'geheim:/@' ? done(null, { user: username }) : done(new Error('Not with this password')),
    onData: (stream, { envelope, user }, done) => {
      let data = '';
      stream.on('data', (chunk: Buffer) => (data += chunk.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), data, user: (user as string | undefined) ?? null });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  return { port, received };
}

const MAIL = writeMail({ email: 'farah@example.com', emailConfirmedAt: '2026-01-05T02:00:00.000Z' }, 'ms', {
  kind: 'ORDER_PLACED',
  subject: { en: 'Hello', ms: 'Salam · kopi' },
  name: '<b>Farah</b>',
  before: [{ en: 'a sentence.', ms: 'satu ayat.' }],
  rows: [{ label: '2 × "Kopi"', value: '$8.90', isTotal: true }],
  link: { href: 'https://shop.example/a?b=1&c=2', label: { en: 'Open', ms: 'Buka' } },
});

describe('a mail server', () => {
  test('receives an email as text and as HTML, with user name and password', async () => {
    const { port, received } = await openMailServer();
    const carrier = new SmtpCarrier(`smtp://rizq:${encodeURIComponent('geheim:/@')}@127.0.0.1:${port}`, 'Rizq <no-reply@shop.example>');
    onTestFinished(() => carrier.close());
    await carrier.send(MAIL);
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'no-reply@shop.example', to: ['farah@example.com'], user: 'rizq' });
    expect(mail?.data).toMatch(/^From: Rizq <no-reply@shop\.example>$/m);
    expect(mail?.data).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(mail?.data).toMatch(/Content-Type: text\/plain/);
    expect(mail?.data).toMatch(/Content-Type: text\/html/);
  });

  test('gets the same Message-ID for an email that is sent twice', async () => {
    const { port, received } = await openMailServer();
    const carrier = new SmtpCarrier(`smtp://rizq:${encodeURIComponent('geheim:/@')}@127.0.0.1:${port}`, 'Rizq <no-reply@shop.example>');
    onTestFinished(() => carrier.close());
    for (const id of ['order/RZQ-1/confirmation', 'order/RZQ-1/confirmation', 'order/RZQ-2/confirmation']) {
      await carrier.send(MAIL, { id, at: '2026-11-21T08:00:00.000Z' });
    }
    const ids = received.map(({ data }) => /^Message-ID: (<[0-9a-f]{32}@shop\.example>)\r?$/m.exec(data)?.[1]);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('that refuses the login or is unreachable makes sending fail', async () => {
    const { port } = await openMailServer();
    for (const url of [`smtp://rizq:wrong@127.0.0.1:${port}`, 'smtp://127.0.0.1:1']) {
      const carrier = new SmtpCarrier(url, 'no-reply@shop.example');
      await expect(carrier.send(MAIL)).rejects.toThrow();
      carrier.close();
    }
  });
});

describe('an email', () => {
  test('escapes HTML in its texts and links', () => {
    expect(MAIL.html).toContain('Salam &lt;b&gt;Farah&lt;/b&gt;,');
    expect(MAIL.html).toContain('href="https://shop.example/a?b=1&amp;c=2"');
    expect(MAIL.html).toContain('2 × &quot;Kopi&quot;');
    expect(MAIL.html).toContain('<html lang="ms-MY">');
    expect(MAIL.text).toContain('Buka:\nhttps://shop.example/a?b=1&c=2');
  });
});

describe('the outbox', () => {
  test('stores each email in a file that only its owner can read, and lists the newest first', async () => {
    const folder = await temporaryFolder();
    const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
    const outbox = new OutboxCarrier(folder, () => clock.now);
    expect(await outbox.list(10)).toEqual([]);
    await outbox.send(MAIL);
    clock.now = new Date('2026-11-21T08:00:01.000Z');
    await outbox.send({ ...MAIL, subject: 'The second' });
    const mails = await new OutboxCarrier(folder).list(10);
    expect(mails.map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
      ['The second', '2026-11-21T08:00:01.000Z'],
      ['Salam · kopi', '2026-11-21T08:00:00.000Z'],
    ]);
    expect(await outbox.find(mails[1]!.id)).toEqual(mails[1]);
    const files = await readdir(path.join(folder, 'outbox'));
    for (const file of files) expect((await stat(path.join(folder, 'outbox', file))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(folder, 'outbox'))).mode & 0o777).toBe(0o700);
    expect(JSON.parse(await readFile(path.join(folder, 'outbox', files[0]!), 'utf8'))).toMatchObject({ to: 'farah@example.com' });
  });

  test('stores an email once, even if it is sent again', async () => {
    const folder = await temporaryFolder();
    const key = { id: 'order/RZQ-1/confirmation', at: '2026-11-21T08:00:00.000Z' };
    await new OutboxCarrier(folder).send(MAIL, key);
    const restarted = new OutboxCarrier(folder);
    await restarted.send({ ...MAIL, subject: 'Again' }, key);
    await restarted.send(MAIL, { ...key, id: 'order/RZQ-2/confirmation' });
    const mails = await restarted.list(10);
    expect(mails.map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
      ['Salam · kopi', key.at],
      ['Salam · kopi', key.at],
    ]);
  });

  test('ignores invalid files and reads nothing outside its folder', async () => {
    const folder = await temporaryFolder();
    const outbox = new OutboxCarrier(folder);
    await outbox.send(MAIL);
    await writeFile(path.join(folder, 'outbox', '1234567890123-0123456789abcdef.json'), 'half a ma');
    await writeFile(path.join(folder, 'secret.json'), JSON.stringify({ ...MAIL, sentAt: '2026-11-21T08:00:00.000Z' }));
    expect(await outbox.list(10)).toHaveLength(1);
    expect(await outbox.find('../secret')).toBeNull();
    expect(await outbox.find('..%2Fsecret')).toBeNull();
  });
});
