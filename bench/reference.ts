import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { renderToString } from 'react-dom/server'
import { isCalendarMonth } from '#contract/calendar-month.ts'
import { API_BASE } from '#contract/paths.ts'
import { parseMarkup, toElement } from './reference-markup.ts'
import { embedWriter, pageKinds, pageOf, type PageKind } from './reference-pages.ts'
import { openReference, type Reference } from './reference-sql.ts'

/**
 * A minimal program for comparison, in a separate process with NODE_ENV=production: sends the same bytes from a buffer
 * for hot requests, runs the same SQL in prepared statements for cold ones, and renders the same markup with React. Its
 * parent sends a ReferenceTask and receives the port.
 */
export interface ReferenceTask {
  databaseUrl: string
  hot: { path: string; headers: string[]; body: Uint8Array }[]
  /** The product's HTML by page. */
  markup: Record<PageKind, string>
}

type Handle = (request: IncomingMessage, url: URL) => Promise<{ type: string; body: string; status?: number }>

const json = (value: object) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) })

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return JSON.parse(text) as Record<string, unknown> // written by our own generator
}

async function made(sql: Reference, token: string, pathname: string, request: IncomingMessage) {
  const [, leadId] = /\/leads\/(\d+)\/messages$/.exec(pathname) ?? []
  const input = await readBody(request)
  return leadId === undefined ? sql.lead(token, input) : sql.message(token, leadId, input)
}

function callHandler(sql: Reference, token: string, { pathname, searchParams }: URL): Promise<object> {
  const [, id = '', rest] = /\/professionals\/(\d+)(\/availability|\/similar)?$/.exec(pathname) ?? []
  if (rest === '/availability') return sql.availability(id, searchParams)
  if (rest === '/similar') return sql.similar(id, searchParams)
  if (id !== '') return sql.detail(id)
  if (pathname.endsWith('/availability')) return sql.freeDays(searchParams)
  if (pathname.endsWith('/suggestions')) return sql.suggestions(searchParams)
  return pathname.endsWith('/leads/counts') ? sql.countsByKey(token) : sql.list(searchParams)
}

/** Reads the same data as the product's page. */
async function readForPage(sql: Reference, kind: PageKind, { pathname, searchParams }: URL): Promise<void> {
  const id = pathname.split('/').at(-1) ?? ''
  const oneOfList = new URLSearchParams([...searchParams, ['per_page', '1']])
  const reads: Record<Exclude<PageKind, 'embed'>, () => Promise<object>[]> = {
    home: () => [sql.list(searchParams)],
    map: () => [sql.list(oneOfList)],
    dates: () => [sql.list(oneOfList), sql.freeDays(searchParams)],
    compare: () => (searchParams.get('ids') ?? '').split(',').map((one) => sql.detail(one)),
    detail: () => [sql.detail(id), sql.reviews(id), sql.availability(id, searchParams)],
  }
  if (kind !== 'embed') await Promise.all(reads[kind]())
}

function coldHandler(sql: Reference, markup: ReferenceTask['markup']): Handle {
  const rendered = pageKinds.filter((kind) => kind !== 'embed')
  const parsed = new Map<PageKind, ReturnType<typeof parseMarkup>>(
    rendered.map((kind) => [kind, parseMarkup(markup[kind])]),
  )
  const writeEmbed = embedWriter(markup.embed)
  const html = (body: string) => ({ type: 'text/html; charset=utf-8', body })

  return async (request, url) => {
    const token = (request.headers.authorization ?? '').slice('Bearer '.length)
    if (request.method === 'POST') return { ...json(await made(sql, token, url.pathname, request)), status: 201 }
    if (url.pathname.startsWith(API_BASE)) return json(await callHandler(sql, token, url))
    const kind = pageOf(url.pathname)
    if (kind === 'embed') {
      const month = url.searchParams.get('month') ?? ''
      if (!isCalendarMonth(month)) return html(markup.embed)
      const id = url.pathname.split('/').at(-1) ?? ''
      return html(writeEmbed(id, month, await sql.embed(id, month)))
    }
    await readForPage(sql, kind, url)
    const root = parsed.get(kind)
    return html(root ? `<!DOCTYPE html>${renderToString(toElement(root))}` : '')
  }
}

async function serve(task: ReferenceTask): Promise<number> {
  const hot = new Map(task.hot.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body) }]))
  const sql = openReference(task.databaseUrl)
  await sql.prepare()
  const handle = coldHandler(sql, task.markup)

  function sendHot(path: string, response: ServerResponse): boolean {
    const ready = hot.get(path)
    if (ready) response.writeHead(200, ready.headers).end(ready.body)
    return ready !== undefined
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (sendHot(path, response)) return
    handle(request, new URL(path, 'http://bench')).then(
      ({ type, body, status = 200 }) =>
        response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  // Like the product: connections stay open while the other one is measured.
  server.keepAliveTimeout = 72_000
  const { promise, resolve } = Promise.withResolvers<number>()
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') resolve(address.port)
  })
  return promise
}

process.once('disconnect', () => process.exit())
process.once('message', (task: ReferenceTask) => void serve(task).then((port) => process.send?.(port)))
