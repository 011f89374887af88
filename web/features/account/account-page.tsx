import type { Account, AccountSession } from '#contract/account.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { DeletionSection } from './deletion-section.tsx'
import { ExportSection } from './export-section.tsx'
import { AccountPageLayout, SectionLevel } from './layout.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface Loaded {
  account: Account
  sessions: AccountSession[]
}

/** The account on its own page. */
export function AccountPage(loaded: Loaded) {
  return (
    <AccountPageLayout title="Profil" intro={accountIntro(loaded.account)}>
      <AccountSections {...loaded} />
    </AccountPageLayout>
  )
}

export const accountIntro = (account: Account) => `Račun ste otvorili ${dayOfInstant(account.created_at)}`

/** The user's own account. After a change the page's loader runs again. */
export function AccountSections({
  account,
  sessions,
  level = 'h2',
}: Loaded & {
  /** The heading level of the sections. */
  level?: 'h2' | 'h3'
}) {
  return (
    <SectionLevel value={level}>
      <PersonSection account={account} />
      <PasswordSection email={account.email} />
      <SessionsSection sessions={sessions} />
      <ExportSection />
      <DeletionSection account={account} />
    </SectionLevel>
  )
}
