import type { Deps } from './deps.ts'
import { deleteOldKeys } from '#server/db/idempotency-keys.ts'
import { deleteOldCounters } from '#server/db/rate-counters.ts'
import { removeExpiredKeys } from '#server/features/api-keys/service.ts'
import { createLinkToken, removeExpiredLinks, removeLinkToken } from '#server/features/auth/link-service.ts'
import { removeOldFormerAddresses } from '#server/features/auth/service.ts'
import { removeExpiredSessions } from '#server/features/auth/session-service.ts'
import { enqueueReadings, readScheduledCalendar } from '#server/features/followed-calendars/service.ts'
import { remindOfLeads } from '#server/features/lead-reminders/service.ts'
import { createVariants, removePictures, sweepPictures } from '#server/features/media/service.ts'
import { removeAttachment, sweepAttachments } from '#server/features/messages/service.ts'
import { deleteOldDeliveries, sendDue } from '#server/features/webhook-deliveries/service.ts'
import { getSite, removeOldContactMessages } from '#server/features/site/service.ts'
import { sendMail } from '#server/emails/send-email.ts'
import type { JobHandlers } from '#server/adapters/jobs/jobs.ts'
import type { CronJob } from '#server/adapters/jobs/worker.ts'

/** The handler of each job. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'send-mail': sendMail({
    db: deps.db,
    clock: deps.clock,
    mailer: deps.mailer,
    publicUrl: deps.config.publicUrl,
    createToken: (userId, purpose, email) => createLinkToken(deps, userId, purpose, email),
    removeToken: (token) => removeLinkToken(deps, token),
    contactEmail: getSite(deps).data.contact_email,
  }),
  'make-pictures': ({ media_id }, { signal }) => createVariants(deps, media_id, signal),
  'remove-pictures': ({ hashes }) => removePictures(deps, hashes),
  'read-calendar': ({ followed_calendar_id }, { signal }) => readScheduledCalendar(deps, followed_calendar_id, signal),
  'read-calendars': () => enqueueReadings(deps),
  'remind-of-leads': () => remindOfLeads(deps),
  'sweep-pictures': (_, { signal }) => sweepPictures(deps, signal),
  'remove-attachment': ({ file_key }) => removeAttachment(deps, file_key),
  'sweep-attachments': (_, { signal }) => sweepAttachments(deps, signal),
  'send-webhooks': ({ webhook_id }, { signal }) => sendDue(deps, webhook_id, signal),
})

/** Scheduled jobs. Files are swept at night. */
export const cronJobs: CronJob[] = [
  { name: 'sweep-pictures', at: '17 2 * * *', payload: {} },
  { name: 'sweep-attachments', at: '47 2 * * *', payload: {} },
  { name: 'read-calendars', at: '5 * * * *', payload: {} },
  { name: 'remind-of-leads', at: '35 * * * *', payload: {} },
]

/**
 * Deletes rows that have expired. Each task leaves those that somebody else has locked for the next time: it finds them in
 * another order than whoever deletes an account with all that belongs to it, and would deadlock with it.
 */
export const housekeepingTasks = (deps: Deps) => [
  () => deleteOldCounters(deps.db, deps.clock.now()),
  () => deleteOldKeys(deps.db, deps.clock.now()),
  () => removeExpiredSessions(deps),
  () => removeExpiredLinks(deps),
  () => removeExpiredKeys(deps),
  () => removeOldFormerAddresses(deps),
  () => removeOldContactMessages(deps),
  () => deleteOldDeliveries(deps),
]
