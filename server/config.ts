import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { findNearMisses } from './near-misses.ts'
import { isOib } from './oib.ts'
import { parseStorageUrl, storageUrlError } from '#server/adapters/file-store/url.ts'
import { StartupError } from './startup-error.ts'
import { databaseParameters, mailParameters, parameterProblems, unencodedHint } from './url-problems.ts'

const words = new Map<string, boolean>([
  ...['1', 'true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'off'].map((word) => [word, false] as const),
])

const onOff = z.string().transform((text, context) => {
  const value = words.get(text.toLowerCase())
  if (value === undefined) context.addIssue('must be on or off')
  return value ?? z.NEVER
})

const number = (low: number, high: number, error: string) =>
  z.string().transform((text, context) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= low && value <= high)) context.addIssue(error)
    return value
  })

const wholeNumber = (low: number, high: number, error: string) =>
  number(low, high, error).refine(Number.isInteger, 'must be a whole number')

const port = wholeNumber(1, 65_535, 'must be a port from 1 to 65535')

const workers = wholeNumber(1, 64, 'must be a number from 1 to 64')
/** More workers only pay off on a machine that serves nothing else, which only its operator knows. */
const MOST_WORKERS_UNASKED = 4

const url = (error: string, ...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), error)

const databaseError = 'must be like postgresql://user:password@host:5432/name'
const isDatabaseUrl = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

/** A text without any of these problems. */
const textWithout = (problemsOf: (text: string) => string[]) =>
  z.string().superRefine((text, context) => {
    for (const problem of problemsOf(text)) context.addIssue(problem)
  })

const databaseUrl = textWithout((text) =>
  isDatabaseUrl(text) ? parameterProblems(text, databaseParameters) : [databaseError + unencodedHint(text)],
)

const urlsIn = (text: string) => text.split(',').map((part) => part.trim())

const replicaUrls = textWithout((text) => {
  const urls = urlsIn(text)
  return urls.every(isDatabaseUrl) && new Set(urls).size === urls.length
    ? urls.flatMap((part) => parameterProblems(part, databaseParameters))
    : [`${databaseError}, or several of them, each once, separated by commas`]
}).transform(urlsIn)

const smtpUrl = textWithout((text) => {
  const { protocol, hostname, username, password } = URL.parse(text) ?? {}
  const isServer = ['smtp:', 'smtps:'].includes(protocol ?? '') && hostname !== ''
  if (isServer && (username === '') !== (password === '')) return ['must have a user and a password, or neither']
  return isServer
    ? parameterProblems(text, mailParameters)
    : [`must be like smtps://user:password@host:465${unencodedHint(text)}`]
})

const storageUrl = z.string().transform((text, context) => {
  const settings = parseStorageUrl(text)
  if (settings === null) context.addIssue(storageUrlError + unencodedHint(text))
  return settings ?? z.NEVER
})

const publicUrl = url('must be an address such as https://zauvijek.hr', 'http:', 'https:')
  .refine(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'must have no path, parameters or password',
  )
  .transform((text) => new URL(text).origin)

const mailFrom = z
  .string()
  .regex(
    /^(?:[^<>@,;:"\p{Cc}]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u,
    'must be like info@zauvijek.hr or Zauvijek <info@zauvijek.hr>',
  )

const line = (longest: number) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text.length <= longest && !/\p{Cc}/u.test(text), `must be one line of at most ${longest} letters`)

/** The operator of the site, whom the law requires its pages to name. */
const operatorVariables = {
  OPERATOR_NAME: line(120).optional(),
  OPERATOR_ADDRESS: line(200).optional(),
  OPERATOR_OIB: z
    .string()
    .refine(isOib, 'must be an OIB: eleven digits, the last of which follows from the others')
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s<>@,;:"]+@[^\s<>@,;:"]+\.[^\s<>@,;:".]{2,}$/, 'must be an address such as info@zauvijek.hr')
    .optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+\d[\d /-]{5,24}$/, 'must be a number with its country such as +385 1 234 5678')
    .optional(),
}

const receiver = url('must be an address such as http://127.0.0.1:4318', 'http:', 'https:')

/**
 * OpenTelemetry's own variables. Its library reads them too; here they are only checked, and decide whether to load it.
 */
const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: receiver.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
  OTEL_SERVICE_NAME: line(120).optional(),
  OTEL_RESOURCE_ATTRIBUTES: line(2_000).optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      [
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ],
      { error: 'must be a sampler such as parentbased_traceidratio' },
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1, 'must be a number from 0 to 1').optional(),
  OTEL_SDK_DISABLED: onOff.default(false),
}

const isProxyRange = (part: string) => {
  const [address = '', bits, ...rest] = part.split('/')
  const family = isIP(address)
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(part)
  const mostBits = family === 4 ? 32 : 128
  // A range of no bits is everybody.
  return (
    rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= mostBits))
  )
}

/**
 * The proxies whose X-Forwarded-For is trusted: none, or those at the given addresses. Trusting all proxies, or a
 * number of hops, is not offered, since a client that reaches the port directly could then forge its address.
 */
