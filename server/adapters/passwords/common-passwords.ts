import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The thousand most common ones that are long enough to be chosen, by zxcvbn-ts (MIT licence), and some that a Croatian
 * would think of; all in small letters.
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
)

/** Whether guessing would begin with it, in whatever case. */
export const isCommonPassword = (password: string) => common.has(password.trim().toLowerCase())
