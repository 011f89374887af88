import type { accountCalls } from './account.ts'
import type { adminLogCalls } from './admin-log.ts'
import type { adminProfessionalCalls } from './admin-professionals.ts'
import type { adminReviewCalls } from './admin-reviews.ts'
import type { adminUserCalls } from './admin-users.ts'
import type { apiKeyCalls } from './api-keys.ts'
import type { authCalls } from './auth.ts'
import type { availabilityCalls } from './availability.ts'
import type { calendarFeedCalls } from './calendar-feed.ts'
import type { categoryCalls } from './categories.ts'
import type { embedCalls } from './embed.ts'
import type { eventCalls } from './events.ts'
import type { favoriteCalls } from './favorites.ts'
import type { followedCalendarCalls } from './followed-calendars.ts'
import type { landingCalls } from './landing.ts'
import type { leadReportCalls } from './lead-reports.ts'
import type { leadStreamCalls } from './lead-stream.ts'
import type { leadCalls } from './leads.ts'
import type { mediaCalls, mediaUploadCalls } from './media.ts'
import type { messageCalls, messageSendCalls } from './messages.ts'
import type { offerCalls } from './offers.ts'
import type { packageCalls } from './packages.ts'
import type { replyTemplateCalls } from './reply-templates.ts'
import type { professionalCalls } from './professionals.ts'
import type { reviewReplyCalls } from './review-replies.ts'
import type { reviewCalls } from './reviews.ts'
import type { similarCalls } from './similar.ts'
import type { siteCalls } from './site.ts'
import type { statisticsCalls } from './statistics.ts'
import type { suggestionCalls } from './suggestions.ts'
import type { webhookDeliveryCalls } from './webhook-deliveries.ts'
import type { webhookCalls } from './webhooks.ts'

/** Every call of the API by its key. Types only, so that no page carries the schemas of the calls it makes. */
export type AllCalls = typeof accountCalls &
  typeof adminLogCalls &
  typeof adminProfessionalCalls &
  typeof adminReviewCalls &
  typeof adminUserCalls &
  typeof apiKeyCalls &
  typeof authCalls &
  typeof availabilityCalls &
  typeof calendarFeedCalls &
  typeof categoryCalls &
  typeof embedCalls &
  typeof eventCalls &
  typeof favoriteCalls &
  typeof followedCalendarCalls &
  typeof landingCalls &
  typeof leadReportCalls &
  typeof leadStreamCalls &
  typeof leadCalls &
  typeof mediaCalls &
  typeof mediaUploadCalls &
  typeof messageCalls &
  typeof messageSendCalls &
  typeof offerCalls &
  typeof packageCalls &
  typeof professionalCalls &
  typeof replyTemplateCalls &
  typeof reviewCalls &
  typeof reviewReplyCalls &
  typeof similarCalls &
  typeof siteCalls &
  typeof statisticsCalls &
  typeof suggestionCalls &
  typeof webhookCalls &
  typeof webhookDeliveryCalls

/** The calls that take an `Idempotency-Key`. */
export type KeyedCall = {
  [K in keyof AllCalls]: AllCalls[K] extends { takesIdempotencyKey: true } ? K : never
}[keyof AllCalls]
