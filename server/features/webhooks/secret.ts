import { randomBytes } from 'node:crypto'

/** As Standard Webhooks writes them. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
