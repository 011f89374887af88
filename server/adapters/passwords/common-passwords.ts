import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The thousand most common passwords of sufficient length, by zxcvbn-ts (MIT licence), and some that Croatians would
 * think of; all in lower case.
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
)

/** Whether an attacker would try it early, in whatever case. */
export const isCommonPassword = (password: string) => common.has(password.trim().toLowerCase())
