import { createHmac } from 'node:crypto'

interface Signed {
  uid: string
  /** The time of this attempt; receivers refuse requests that are minutes old. */
  now: Date
  body: string
}

const signatureBy = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(content)
    .digest('base64')}`

/** The three headers of Standard Webhooks, signed with each of the secrets: https://www.standardwebhooks.com */
export function signedHeaders({ uid, now, body }: Signed, secrets: readonly string[]) {
  const timestamp = Math.floor(now.getTime() / 1000)
  const content = `${uid}.${timestamp}.${body}`
  return {
    'webhook-id': uid,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signatureBy(secret, content)).join(' '),
  }
}
