import type pg from 'pg'
import type { Config } from './config.ts'
import type { Database } from '#server/db/connect.ts'
import { noReplicas, type Replicas } from '#server/db/replicas/replicas.ts'
import { type Shares, createShares } from '#server/db/shares.ts'
import { CACHE_BYTES, type ResponseCache, createResponseCache } from '#server/response-cache/response-cache.ts'
import { type EventStreams, createEventStreams } from '#server/http/event-streams.ts'
import { type LeadUpdates, createLeadUpdates } from '#server/pubsub/lead-updates.ts'
import type { WebBuild } from '#server/pages/build.ts'
import { noSiblings, type Siblings } from '#server/workers/siblings.ts'
import { type CalendarReader, openCalendarReader } from '#server/adapters/calendar-reader/calendar-reader.ts'
import { type Clock, systemClock } from '#server/adapters/clock.ts'
import type { FileStore } from '#server/adapters/file-store/file-store.ts'
import { openFileStore } from '#server/adapters/file-store/open.ts'
import { type Passwords, passwords } from '#server/adapters/passwords/passwords.ts'
import type { Mailer } from '#server/adapters/mailer/mailer.ts'
import { openMailer } from '#server/adapters/mailer/open.ts'
import { openWebhookSender, type WebhookSender } from '#server/adapters/webhook-sender/webhook-sender.ts'
import { type Pictures, startPictures } from '#server/adapters/pictures/pictures.ts'

/** Everything the features depend on, passed down from main.ts. Tests replace individual entries. */
export interface Deps {
  config: Config
  db: Database
  /** The connections behind `db`, for the metrics. */
  pool: pg.Pool
  /**
   * Settings for a direct connection that bypasses any pooler: for listening, and for anything that outlives a
   * transaction.
   */
  direct: pg.ClientConfig
  /** How the connections behind `db` are divided, for the metrics. */
  shares: Shares
  /** Read replicas, used for answers that are the same for everyone. */
  replicas: Replicas
  clock: Clock
  files: FileStore
  pictures: Pictures
  mailer: Mailer
  passwords: Passwords
  /** Downloads and parses calendars hosted elsewhere. */
  calendarReader: CalendarReader
  /** Delivers webhooks. */
  webhookSender: WebhookSender
  responseCache: ResponseCache
  leadUpdates: LeadUpdates
  eventStreams: EventStreams
  /** The other processes that serve the port. */
  siblings: Siblings
  /** The built pages; null serves the API alone. */
  web: WebBuild | null
}

/** `log` prints a line for the operator. */
type DepsOptions = Pick<Deps, 'config' | 'db' | 'pool'> & Partial<Deps> & { log?: (line: string) => void }

export function createDeps({
  clock = systemClock,
  siblings = noSiblings,
  replicas = noReplicas,
  log = () => {},
  ...given
}: DepsOptions): Deps {
  return {
    clock,
    siblings,
    replicas,
    files: openFileStore(given.config, log),
    pictures: startPictures(),
    passwords,
    calendarReader: openCalendarReader({ userAgent: `Zauvijek (+${given.config.publicUrl})` }),
    webhookSender: openWebhookSender({ userAgent: `Zauvijek (+${given.config.publicUrl})` }),
    mailer: openMailer(given.config, log),
    responseCache: createResponseCache({ clock, siblings, replicas, maxBytes: CACHE_BYTES / given.config.workers }),
    leadUpdates: createLeadUpdates(),
    eventStreams: createEventStreams(),
    web: null,
    shares: createShares(),
    direct: given.pool.options,
    ...given,
  }
}
