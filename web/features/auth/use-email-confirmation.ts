import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { clearLinkToken, linkToken } from '#web/lib/link-token.ts'
import { sessionReady } from '#web/lib/session.ts'
import { failureMessages } from './text.ts'

export type EmailConfirmation =
  | { phase: 'confirming' | 'confirmed' | 'incomplete' | 'expired' }
  /** The user is not signed in to the link's account. */
  | { phase: 'password'; token: string }
  /** The link has not been used and may still be valid. */
  | { phase: 'failed'; message: string }

/** A link is refused when it is opened again, which is not a failure if the address is confirmed. */
async function isConfirmedAlready(): Promise<boolean> {
  const { status } = await sessionReady()
  if (status !== 'signed-in') return false
  const me = await call('GET /auth/me').catch(() => null)
  return me?.data.email_confirmed === true
}

const failed = (error: unknown): EmailConfirmation => ({
  phase: 'failed',
  message: failureMessage(error, failureMessages.confirmEmail),
})

async function confirm(token: string | null): Promise<EmailConfirmation> {
  if (token === null) return { phase: (await isConfirmedAlready()) ? 'confirmed' : 'incomplete' }
  if ((await sessionReady()).status !== 'signed-in') return { phase: 'password', token }
  try {
    await call('POST /confirm-email', { body: { token } })
  } catch (error) {
    if (!(error instanceof ApiError)) return failed(error)
    if (error.fields['password'] !== undefined) return { phase: 'password', token }
    if (error.fields['token'] === undefined) return failed(error)
    return { phase: (await isConfirmedAlready()) ? 'confirmed' : 'expired' }
  }
  clearLinkToken()
  return { phase: 'confirmed' }
}

/** Confirms the address when the page opens, if the user is signed in, and again on `retry`. */
export function useEmailConfirmation(): {
  confirmation: EmailConfirmation
  retry: () => void
  /** After the user has sent the password. */
  end: (phase: 'confirmed' | 'expired') => void
} {
  const [confirmation, setConfirmation] = useState<EmailConfirmation>({ phase: 'confirming' })
  // React's strict mode runs effects twice, but the link works only once.
  const isRunning = useRef(false)

  const run = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    setConfirmation({ phase: 'confirming' })
    setConfirmation(await confirm(linkToken()))
    isRunning.current = false
  }, [])

  useEffect(() => void run(), [run])
  return { confirmation, retry: () => void run(), end: (phase) => setConfirmation({ phase }) }
}
