/** Settings: read from the environment once, validated, each with a default. docs/operations.md lists them. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { resolve, sep } from 'node:path';
import * as v from 'valibot';
import { isEmail } from '#schema/rules/emails.ts';
import { parseReturnTargets } from './platform/returnTargets.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = ReturnType<typeof readConfig>;

const MIN_SECRET_LENGTH = 32;
const SWITCH = { on: true, true: true, '1': true, off: false, false: false, '0': false } as const;

const secretOf = (name: string) =>
  v.optional(v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH, `${name} must have at least ${MIN_SECRET_LENGTH} characters`)));

const switchOf = (name: string, fallback: keyof typeof SWITCH) =>
  v.pipe(
    v.optional(v.picklist(Object.keys(SWITCH) as (keyof typeof SWITCH)[], `${name} must be on or off`), fallback),
    v.transform((value) => SWITCH[value]),
  );

const PORT_MESSAGE = 'PORT must be a whole number from 0 to 65535';
const METRICS_PORT_MESSAGE = 'RIZQ_METRICS_PORT must be a whole number from 1 to 65535, or 0 for none';
const SMTP_URL_MESSAGE = 'SMTP_URL must be a mail server such as smtps://name:password@mail.example:465';
const MAIL_FROM_MESSAGE = 'MAIL_FROM must be an e-mail address such as no-reply@shop.example, or Rizq <no-reply@shop.example>';
const BASE_URL_MESSAGE = 'BASE_URL must be an address such as https://shop.example, without a path';

/** Where the URL of the database comes from, unless an option of a command gives it. */
const DATABASE_SETTING = 'RIZQ_DATABASE_URL';
const databaseMessage = (source: string) =>
  `${source} must be a PostgreSQL database such as postgres://name:password@db.example:5432/rizq, its hosts separated by commas`;

const PROXY_MESSAGE =
  'TRUST_PROXY must be off, addresses or networks of proxies such as 203.0.113.7, 10.0.0.0/8, or on for all loopback and private addresses';

const CORS_MESSAGE = 'RIZQ_CORS_ORIGINS must be origins such as https://app.example, separated by commas, or *, or off';

const RETURN_MESSAGE =
  'RIZQ_RETURN_TARGETS must be https origins and app schemes such as https://app.example, myapp://, separated by commas';

/** A quarter of one CPU: ten to 24 rendered pages a second, or seventy cached ones. */
const RATE_LIMIT_MS = 250;
const RATE_MESSAGE = 'RIZQ_RATE_LIMIT must be a whole number of milliseconds a second, 0 for no limit';

const MIN_FREE_MIB = 64;
const MIN_FREE_MESSAGE = 'RIZQ_MIN_FREE must be a whole number of mebibytes, 0 to write as long as the disk takes it';

const MIN_MEMORY_PERCENT = 12;
const MIN_MEMORY_MESSAGE = 'RIZQ_MIN_MEMORY must be a whole number of percent from 0 to 40, 0 to refuse nothing';

const STORED_MIB_PER_DAY = 128;
const STORED_MESSAGE = 'RIZQ_STORED_PER_DAY must be a whole number of mebibytes, 0 for no limit';

const wholeNumber = (fallback: number, max: number, message: string) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.regex(/^\d{1,7}$/, message), v.transform(Number), v.maxValue(max, message));

