import * as z from 'zod/mini'
import { type AccountExport, accountExport } from '#contract/account.ts'
import { keysOf } from '#contract/typed-keys.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { listKeys } from '#server/features/api-keys/service.ts'
import { findOwnFeed } from '#server/features/calendar-feed/service.ts'
import { getEmbed } from '#server/features/embed/service.ts'
import { exportEvents } from '#server/features/events/service.ts'
import { listFavorites } from '#server/features/favorites/service.ts'
import { listCalendars } from '#server/features/followed-calendars/service.ts'
import { listLeads } from '#server/features/leads/service.ts'
import { exportMessages } from '#server/features/messages/service.ts'
import { exportOffers } from '#server/features/offers/service.ts'
import { getProfessional } from '#server/features/professionals/service.ts'
import { listTemplates } from '#server/features/reply-templates/service.ts'
import { listOwnReviews, listReceivedReviews } from '#server/features/reviews/service.ts'
import { listProfileCounts } from '#server/features/statistics/service.ts'
import { listWebhooks } from '#server/features/webhooks/service.ts'
import { listSessions } from '#server/features/auth/session-service.ts'
import { getAccount } from './service.ts'

const unlimitedPage = { page: 1, per_page: 1_000_000 }

type Pages<List> = AsyncIterable<List>

/** Page by page if a program could have written without limit. */
type ExportParts = {
  [Name in keyof AccountExport]:
    | AccountExport[Name]
    | (Name extends 'messages' | 'events' ? Pages<AccountExport[Name]> : never)
}

/** All of the actor's data in the database, as the actor may see it. */
async function partsFor(deps: Deps, actor: Actor): Promise<ExportParts> {
  const common = {
    exported_at: deps.clock.now().toISOString(),
    account: await getAccount(deps, actor),
    sessions: (await listSessions(deps, actor, unlimitedPage)).data,
  }
  if (actor.role === 'couple') {
    return {
      ...common,
      favorites: (await listFavorites(deps, actor, unlimitedPage)).data,
      leads: (await listLeads(deps, actor, unlimitedPage)).data,
      messages: await exportMessages(deps, actor),
      offers: await exportOffers(deps, actor),
      reviews: await listOwnReviews(deps, actor.id),
    }
  }
  if (!actor.professional) return common
  const { id } = actor.professional
  return {
    ...common,
    professional: await getProfessional(deps, actor, id),
    api_keys: await listKeys(deps, actor),
    events: await exportEvents(deps, id),
    calendar_feed: await findOwnFeed(deps, actor),
    embed: await getEmbed(deps, actor),
    followed_calendars: await listCalendars(deps, actor),
    leads: (await listLeads(deps, actor, unlimitedPage)).data,
    messages: await exportMessages(deps, actor),
    offers: await exportOffers(deps, actor),
    reply_templates: await listTemplates(deps, actor),
    webhooks: await listWebhooks(deps, actor),
    received_reviews: await listReceivedReviews(deps, id),
    profile_counts: await listProfileCounts(deps, id),
  }
}

const isPaged = (part: unknown): part is Pages<unknown[]> => part instanceof Object && Symbol.asyncIterator in part

/** The text of one JSON object, in the order that its schema declares. */
async function* write(parts: ExportParts): AsyncGenerator<string> {
  let before = '{'
  for (const name of keysOf(accountExport.shape)) {
    const part = parts[name]
    if (part === undefined) continue
    const schema: z.ZodMiniType = accountExport.shape[name]
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (isPaged(part)) yield* writePages(schema, part)
    else yield JSON.stringify(z.encode(schema, part))
  }
  yield '}'
}

async function* writePages(schema: z.ZodMiniType, pages: Pages<unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    if (page.length === 0) continue
    yield before + JSON.stringify(z.encode(schema, page)).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/**
 * The text of all of the actor's data. Messages and events are loaded only as they are sent; years of them would take
 * gigabytes and block the process for seconds.
 */
export const exportAccount = async (deps: Deps, actor: Actor): Promise<AsyncIterable<string>> =>
  write(await partsFor(deps, actor))
