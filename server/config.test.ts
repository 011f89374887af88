import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isProductionProcess, readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

test('nothing set: the embedded database with the demo marketplace on port 3000', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    workers: Math.min(4, availableParallelism()),
    dataDir: resolve('var'),
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    databasePooling: 'session',
    directDatabaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    mailFrom: 'Zauvijek <noreply@localhost>',
    demo: true,
    trustProxy: false,
    logLevel: 'info',
    rateLimitFactor: 1,
    corsOrigins: [],
    tracing: false,
    metricsToken: undefined,
    operator: {
      name: undefined,
      address: undefined,
      oib: undefined,
      email: undefined,
      phone: undefined,
      isFictional: false,
    },
    missingOperatorVariables: [],
    nearMisses: [],
    isProduction: false,
    isBehindDev: false,
  })
})

test('one message names every error', () => {
  const env = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost/x',
    PUBLIC_URL: 'zauvijek.hr',
    DEMO: 'maybe',
    TRUST_PROXY: '10.0.0.0/99',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_FACTOR: '-1',
    STORAGE_URL: 's3://tajna@host',
  }
  const message =
    'The environment cannot be used: PORT must be a port from 1 to 65535; \
DATABASE_URL must be like postgresql://user:password@host:5432/name; \
PUBLIC_URL must be an address such as https://zauvijek.hr; \
STORAGE_URL must be like s3://key:secret@host:9000/bucket?region=eu-central-1 (with &tls=off for plain HTTP); DEMO must be on or off; \
TRUST_PROXY must be off, or addresses of proxies such as loopback or 10.0.0.0/8,127.0.0.1; \
LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent; RATE_LIMIT_FACTOR must be a number above 0.'
  expect(() => readConfig(env)).toThrow(message)
})

test('a receiver of traces that wants gRPC is refused, unless no traces are sent to it', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4317'
  const grpc = { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...grpc })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, as traces are sent over HTTP, for which a receiver has a port of its own (4318 rather than 4317).',
  )
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL must be http/json',
  )
  const overHttp = { ...grpc, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' }
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...overHttp })).toMatchObject({ tracing: true })
  expect(readConfig(grpc)).toMatchObject({ tracing: false })
})

test('replicas are those of a primary that is named', () => {
  const replicas = { DATABASE_REPLICA_URL: 'postgresql://one/x, postgres://two/x' }
  expect(() => readConfig(replicas)).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL')
  const { databaseReplicaUrls } = readConfig({ DATABASE_URL: 'postgresql://primary/x', ...replicas })
  expect(databaseReplicaUrls).toEqual(['postgresql://one/x', 'postgres://two/x'])
})

test('a pooler by transaction needs a way past it, which is otherwise the same', () => {
  const DATABASE_URL = 'postgres://pooler/x'
  expect(readConfig({ DATABASE_URL })).toMatchObject({ directDatabaseUrl: DATABASE_URL })
  expect(() => readConfig({ DATABASE_URL, DATABASE_POOLING: 'transaction' })).toThrow(
    'DATABASE_POOLING=transaction needs DATABASE_DIRECT_URL, which leads past the pooler',
  )
  const both = { DATABASE_URL, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: 'postgres://database/x' }
  expect(readConfig(both)).toMatchObject({
    databaseUrl: DATABASE_URL,
    databasePooling: 'transaction',
    directDatabaseUrl: 'postgres://database/x',
  })
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://database/x' })).toThrow('needs DATABASE_URL')
})

test.each([
  'postgresql:///zauvijek?host=/run/postgresql',
  'postgresql://ana:tajna@database.hr/zauvijek?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgresql://database.hr/zauvijek?sslmode=require&channel_binding=require',
])('%s names a database', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL })
})

test('what an address says wrongly is named', () => {
  const env = {
    DATABASE_URL: 'postgresql://one/x?sslmod=verify-full&application_name=ours',
    DATABASE_REPLICA_URL: 'postgresql://two/x,postgresql://three/x?ssl_mode=verify-full',
    DATABASE_DIRECT_URL: 'postgresql://one/x?statement_timeout=0',
    SMTP_URL: 'smtp://mail.example.com?requiretls=true',
  }
  expect(() => readConfig(env)).toThrow(
    'DATABASE_URL has sslmod, which is probably meant to be sslmode; DATABASE_URL must not have application_name, which the product sets itself; \
DATABASE_REPLICA_URL has ssl_mode, which is probably meant to be sslmode; \
DATABASE_DIRECT_URL must not have statement_timeout, which the product sets itself; \
SMTP_URL has requiretls, which is probably meant to be requireTLS.',
  )
})

