import type pg from 'pg'
import type { Config } from './config.ts'
import type { Database } from '#server/db/connect.ts'
import { type KeptAnswers, keepAnswers } from '#server/response-cache/response-cache.ts'
import { type EventStreams, keepEventStreams } from '#server/http/event-streams.ts'
import { type LeadNews, makeLeadNews } from '#server/pubsub/lead-changes.ts'
import type { WebBuild } from '#server/pages/build.ts'
import { type CalendarReader, openCalendarReader } from '#server/adapters/calendar-reader/calendar-reader.ts'
import { type Clock, systemClock } from '#server/adapters/clock.ts'
import type { FileStore } from '#server/adapters/file-store/file-store.ts'
import { openFileStore } from '#server/adapters/file-store/open.ts'
import { type Passwords, passwords } from '#server/adapters/passwords/passwords.ts'
import type { Mailer } from '#server/adapters/mailer/mailer.ts'
import { openMailer } from '#server/adapters/mailer/open.ts'
import { type Pictures, startPictures } from '#server/adapters/pictures/pictures.ts'

/** The few things that features need, handed down from main.ts; tests replace single ones. */
export interface Deps {
  config: Config
  db: Database
  /** The connections under `db`: counted by the metrics, and the listener takes their settings. */
  pool: pg.Pool
  clock: Clock
  files: FileStore
  pictures: Pictures
  mailer: Mailer
  passwords: Passwords
  /** Reads calendars elsewhere. */
  calendars: CalendarReader
  kept: KeptAnswers
  leadNews: LeadNews
  eventStreams: EventStreams
  /** The built pages; without them only the API is served. */
  web: WebBuild | null
}

/** `say` is told what the operator should know. */
type Given = Pick<Deps, 'config' | 'db' | 'pool'> & Partial<Deps> & { say?: (line: string) => void }

export function makeDeps({ clock = systemClock, say = () => {}, ...given }: Given): Deps {
  return {
    clock,
    files: openFileStore(given.config),
    // Named, not imported: only the process that draws loads it.
    pictures: startPictures(new URL('../demo/drawings/draw.ts', import.meta.url).href),
    passwords,
    calendars: openCalendarReader({ userAgent: `Zauvijek (+${given.config.publicUrl})` }),
    mailer: openMailer(given.config, say),
    kept: keepAnswers({ clock }),
    leadNews: makeLeadNews(),
    eventStreams: keepEventStreams(),
    web: null,
    ...given,
  }
}
