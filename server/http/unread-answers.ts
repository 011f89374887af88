import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { AppError } from '#server/errors.ts'
import type { App } from './app-type.ts'

const MB = 1_000_000

/** In bytes; the system takes a shorter answer at once, whoever reads it. */
const LARGE = 64 * 1024

interface AnswerLimits {
  /** Bytes of the answers to one account; a single one may be longer. Six files of messages are read at once. */
  perAccount?: number
  /** The same of all accounts. */
  total?: number
  /** After so long without a byte that is taken, the connection is cut. */
  silenceMs?: number
  /** As it is after so long, and the time that the slowest line takes. */
  baseMs?: number
  bytesPerSecond?: number
}

/**
 * Bounds what is in memory because it was asked for and is not read: an answer of megabytes stays there until its reader
 * has taken it. A stream has little in memory, and ends in the same way where it is not read. Public answers are cached,
 * and in memory once for all their readers.
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

  /** Of a stream nobody knows how long it gets, so that its reader is looked at again and again. */
  function requirePace(raw: ServerResponse, socket: Socket): NodeJS.Timeout {
    const taken = () => socket.bytesWritten - socket.writableLength
    const [begunAt, before] = [performance.now(), taken()]
    return setInterval(() => {
      const seconds = (performance.now() - begunAt - baseMs) / 1000
      if (taken() - before < seconds * bytesPerSecond) raw.destroy()
    }, baseMs).unref()
  }

  app.addHook('onSend', async ({ knownActor, isInternal }, { raw }, payload) => {
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
    // Nothing is left to do for it but to be read.
    if (raw.socket instanceof Socket) raw.setTimeout(silenceMs, cut)
    const end = setTimeout(cut, baseMs + (bytes / bytesPerSecond) * 1000).unref()
    finished(raw)
      .catch(() => {}) // the reader is gone, which ends it as well
      .finally(() => {
        clearTimeout(end)
        if (knownActor) count(knownActor.id, -bytes)
      })
  })
}
