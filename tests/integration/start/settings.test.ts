import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, unencryptedDatabases } from '#server/config.ts';

test('every setting has a default, which also replaces an empty value', () => {
  const defaults = {
    port: 4000,
    host: '127.0.0.1',
    metricsPort: 0,
    baseUrl: 'http://127.0.0.1:4000',
    dataFolder: 'data',
    databaseUrls: null,
    demo: true,
    isDemoExplicit: false,
    shopApproval: false,
    secret: null,
    paymentSecret: null,
    accountKey: null,
    previousAccountKeys: [],
    metricsHost: '127.0.0.1',
    logLevel: 'info',
    corsOrigins: ['*'],
    returnTargets: [],
    pushServices: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
    ownHosts: ['localhost', '127.0.0.1', hostname().toLowerCase()],
    trustProxy: false,
    smtpUrl: null,
    mailFrom: 'Rizq <no-reply@127.0.0.1>',
    rateLimit: 250,
    minFreeBytes: 67_108_864,
    storedBytesPerDay: 134_217_728,
    minMemoryShare: 0.12,
  };
  expect(readConfig({})).toEqual(defaults);
  expect(readConfig({ PORT: '', BASE_URL: '', RIZQ_SECRET: '' })).toEqual(defaults);
});

test('demo mode is off by default under https', () => {
  const demoOf = (env: Record<string, string>) => readConfig(env).demo;
  expect([demoOf({ BASE_URL: 'http://shop.example' }), demoOf({ BASE_URL: 'https://shop.example' })]).toEqual([true, false]);
  expect(demoOf({ BASE_URL: 'https://shop.example', RIZQ_DEMO: 'on' })).toBe(true);
});

test('every setting can be set by its environment variable', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    BASE_URL: 'https://shop.example/',
    RIZQ_DATA: '/srv/rizq',
    RIZQ_DATABASE_URL: 'postgresql://rizq:pass%40word@db1.example,db2.example:5433/rizq?sslmode=require',
    RIZQ_DEMO: 'off',
    RIZQ_SHOP_APPROVAL: 'on',
    RIZQ_SECRET: 's'.repeat(32),
    RIZQ_PAYMENT_SECRET: 'p'.repeat(32),
    RIZQ_LOG: 'warn',
    RIZQ_CORS_ORIGINS: 'https://app.example/, http://127.0.0.1:5173',
    RIZQ_RETURN_TARGETS: 'https://app.example/, my-app://',
    RIZQ_PUSH_SERVICES: 'push.example, http://127.0.0.1:9000',
    TRUST_PROXY: 'on',
    SMTP_URL: 'smtps://rizq:secret@mail.example:465',
    MAIL_FROM: 'Kedai <kedai@shop.example>',
    RIZQ_RATE_LIMIT: '0',
    RIZQ_MIN_FREE: '512',
    RIZQ_STORED_PER_DAY: '256',
    RIZQ_MIN_MEMORY: '20',
    RIZQ_METRICS_PORT: '9464',
    RIZQ_METRICS_HOST: '10.0.0.7',
    RIZQ_ACCOUNT_KEY: 'a'.repeat(32),
    RIZQ_ACCOUNT_KEY_PREVIOUS: 'b'.repeat(32),
  };
  expect(readConfig(env)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    metricsPort: 9464,
    baseUrl: 'https://shop.example',
    dataFolder: '/srv/rizq',
    databaseUrls: [
      'postgresql://rizq:pass%40word@db1.example/rizq?sslmode=require',
      'postgresql://rizq:pass%40word@db2.example:5433/rizq?sslmode=require',
    ],
    demo: false,
    isDemoExplicit: true,
    shopApproval: true,
    secret: 's'.repeat(32),
    paymentSecret: 'p'.repeat(32),
    accountKey: 'a'.repeat(32),
    previousAccountKeys: ['b'.repeat(32)],
    metricsHost: '10.0.0.7',
    logLevel: 'warn',
    corsOrigins: ['https://app.example', 'http://127.0.0.1:5173'],
    returnTargets: ['https://app.example', 'my-app://'],
    pushServices: ['push.example', 'http://127.0.0.1:9000'],
    ownHosts: null,
    trustProxy: true,
    smtpUrl: 'smtps://rizq:secret@mail.example:465',
    mailFrom: 'Kedai <kedai@shop.example>',
    rateLimit: 0,
    minFreeBytes: 536_870_912,
    storedBytesPerDay: 268_435_456,
    minMemoryShare: 0.2,
  });
});

test('the default base URL follows host and port, for IPv4 and IPv6', () => {
  expect(readConfig({ PORT: '4100', HOST: 'localhost' }).baseUrl).toBe('http://localhost:4100');
  expect(readConfig({ HOST: '::1' }).baseUrl).toBe('http://[::1]:4000');
});

