import type { FastifyContextConfig } from 'fastify'

const seconds = { type: 'integer', minimum: 1 } as const

/** Headers of answers, by name. */
export const responseHeaders = {
  'X-Request-Id': {
    description: 'Oznaka zahtjeva. Navedite je kad prijavljujete pogrešku.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '7c0a4f5e-2b1d-4c55-9a53-5a8a5a0f6f10',
  },
  'X-RateLimit-Limit': {
    description: 'Koliko je poziva dopušteno u razdoblju koje traje.',
    schema: { type: 'integer', minimum: 1 },
    example: 40,
  },
  'X-RateLimit-Remaining': {
    description: 'Koliko je poziva preostalo.',
    schema: { type: 'integer', minimum: 0 },
    example: 39,
  },
  'X-RateLimit-Reset': {
    description: 'Za koliko sekundi brojanje počinje iznova. Uz 429 isto je što i Retry-After.',
    schema: seconds,
    example: 3600,
  },
  'Retry-After': { description: 'Za koliko sekundi pokušati ponovo.', schema: seconds, example: 5 },
  ETag: {
    description: 'Oznaka sadržaja za If-None-Match. Nema je odgovor koji ovisi o tokenu.',
    schema: { type: 'string' },
    example: '"n4bQgYhMfWWaL-qgxVrQFa-br"',
  },
  'Idempotent-Replay': {
    description: '„true” kad je zahtjev s istim ključem već izvršen, a ovo je njegov odgovor.',
    schema: { type: 'string', pattern: '^true$' },
    example: 'true',
  },
  'WWW-Authenticate': {
    description: 'Način prijave: uvijek uz 401, a uz 403 kad ključ ne smije dovoljno.',
    schema: { type: 'string', pattern: '^Bearer' },
    example: 'Bearer',
  },
  'Content-Disposition': {
    description: 'Naziv datoteke.',
    required: true,
    schema: { type: 'string' },
    example: 'attachment; filename="ponuda.pdf"',
  },
  'X-Change': {
    description: 'Oznaka promjene. Čitanje koje je pošalje u X-After-Change zna za ovu promjenu na svakom čvoru.',
    schema: { type: 'string' },
    example: 'Jk3x_9QmPz0a',
  },
} as const

export type HeaderName = keyof typeof responseHeaders

const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const

/** The headers that an answer of this status may have. */
export function headersOf(status: number, method: string, { call, rateLimit }: FastifyContextConfig): HeaderName[] {
  const isSuccess = status < 300
  return [
    'X-Request-Id',
    ...(rateLimit ? rateLimitHeaders : []),
    ...(status === 429 || status === 503 || (status === 409 && call?.takesIdempotencyKey)
      ? (['Retry-After'] as const)
      : []),
    ...(status === 401 || status === 403 ? (['WWW-Authenticate'] as const) : []),
    ...(call?.isConditional && (status === 200 || status === 304) ? (['ETag'] as const) : []),
    ...(isSuccess && call?.takesIdempotencyKey ? (['Idempotent-Replay'] as const) : []),
    ...(isSuccess && call?.isDownload ? (['Content-Disposition'] as const) : []),
    ...(isSuccess && method !== 'GET' ? (['X-Change'] as const) : []),
  ]
}

/** References to these headers, as an answer carries them; an answer without headers has no such field. */
export const referToHeaders = (names: readonly HeaderName[]) =>
  names.length === 0
    ? {}
    : { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) }

/** Headers of requests, as parameters of the calls that read them. */
export const requestHeaders = {
  'If-None-Match': {
    description: 'ETag odgovora koji klijent već ima: dok je isti, odgovor je 304 bez sadržaja.',
    example: responseHeaders.ETag.example,
  },
  'X-After-Change': {
    description: 'X-Change vlastitog zapisa: odgovor tu promjenu sigurno poznaje.',
    example: responseHeaders['X-Change'].example,
  },
  'Last-Event-ID': {
    description: 'Oznaka zadnjeg primljenog događaja: najprije dolazi što je propušteno.',
    example: '1204',
  },
} as const
