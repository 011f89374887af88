import { EventEmitter, once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContext } from '@playwright/test'

/** About two packets. */
const PART_LENGTH = 2800

interface SlowDocuments {
  url: string
  /** A document opened in this context arrives in parts, each after the previous one has been painted. */
  slowDown: (context: BrowserContext) => Promise<void>
  stop: () => Promise<void>
}

/** Everything that `target` serves, as over a slow connection; for one page at a time. */
export async function serveSlowDocuments(target: string): Promise<SlowDocuments> {
  const frames = new EventEmitter()
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(target).host, 'accept-encoding': 'identity' }
    const forwarded = request(target + asked.url, { method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      if (found.headers['content-type']?.startsWith('text/html'))
        void text(found).then((document) => sendInParts(answer, document, frames))
      else found.pipe(answer)
    })
    forwarded.on('error', (error) => answer.destroy(error))
    asked.pipe(forwarded)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    slowDown: async (context) => {
      await context.exposeFunction('reportFrame', () => frames.emit('frame'))
      await context.addInitScript(() => {
        const { reportFrame } = globalThis as unknown as { reportFrame: () => Promise<void> }
        const report = () => void reportFrame().then(() => requestAnimationFrame(report))
        requestAnimationFrame(report)
      })
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function sendInParts(answer: ServerResponse, document: string, frames: EventEmitter): Promise<void> {
  // Nothing is painted before the body begins.
  const beginning = document.indexOf('<body')
  for (const part of partsOf(document, beginning)) {
    if (answer.destroyed) return
    answer.write(part)
    // The first frame may begin while the part is still on its way to the page.
    await once(frames, 'frame')
    await once(frames, 'frame')
  }
  answer.end()
}

/** Split between blocks: within a button or a line of text the parts may still move. */
const blockStart = /<(?:article|div|footer|form|h\d|header|label|li|main|nav|ol|p|section|ul)\b/g

function partsOf(document: string, beginning: number): string[] {
  const parts = []
  for (let start = 0, end: number; start < document.length; start = end) {
    blockStart.lastIndex = Math.max(start, beginning) + PART_LENGTH
    end = blockStart.exec(document)?.index ?? document.length
    parts.push(document.slice(start, end))
  }
  return parts
}
