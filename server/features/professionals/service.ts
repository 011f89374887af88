import type { Company } from '#contract/company-fields.ts'
import { factsOf } from '#contract/facts.ts'
import { type FactsInput, statedFacts } from '#contract/facts-input.ts'
import type { Professional, ProfessionalStatus, ProfileInput } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { listTags, type Tag, tags } from '#server/response-cache/tags.ts'
import { presentPicture } from '#server/features/media/service.ts'
import { canSee } from './policy.ts'
import { presentCard, presentDetail } from './present.ts'
import {
  type CardRow,
  countByCategoryAndCity,
  eraseFromRejectionReasons,
  insertProfile,
  lockApproved,
  lockProfile,
  lockRejectedNaming,
  publishReceivedLeads,
  selectApprovedCards,
  selectApprovedDates,
  selectApprovedIds,
  selectApprovedSummary,
  selectCards,
  selectForDecision,
  selectProfessional,
  selectVisibility,
  selectWithOwner,
  setProfileUpdatedAt,
  updateFacts,
  updatePremium,
  updateProfile,
  updateRestored,
  updateStatus,
  updateSuspended,
} from './queries.ts'
import { spellCity } from './spell-city.ts'

type DatabaseDeps = Pick<Deps, 'db'>

/** A row as a card, with its pictures. */
export const cardOf = (row: CardRow): Professional => presentCard(row, row.pictures.map(presentPicture))

/** Cards of the public profiles among these ids, by id. */
export const findPublicCards = async ({ db }: DatabaseDeps, ids: number[]): Promise<Map<number, Professional>> =>
  new Map((await selectApprovedCards(db, { ids })).map((row) => [row.id, cardOf(row)]))

/** The public profiles among these ids. */
export const filterPublic = async ({ db }: DatabaseDeps, ids: number[]): Promise<number[]> =>
  (await selectApprovedIds(db, ids)).map(({ id }) => id)

/** Cards of profiles of any status, by id, for admins. */
export const findCards = async ({ db }: DatabaseDeps, ids: number[]): Promise<Map<number, Professional>> =>
  new Map((await selectCards(db, ids)).map((row) => [row.id, cardOf(row)]))

/** Whether the profile is public; keeps it from being deleted until the transaction ends. */
export const lockPublicProfile = async (tx: Database, id: number): Promise<boolean> =>
  (await lockApproved(tx, id)) !== undefined

/** How many profiles are public, and when any of them last changed. */
export const getPublicSummary = ({ db }: DatabaseDeps) => selectApprovedSummary(db)

/** The public profiles with the time of their last change, in the order of their ids. */
export const listPublicDates = ({ db }: DatabaseDeps, limit: number, offset: number) =>
  selectApprovedDates(db, limit, offset)

/** The number of public profiles in each category, in a row without a city, and in each home city of it. */
export const countPublicByCity = ({ db }: DatabaseDeps) => countByCategoryAndCity(db)

/** For the mails about a profile: their address and content; undefined once the profile is deleted. */
export const findProfileWithOwner = (db: Database, id: number) => selectWithOwner(db, id)

/** Call within the transaction that deletes an account, with the id of its profile. */
export async function eraseFromRejections(
  tx: Database,
  ownId: number | null,
  { anywhere }: PersonPatterns,
): Promise<void> {
  await lockRejectedNaming(tx, ownId, anywhere)
  await eraseFromRejectionReasons(tx, anywhere)
}

/** The tags of every answer that shows the profile or anything that belongs to it. */
export const profileTags = (id: number): Tag[] => [
  tags.professional(id),
  tags.professionals,
  tags.prices,
  tags.edits,
  tags.reviews(id),
  tags.calendar(id),
  tags.calendars,
]

const notVisible = () => new AppError('not_found', { message: 'Pružatelj usluga nije pronađen.' })

/** Why a change of an existing profile was refused: it is another's, or it has been changed meanwhile. */
const refusedChange = ({ professional }: Actor, id: number) =>
  professional?.id === id
    ? new AppError('conflict', { message: 'Profil je upravo promijenjen na drugom uređaju. Pokušajte ponovo.' })
    : new AppError('forbidden', { message: 'Možete uređivati samo vlastiti profil.' })

