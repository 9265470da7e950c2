/** The settings of the shop: read from the environment once, checked, each with a default. docs/operations.md lists them. */
import * as v from 'valibot';
import { isEmail } from '#schema/rules/emails.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  port: number;
  host: string;
  /** The shop's address as shoppers type it, without a trailing slash. */
  baseUrl: string;
  /** Whether nobody has said what the shop's address is: then the name by which it is asked counts as its own. */
  takesAnyHost: boolean;
  /** The folder of the embedded store. */
  dataFolder: string;
  /** A demo store brings sample goods in the cart. */
  demo: boolean;
  /** Whether somebody said so: under https it is off by itself. */
  isDemoSaid: boolean;
  /** Whether a new shop waits until an operator approves it. */
  shopApproval: boolean;
  /** Signs what must not be forged; null: made at first start and kept in the data folder. */
  secret: string | null;
  /** Shared with the payment gateway; null: made at first start and kept in the data folder. */
  paymentSecret: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Other origins whose pages may use the API, without cookies; '*': all. */
  corsOrigins: string[];
  /** Whether a reverse proxy in front tells the shopper's address and protocol. */
  trustProxy: boolean;
  /** The mail server, with name and password; null: mails are written into the data folder. */
  smtpUrl: string | null;
  /** Who mails come from. */
  mailFrom: string;
  /** Milliseconds of the processor a second that one network may use in the long run; 0: as much as it likes (for measurements). */
  rateLimit: number;
  /** Below so much room on the disk of the data folder nothing is written; 0: the disk is not looked at. */
  minFreeBytes: number;
}

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
const SMTP_URL_MESSAGE = 'SMTP_URL must be a mail server such as smtps://name:password@mail.example:465';
const MAIL_FROM_MESSAGE = 'MAIL_FROM must be an e-mail address such as no-reply@shop.example, or Rizq <no-reply@shop.example>';
const BASE_URL_MESSAGE = 'BASE_URL must be an address such as https://shop.example, without a path';

const CORS_MESSAGE = 'RIZQ_CORS_ORIGINS must be origins such as https://app.example, separated by commas, or *, or off';

/** A quarter of one processor: four pages a second that have to be rendered, or eighty that need not. */
const RATE_LIMIT_MS = 250;
const RATE_MESSAGE = 'RIZQ_RATE_LIMIT must be a whole number of milliseconds a second, 0 for no limit';

const MIN_FREE_MIB = 64;
const MIN_FREE_MESSAGE = 'RIZQ_MIN_FREE must be a whole number of mebibytes, 0 to write as long as the disk takes it';

const wholeNumber = (fallback: number, max: number, message: string) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.regex(/^\d{1,7}$/, message), v.transform(Number), v.maxValue(max, message));

const environment = v.object({
  PORT: wholeNumber(4000, 65_535, PORT_MESSAGE),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'HOST must be a host name or an IP address')), '127.0.0.1'),
  BASE_URL: v.optional(v.pipe(v.string(), v.check(isOrigin, BASE_URL_MESSAGE))),
  RIZQ_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('RIZQ_DATA must name a folder')), 'data'),
  RIZQ_DEMO: v.optional(switchOf('RIZQ_DEMO', 'on')),
  RIZQ_SHOP_APPROVAL: switchOf('RIZQ_SHOP_APPROVAL', 'off'),
  RIZQ_SECRET: secretOf('RIZQ_SECRET'),
  RIZQ_PAYMENT_SECRET: secretOf('RIZQ_PAYMENT_SECRET'),
  RIZQ_LOG: v.optional(v.picklist(LOG_LEVELS, `RIZQ_LOG must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  RIZQ_CORS_ORIGINS: v.optional(v.pipe(v.string(), v.check(areOrigins, CORS_MESSAGE))),
  TRUST_PROXY: switchOf('TRUST_PROXY', 'off'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isMailServer, SMTP_URL_MESSAGE))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isSender, MAIL_FROM_MESSAGE))),
  RIZQ_RATE_LIMIT: wholeNumber(RATE_LIMIT_MS, 9_999_999, RATE_MESSAGE),
  RIZQ_MIN_FREE: wholeNumber(MIN_FREE_MIB, 9_999_999, MIN_FREE_MESSAGE),
});

/** A setting that cannot be used. The message names it and says what is expected; it never repeats the value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings; an empty one counts as not given. Throws ConfigError with one line per wrong setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) throw new ConfigError(result.issues.map(({ message }) => message).join('\n'));
  const settings = result.output;
  const baseUrl = settings.BASE_URL?.replace(/\/$/, '') ?? addressOf(settings.HOST, settings.PORT);
  // With https it is somebody's shop: its mails are not everybody's, and no password is public, unless that is said aloud.
  const demo = settings.RIZQ_DEMO ?? !baseUrl.startsWith('https:');
  return {
    port: settings.PORT,
    host: settings.HOST,
    baseUrl,
    takesAnyHost: settings.BASE_URL === undefined,
    dataFolder: settings.RIZQ_DATA,
    demo,
    isDemoSaid: settings.RIZQ_DEMO !== undefined,
    shopApproval: settings.RIZQ_SHOP_APPROVAL,
    secret: settings.RIZQ_SECRET ?? null,
    paymentSecret: settings.RIZQ_PAYMENT_SECRET ?? null,
    logLevel: settings.RIZQ_LOG,
    // Anybody may try the API of a demo from a page of their own.
    corsOrigins: originsOf(settings.RIZQ_CORS_ORIGINS ?? (demo ? '*' : 'off')),
    trustProxy: settings.TRUST_PROXY,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `Rizq <no-reply@${new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')}>`,
    rateLimit: settings.RIZQ_RATE_LIMIT,
    minFreeBytes: settings.RIZQ_MIN_FREE * 2 ** 20,
  };
}

/** The address of a listening host and port; an address of IP version 6 stands in brackets. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
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
