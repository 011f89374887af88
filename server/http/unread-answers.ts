import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { AppError } from '#server/errors.ts'
import type { App } from './app-type.ts'

const MB = 1_000_000

/** In bytes. The system buffers shorter answers completely, even if nobody reads them. */
const LARGE = 64 * 1024

interface AnswerLimits {
  /**
   * Bytes of unread answers for one account. A single answer may be longer; a browser reads six files of messages at
   * once.
   */
  perAccount?: number
  /** The same for all accounts together. */
  total?: number
  /** After this long without any byte being read, the connection is cut. */
  silenceMs?: number
  /** The time every answer is granted in any case, on top of what the slowest acceptable line takes. */
  baseMs?: number
  bytesPerSecond?: number
}

/**
 * Limits the memory held by answers that were requested but are not being read: megabytes stay in memory until the
 * client has taken them. A stream holds little, and is ended in the same way if it is not read. Public answers are
 * cached once for all their readers, so they do not count.
 */
export function registerUnreadAnswers(
  app: App,
  {
    perAccount = 64 * MB,
    total = 384 * MB,
    silenceMs = 60_000,
    baseMs = 60_000,
    bytesPerSecond = 10_000,
  }: AnswerLimits = {},
): void {
  const ofAccounts = new Map<number, number>()
  let ofAll = 0

  function checkLimits(account: number, bytes: number): void {
    const own = ofAccounts.get(account) ?? 0
    if (own > 0 && own + bytes > perAccount) throw new AppError('rate_limited', { headers: { 'retry-after': '10' } })
    if (ofAll > 0 && ofAll + bytes > total) throw new QueueFullError('too many answers wait for their readers')
  }

  function count(account: number, bytes: number): void {
    const own = (ofAccounts.get(account) ?? 0) + bytes
    if (own > 0) ofAccounts.set(account, own)
    else ofAccounts.delete(account)
    ofAll += bytes
  }

  /** The length of a stream is unknown, so its reader is checked again and again. */
  function requirePace(raw: ServerResponse, socket: Socket): NodeJS.Timeout {
    const taken = () => socket.bytesWritten - socket.writableLength
    const [begunAt, before] = [performance.now(), taken()]
    return setInterval(() => {
      const seconds = (performance.now() - begunAt - baseMs) / 1000
      if (taken() - before < seconds * bytesPerSecond) raw.destroy()
    }, baseMs).unref()
  }

  app.addHook('onSend', async ({ knownActor, isInternal }, { raw }, payload) => {
    // The client has left already, which nothing below would hear of any more.
    if (raw.destroyed) return
    if (payload instanceof Readable && raw.socket instanceof Socket) {
      raw.setTimeout(silenceMs, () => raw.destroy())
      const pace = requirePace(raw, raw.socket)
      raw.once('close', () => clearInterval(pace))
      return
    }
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0
    if (bytes < LARGE || isInternal) return
    if (knownActor) {
      checkLimits(knownActor.id, bytes)
      count(knownActor.id, bytes)
    }
    const cut = () => raw.destroy()
    // The answer is complete and only has to be read.
    if (raw.socket instanceof Socket) raw.setTimeout(silenceMs, cut)
    const end = setTimeout(cut, baseMs + (bytes / bytesPerSecond) * 1000).unref()
    finished(raw)
      .catch(() => {}) // the client has left, which ends it too
      .finally(() => {
        clearTimeout(end)
        if (knownActor) count(knownActor.id, -bytes)
      })
  })
}
