import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { App } from '#server/http/app-type.ts'

/** The origin at which the node answers. */
export async function listen(node: App): Promise<string> {
  await node.listen({ host: '127.0.0.1', port: 0 })
  const { port } = node.server.address() as AddressInfo // a TCP server has no other kind of address
  return `http://127.0.0.1:${port}`
}

interface Message {
  [field: string]: string
}

/** Reads a stream message by message, like a client; skips comments. */
export async function openStream(origin: string, token: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${origin}/api/v1/leads/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  /** Undefined once the stream has ended. */
  async function nextMessage(): Promise<Message | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) return undefined
        text += value
        continue
      }
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const fields = lines.map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1)).filter((field) => field !== undefined)
      if (fields.length > 0) return Object.fromEntries(fields)
    }
  }
  /** The next message with content. */
  async function next() {
    for (;;) {
      const message = await nextMessage()
      if (message === undefined) return undefined
      if (message['event'] === undefined) continue
      return { event: message['event'], id: Number(message['id']), data: JSON.parse(message['data'] ?? '') }
    }
  }
  async function nextOf(event: string) {
    const message = await next()
    expect(message?.event).toBe(event)
    return message!
  }
  const leave = () => leaving.abort()
  return { response, nextMessage, next, nextOf, leave }
}
