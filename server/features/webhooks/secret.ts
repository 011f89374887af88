import { randomBytes } from 'node:crypto'

/** In the format of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
