import { useState } from 'react'
import type { Account, AccountSession } from '../../../contract/account.ts'
import { dayOfInstant } from '../../lib/format-day.ts'
import { DeletionSection } from './deletion-section.tsx'
import { ExportSection } from './export-section.tsx'
import { AccountFrame } from './frame.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface Loaded {
  account: Account
  sessions: AccountSession[]
  today: string
}

/**
 * One's own account. What a section saves is taken over from the server's answer and not loaded anew: a failure then
 * could take along what is being typed in another section.
 */
export function AccountPage({ account: loaded, sessions: loadedSessions, today }: Loaded) {
  const [account, setAccount] = useState(loaded)
  const [sessions, setSessions] = useState(loadedSessions)
  return (
    <AccountFrame
      title={account.role === 'professional' ? 'Moj profil' : 'Profil'}
      lead={`Račun ste otvorili ${dayOfInstant(account.created_at)}`}
    >
      <PersonSection account={account} onChange={setAccount} />
      <PasswordSection
        email={account.email}
        onChanged={() => setSessions((before) => before.filter(({ current }) => current))}
      />
      <SessionsSection sessions={sessions} onChange={setSessions} />
      <ExportSection today={today} />
      <DeletionSection account={account} />
    </AccountFrame>
  )
}
