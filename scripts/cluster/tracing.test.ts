import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { ensureBuilt } from '#test/built.ts'
import { eventually } from '#test/eventually.ts'
import { makeFactories } from '#test/factories.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, removeDataDir, startProduct } from '#test/product.ts'
import { startBucket } from '#test/s3.ts'
import { startSiteProxy } from '#test/site-proxy.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'
import { type ReceivedSpan, startTraceReceiver } from '#test/trace-receiver.ts'

ensureBuilt()
const dataDir = makeDataDir()
const cluster = await startTemporaryCluster()
const bucket = await startBucket()
afterAll(async () => {
  await bucket.close()
  await cluster.stop()
  removeDataDir(dataDir)
})

/** HAProxy as deployed begins a trace for every request; here it has all of them recorded. */
function recordAll(configuration: string): string {
  const everyHundredth = ' if { rand(100) eq 0 }'
  expect(configuration).toContain(everyHundredth)
  return configuration.replace(everyHundredth, '')
}

test('a trace begins at HAProxy and leads to page, bucket, statement with its comment, job and mail', async () => {
  const { endpoint, spans, of } = await startTraceReceiver()
  const port = await findFreePort()
  const url = cluster.urlOf('postgres')
  const node = await startProduct({
    dataDir,
    log: join(dataDir, 'node.log'),
    env: {
      DATABASE_URL: url,
      STORAGE_URL: bucket.url,
      PORT: String(port),
      DEMO: 'off',
      WORKERS: '1',
      TRUST_PROXY: 'loopback',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  onTestFinished(node.stop)
  const site = await startSiteProxy(port, recordAll)
  const { db, close } = connectDatabase(url, { max: 2 })
  onTestFinished(close)
  const make = makeFactories({ db, clock: systemClock })
  const [couple, professional] = [await make.couple(), await make.professional()]
  await eventually(async () => expect((await fetch(`${site}/readyz`)).status).toBe(200))

  const send = async (path: string, token: string, body: object) => {
    const answer = await fetch(site + API_BASE + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([path, answer.status]).toEqual([path, 201])
  }

  /** From the request to this piece of work; the proxy takes half of a trace's id for its own span. */
  const wayTo = (isIt: (span: ReceivedSpan) => boolean): string[] => {
    const found = spans.find(isIt)
    if (!found) return []
    const trace = new Map(of(found.traceId).map((span) => [span.spanId, span]))
    const names: string[] = []
    let parent: string | undefined = found.spanId
    for (let span = trace.get(parent); span; span = trace.get(parent ?? '')) {
      names.unshift(span.name)
      parent = span.parentSpanId
    }
    return parent === found.traceId.slice(0, 16) ? ['proxy', ...names] : names
  }
  const leadsTo = (way: string[]) =>
    eventually(() => {
      const name = way.at(-1)
      const ways = spans.filter((span) => span.name === name).map((span) => wayTo((each) => each === span))
      expect(ways).toContainEqual(way)
    })

  const page = await fetch(`${site}/professionals/${professional.id}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
  await leadsTo(['proxy', 'GET *', 'render page'])
  await leadsTo(['proxy', 'GET *', 'render page', 'SELECT'])

  await send('/media', professional.token, { image: dataUrl(await makeJpeg({ width: 400, height: 300 })) })
  await leadsTo(['proxy', 'POST /api/v1/media', 'S3'])

  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const lead = { professional_id: professional.id, message: 'Jeste li slobodni?' }
  await send('/leads', couple.token, { ...lead, event_date: '2031-06-07' })
  await leadsTo(['proxy', 'POST /api/v1/leads', 'WITH'])
  await leadsTo(['proxy', 'POST /api/v1/leads', 'job send-mail', 'send mail'])

  const commented = /^\/\*traceparent='00-([0-9a-f]{32})-([0-9a-f]{16})-01'\*\//
  // A connection tells its last statement only: of the many traces, one is found by both of its ids.
  await eventually(async () => {
    const { rows } = await client.query<{ query: string }>('select query from pg_stat_activity')
    const ids = rows.map(({ query }) => commented.exec(query)).filter((match) => match !== null)
    const sent = ids.filter(([, traceId = '', spanId]) => of(traceId).some((span) => span.spanId === spanId))
    expect(sent).not.toEqual([])
  })
})