const environment = v.object({
  PORT: wholeNumber(4000, 65_535, PORT_MESSAGE),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'HOST must be a host name or an IP address')), '127.0.0.1'),
  BASE_URL: v.optional(v.pipe(v.string(), v.check(isOrigin, BASE_URL_MESSAGE))),
  RIZQ_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('RIZQ_DATA must name a folder')), 'data'),
  RIZQ_DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => databaseUrlsOf(text) !== null, databaseMessage(DATABASE_SETTING)),
    ),
  ),
  RIZQ_DEMO: v.optional(switchOf('RIZQ_DEMO', 'on')),
  RIZQ_SHOP_APPROVAL: switchOf('RIZQ_SHOP_APPROVAL', 'off'),
  RIZQ_SECRET: secretOf('RIZQ_SECRET'),
  RIZQ_PAYMENT_SECRET: secretOf('RIZQ_PAYMENT_SECRET'),
  RIZQ_ACCOUNT_KEY: secretOf('RIZQ_ACCOUNT_KEY'),
  RIZQ_ACCOUNT_KEY_PREVIOUS: secretOf('RIZQ_ACCOUNT_KEY_PREVIOUS'),
  RIZQ_LOG: v.optional(v.picklist(LOG_LEVELS, `RIZQ_LOG must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  RIZQ_METRICS_PORT: wholeNumber(0, 65_535, METRICS_PORT_MESSAGE),
  RIZQ_CORS_ORIGINS: v.optional(v.pipe(v.string(), v.check(areOrigins, CORS_MESSAGE))),
  RIZQ_RETURN_TARGETS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseReturnTargets(text) !== null, RETURN_MESSAGE),
    ),
  ),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'off'),
    v.check((text) => proxiesOf(text) !== null, PROXY_MESSAGE),
    v.transform((text) => proxiesOf(text) ?? false),
  ),
  RIZQ_METRICS_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'RIZQ_METRICS_HOST must be a host name or an IP address')),
    '127.0.0.1',
  ),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isMailServer, SMTP_URL_MESSAGE))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isSender, MAIL_FROM_MESSAGE))),
  RIZQ_RATE_LIMIT: wholeNumber(RATE_LIMIT_MS, 9_999_999, RATE_MESSAGE),
  RIZQ_MIN_FREE: wholeNumber(MIN_FREE_MIB, 9_999_999, MIN_FREE_MESSAGE),
  RIZQ_STORED_PER_DAY: wholeNumber(STORED_MIB_PER_DAY, 9_999_999, STORED_MESSAGE),
  RIZQ_MIN_MEMORY: wholeNumber(MIN_MEMORY_PERCENT, 40, MIN_MEMORY_MESSAGE),
});

/** An invalid setting. The message names it and what is expected; it never repeats the value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings; an empty one counts as not given. Throws ConfigError with one line per invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) throw new ConfigError(result.issues.map(({ message }) => message).join('\n'));
  const settings = result.output;
  const baseUrl = settings.BASE_URL?.replace(/\/$/, '') ?? addressOf(settings.HOST, settings.PORT);
  // https means a real marketplace: its emails and demo passwords are not public unless that is set explicitly.
  const demo = settings.RIZQ_DEMO ?? !baseUrl.startsWith('https:');
  return {
    port: settings.PORT,
    host: settings.HOST,
    /** Host of the Prometheus metrics. */
    metricsHost: settings.RIZQ_METRICS_HOST,
    /** Port of the Prometheus metrics; 0: none. */
    metricsPort: settings.RIZQ_METRICS_PORT,
    /** Public base URL, without a trailing slash. */
    baseUrl,
    /** Host names that count as own, beside every IP address, while no base URL is configured; else null. */
    ownHosts: settings.BASE_URL === undefined ? ['localhost', settings.HOST.toLowerCase(), hostname().toLowerCase()] : null,
    /** The folder of the embedded store, of pictures and of emails that are not sent. */
    dataFolder: settings.RIZQ_DATA,
    /** URLs of a PostgreSQL database, by host; null: the embedded store. */
    databaseUrls: databaseUrlsOf(settings.RIZQ_DATABASE_URL ?? ''),
    /** Demo: the cart is filled with sample products. */
    demo,
    /** Whether it was set explicitly: under https the default is off. */
    isDemoExplicit: settings.RIZQ_DEMO !== undefined,
    /** Whether a new vendor waits until an operator approves it. */
    shopApproval: settings.RIZQ_SHOP_APPROVAL,
    /** Key that signs what must not be forged; null: generated at first start and stored in the data folder. */
    secret: settings.RIZQ_SECRET ?? null,
    /** Shared with the payment gateway; null: generated at first start and stored in the data folder. */
    paymentSecret: settings.RIZQ_PAYMENT_SECRET ?? null,
    /** Key that encrypts account numbers; null: generated at first start and stored in the data folder. */
    accountKey: settings.RIZQ_ACCOUNT_KEY ?? null,
    /** Earlier keys, which only decrypt. */
    previousAccountKeys: settings.RIZQ_ACCOUNT_KEY_PREVIOUS === undefined ? [] : [settings.RIZQ_ACCOUNT_KEY_PREVIOUS],
    logLevel: settings.RIZQ_LOG,
    /** Other origins whose pages may use the API, without cookies; '*': all, as for a demo. */
    corsOrigins: originsOf(settings.RIZQ_CORS_ORIGINS ?? (demo ? '*' : 'off')),
    /** Origins and app schemes to which buyers may return from a payment; none: to the marketplace's own order page. */
    returnTargets: parseReturnTargets(settings.RIZQ_RETURN_TARGETS ?? '') ?? [],
    /** Reverse proxies that report the client's address; true: on every loopback and private address. */
    trustProxy: settings.TRUST_PROXY,
    /** Mail server URL with name and password; null: emails are written into the data folder. */
    smtpUrl: settings.SMTP_URL ?? null,
    /** Sender of emails. */
    mailFrom: settings.MAIL_FROM ?? `Rizq <no-reply@${new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')}>`,
    /** CPU milliseconds per second that one network may use in the long run; 0: unlimited (for measurements). */
    rateLimit: settings.RIZQ_RATE_LIMIT,
    /** Minimum free bytes on the disk of the data folder, below which writes are refused; 0: not checked. */
    minFreeBytes: settings.RIZQ_MIN_FREE * 2 ** 20,
    /** Bytes that strangers of one network may store per day, those of documents counted eightfold; 0: unlimited. */
    storedBytesPerDay: settings.RIZQ_STORED_PER_DAY * 2 ** 20,
    /** Minimum free share of the heap, below which writes are refused; 0: not checked. */
    minMemoryShare: settings.RIZQ_MIN_MEMORY / 100,
  };
}

/** Where the data of a command are: as its options say, else the environment. `option`: the one of the database, for messages. */
export function readPlace(
  { data, database }: { data?: string; database?: string },
  env: Readonly<Record<string, string | undefined>>,
  option = '--database',
): Pick<Config, 'dataFolder' | 'databaseUrls'> & { databaseSource: string } {
  if (database !== undefined && databaseUrlsOf(database) === null) throw new ConfigError(databaseMessage(option));
  const fallback = data === undefined ? env[DATABASE_SETTING] : undefined;
  const { dataFolder, databaseUrls } = readConfig({ RIZQ_DATA: data ?? env['RIZQ_DATA'], RIZQ_DATABASE_URL: database ?? fallback });
  return { dataFolder, databaseUrls, databaseSource: database === undefined ? DATABASE_SETTING : option };
}

/** URL of a listening host and port; an IPv6 address is in brackets. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** One URL per host of a database's URL, which `pg` does not take with several; null: it is none. */
function databaseUrlsOf(text: string): string[] | null {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]+)(\/[^/?#]+(?:\?[^#]*)?)$/.exec(text.trim());
  const [, start = '', hosts = '', end = ''] = parts ?? [];
  const urls = hosts.split(',').map((host) => `${start}${host.trim()}${end}`);
  return parts !== null && urls.every((url) => URL.canParse(url) && new URL(url).hostname !== '') ? urls : null;
}

/** Proxies by address or network, or as a switch; null: invalid. */
function proxiesOf(text: string): boolean | string[] | null {
  if (Object.hasOwn(SWITCH, text)) return SWITCH[text as keyof typeof SWITCH];
  const proxies = text.split(',').map((each) => each.trim());
  const isProxy = (proxy: string) => {
    const [address = '', prefix, ...rest] = proxy.split('/');
    const version = isIP(address);
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32));
    return version !== 0 && isPrefix && rest.length === 0;
  };
  return proxies.every(isProxy) ? proxies : null;
}