test('a sign that has to be written as a code is named, and no password', () => {
  const env = {
    DATABASE_URL: 'postgresql://ana:tajna#1@database.hr/zauvijek',
    SMTP_URL: 'smtps://ana:tajna/1@mail.example.com',
    STORAGE_URL: 's3://key:tajna/1@s3.example.com/bucket',
    DATABASE_DIRECT_URL: 'database.hr',
  }
  const code = (sign: string, written: string) => `; the ${sign} in its password or user is written as ${written}`
  expect(() => readConfig(env)).toThrow(
    new StartupError(
      `The environment cannot be used: \
DATABASE_URL must be like postgresql://user:password@host:5432/name${code('#', '%23')}; \
DATABASE_DIRECT_URL must be like postgresql://user:password@host:5432/name; \
SMTP_URL must be like smtps://user:password@host:465${code('/', '%2F')}; \
STORAGE_URL must be like s3://key:secret@host:9000/bucket?region=eu-central-1 (with &tls=off for plain HTTP)${code('/', '%2F')}.`,
    ),
  )
})

test('a variable means the same with blanks around it', () => {
  const DATABASE_URL = 'postgresql://one/x'
  expect(readConfig({ PORT: ' 8080', DATABASE_URL: `${DATABASE_URL} \r` })).toMatchObject({
    port: 8080,
    databaseUrl: DATABASE_URL,
  })
})

test('quotation marks that the reader of a file has left around values are named', () => {
  const env = {
    PORT: '"3000"',
    DATA_DIR: "'/srv/my data'",
    OPERATOR_NAME: '"Primjer d.o.o."',
    NODE_ENV: '"test"',
    X: '""',
  }
  const message =
    'The environment cannot be used: PORT, DATA_DIR, OPERATOR_NAME, NODE_ENV must be written without quotation marks, \
which nothing removes here.'
  expect(() => readConfig(env)).toThrow(new StartupError(message))
  expect(readConfig({ OPERATOR_NAME: 'Obrt "Primjer"' }).operator.name).toBe('Obrt "Primjer"')
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', '3000.5'],
  ['PORT', '0'],
  ['PORT', '1e3'],
  ['WORKERS', '0'],
  ['WORKERS', '1.5'],
  ['WORKERS', '65'],
  ['WORKERS', 'all'],
  ['PUBLIC_URL', 'ftp://zauvijek.hr'],
  ['PUBLIC_URL', 'https://zauvijek.hr/shop'],
  ['PUBLIC_URL', 'https://zauvijek.hr?shop=1'],
  ['PUBLIC_URL', 'https://zauvijek.hr#shop'],
  ['PUBLIC_URL', 'https://ana:tajna@zauvijek.hr'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:mail.example.com'],
  ['SMTP_URL', 'smtp://ana@mail.example.com'],
  ['SMTP_URL', 'smtp://:lozinka@mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com?requiretls=true'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'postgresql:zauvijek'],
  ['DATABASE_URL', 'postgresql://one/x?sslmod=verify-full'],
  ['DATABASE_URL', 'postgresql://one/x?sslMode=verify-full'],
  ['DATABASE_URL', 'postgresql://one/x?application_name=zauvijek-1'],
  ['DATABASE_URL', 'postgresql://one/x?options=-c%20statement_timeout%3D0'],
  ['DATABASE_REPLICA_URL', 'postgresql://one/x,two:5432'],
  ['DATABASE_REPLICA_URL', 'postgresql://one/x,postgresql://one/x'],
  ['DATABASE_POOLING', 'statement'],
  ['DATABASE_DIRECT_URL', 'localhost:5432'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', 'loopback,::/0'],
  ['TRUST_PROXY', 'my-proxy'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://partner.hr/'],
  ['CORS_ORIGINS', 'https://partner.hr,partner.hr'],
  ['CORS_ORIGINS', 'https://Partner.hr'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'long enough, with blanks'],
  ['OPERATOR_NAME', 'Zauvijek d.o.o.\nIlica 1'],
  ['OPERATOR_ADDRESS', 'I'.repeat(201)],
  ['OPERATOR_OIB', '12345678904'],
  ['OPERATOR_OIB', 'HR12345678903'],
  ['CONTACT_EMAIL', 'Zauvijek <info@zauvijek.hr>'],
  ['CONTACT_EMAIL', 'info@localhost'],
  ['CONTACT_PHONE', '01 234 5678'],
  ['CONTACT_PHONE', '+385 nazovi me'],
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
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
  ['off', false],
  ['loopback, 10.0.0.0/8, ::1', 'loopback, 10.0.0.0/8, ::1'],
])('TRUST_PROXY=%s trusts %s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy })
})

test.each([
  [{ WORKERS: '8' }, 8],
  [{ WORKERS: '8', DEV_SERVER: 'on' }, 1],
])('%j gives %i processes', (env, workers) => {
  expect(readConfig(env)).toMatchObject({ workers })
})

test('other origins are named one by one', () => {
  expect(readConfig({ CORS_ORIGINS: 'https://partner.hr, http://localhost:5173' }).corsOrigins).toEqual([
    'https://partner.hr',
    'http://localhost:5173',
  ])
})

test('the public address follows the port and has no slash at its end', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_URL: 'https://zauvijek.hr/' }).publicUrl).toBe('https://zauvijek.hr')
})