test.each([
  ['PORT', 'canary'],
  ['PORT', '70000'],
  ['RIZQ_PUSH_SERVICES', 'canary'],
  ['PORT', '-1'],
  ['HOST', 'canary host'],
  ['BASE_URL', 'canary.example'],
  ['BASE_URL', 'https://canary.example/path'],
  ['BASE_URL', 'ftp://canary.example'],
  ['RIZQ_DATABASE_URL', 'canary'],
  ['RIZQ_DATABASE_URL', 'mysql://canary@db.example/rizq'],
  ['RIZQ_DATABASE_URL', 'postgres://canary@db.example'],
  ['RIZQ_DATABASE_URL', 'postgres://canary@db1.example,/rizq'],
  ['RIZQ_DEMO', 'canary'],
  ['RIZQ_SHOP_APPROVAL', 'canary'],
  ['RIZQ_SECRET', 'canary'],
  ['RIZQ_LOG', 'canary'],
  ['SMTP_URL', 'canary.example'],
  ['SMTP_URL', 'https://canary.example'],
  ['MAIL_FROM', 'canary'],
  ['MAIL_FROM', 'canary <shop@shop.example>\r\nBcc: canary@shop.example'],
  ['TRUST_PROXY', 'canary'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['RIZQ_ACCOUNT_KEY', 'canary'],
  ['RIZQ_RATE_LIMIT', '-1'],
  ['RIZQ_MIN_FREE', 'canary'],
  ['RIZQ_STORED_PER_DAY', 'canary'],
  ['RIZQ_MIN_MEMORY', '41'],
])('an invalid %s (%s) is refused with a message that names the setting, but not its value', (name, value) => {
  let message = '';
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = (error as ConfigError).message;
  }
  expect(message).toMatch(new RegExp(`^${name} must `));
  expect(message).not.toContain('canary');
});

test('a database on another machine causes a warning unless its URL sets sslmode', () => {
  const warned = (url: string) => unencryptedDatabases(readConfig({ RIZQ_DATABASE_URL: url }).databaseUrls ?? []);
  expect(warned('postgres://rizq:word@db1.example,127.0.0.1:5433,db2.example:5434/rizq')).toEqual(['db1.example', 'db2.example:5434']);
  expect(warned('postgres://rizq:word@10.0.0.7/rizq?application_name=rizq')).toEqual(['10.0.0.7']);
  for (const url of [
    'db1.example/rizq?sslmode=verify-full',
    'db1.example/rizq?a=b&sslmode=disable',
    'localhost/rizq',
    '127.0.0.1:5433/rizq',
    '[::1]/rizq',
  ])
    expect(warned(`postgres://rizq:word@${url}`), url).toEqual([]);
});

test('other origins can use the API only if RIZQ_CORS_ORIGINS allows it, or by default in a demo', () => {
  const origins = (env: Record<string, string>) => readConfig(env).corsOrigins;
  expect([origins({}), origins({ RIZQ_DEMO: 'off' }), origins({ RIZQ_CORS_ORIGINS: 'off' })]).toEqual([['*'], [], []]);
  expect(origins({ RIZQ_DEMO: 'off', RIZQ_CORS_ORIGINS: '*' })).toEqual(['*']);
  for (const wrong of [
    'app.example',
    'https://app.example/path',
    'https://app.example,*',
    'https://app.example,',
    'ftp://app.example',
    'null',
  ])
    expect(() => origins({ RIZQ_CORS_ORIGINS: wrong }), wrong).toThrow(
      'RIZQ_CORS_ORIGINS must be origins such as https://app.example, separated by commas, or *, or off',
    );
});

test('RIZQ_RETURN_TARGETS accepts only https origins and app schemes', () => {
  const targets = (list: string) => readConfig({ RIZQ_RETURN_TARGETS: list }).returnTargets;
  expect(targets('https://app.example:8443/ , com.example.app://')).toEqual(['https://app.example:8443', 'com.example.app://']);
  for (const wrong of [
    '*',
    'http://app.example',
    'app.example',
    'https://app.example/path',
    'https://app.example?x=1',
    'https://user@app.example',
    'https://*.app.example',
    'https://APP.example',
    'https://äpp.example',
    'https://app.example,',
    'javascript://',
    'data://',
    'intent://',
    'file://',
    'http://',
    'https://',
    'myapp:',
    'myapp://path',
    'my app://',
  ])
    expect(() => targets(wrong), wrong).toThrow(
      'RIZQ_RETURN_TARGETS must be https origins and app schemes such as https://app.example, myapp://, separated by commas',
    );
});
