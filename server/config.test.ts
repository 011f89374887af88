import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set: the embedded database with the demo marketplace on port 3000', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('var'),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    mailFrom: 'Zauvijek <noreply@localhost>',
    demo: true,
    trustProxy: false,
    logLevel: 'info',
    rateLimitFactor: 1,
    webDev: false,
  })
})

test('one message names every fault', () => {
  const env = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost/x',
    PUBLIC_URL: 'zauvijek.hr',
    DEMO: 'maybe',
    TRUST_PROXY: '10.0.0.0/99',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_FACTOR: '-1',
  }
  const message =
    'The environment cannot be used: PORT must be a port from 1 to 65535; \
DATABASE_URL must be like postgresql://user:password@host:5432/name; \
PUBLIC_URL must be an address such as https://zauvijek.hr; DEMO must be on or off; \
TRUST_PROXY must be on, off, or addresses of proxies such as 10.0.0.0/8,127.0.0.1; \
LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent; RATE_LIMIT_FACTOR must be a number above 0.'
  expect(() => readConfig(env)).toThrow(message)
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', '3000.5'],
  ['PORT', '0'],
  ['PORT', '1e3'],
  ['PUBLIC_URL', 'ftp://zauvijek.hr'],
  ['PUBLIC_URL', 'https://zauvijek.hr/shop'],
  ['DATABASE_URL', 'localhost:5432'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'my-proxy'],
  ['RATE_LIMIT_FACTOR', '0'],
])('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x', DEMO: 'on' }, true],
  [{ DEMO: '0' }, false],
])('%j gives demo data: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo)
})

test.each([
  ['on', true],
  ['off', false],
  ['loopback, 10.0.0.0/8, ::1', 'loopback, 10.0.0.0/8, ::1'],
])('TRUST_PROXY=%s trusts %s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy })
})

test('the public address follows the port and has no slash at its end', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_URL: 'https://zauvijek.hr/' }).publicUrl).toBe('https://zauvijek.hr')
})
