import type { ContactInput, Site } from '#contract/site.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { contentKey, isFirstInPeriod } from '#server/db/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { presentSite } from './present.ts'
import {
  deleteContactMessage,
  deleteContactMessagesBefore,
  insertContactMessage,
  selectContactMessage,
} from './queries.ts'

export const getSite = ({ config }: Pick<Deps, 'config'>): { data: Site } => ({ data: presentSite(config) })

/** A sender whose answer was lost presses again, or the browser repeats the request. */
const REPEATED_SECONDS = 3_600

/**
 * The message to the operator is stored until its mail is sent. The same message from the same sender is sent once an
 * hour. An Idempotency-Key would not do, since keys belong to an account and the sender has none.
 */
export async function sendContactMessage({ db, clock, config }: Deps, input: ContactInput): Promise<void> {
  if (config.operator.email === undefined)
    throw new AppError('invalid', { message: 'Vlasnik portala još nije upisao adresu na koju bi poruka stigla.' })
  const { name, email, message } = input
  const repeated = { key: contentKey('contact', name, email, message), seconds: REPEATED_SECONDS }
  await db.transaction().execute(async (tx) => {
    if (!(await isFirstInPeriod(tx, clock.now(), repeated))) return
    const { id } = await insertContactMessage(tx, input, clock.now())
    await enqueue(tx, 'send-mail', { kind: 'contact_message', contact_message_id: id })
  })
}

/** Undefined once it is sent. */
export const findContactMessage = (db: Database, id: number) => selectContactMessage(db, id)

export async function removeContactMessage(db: Database, id: number): Promise<void> {
  await deleteContactMessage(db, id)
}

/** How long a mail that has failed for good is kept. */
const UNSENT_LIVE_MS = 7 * 86_400_000

export const removeOldContactMessages = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteContactMessagesBefore(db, new Date(clock.now().getTime() - UNSENT_LIVE_MS))