/** Hosts of databases on other machines whose URL does not demand encryption. */
export function unencryptedDatabases(urls: readonly string[]): string[] {
  const local = new Set(['localhost', '127.0.0.1', '[::1]']);
  return urls
    .map((url) => new URL(url))
    .filter(({ hostname: host, searchParams }) => !local.has(host) && !searchParams.has('sslmode'))
    .map(({ host }) => host);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && text.replace(/\/$/, '') === origin;
}

function originsOf(text: string): string[] {
  const origins = text.split(',').map((each) => each.trim().replace(/\/$/, ''));
  return text.trim().toLowerCase() === 'off' ? [] : origins;
}

function areOrigins(text: string): boolean {
  return originsOf(text).every((origin) => isOrigin(origin)) || text.trim() === '*';
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** An address alone, or a name with the address in angle brackets. */
function isSender(text: string): boolean {
  const address = /^[^<>"\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return isEmail(address);
}

/** Errors whose message says what to do. */
const CLEAR_ERRORS = new Set(['ConfigError', 'SeedError', 'SeedUnfinished', 'StoreDamaged', 'StoreLocked', 'StoreUnusable', 'StartError']);

/** System error codes of a host that is not this machine, or is unknown. */
const NO_OWN_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Explains to operators why the server cannot start. */
export function explainStart(error: unknown, settings: { port: number; host: string; dataFolder: string }): string {
  if (!(error instanceof Error)) return `The marketplace cannot start: ${String(error)}`;
  if (CLEAR_ERRORS.has(error.name)) return error.message;
  if (error.name === 'StoreReadOnly') return `${error.message}: make room for ${settings.dataFolder}, or set RIZQ_MIN_FREE lower.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${settings.port} on ${settings.host} is taken by another process: stop it, or set PORT to another number.`;
  if (code !== undefined && NO_OWN_ADDRESS.has(code)) return `HOST ${settings.host} is not an address of this machine.`;
  if (code === 'EACCES' && path === undefined)
    return `Port ${settings.port} may not be opened by this user: set PORT to a number above 1023.`;
  if (code !== undefined && path !== undefined && isAlong(path, resolve(settings.dataFolder)))
    return `The data folder ${settings.dataFolder} cannot be used (${code}: ${path}).`;
  return `The marketplace cannot start: ${error.stack ?? error.message}`;
}

/** Whether a path is a folder, inside it, or an ancestor of it. */
function isAlong(path: string, folder: string): boolean {
  return path.startsWith(folder) || `${folder}${sep}`.startsWith(path.endsWith(sep) ? path : `${path}${sep}`);
}