/** Throws not_found for a profile that the viewer must not know of. */
export async function ensureVisible({ db }: DatabaseDeps, viewer: Actor | null, id: number): Promise<void> {
  const profile = await selectVisibility(db, id)
  if (!profile || !canSee(viewer, profile)) throw notVisible()
}

/** Throws not_found for a profile that the viewer must not know of. */
export async function getProfessional(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Actor | null,
  id: number,
): Promise<Professional> {
  const row = await selectProfessional(db, id, clock.today())
  if (!row || !canSee(viewer, row)) throw notVisible()
  return presentDetail(row, row.pictures.map(presentPicture))
}

/** The profile of a new professional. It is pending, so nothing public changes. Call within a transaction. */
export async function createProfile(tx: Database, userId: number, company: Company): Promise<void> {
  await insertProfile(tx, userId, spellCity(company))
}

/** The status stays as it is, approved or not. Throws conflict if the profile is not the one to be replaced. */
export const changeProfile = (deps: Deps, actor: Actor, id: number, input: ProfileInput): Promise<Professional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const owner = { id, user_id: actor.id, replaces: input.replaces }
    await lockProfile(tx, owner)
    const changed = await updateProfile(tx, owner, spellCity(input), deps.clock.now())
    const profile = await getProfessional({ ...deps, db: tx }, actor, id)
    if (!changed) throw refusedChange(actor, id)
    // Couples' open pages name the company.
    if (changed.is_renamed) await publishReceivedLeads(tx, id)
    const lists = [
      ...(changed.is_listed_elsewhere ? [tags.professionals] : []),
      ...(changed.begins_at_another_price ? [tags.prices] : []),
    ]
    invalidate(tags.professional(id), ...listTags(profile.status, tags.edits, ...lists))
    return profile
  })

/**
 * Call within a transaction that changes something belonging to the profile: nobody else can do so until it ends.
 * Throws not_found for a profile that the actor must not know of, forbidden for another's, and conflict if it is not
 * the one to be replaced.
 */
export async function lockOwnProfile(
  deps: Pick<Deps, 'clock'> & { db: Database },
  actor: Actor,
  id: number,
  { replaces }: Pick<ProfileInput, 'replaces'>,
): Promise<void> {
  if (await setProfileUpdatedAt(deps.db, { id, user_id: actor.id, replaces }, deps.clock.now())) return
  await ensureVisible(deps, actor, id)
  throw refusedChange(actor, id)
}

/** Replaces the facts of the profile's category; those of other categories stay. */
export const changeFacts = (deps: Deps, actor: Actor, id: number, input: FactsInput): Promise<Professional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const own = { ...deps, db: tx }
    await lockOwnProfile(own, actor, id, input)
    const { category, status } = await getProfessional(own, actor, id)
    const replaced = factsOf(category?.slug)
    const facts = statedFacts(input.facts)
    const stranger = Object.keys(facts).find((key) => !replaced.some((known) => known === key))
    if (stranger !== undefined) throw invalidField(`facts.${stranger}`, 'Tvrtke iz vaše kategorije to ne navode.')
    await updateFacts(tx, id, { travels_km: input.travels_km, facts, replaced })
    // Lists can be filtered by facts.
    invalidate(tags.professional(id), ...listTags(status, tags.edits, tags.professionals))
    return getProfessional(own, actor, id)
  })

/** Call within a transaction: locks the profile for a decision until it ends. */
export const lockForDecision = (tx: Database, id: number) => selectForDecision(tx, id)

export async function setStatus(
  tx: Database,
  id: number,
  { status, reason }: { status: ProfessionalStatus; reason: string | null },
  now: Date,
): Promise<void> {
  await updateStatus(tx, id, status, status === 'rejected' ? reason : null, now)
}

export async function setPremium(tx: Database, id: number, premium: boolean, now: Date): Promise<void> {
  await updatePremium(tx, id, premium, now)
}

/** Hides the account's profile from the public and returns its id, or null if there is none. */
export const suspendProfile = async (tx: Database, userId: number, now: Date): Promise<number | null> =>
  (await updateSuspended(tx, userId, now))?.id ?? null

/** Gives the account's profile its former status back and returns its id, or null if there is none. */
export const restoreProfile = async (tx: Database, userId: number, now: Date): Promise<number | null> =>
  (await updateRestored(tx, userId, now))?.id ?? null