const trustProxy = z.string().transform((text, context): false | string => {
  if (words.get(text.toLowerCase()) === false) return false
  if (text.split(',').every((part) => isProxyRange(part.trim()))) return text
  context.addIssue('must be off, or addresses of proxies such as loopback or 10.0.0.0/8,127.0.0.1')
  return z.NEVER
})

const corsOrigins = z.string().transform((text, context) => {
  const origins = text.split(',').map((part) => part.trim())
  const isOrigin = (part: string) =>
    URL.canParse(part) && /^https?:\/\/[^/]+$/.test(part) && new URL(part).origin === part
  if (origins.every(isOrigin)) return origins
  context.addIssue('must be origins such as https://partner.hr,https://www.partner.hr')
  return z.NEVER
})

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  WORKERS: workers.optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: replicaUrls.default([]),
  DATABASE_POOLING: z.enum(['session', 'transaction'], { error: 'must be session or transaction' }).default('session'),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  PUBLIC_URL: publicUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  STORAGE_URL: storageUrl.optional(),
  DEMO: onOff.optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  RATE_LIMIT_FACTOR: number(0.001, 1e9, 'must be a number above 0').default(1),
  CORS_ORIGINS: corsOrigins.default([]),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 visible ASCII characters')
    .optional(),
  ...tracingVariables,
  ...operatorVariables,
  DEV_SERVER: onOff.default(false),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
})

/** Not in the schema, because login shells also set MAIL, to the path of a mailbox. */
const settings = [...Object.keys(environment.shape), 'MAIL']

/** The misspelt name under which NODE_ENV was probably meant to be set; undefined if NODE_ENV itself is set. */
function misspeltMode(env: NodeJS.ProcessEnv): string | undefined {
  const given = Object.keys(env).filter((name) => env[name]?.trim())
  return findNearMisses(given, ['NODE_ENV'])[0]?.[0]
}

/**
 * Whether this is a real site rather than a trial. Asked before the rest of the environment is read. A misspelt name or
 * value counts as production: it is refused later, and must not turn a real site into a trial meanwhile.
 */
export function isProductionProcess(env: NodeJS.ProcessEnv = process.env): boolean {
  const mode = env['NODE_ENV']?.trim() || env[misspeltMode(env) ?? '']?.trim() || ''
  return !['', 'development', 'test'].includes(mode)
}

export type Config = ReturnType<typeof readConfig>

/**
 * Variables that were probably meant for a setting. An overlooked setting is a missing one: the embedded database
 * instead of the operator's own, or mails that are never delivered.
 */
const misspelt = (given: object) =>
  findNearMisses(Object.keys(given), settings).map(([name, meant]) => `${name} is no setting, but ${meant} is`)

