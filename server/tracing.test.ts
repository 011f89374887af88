import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { makeFactories } from '#test/factories.ts'
import { runProgram } from '#test/program.ts'
import { startTraceReceiver } from '#test/trace-receiver.ts'

const { db, pool, url, drop } = await createTestDatabase()
const make = makeFactories({ db, clock: systemClock })
const home = mkdtempSync(join(tmpdir(), 'zauvijek-tracing-'))
afterAll(async () => {
  await drop()
  rmSync(home, { recursive: true, force: true })
})

const startProduct = async (env: Record<string, string>) => {
  const program = await runProgram({
    DATABASE_URL: url,
    DATA_DIR: home,
    DEV_SERVER: 'on',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 'loopback',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...env,
  })
  return { ...program, address: await program.up() }
}

/** Lets the program name each module of the library that it loads; its interface is there with prom-client. */
const telling = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (/@opentelemetry.(?!api.)/.test(url)) process.stderr.write('loaded ' + url + '\\n')
  return next(url, context)
} })`
const tellingModules = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}` }

const idOf = (digit: string) => digit.repeat(32)
const traceparent = (digit: string, flags = '01') => `00-${idOf(digit)}-${'1'.repeat(16)}-${flags}`

async function sendLead(address: string, headers: Record<string, string>, message = 'Jeste li slobodni?') {
  const [{ token }, { id }] = [await make.couple(), await make.professional()]
  const answer = await fetch(`${address}/api/v1/leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ professional_id: id, event_date: '2031-06-07', message }),
  })
  expect(answer.status).toBe(201)
  return answer
}

const listStatements = async () => {
  const { rows } = await pool.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows.map(({ query }) => query)
}

test('a trace goes from the proxy through the request, its statements, its job and its mail, and into the log', async () => {
  const { endpoint, of, texts } = await startTraceReceiver()
  const { address, output } = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  const secret = 'Anina tajna poruka */ --'
  await sendLead(address, { traceparent: traceparent('a') }, secret)

  const trace = () => of(idOf('a'))
  await eventually(() => expect(trace().map(({ name }) => name)).toContain('send mail'))
  const names = trace().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['POST /api/v1/leads', 'WITH', 'job send-mail', 'send mail']))
  const byId = new Map(trace().map((span) => [span.spanId, span]))
  const parentOf = (name: string) => byId.get(trace().find((span) => span.name === name)?.parentSpanId ?? '')?.name
  expect(trace().find(({ name }) => name.startsWith('POST'))?.parentSpanId).toBe('1'.repeat(16))
  expect(parentOf('job send-mail')).toBe('POST /api/v1/leads')
  expect(parentOf('send mail')).toBe('job send-mail')

  const traced = new RegExp(`^/\\*traceparent='00-${idOf('a')}-[0-9a-f]{16}-01'\\*/ \\w`)
  // A connection tells its last statement only, which the next request may be quick to follow.
  await eventually(async () => {
    await sendLead(address, { traceparent: traceparent('a') })
    expect(await listStatements()).toContainEqual(expect.stringMatching(traced))
  })
  for (const told of ['answered', 'job done'])
    await eventually(() => expect(output.out).toMatch(new RegExp(`"trace_id":"${idOf('a')}".*"msg":"${told}"`)))
  expect(texts.join('')).not.toMatch(/tajna|Bearer|primjer\.test/)

  // One that is not recorded runs prepared statements, and still leads from the log of the proxy to ours.
  const prepared = async () =>
    (await listStatements()).filter((query) => query.includes('insert into "leads"') && !query.includes('traceparent'))
  await eventually(async () => {
    await sendLead(address, { traceparent: traceparent('b', '00') })
    expect(await prepared()).not.toEqual([])
  })
  await eventually(() => expect(output.out).toContain(`"trace_id":"${idOf('b')}"`))

  // An answer that is ready passes by the framework.
  for (let time = 0; time < 3; time++)
    await (await fetch(`${address}/api/v1/categories`, { headers: { traceparent: traceparent('c') } })).text()
  await eventually(() => expect(of(idOf('c'))).not.toEqual([]))
  await eventually(() => expect(output.out.split(`"trace_id":"${idOf('c')}","method"`)).toHaveLength(4))

  const hostile = [
    `00-${"*/';drop".padEnd(32, 'a')}-${'1'.repeat(16)}-01`,
    traceparent('d').toUpperCase().replace('D', 'Z'),
    `00-${idOf('0')}-${'1'.repeat(16)}-01`,
    `${traceparent('e')}-${'e'.repeat(8_000)}`,
    `ff-${idOf('f')}-${'1'.repeat(16)}-01`,
  ]
  for (const header of hostile) await sendLead(address, { traceparent: header, tracestate: `x=${'*/'.repeat(2_000)}` })
  expect((await listStatements()).join('\n')).not.toMatch(/drop|zzz|eeee|ffff|\*\/\*\//i)
  expect(of(idOf('e')).concat(of(idOf('f')), of(idOf('0')))).toEqual([])
})

test('a visitor who reaches the port decides nothing about traces', async () => {
  const { endpoint, spans, of } = await startTraceReceiver()
  const { address } = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: 'off' })
  await sendLead(address, { traceparent: traceparent('a') })
  await eventually(() => expect(spans.map(({ name }) => name)).toContain('send mail'))
  expect(of(idOf('a'))).toEqual([])
})

test('a receiver that is away is told of once, and nothing breaks', async () => {
  const { address, output } = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    ...tellingModules,
  })
  expect(output.err).toContain('loaded ')
  for (let time = 0; time < 3; time++) await sendLead(address, { traceparent: traceparent('a') })
  await eventually(() => expect(output.err).toMatch(/^Traces could not be sent: connect ECONNREFUSED 127\.0\.0\.1:9$/m))
  await sendLead(address, { traceparent: traceparent('a') })
  expect(output.err.match(/Traces could not be sent/g)).toHaveLength(1)
})

test('tracing is on with a receiver alone, and can be switched off', () => {
  const isOn = (env: Record<string, string>) => readConfig(env).tracing
  const receiver = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(isOn(receiver)).toBe(true)
  expect(isOn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toBe(true)
  expect(isOn({ OTEL_SERVICE_NAME: 'zauvijek', OTEL_TRACES_SAMPLER: 'always_on' })).toBe(false)
  expect(isOn({ ...receiver, OTEL_SDK_DISABLED: 'true' })).toBe(false)
  expect(isOn({ ...receiver, OTEL_TRACES_EXPORTER: 'none' })).toBe(false)
  expect(() => isOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
})

test('while it is off there is no trace of it', async () => {
  const { address, output } = await startProduct(tellingModules)
  const answer = await sendLead(address, { traceparent: traceparent('a') })
  expect([...answer.headers.keys()].filter((name) => name.startsWith('trace'))).toEqual([])
  expect((await listStatements()).join('')).not.toContain('traceparent=')
  await eventually(() => expect(output.out).toContain('"path":"/api/v1/leads"'))
  expect(output.out).not.toContain('trace_id')
  expect(output.err).not.toContain('loaded ')
})
