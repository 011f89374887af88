import { hash, type Options, verify } from '@node-rs/argon2'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'

/** argon2id, the library's default algorithm, with OWASP's second parameter set: 19 MiB and two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each hash takes a core for some 20 ms; more at a time would slow down all of them and everything else. The last in
 * the queue waits about five seconds; further requests are asked to come back later.
 */
const runLimited = limitConcurrency({ concurrency: 2, maxQueued: 400 })

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes the same time with and without a hash. */
  verify: (password: string, storedHash: string | undefined) => Promise<boolean>
}

/** @internal */
export const hashPassword = (password: string) => runLimited(() => hash(password, options))

let dummyHash: Promise<string> | undefined

/**
 * Refusing an account that does not exist takes as long as refusing a wrong password, so the time does not reveal which
 * it was. @internal
 */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const expected = storedHash ?? (await (dummyHash ??= hashPassword('')))
  return (await runLimited(() => verify(expected, password))) && storedHash !== undefined
}

export const passwords: Passwords = { hash: hashPassword, verify: verifyPassword }
