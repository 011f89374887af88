import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { UploadedFile } from '#contract/media.ts'
import {
  type Attempt,
  findKey,
  prolongAttempt,
  releaseKey,
  reserveKey,
  runAttempt,
  storeAnswer,
} from '#server/db/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, statusByCode } from '#server/errors.ts'

const REMEMBERED_MS = 24 * 3_600_000
/** An attempt that has not extended its lock for this long has died with its process. */
const LOCK_MS = 20_000
const PROLONG_EVERY_MS = 5_000
const RELEASE_EVERY_MS = 500
/** A little longer than the lock, so that after a crash a waiting retry takes over. */
const MAX_WAIT_MS = 25_000

export interface Answer {
  status: number
  content: unknown
}

interface KeyedRequest {
  userId: number
  key: string
  hash: Buffer
  log: FastifyBaseLogger
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest()

/** Equal for the same call with the same address and validated body. For a file, its bytes and name count. */
export const hashRequest = (call: string, ...parts: unknown[]): Buffer =>
  sha256(
    JSON.stringify([call, ...parts], (_, value: unknown) =>
      value instanceof UploadedFile ? [sha256(value.content).toString('base64'), value.filename] : value,
    ),
  )

const inProgress = () =>
  new AppError('conflict', {
    message: 'Isti se zahtjev još obrađuje. Pokušajte ponovo za nekoliko trenutaka.',
    headers: { 'retry-after': '5' },
  })

/** The process died after doing the work and before storing the answer. */
const answerLost = () =>
  new AppError('conflict', { message: 'Ovaj je zahtjev već izvršen. Osvježite stranicu kako biste vidjeli ishod.' })

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Used while the database is away: once it is back, a retry need not wait for the lock to expire. */
async function releaseLater(db: Deps['db'], attempt: Attempt, madeNothing: boolean): Promise<void> {
  const deadline = performance.now() + LOCK_MS
  while (performance.now() < deadline) {
    await sleep(RELEASE_EVERY_MS, undefined, { ref: false })
    const isReleased = await releaseKey(db, attempt, { madeNothing }).then(
      () => true,
      () => false,
    )
    if (isReleased) return
  }
}

/**
 * Does the work of a request once, however often the request arrives. A retry gets the stored answer; one that arrives
 * while the first is still running waits for it. Only successes are stored, because a refusal changes nothing.
 */
export async function answerOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, key, hash, log }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer & { isReplay: boolean }> {
  const attempt: Attempt = { id: randomUUID(), userId, key }
  const deadline = later(clock.now(), MAX_WAIT_MS)
  for (let pause = 50; ; pause = Math.min(pause * 2, 500)) {
    const now = clock.now()
    const times = { now, lockedUntil: later(now, LOCK_MS), expiresAt: later(now, REMEMBERED_MS) }
    if (await reserveKey(db, attempt, { requestHash: hash, ...times })) break
    const known = await findKey(db, userId, key)
    if (known) {
      if (!known.request_hash.equals(hash)) throw new AppError('idempotency')
      const { status, answer } = known
      if (status !== null && answer !== null) return { status, content: JSON.parse(answer), isReplay: true }
      if (known.done && known.locked_until <= now) throw answerLost()
      if (now >= deadline) throw inProgress()
    }
    await sleep(pause)
  }

  const prolong = () => prolongAttempt(db, attempt, later(clock.now(), LOCK_MS)).catch(() => {}) // retried soon
  const timer = setInterval(() => void prolong(), PROLONG_EVERY_MS)
  try {
    const answer = await runAttempt(attempt, work)
    await storeAnswer(db, attempt, { status: answer.status, answer: JSON.stringify(answer.content ?? null) }).catch(
      // The work is done, so the client should get its answer. A retry will only learn that the work was done.
      (error: unknown) => log.warn({ err: error }, 'the answer to a request with an Idempotency-Key was not stored'),
    )
    return { ...answer, isReplay: false }
  } catch (error) {
    // A refusal has changed nothing, even if it comes after a transaction that found nothing to do.
    const madeNothing = error instanceof AppError && statusByCode[error.code] < 500
    await releaseKey(db, attempt, { madeNothing }).catch(() => void releaseLater(db, attempt, madeNothing))
    throw error
  } finally {
    clearInterval(timer)
  }
}
