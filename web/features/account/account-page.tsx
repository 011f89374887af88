import { useState } from 'react'
import type { Account, AccountSession } from '#contract/account.ts'
import { dayOfInstant } from '#web/lib/format-instant.ts'
import { DeletionSection } from './deletion-section.tsx'
import { ExportSection } from './export-section.tsx'
import { AccountPageLayout, SectionLevel } from './layout.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface Loaded {
  account: Account
  sessions: AccountSession[]
  today: string
}

/** The account on a page of its own. */
export function AccountPage(loaded: Loaded) {
  return (
    <AccountPageLayout title="Profil" intro={accountIntro(loaded.account)}>
      <AccountSections {...loaded} />
    </AccountPageLayout>
  )
}

export const accountIntro = (account: Account) => `Račun ste otvorili ${dayOfInstant(account.created_at)}`

/**
 * One's own account. What a section saves is taken over from the server's answer and not loaded anew: a failure then
 * could take along what is being typed in another section.
 */
export function AccountSections({
  account: loaded,
  sessions: loadedSessions,
  today,
  level = 'h2',
}: Loaded & {
  /** Of the sections' headings. */
  level?: 'h2' | 'h3'
}) {
  const [account, setAccount] = useState(loaded)
  const [sessions, setSessions] = useState(loadedSessions)
  return (
    <SectionLevel value={level}>
      <PersonSection account={account} onChange={setAccount} />
      <PasswordSection
        email={account.email}
        onChanged={() => setSessions((before) => before.filter(({ current }) => current))}
      />
      <SessionsSection sessions={sessions} onChange={setSessions} />
      <ExportSection today={today} />
      <DeletionSection account={account} />
    </SectionLevel>
  )
}
