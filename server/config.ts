/** Settings: read once from the environment and validated, each with a default. docs/operations.md lists them. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { resolve, sep } from 'node:path';
import * as v from 'valibot';
import { isEmail } from '#schema/rules/emails.ts';
import { parsePushServices, PUSH_SERVICES } from './platform/pushServices.ts';
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

/** Source of the database URL, unless a command's option gives it. */
const DATABASE_SETTING = 'RIZQ_DATABASE_URL';
const databaseMessage = (source: string) =>
  `${source} must be a PostgreSQL database such as postgres://name:password@db.example:5432/rizq, its hosts separated by commas`;

const PROXY_MESSAGE =
  'TRUST_PROXY must be off, addresses or networks of proxies such as 203.0.113.7, 10.0.0.0/8, or on for all loopback and private addresses';

const CORS_MESSAGE = 'RIZQ_CORS_ORIGINS must be origins such as https://app.example, separated by commas, or *, or off';

const RETURN_MESSAGE =
  'RIZQ_RETURN_TARGETS must be https origins and app schemes such as https://app.example, myapp://, separated by commas';

const PUSH_MESSAGE = 'RIZQ_PUSH_SERVICES must be hosts such as fcm.googleapis.com, *.push.apple.com, separated by commas, or off';

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
  RIZQ_PUSH_SERVICES: v.pipe(
    v.optional(v.string(), PUSH_SERVICES),
    v.check((text) => parsePushServices(text) !== null, PUSH_MESSAGE),
    v.transform((text) => parsePushServices(text) ?? []),
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

/** An invalid setting. The message contains the setting's name and the expected format, but never the value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings; an empty value counts as missing. Throws ConfigError with one line per invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) throw new ConfigError(result.issues.map(({ message }) => message).join('\n'));
  const settings = result.output;
  const baseUrl = settings.BASE_URL?.replace(/\/$/, '') ?? addressOf(settings.HOST, settings.PORT);
  // https means a real marketplace: demo mode, which publishes emails and passwords, has to be enabled explicitly.
  const demo = settings.RIZQ_DEMO ?? !baseUrl.startsWith('https:');
  return {
    port: settings.PORT,
    host: settings.HOST,
    /** Host of the Prometheus metrics. */
    metricsHost: settings.RIZQ_METRICS_HOST,
    /** Port of the Prometheus metrics; 0 disables them. */
    metricsPort: settings.RIZQ_METRICS_PORT,
    /** Public base URL, without a trailing slash. */
    baseUrl,
    /** Host names accepted while no base URL is configured, in addition to all IP addresses; null if one is configured. */
    ownHosts: settings.BASE_URL === undefined ? ['localhost', settings.HOST.toLowerCase(), hostname().toLowerCase()] : null,
    /** Folder for the embedded store, pictures and unsent emails. */
    dataFolder: settings.RIZQ_DATA,
    /** URLs of a PostgreSQL database, one per host; null selects the embedded store. */
    databaseUrls: databaseUrlsOf(settings.RIZQ_DATABASE_URL ?? ''),
    /** Demo mode: sample cart, simulated payments and published emails. */
    demo,
    /** Whether demo mode was set explicitly. */
    isDemoExplicit: settings.RIZQ_DEMO !== undefined,
    /** Whether new vendors need an operator's approval. */
    shopApproval: settings.RIZQ_SHOP_APPROVAL,
    /** Key for signatures. If null, one is generated at the first start and stored in the data folder. */
    secret: settings.RIZQ_SECRET ?? null,
    /** Secret shared with the payment gateway. If null, one is generated at the first start and stored in the data folder. */
    paymentSecret: settings.RIZQ_PAYMENT_SECRET ?? null,
    /** Key that encrypts account numbers. If null, one is generated at the first start and stored in the data folder. */
    accountKey: settings.RIZQ_ACCOUNT_KEY ?? null,
    /** Previous keys, used for decryption only. */
    previousAccountKeys: settings.RIZQ_ACCOUNT_KEY_PREVIOUS === undefined ? [] : [settings.RIZQ_ACCOUNT_KEY_PREVIOUS],
    logLevel: settings.RIZQ_LOG,
    /** Other origins whose pages may call the API, without cookies; '*' allows all (the default in demo mode). */
    corsOrigins: originsOf(settings.RIZQ_CORS_ORIGINS ?? (demo ? '*' : 'off')),
    /** Origins and app schemes to which buyers may return after a payment, besides the marketplace's own order page. */
    returnTargets: parseReturnTargets(settings.RIZQ_RETURN_TARGETS ?? '') ?? [],
    /** Hosts to which notifications of alerts are sent; empty if they are off. */
    pushServices: settings.RIZQ_PUSH_SERVICES,
    /** Reverse proxies trusted to report the client's address; true trusts all loopback and private addresses. */
    trustProxy: settings.TRUST_PROXY,
    /** The mail server's URL with credentials; null writes emails into the data folder. */
    smtpUrl: settings.SMTP_URL ?? null,
    /** Sender address for emails. */
    mailFrom: settings.MAIL_FROM ?? `Rizq <no-reply@${new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')}>`,
    /** CPU milliseconds per second that one network may use on average; 0 disables the limit (for benchmarks). */
    rateLimit: settings.RIZQ_RATE_LIMIT,
    /** Writes are refused below this number of free bytes on the data folder's disk; 0 disables the check. */
    minFreeBytes: settings.RIZQ_MIN_FREE * 2 ** 20,
    /** Bytes that guests in one network may store per day, with documents counted eightfold; 0 disables the limit. */
    storedBytesPerDay: settings.RIZQ_STORED_PER_DAY * 2 ** 20,
    /** Writes are refused below this free share of the heap; 0 disables the check. */
    minMemoryShare: settings.RIZQ_MIN_MEMORY / 100,
  };
}

/**
 * Determines where a command finds the data: from its options, otherwise from the environment. `option` is the database option's
 * name in messages.
 */
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

/** URL for a listening host and port; IPv6 addresses are put into brackets. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** One URL per host, because `pg` does not accept several hosts in one URL. Returns null if the text is not a database URL. */
function databaseUrlsOf(text: string): string[] | null {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]+)(\/[^/?#]+(?:\?[^#]*)?)$/.exec(text.trim());
  const [, start = '', hosts = '', end = ''] = parts ?? [];
  const urls = hosts.split(',').map((host) => `${start}${host.trim()}${end}`);
  return parts !== null && urls.every((url) => URL.canParse(url) && new URL(url).hostname !== '') ? urls : null;
}

/** Parses trusted proxies: a list of addresses and networks, or a boolean. Returns null for invalid input. */
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

/** Remote database hosts whose URL does not require encryption. */
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

/** Whether a text is an email address, alone or as `Name <address>`. */
function isSender(text: string): boolean {
  const address = /^[^<>"\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return isEmail(address);
}

/** Errors whose message already tells the operator what to do. */
const CLEAR_ERRORS = new Set(['ConfigError', 'SeedError', 'SeedUnfinished', 'StoreDamaged', 'StoreLocked', 'StoreUnusable', 'StartError']);

/** System error codes for a host name that is unknown or belongs to another machine. */
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

/** Whether a path equals a folder, is inside it, or is an ancestor of it. */
function isAlong(path: string, folder: string): boolean {
  return path.startsWith(folder) || `${folder}${sep}`.startsWith(path.endsWith(sep) ? path : `${path}${sep}`);
}
