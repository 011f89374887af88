import { useEffect } from 'react'
import { hasStoredMessages } from './stored-texts.ts'

/** On every page: sends messages that an earlier visit could not send. */
export function WaitingMessages({ userId }: { userId: number }) {
  useEffect(() => {
    if (hasStoredMessages(userId)) void import('./own-outbox.ts').then((module) => module.outboxOf(userId))
  }, [userId])
  return null
}