const operator = {
  OPERATOR_NAME: ' Zauvijek d.o.o. ',
  OPERATOR_ADDRESS: 'Ilica 1, 10000 Zagreb',
  OPERATOR_OIB: '12345678903',
  CONTACT_EMAIL: 'info@zauvijek.hr',
  CONTACT_PHONE: '+385 1 234 5678',
}

test('the environment names the operator', () => {
  expect(readConfig(operator).operator).toEqual({
    name: 'Zauvijek d.o.o.',
    address: 'Ilica 1, 10000 Zagreb',
    oib: '12345678903',
    email: 'info@zauvijek.hr',
    phone: '+385 1 234 5678',
    isFictional: false,
  })
})

test.each([
  ['at home', {}, []],
  ['in production', { NODE_ENV: 'production' }, Object.keys(operator)],
  ['at an address of its own', { PUBLIC_URL: 'https://zauvijek.hr' }, Object.keys(operator)],
  ['with all but the OIB', { ...operator, NODE_ENV: 'production', OPERATOR_OIB: '' }, ['OPERATOR_OIB']],
  ['with everything', { ...operator, NODE_ENV: 'production' }, []],
])('%s these variables of the operator are missed', (_, env, missing) => {
  expect(readConfig(env).missingOperatorVariables).toEqual(missing)
})

test('the mailbox that a login shell names is no setting of ours', () => {
  expect(() => readConfig({ MAIL: '/var/mail/ana' })).not.toThrow()
})

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://zauvijek.hr', SMTP_URL: 'smtp://localhost' }

test.each([
  ['all that it needs', production],
  ['plain HTTP behind a proxy', { ...production, PUBLIC_URL: 'http://zauvijek.hr', TRUST_PROXY: 'loopback' }],
  ['mails as files', { ...production, SMTP_URL: '', MAIL: 'files' }],
])('a server starts in production with %s', (_, env) => {
  expect(readConfig(env, { isServer: true }).isProduction).toBe(true)
})

test.each([
  ['no address', { ...production, PUBLIC_URL: '' }, 'PUBLIC_URL must be set'],
  ['plain HTTP', { ...production, PUBLIC_URL: 'http://zauvijek.hr' }, 'PUBLIC_URL must begin with https:'],
  [
    'plain HTTP and a proxy that is off',
    { ...production, PUBLIC_URL: 'http://zauvijek.hr', TRUST_PROXY: 'off' },
    'PUBLIC_URL must begin with https:',
  ],
  ['no way for its mails', { ...production, SMTP_URL: '' }, 'SMTP_URL must be set'],
  ['the demo marketplace', { ...production, DEMO: 'on' }, 'DEMO cannot be on'],
])('a server does not start in production with %s', (_, env, problem) => {
  expect(() => readConfig(env, { isServer: true })).toThrow(problem)
  // A backup or a migration needs none of it.
  expect(readConfig(env).isProduction).toBe(true)
})

test('one message names all that production lacks beside what is invalid', () => {
  expect(() => readConfig({ NODE_ENV: 'production', PORT: '0', DEMO: 'on' }, { isServer: true })).toThrow(
    /PORT .*; PUBLIC_URL .*; SMTP_URL .*; DEMO /,
  )
})

test.each([
  [{}, false],
  [{ NODE_ENV: '' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'test' }, false],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'prod' }, true],
  [{ NODE_EVN: 'production' }, true],
  [{ NODE_ENV: ' ', NODE_EVN: 'production' }, true],
  [{ NODE_EVN: 'development' }, false],
  [{ NODE_ENV: 'test', NODE_EVN: 'production' }, false],
])('%j is no trial: %s', (env, isProduction) => {
  expect(isProductionProcess(env)).toBe(isProduction)
})

test('a mode whose own name is misspelt makes no trial of a site', () => {
  expect(() => readConfig({ NODE_EVN: 'production' }, { isServer: true })).toThrow(
    /NODE_EVN is no setting, but NODE_ENV is; PUBLIC_URL must be set in production; /,
  )
  expect(readConfig({ NODE_EVN: 'test' }, { isServer: true }).nearMisses).toHaveLength(1)
})

test('a misspelt variable is refused in production and by commands, and told to a trial', () => {
  const env = { SMPT_URL: 'smtp://localhost', DATABSE_URL: 'postgres://localhost/x' }
  const words = 'SMPT_URL is no setting, but SMTP_URL is; DATABSE_URL is no setting, but DATABASE_URL is'
  expect(() => readConfig({ ...env, ...production, SMTP_URL: '', MAIL: 'files' }, { isServer: true })).toThrow(words)
  expect(() => readConfig(env)).toThrow(words)
  expect(readConfig(env, { isServer: true }).nearMisses.join('; ')).toBe(words)
})

test('every setting stands in the README', () => {
  const [source, readme] = ['server/config.ts', 'README.md'].map((path) => readFileSync(path, 'utf8'))
  const names = [...(source ?? '').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  expect(names).toContain('PUBLIC_URL')
  // `npm run dev` sets the latter for the server that it starts.
  expect(names.filter((name) => !readme?.includes(`\`${name}\``))).toEqual(['DEV_SERVER'])
})
