import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { clearLinkToken, linkToken } from '#web/lib/link-token.ts'
import { sessionReady } from '#web/lib/session.ts'
import { failed } from './text.ts'

export type EmailConfirmation =
  | { phase: 'asking' | 'confirmed' | 'incomplete' | 'spent' }
  /** Nothing is decided yet: the link is as good as before. */
  | { phase: 'failed'; message: string }

/** The same link opened twice says no at the second time, which is no failure to whoever opened it. */
async function isConfirmedAlready(): Promise<boolean> {
  const { status } = await sessionReady()
  if (status !== 'signed-in') return false
  const me = await call('GET /auth/me').catch(() => null)
  return me?.data.email_confirmed === true
}

async function confirm(token: string | null): Promise<EmailConfirmation> {
  if (token === null) return { phase: (await isConfirmedAlready()) ? 'confirmed' : 'incomplete' }
  try {
    await call('POST /confirm-email', { body: { token } })
  } catch (error) {
    if (!(error instanceof ApiError && error.fields['token'] !== undefined))
      return { phase: 'failed', message: toFailure(error, failed.confirmEmail).message }
    return { phase: (await isConfirmedAlready()) ? 'confirmed' : 'spent' }
  }
  clearLinkToken()
  return { phase: 'confirmed' }
}

/** Confirms the address as soon as the page is opened, and again when that is asked for. */
export function useEmailConfirmation(): { confirmation: EmailConfirmation; retry: () => void } {
  const [confirmation, setConfirmation] = useState<EmailConfirmation>({ phase: 'asking' })
  // React's strict mode runs effects twice, and the link is good once.
  const isUnderWay = useRef(false)

  const run = useCallback(async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setConfirmation({ phase: 'asking' })
    setConfirmation(await confirm(linkToken()))
    isUnderWay.current = false
  }, [])

  useEffect(() => void run(), [run])
  return { confirmation, retry: () => void run() }
}
