import { findNearMisses } from './near-misses.ts'

/** The parameters of an address that a driver reads. */
export interface KnownParameters {
  /** It ignores a misspelt one, and without those of TLS, it connects in plain text. */
  known: readonly string[]
  /** Those that would replace the product's own settings. */
  own?: readonly string[]
}

export const databaseParameters: KnownParameters = {
  known: ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'],
  own: [
    'application_name',
    'options',
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
    'query_timeout',
  ],
}

export const mailParameters: KnownParameters = { known: ['requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized'] }

/** The faults of an address's parameters, to be read after the name of its variable. */
export function parameterProblems(url: string, { known, own = [] }: KnownParameters): string[] {
  const given = [...new URL(url).searchParams.keys()]
  const byUpperCase = new Map(known.map((name) => [name.toUpperCase(), name]))
  const misspelt = findNearMisses(
    given.map((name) => (known.includes(name) ? name.toUpperCase() : name)),
    [...byUpperCase.keys()],
  )
  return [
    ...misspelt.map(([name, meant]) => `has ${name}, which is probably meant to be ${byUpperCase.get(meant)}`),
    ...given.filter((name) => own.includes(name)).map((name) => `must not have ${name}, which the product sets itself`),
  ]
}

/** Says how a sign is written that ends the address within its user or password; nothing for any other error. */
export function unencodedHint(text: string): string {
  const [, sign] = /^[a-z0-9]+:\/\/[^@/#?]*([/#?])[^@]*@/i.exec(text) ?? []
  return sign === undefined ? '' : `; the ${sign} in its password or user is written as ${encodeURIComponent(sign)}`
}