/** `docker run` and others leave the quotation marks that a file for systemd has, and DATA_DIR would be another folder. */
const isQuoted = (text = ''): boolean => /^(["'])[^]*\1$/.test(text)

const quotationProblems = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${names.join(', ')} must be written without quotation marks, which nothing removes here`]

/** Reasons why a production server must not start with these variables. */
function productionProblems({ PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL, DEMO }: Record<string, string | undefined>) {
  const isOn = (text = 'off') => words.get(text.toLowerCase()) !== false
  return [
    PUBLIC_URL === undefined && 'PUBLIC_URL must be set in production',
    PUBLIC_URL?.startsWith('http:') &&
      !isOn(TRUST_PROXY) &&
      'PUBLIC_URL must begin with https: in production, unless TRUST_PROXY names a proxy',
    SMTP_URL === undefined &&
      MAIL !== 'files' &&
      'SMTP_URL must be set in production, or MAIL=files, which writes each mail below DATA_DIR',
    isOn(DEMO) && 'DEMO cannot be on in production, since everybody knows the password of its accounts',
  ].filter((problem) => typeof problem === 'string')
}

/** Listening for notifications needs a session, which a pooler in transaction mode does not provide. */
function poolingProblems({ DATABASE_URL, DATABASE_POOLING, DATABASE_DIRECT_URL }: Record<string, string | undefined>) {
  return [
    DATABASE_POOLING === 'transaction' &&
      DATABASE_DIRECT_URL === undefined &&
      'DATABASE_POOLING=transaction needs DATABASE_DIRECT_URL, which leads past the pooler',
    DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined && 'DATABASE_DIRECT_URL needs DATABASE_URL',
  ].filter((problem) => typeof problem === 'string')
}

/** JSON is sent, which receivers of protobuf take at the same address. */
const httpProtocols = ['http/json', 'http/protobuf']

/** A receiver of gRPC would get none of it. Asked only if there is a receiver, as the variables may be for others. */
function tracingProblems(given: Record<string, string | undefined>): string[] {
  const nameOf = (last: string) => `OTEL_EXPORTER_OTLP_${last}`
  const variable = [nameOf('TRACES_PROTOCOL'), nameOf('PROTOCOL')].find((name) => given[name] !== undefined)
  const isOn = [nameOf('TRACES_ENDPOINT'), nameOf('ENDPOINT')].some((name) => given[name] !== undefined)
  if (!isOn || variable === undefined || httpProtocols.includes(given[variable] ?? '')) return []
  return [
    `${variable} must be http/json, as traces are sent over HTTP, for which a receiver has a port of its own (4318 rather than 4317)`,
  ]
}

/**
 * The only reader of the environment. Throws a StartupError that names every invalid variable at once and, for a server
 * in production, every missing one. Misspelt variables are refused too, except in a trial, which inherits whatever the
 * shell has set; NODE_ENV tells the two apart.
 */
export function readConfig(env: NodeJS.ProcessEnv, { isServer = false } = {}) {
  // Compose files turn an unset variable into an empty one, and some readers of such files keep blanks at the end.
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => (value.trim() ? [[name, value.trim()]] : [])),
  )
  const parsed = environment.safeParse(given)
  const nearMisses = misspelt(given)
  const isProduction = isProductionProcess(given)
  const quoted = settings.filter((name) => isQuoted(given[name]))
  const problems = [
    ...quotationProblems(quoted),
    ...(parsed.error?.issues ?? [])
      .map(({ path, message }) => ({ name: path.join('.'), message }))
      .filter(({ name }) => !quoted.includes(name))
      .map(({ name, message }) => `${name} ${message}`),
    ...(given['DATABASE_REPLICA_URL'] && !given['DATABASE_URL']
      ? ['DATABASE_REPLICA_URL needs DATABASE_URL, the primary that they follow']
      : []),
    ...poolingProblems(given),
    ...tracingProblems(given),
    ...(isServer && !isProduction ? [] : nearMisses),
    ...(isServer && isProduction ? productionProblems(given) : []),
  ]
  if (!parsed.success || problems.length > 0) {
    throw new StartupError(`The environment cannot be used: ${problems.join('; ')}.`)
  }
  const { DATABASE_URL, NODE_ENV, ...rest } = parsed.data
  const origin = rest.PUBLIC_URL ?? `http://localhost:${rest.PORT}`
  return {
    port: rest.PORT,
    host: rest.HOST,
    /** How many processes serve the port; with one, it is the program itself. */
    workers: rest.DEV_SERVER ? 1 : (rest.WORKERS ?? Math.min(MOST_WORKERS_UNASKED, availableParallelism())),
    dataDir: resolve(rest.DATA_DIR),
    /** Unset: the server runs its own database under `dataDir`. */
    databaseUrl: DATABASE_URL,
    /** Standbys of that database, from which public answers are read. */
    databaseReplicaUrls: rest.DATABASE_REPLICA_URL,
    /** The mode of the pooler at `databaseUrl`, if there is one. */
    databasePooling: rest.DATABASE_POOLING,
    /** The same database, bypassing the pooler, for work that needs a session: listening, jobs, migrations, backups. */
    directDatabaseUrl: rest.DATABASE_DIRECT_URL ?? DATABASE_URL,
    /** The origin at which people reach the site, without a trailing slash. */
    publicUrl: origin,
    /** Unset: each mail becomes a file under `dataDir`. */
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM ?? `Zauvijek <noreply@${new URL(origin).hostname}>`,
    /** Unset: pictures are files under `dataDir`. */
    storage: rest.STORAGE_URL,
    demo: rest.DEMO ?? (DATABASE_URL === undefined && NODE_ENV !== 'production'),
    trustProxy: rest.TRUST_PROXY,
    logLevel: rest.LOG_LEVEL,
    rateLimitFactor: rest.RATE_LIMIT_FACTOR,
    /** Origins of other sites whose pages may call the API from a browser. */
    corsOrigins: rest.CORS_ORIGINS,
    /** Nothing is recorded or sent unless the operator names a receiver. */
    tracing:
      !rest.OTEL_SDK_DISABLED &&
      rest.OTEL_TRACES_EXPORTER === 'otlp' &&
      (rest.OTEL_EXPORTER_OTLP_ENDPOINT ?? rest.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined,
    /** Unset: `/metrics` is open, or closed in production. */
    metricsToken: rest.METRICS_TOKEN,
    operator: {
      name: rest.OPERATOR_NAME,
      address: rest.OPERATOR_ADDRESS,
      oib: rest.OPERATOR_OIB,
      email: rest.CONTACT_EMAIL,
      phone: rest.CONTACT_PHONE,
      /** Only the demo marketplace has a made-up operator. */
      isFictional: false,
    },
    /** Operator variables that a public site has to set but has not; empty for a trial. */
    missingOperatorVariables:
      rest.DEV_SERVER || (rest.PUBLIC_URL === undefined && NODE_ENV !== 'production')
        ? []
        : Object.keys(operatorVariables).filter((name) => given[name] === undefined),
    /** Warnings for the operator of a trial. */
    nearMisses,
    isProduction,
    /** Set only by scripts/dev.ts, which runs in front of the server, renders the pages and applies the migrations. */
    isBehindDev: rest.DEV_SERVER,
  }
}
