import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { renderToString } from 'react-dom/server'
import { API_BASE } from '#contract/paths.ts'
import { parseMarkup, toElement } from './reference-markup.ts'
import { openReference, type Reference } from './reference-sql.ts'

/**
 * A bare program beside the product, a process of its own with NODE_ENV=production: sends the same bytes from a buffer
 * for what is hot, runs the same SQL in prepared statements for what is cold, renders the same markup with React. Its
 * parent sends a ReferenceTask and receives the port.
 */
export interface ReferenceTask {
  databaseUrl: string
  hot: { path: string; headers: string[]; body: Uint8Array }[]
  /** The product's HTML, by which page it is. */
  markup: { home: string; detail: string }
}

type Handle = (request: IncomingMessage, url: URL) => Promise<{ type: string; body: string; status?: number }>

const json = (value: object) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) })

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return JSON.parse(text) as Record<string, unknown> // written by our own generator
}

function coldHandler(sql: Reference, markup: ReferenceTask['markup']): Handle {
  const [home, detail] = [parseMarkup(markup.home), parseMarkup(markup.detail)]
  const page = (root: ReturnType<typeof parseMarkup>) => ({
    type: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html>${renderToString(toElement(root))}`,
  })

  return async (request, { pathname, searchParams }) => {
    if (request.method === 'POST') {
      const token = (request.headers.authorization ?? '').slice('Bearer '.length)
      const [, leadId] = /\/leads\/(\d+)\/messages$/.exec(pathname) ?? []
      const input = await readBody(request)
      const made = leadId === undefined ? sql.lead(token, input) : sql.message(token, leadId, input)
      return { ...json(await made), status: 201 }
    }
    const isCall = pathname.startsWith(API_BASE)
    const [, id, rest] = /\/professionals\/(\d+)(\/availability|\/similar)?$/.exec(pathname) ?? []
    if (isCall && id !== undefined) {
      if (rest === '/availability') return json(await sql.availability(id, searchParams))
      return json(rest === '/similar' ? await sql.similar(id, searchParams) : await sql.detail(id))
    }
    if (isCall) return json(await sql.list(searchParams))
    if (id === undefined) {
      await sql.list(searchParams)
      return page(home)
    }
    await Promise.all([sql.detail(id), sql.reviews(id), sql.availability(id, searchParams)])
    return page(detail)
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
  const { promise, resolve } = Promise.withResolvers<number>()
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') resolve(address.port)
  })
  return promise
}

process.once('disconnect', () => process.exit())
process.once('message', (task: ReferenceTask) => void serve(task).then((port) => process.send?.(port)))
