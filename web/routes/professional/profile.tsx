import { useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import type { Route } from './+types/profile.ts'
import { ApiError, call } from '#web/call.ts'
import { accountIntro, AccountSections } from '#web/features/account/account-page.tsx'
import { PortfolioSection } from '#web/features/media/portfolio-section.tsx'
import { portfolioIds } from '#web/features/media/portfolio-text.ts'
import { usePortfolio } from '#web/features/media/use-portfolio.ts'
import { FACTS_FORM, FactsForm } from '#web/features/packages/facts-form.tsx'
import { ADD_PACKAGE, PackageEditor } from '#web/features/packages/package-editor.tsx'
import { PriceRangeNotice } from '#web/features/packages/price-range-notice.tsx'
import { CompletenessCard, MissingPartLink } from '#web/features/professionals/profile-completeness-card.tsx'
import { completenessOf } from '#web/features/professionals/profile-completeness.ts'
import {
  AccountSubsection,
  ProfileDenied,
  ProfileLayout,
  ProfileSection,
  ProfileSkeleton,
} from '#web/features/professionals/profile-layout.tsx'
import { UnsavedChangesBlocker } from '#web/ui/unsaved-changes-blocker.tsx'
import { ProfileForm } from '#web/features/professionals/profile-form.tsx'
import { StatusBadge, StatusBanner } from '#web/features/professionals/profile-status.tsx'
import { ProgramLinks } from '#web/features/shell/program-links.tsx'
import { createLastLoaded } from '#web/lib/last-loaded.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'
import { failureMessages } from '#web/features/professionals/profile-text.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

/** Null for a professional's account without a profile. */
async function load({ professional: own }: User, signal: AbortSignal) {
  if (own === undefined) return null
  try {
    const [profile, categories, account, sessions] = await Promise.all([
      call('GET /professionals/:id', { params: { id: own.id }, signal }),
      call('GET /categories', { signal }),
      call('GET /account', { signal }),
      call('GET /account/sessions', { signal }),
    ])
    return { profile: profile.data, categories: categories.data, account: account.data, sessions: sessions.data }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null
    throw error
  }
}

/** If the reload after a saved change fails, the page must stay, with the typed text in it. */
const lastProfile = createLastLoaded<Awaited<ReturnType<typeof load>>>()

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async (user) => ({
    userId: user.id,
    loaded: await lastProfile.load(String(user.id), () => load(user, request.signal)),
  }))

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Moj profil · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = ProfileSkeleton

export default function Profile({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  useEffect(() => lastProfile.forget, [])
  if (!useStillAuthorized(userId)) return <ProfileSkeleton />
  return loaded === null ? <ProfileDenied /> : <OwnProfile key={userId} {...loaded} />
}

/** The ids of the sections that the page links to. */
const targets = { ...portfolioIds, packages: ADD_PACKAGE, facts: FACTS_FORM } as const

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>

/** Saved data comes from the responses to the changes, since a reload of the page's data could overwrite typed text. */
function OwnProfile({ profile: loaded, categories, account, sessions }: Loaded) {
  const [profile, setProfile] = useState(loaded)
  // Of two parts that are saved at once, the answer to the earlier one may come last.
  const onSaved = (saved: typeof loaded) => setProfile((now) => (saved.updated_at < now.updated_at ? now : saved))
  const [isChanged, setChanged] = useState(false)
  const [hasChangedPackages, setPackagesChanged] = useState(false)
  const [hasChangedFacts, setFactsChanged] = useState(false)
  const portfolio = usePortfolio(loaded.id, loaded.media)
  const completeness = completenessOf(profile, portfolio.pictures)
  const [firstMissing] = completeness.missing
  const unfinished =
    isChanged || hasChangedPackages || hasChangedFacts || portfolio.hasUnsavedTexts
      ? 'Promjene koje niste spremili bit će izgubljene.'
      : portfolio.underWay > 0
        ? 'Slike se još učitavaju. One koje nisu stigle neće biti u portfelju.'
        : null
  return (
    <ProfileLayout
      badge={<StatusBadge status={profile.status} />}
      name={profile.company_name}
      banner={
        <StatusBanner
          status={profile.status}
          reason={profile.rejection_reason}
          completion={
            firstMissing && (
              <MissingPartLink
                part={firstMissing.part}
                targets={targets}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                Dovršite profil
              </MissingPartLink>
            )
          }
        />
      }
      aside={
        <CompletenessCard
          {...completeness}
          professionalId={profile.id}
          isPublic={profile.status === 'approved'}
          targets={targets}
        />
      }
    >
      <ProfileSection name="company">
        <ProfileForm profile={profile} categories={categories} onSaved={onSaved} onChanged={setChanged} />
      </ProfileSection>
      <ProfileSection name="packages">
        <PriceRangeNotice profile={profile} onSaved={onSaved} />
        <PackageEditor profile={profile} onSaved={onSaved} onChanged={setPackagesChanged} />
      </ProfileSection>
      <ProfileSection name="facts">
        <FactsForm key={profile.category?.slug} profile={profile} onSaved={onSaved} onChanged={setFactsChanged} />
      </ProfileSection>
      <ProfileSection name="portfolio">
        <PortfolioSection portfolio={portfolio} />
      </ProfileSection>
      <ProfileSection name="programs">
        <ProgramLinks />
      </ProfileSection>
      <AccountSubsection intro={accountIntro(account)}>
        <AccountSections account={account} sessions={sessions} level="h3" />
      </AccountSubsection>
      <UnsavedChangesBlocker unsaved={unfinished} />
    </ProfileLayout>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded level="h1" error={error} title={failureMessages.load} />
)
